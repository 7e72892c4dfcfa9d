public import Foundation

extension UIApplication {
  /// Posted when the application was launched, before it gets events.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the application is in front, and gets events.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before the application is no longer in front.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when no window of the application is on the desktop any more.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before the application is active again, its windows back on the desktop.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before the application ends.
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Tells the delegate that the program runs, and has it make its windows.
  final func launch() {
    guard let delegate else { return becomeActive() }
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(self)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification)
    mainScene.connect(of: self)
    mainScene.enterForeground()
    becomeActive()
  }

  /// Tells that the application is in front.
  final func becomeActive() {
    applicationState = .active
    mainScene.becomeActive()
    delegate?.applicationDidBecomeActive(self)
    post(Self.didBecomeActiveNotification)
  }

  /// Tells that the application leaves the desktop.
  final func enterBackground() {
    resignActive()
    applicationState = .background
    mainScene.enterBackground()
    delegate?.applicationDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  /// Tells that the application comes back.
  final func enterForeground() {
    applicationState = .inactive
    mainScene.enterForeground()
    delegate?.applicationWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    becomeActive()
  }

  /// Tells that the application ends.
  final func terminate() {
    if applicationState == .active { resignActive() }
    mainScene.disconnect()
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  private func resignActive() {
    mainScene.resignActive()
    delegate?.applicationWillResignActive(self)
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
