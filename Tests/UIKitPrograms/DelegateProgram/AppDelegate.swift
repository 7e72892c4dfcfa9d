// An application as a template of Xcode's without storyboards has it; each call is a line of output.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    say("didFinishLaunching \(application.applicationState == .inactive)")
    for name in [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        say(name.rawValue.replacingOccurrences(of: "UIApplication", with: "  posted "))
      }
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.backgroundColor = .white
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    say("didBecomeActive \(application.applicationState == .active)")
    say("window \(application.delegate?.window??.isKeyWindow ?? false)")
  }
  func applicationWillResignActive(_ application: UIApplication) { say("willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) {
    say("didEnterBackground \(application.applicationState == .background)")
  }
  func applicationWillEnterForeground(_ application: UIApplication) { say("willEnterForeground") }
  func applicationWillTerminate(_ application: UIApplication) { say("willTerminate") }
}

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    say("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("viewWillAppear")
  }
  override func viewWillLayoutSubviews() { say("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() {
    say("viewDidLayoutSubviews \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("viewDidAppear")
  }
  override func viewDidDisappear(_ animated: Bool) { say("viewDidDisappear") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let place = touches.first?.location(in: view) ?? .zero
    say("touchesBegan \(Int(place.x)),\(Int(place.y))")
    view.backgroundColor = .blue
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { say("touchesEnded") }
}

/// Writes a line at once, whatever the output is.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
