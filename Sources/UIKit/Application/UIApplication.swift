public import Foundation
import Geometry
import Layers
public import Views
import Windowing
import X11Windowing

/// The program as a whole: its windows, its state, and who is told of it.
///
/// - Source: UIKit, "UIApplication".
open class UIApplication: UIResponder {
  /// Whether the application is in front, and gets events.
  public enum State: Int, Hashable, Sendable {
    /// On the screen, and getting events.
    case active = 0
    /// On its way to or from there.
    case inactive = 1
    /// With no window on the desktop: minimised, or on another workspace.
    case background = 2
  }

  /// The application that runs, or the calling thread's own where none does.
  public class var shared: UIApplication {
    if let running = RunningApplication.ofProcess.value { return running }
    let thread = ApplicationThread.current
    if let application = thread.application { return application }
    let made = UIApplication()
    thread.application = made
    return made
  }

  /// Who is told what becomes of the application.
  open var delegate: (any UIApplicationDelegate)?
  /// Whether a device's screen stays on; here the screen saver's settings count.
  open var isIdleTimerDisabled = false
  /// Whether the application is in front: inactive until it has been launched.
  public internal(set) final var applicationState = State.inactive
  /// The windows that were made visible, in that order.
  public internal(set) final var windows: [UIWindow] = []
  /// The screen that windows are shown on.
  final lazy var mainScreen = UIScreen(connection: ownConnection)
  /// The scene that windows belong to unless they say otherwise.
  final lazy var mainScene = UIWindowScene(
    session: UISceneSession(
      configuration: UISceneConfiguration(
        name: "Default Configuration", sessionRole: .windowApplication)))
  /// What runs the application now.
  final var loop: ApplicationLoop?
  /// Whether a window was on the desktop when that was looked at last.
  private var wasOnDesktop = false

  /// Creates an application; a program makes none itself.
  public override init() {
    super.init()
    ViewThread.current.onWindowHidden = { [unowned self] window, isHidden in
      if isHidden { closed(window) } else { show(window) }
    }
  }

  /// The window made key last.
  public final var keyWindow: UIWindow? { windows.last { $0.attachment.isKey } }

  /// The scenes there are: one.
  public final var connectedScenes: Set<UIScene> { [mainScene] }

  /// The sessions of the scenes there are.
  public final var openSessions: Set<UISceneSession> { [mainScene.session] }

  /// Where a device's status bar is: nowhere, windows have none.
  public final var statusBarFrame: CGRect { .zero }

  /// Which way the interface is turned: by the sides of the screen.
  public final var statusBarOrientation: UIInterfaceOrientation { mainScene.interfaceOrientation }

  /// Whether more than one scene can be shown: only one.
  public final var supportsMultipleScenes: Bool { false }

  // MARK: Actions

  /// Sends `target` a message, or the first to understand it from the first responder on.
  ///
  /// - Parameters:
  ///   - action: What is called.
  ///   - target: Who is asked; `nil` for the responders from the first one up.
  ///   - sender: Who sends it.
  ///   - event: What led to it.
  /// - Returns: Whether somebody was called.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      action.call(on: target, sender, event)
      return true
    }
    var responder: UIResponder? = ViewThread.current.firstResponder ?? sender as? UIResponder
    while let candidate = responder {
      if action.isUnderstood(by: candidate) {
        action.call(on: candidate, sender, event)
        return true
      }
      responder = candidate.next
    }
    return false
  }

  // MARK: Other programs

  /// Whether ``open(_:options:completionHandler:)`` can do something with an address.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme != nil && Self.openerPath != nil
  }

  /// Has the desktop open an address, by `xdg-open`.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Not used.
  ///   - completion: Called on the main queue with whether the desktop took it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    nonisolated(unsafe) let completion = completion
    let process = Process()
    process.terminationHandler = { process in
      let isTaken = process.terminationStatus == 0
      DispatchQueue.main.async { completion?(isTaken) }
    }
    do {
      guard let path = Self.openerPath else { throw CocoaError(.fileNoSuchFile) }
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = [url.absoluteString]
      try process.run()
    } catch {
      complain("can't open \(url): \(error)")
      DispatchQueue.main.async { completion?(false) }
    }
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Why an application was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The reason's name.
    public let rawValue: String
    /// Creates a reason by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address that is to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// Where the desktop's program for addresses is.
  private static var openerPath: String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { "\($0)/xdg-open" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// What the running program is called.
  static var programName: String { ProcessInfo.processInfo.processName }

  /// The thread's connection, if there is a server.
  private var ownConnection: DisplayConnection? {
    do throws(DisplayUnavailable) {
      return try ApplicationThread.current.connection()
    } catch {
      // Whoever shows a window is told why there is none.
      return nil
    }
  }

  /// Tells a person what went wrong.
  final func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(Self.programName): \(text)\n".utf8))
  }

  // MARK: Windows

  /// Puts `window` among those shown, and on the screen if the application runs.
  final func show(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    windows.append(window)
    if window.bounds.isEmpty { window.frame = mainScreen.bounds }
    if window.windowScene == nil { window.windowScene = mainScene }
    window.installRootView()
    if loop != nil { open(window) }
  }

  /// Opens the windows that were shown before the application ran.
  final func openWindows() {
    for window in windows { open(window) }
  }

  private func open(_ window: UIWindow) {
    do throws(X11WindowError) {
      try loop?.open(window, title: window.windowScene?.title ?? Self.programName)
    } catch {
      complain("\(error)")
      loop?.finish(1)
    }
  }

  /// Takes `window` from those shown, because the program or a person wants it.
  final func closed(_ window: UIWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    window.removeRootView()
    windows.remove(at: index)
    window.attachment.isKey = false
    loop?.close(window)
  }

  // MARK: Life cycle

  /// Takes in which windows are on the desktop: with the last the application leaves it.
  final func noteVisibility(_ areOnDesktop: [Bool]) {
    let isOnDesktop = areOnDesktop.contains(true)
    guard isOnDesktop != wasOnDesktop else { return }
    wasOnDesktop = isOnDesktop
    if isOnDesktop {
      if applicationState == .background { enterForeground() }
    } else if !areOnDesktop.isEmpty {
      enterBackground()
    }
  }
}
