public import Foundation
public import Views

/// Is told what becomes of the application; the program's entry, marked `@main`.
///
///     @main
///     class AppDelegate: UIResponder, UIApplicationDelegate {
///       var window: UIWindow?
///
///       func application(
///         _ application: UIApplication,
///         didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
///       ) -> Bool {
///         window = UIWindow(frame: UIScreen.main.bounds)
///         window?.rootViewController = ViewController()
///         window?.makeKeyAndVisible()
///         return true
///       }
///     }
///
/// - Source: UIKit, "UIApplicationDelegate".
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Called first of all; the answer does not count.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called to make the windows; the answer does not count.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called to make the windows, by the older form.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the application is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the application is no longer in front.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when no window is on the desktop any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the application is active again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the application ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Asked how a scene is set up; without an answer of the delegate's own there is no scene delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when scenes are gone for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// A configuration without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(unanswered: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// The window that the delegate keeps in a property of this name; `nil` if it has none.
  ///
  /// An optional of an optional, as on iOS, where a delegate need not have the property.
  public var window: UIWindow?? { windowProperty(of: self) }
}

extension UIApplicationDelegate where Self: UIResponder {
  /// Runs the application with a delegate of this class, and ends the process.
  public static func main() {
    exit(UIApplication.run(delegate: Self.makeInstance(())))
  }
}

extension UIApplicationDelegate where Self: NSObject {
  /// Runs the application with a delegate of this class, and ends the process.
  public static func main() {
    exit(UIApplication.run(delegate: Self.makeInstance(())))
  }
}

/// The value of a stored property `window`, found by reflection; `nil` if there is none.
func windowProperty(of object: Any) -> UIWindow?? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let present = mirror {
    if let child = present.children.first(where: {
      $0.label == "window" || $0.label == "$__lazy_storage_$_window"
    }) {
      return .some(child.value as? UIWindow)
    }
    mirror = present.superclassMirror
  }
  return nil
}
