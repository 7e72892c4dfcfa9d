package import Animation
import Glibc

/// What Core Animation keeps for each thread: the open transactions, the media clock, and the
/// callbacks that wait for the next turn.
///
/// Layers are used from one thread; a second thread (a test, say) has its own state and sees
/// nothing of the first one's.
package final class LayerThread {
  /// Answers the current media time, in seconds; an event loop puts its own clock here.
  package var clock: () -> Seconds = systemMediaTime
  /// The open transactions, outermost first.
  var scopes: [TransactionScope] = []
  /// The display links that run.
  var displayLinks = DisplayLinks()
  /// What was found out about each class of layers.
  var classFacts: [ObjectIdentifier: LayerClassFacts] = [:]
  /// The layer whose copy for the screen is being made, until its `init(layer:)` was reached.
  var layerBeingCopied: CALayer?
  /// What was complained about already.
  var reported: Set<String> = []
  /// Whether renderers made on this thread check their damage; see `LayerRenderer.checksDamage`.
  let checksDamage = getenv("RINGDOWN_CHECK_DAMAGE").map { String(cString: $0) == "1" } ?? false
  /// Whether a block runs in which delegates animate layers that no frame has shown yet.
  package var animatesNewLayers = false
  /// What modules above keep for the thread; see ``kept(_:)``.
  private var keepsakes: [ObjectIdentifier: AnyObject] = [:]
  /// What is due on the next turn: completion blocks and delegates' messages, in order.
  private var callbacks: [() -> Void] = []

  /// The calling thread's state, made on first use and freed with the thread.
  package static var current: LayerThread {
    if let pointer = pthread_getspecific(threadKey) {
      return Unmanaged<LayerThread>.fromOpaque(pointer).takeUnretainedValue()
    }
    let made = LayerThread()
    pthread_setspecific(threadKey, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// The one object of its class that a module above keeps for this thread.
  ///
  /// - Parameter make: Makes it, when it is first asked for.
  /// - Returns: The same object from then on.
  package func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let object = keepsakes[key] as? Object { return object }
    let made = make()
    keepsakes[key] = made
    return made
  }

  /// The innermost open transaction; opens the implicit one where there is none.
  var scope: TransactionScope {
    if let innermost = scopes.last { return innermost }
    let implicit = TransactionScope()
    scopes.append(implicit)
    return implicit
  }

  /// Whether a callback waits for the next turn.
  package var hasCallbacks: Bool { !callbacks.isEmpty }

  /// Queues `callback` for the next turn.
  package func callLater(_ callback: @escaping () -> Void) {
    callbacks.append(callback)
  }

  /// Runs what was queued until now; what the callbacks queue in turn waits for the turn after.
  package func runCallbacks() {
    let due = callbacks
    callbacks = []
    for callback in due { callback() }
  }

  /// Closes every open transaction, as the end of an event loop's turn does.
  package func commitImplicitTransaction() {
    while let scope = scopes.popLast() { scope.close(on: self) }
  }
}

/// The slot of ``LayerThread`` in each thread.
private let threadKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key) { pointer in
    guard let pointer else { return }
    Unmanaged<LayerThread>.fromOpaque(pointer).release()
  }
  return key
}()

/// Seconds since the machine started, suspend included (`CLOCK_BOOTTIME`).
private func systemMediaTime() -> Seconds {
  var time = timespec()
  clock_gettime(CLOCK_BOOTTIME, &time)
  return Seconds(time.tv_sec) + Seconds(time.tv_nsec) / 1e9
}
