public import Foundation
import Layers
public import Views

/// One instance of an application's interface: here there is one, with all its windows.
///
/// - Source: UIKit, "UIScene".
open class UIScene: UIResponder {
  /// How far a scene is in front.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Not set up yet, or gone.
    case unattached = -1
    /// On the screen, and getting events.
    case foregroundActive = 0
    /// On its way to or from there.
    case foregroundInactive = 1
    /// With no window on the desktop.
    case background = 2
  }

  /// What led to a scene; nothing but the start of the program does.
  public final class ConnectionOptions {
    init() {}
  }

  /// The scene's session.
  public final let session: UISceneSession
  /// Who is told what becomes of the scene.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is in front.
  public internal(set) final var activationState = ActivationState.unattached
  /// The text in the frames of the scene's windows; the program's name unless set.
  open var title: String? {
    didSet { tellTitle() }
  }

  /// Posted when a scene was set up.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is gone.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when a scene is in front.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene is no longer in front.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted before a scene comes back to the desktop.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when no window of a scene is on the desktop any more.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  init(session: UISceneSession) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// Has the frames of the windows say the title.
  final func tellTitle() {
    guard let title else { return }
    let application = UIApplication.shared
    for window in application.windows where window.windowScene === self {
      application.loop?.setTitle(title, of: window)
    }
  }

  // MARK: Life cycle

  /// Sets the scene up as the application's delegate says.
  final func connect(of application: UIApplication) {
    guard let owner = application.delegate else { return }
    let options = ConnectionOptions()
    let configuration = owner.application(
      application, configurationForConnecting: session, options: options)
    session.configuration = configuration
    delegate = configuration.makeDelegate(of: owner)
    activationState = .foregroundInactive
    post(Self.willConnectNotification)
    delegate?.scene(self, willConnectTo: session, options: options)
  }

  final func enterForeground() {
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
  }

  final func becomeActive() {
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
  }

  final func resignActive() {
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  final func enterBackground() {
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
  }

  final func disconnect() {
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    post(Self.didDisconnectNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// A scene of windows.
///
/// - Source: UIKit, "UIWindowScene".
open class UIWindowScene: UIScene {
  /// The screen that the windows are shown on.
  public final var screen: UIScreen { .main }
  /// The windows of the scene that were made visible.
  public final var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }
  /// The window made key last.
  public final var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  /// Which way the interface is turned: by the sides of the screen.
  public final var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// What the scene's windows are like.
  public final var traitCollection: UITraitCollection {
    windows.first?.traitCollection ?? screen.traitCollection
  }
}

/// Is told what becomes of a scene.
///
/// - Source: UIKit, "UISceneDelegate".
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called to make the scene's windows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene is no longer in front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes to the desktop.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when no window of the scene is on the desktop any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Is told what becomes of a scene of windows.
///
/// - Source: UIKit, "UIWindowSceneDelegate".
public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// The window that the delegate keeps in a property of this name; `nil` if it has none.
  public var window: UIWindow?? { windowProperty(of: self) }
}
