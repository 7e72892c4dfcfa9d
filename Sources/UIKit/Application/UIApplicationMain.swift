import Foundation
import Views
import Windowing
import X11Windowing

/// Runs the application until it ends.
///
/// - Parameters:
///   - argc: Not used.
///   - argv: Not used.
///   - principalClassName: The name of a subclass of ``UIApplication``, as of `NSStringFromClass`;
///     `nil` for that class.
///   - delegateClassName: The name of the delegate's class; `nil` for no delegate.
/// - Returns: The exit status.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  func instance(of name: String) -> AnyObject? {
    let made = NSClassFromString(name).flatMap { makeInstance(of: $0) }
    if made == nil { UIApplication.shared.complain("there is no class called \(name)") }
    return made
  }
  if let principalClassName {
    guard let application = instance(of: principalClassName) as? UIApplication else { return 1 }
    ApplicationThread.current.application = application
  }
  guard let delegateClassName else { return UIApplication.run(delegate: nil) }
  guard let delegate = instance(of: delegateClassName) as? any UIApplicationDelegate else {
    return 1
  }
  return UIApplication.run(delegate: delegate)
}

extension UIApplication {
  /// Runs the thread's application, with a delegate or with the windows shown so far.
  ///
  /// - Parameter delegate: Who is told what becomes of it.
  /// - Returns: The exit status.
  static func run(delegate: (any UIApplicationDelegate)?) -> Int32 {
    let application = UIApplication.shared
    if let delegate { application.delegate = delegate }
    do {
      let settings = try RunSettings(ProcessInfo.processInfo.environment)
      let connection = try ApplicationThread.current.connection()
      application.mainScreen.adopt(connection, settings)
      return application.run(
        try ApplicationLoop(of: application, on: connection, settings))
    } catch let error as RunSettingError {
      application.complain("\(error)")
      return 2
    } catch {
      application.complain("\(error)")
      return 1
    }
  }

  private func run(_ loop: ApplicationLoop) -> Int32 {
    RunningApplication.ofProcess.value = self
    self.loop = loop
    defer {
      self.loop = nil
      RunningApplication.ofProcess.value = nil
    }
    openWindows()
    launch()
    if windows.isEmpty {
      complain("no window is shown yet; one that a storyboard would bring has to be made in code")
    }
    let status = loop.run()
    terminate()
    return status
  }
}
