// An application with a scene, as a template of Xcode's has it; each call is a line of output.
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    say("didFinishLaunching")
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    say("willConnect")
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UIViewController()
    window?.rootViewController?.view.backgroundColor = .green
    window?.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) { say("sceneDidDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) {
    say("sceneDidBecomeActive \((scene as? UIWindowScene)?.windows.count ?? 0)")
  }
  func sceneWillResignActive(_ scene: UIScene) { say("sceneWillResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { say("sceneWillEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { say("sceneDidEnterBackground") }
}

/// Writes a line at once, whatever the output is.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}
