import Foundation
import Layers
import X11Windowing

/// The application that runs, whichever thread asks for it; the process has only one.
///
/// Without one, a thread has an application of its own, as each test does.
final class RunningApplication: @unchecked Sendable {
  static let ofProcess = RunningApplication()

  private let lock = NSLock()
  private var application: UIApplication?

  /// The application that runs, if one does.
  var value: UIApplication? {
    get { lock.withLock { application } }
    set { lock.withLock { application = newValue } }
  }
}

/// What the module keeps for a thread.
final class ApplicationThread {
  /// The thread's application; made on first use.
  var application: UIApplication?
  private var openConnection: DisplayConnection?

  static var current: ApplicationThread { LayerThread.current.kept { ApplicationThread() } }

  /// The thread's connection to the X server, opened on first use.
  ///
  /// - Throws: `DisplayUnavailable` if there is no server.
  func connection() throws(DisplayUnavailable) -> DisplayConnection {
    if let openConnection { return openConnection }
    let made = try DisplayConnection()
    openConnection = made
    return made
  }
}
