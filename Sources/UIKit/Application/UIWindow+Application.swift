import Foundation
public import Geometry
import Layers
public import Views

extension UIWindow {
  /// How far in front a window is of others on a device.
  ///
  /// - Source: UIKit, "UIWindow.Level".
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number; larger ones are in front.
    public let rawValue: CGFloat
    /// Creates a level; larger ones are in front.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level; larger ones are in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Of ordinary windows.
    public static let normal = Level(0)
    /// Of a device's status bar.
    public static let statusBar = Level(1000)
    /// Of alerts.
    public static let alert = Level(2000)
  }

  /// Creates a window in a scene, as large as its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// The scene that the window belongs to; the only one once the window is shown.
  public var windowScene: UIWindowScene? {
    get { attachment.scene }
    set { attachment.scene = newValue }
  }

  /// The screen that the window is shown on.
  public var screen: UIScreen { .main }

  /// The controller whose view fills the window.
  public var rootViewController: UIViewController? {
    get { controller as? UIViewController }
    set {
      guard newValue !== controller else { return }
      removeRootView()
      controller = newValue
      if isShown { installRootView() }
    }
  }

  /// How far in front the window is; window managers decide that here, and it is only kept.
  public var windowLevel: Level {
    get { attachment.level }
    set { attachment.level = newValue }
  }

  /// Whether the window is the key window.
  public var isKeyWindow: Bool { attachment.isKey }

  /// Makes the window the key window.
  public func makeKey() {
    for window in UIApplication.shared.windows { window.attachment.isKey = false }
    attachment.isKey = true
  }

  /// Makes the window the key window and puts it on the screen.
  ///
  /// It is a window of the desktop, as large as ``frame``; the person may give it another size. Is
  /// the application not running yet, the window comes as soon as it is.
  public func makeKeyAndVisible() {
    UIApplication.shared.show(self)
    makeKey()
  }

  /// Shows a view in a window of its size, and runs the program until that is closed.
  ///
  ///     let ring = RingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  ///     UIWindow.show(ring)
  ///
  /// The window is white behind the view, which follows its size. A view of no size gets the
  /// screen's.
  ///
  /// - Parameters:
  ///   - view: What to show.
  ///   - title: The text in the window's frame; the program's name unless said.
  public static func show(_ view: UIView, title: String? = nil) -> Never {
    let controller = UIViewController()
    if view.bounds.isEmpty { view.frame = UIScreen.main.bounds }
    let size = view.bounds.size
    controller.view = view
    show(controller, size: size, title: title)
  }

  /// Shows a controller's view in a window, and runs the program until that is closed.
  ///
  /// - Parameters:
  ///   - controller: Whose view to show.
  ///   - size: The window's size, in points; the screen's unless said.
  ///   - title: The text in the window's frame; the controller's title or the program's name unless
  ///     said.
  public static func show(
    _ controller: UIViewController, size: CGSize? = nil, title: String? = nil
  ) -> Never {
    let window = UIWindow(
      frame: CGRect(origin: .zero, size: size ?? UIScreen.main.bounds.size))
    window.backgroundColor = .white
    window.rootViewController = controller
    window.windowScene = UIApplication.shared.mainScene
    window.windowScene?.title = title ?? controller.title
    window.makeKeyAndVisible()
    exit(UIApplication.run(delegate: nil))
  }

  // MARK: Its place in the application

  /// Whether the window was shown.
  var isShown: Bool { UIApplication.shared.windows.contains { $0 === self } }

  /// Puts the controller's view in, as large as the window.
  func installRootView() {
    guard let view = rootViewController?.view, view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Takes the controller's view out.
  func removeRootView() {
    guard let controller = rootViewController, let view = controller.viewIfLoaded,
      view.superview === self
    else { return }
    controller.leave { view.removeFromSuperview() }
  }

  /// What the application keeps of the window.
  var attachment: WindowAttachment {
    let key = UnsafeRawPointer(StaticString("UIWindow.attachment").utf8Start)
    if let known = objc_getAssociatedObject(self, key) as? WindowAttachment { return known }
    let made = WindowAttachment()
    objc_setAssociatedObject(self, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}

/// What the application keeps of a window.
final class WindowAttachment {
  weak var scene: UIWindowScene?
  var isKey = false
  var level = UIWindow.Level.normal
}
