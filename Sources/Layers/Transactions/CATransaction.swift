public import Animation

/// Groups layer changes, and says how the animations they start behave.
///
/// A transaction opens by itself with the first change to a layer and closes at the end of the
/// event loop's turn; explicit ones nest inside it. A value not set in the innermost one is read
/// from the next around it. State is kept per thread.
///
/// - Source: Core Animation, "CATransaction".
public enum CATransaction {
  /// Opens a transaction inside the current one.
  public static func begin() {
    LayerThread.current.scopes.append(TransactionScope())
  }

  /// Closes the innermost transaction; harmless when none is open.
  public static func commit() {
    let thread = LayerThread.current
    thread.scopes.popLast()?.close(on: thread)
  }

  /// Closes the transactions that are open by now.
  public static func flush() {
    LayerThread.current.commitImplicitTransaction()
  }

  /// How long animations run that say nothing else, in seconds: 0.25 unless set.
  public static func animationDuration() -> CFTimeInterval {
    inner(\.duration) ?? 0.25
  }

  /// Sets ``animationDuration()`` for the innermost transaction, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    LayerThread.current.scope.duration = duration
  }

  /// The curve put on the animations that changes start, or `nil` for their own.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    inner(\.timingFunction) ?? nil
  }

  /// Sets ``animationTimingFunction()`` for the innermost transaction.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    LayerThread.current.scope.timingFunction = .some(function)
  }

  /// Whether changes to layers start no animations: `false` unless set.
  public static func disableActions() -> Bool {
    inner(\.disablesActions) ?? false
  }

  /// Sets ``disableActions()`` for the innermost transaction.
  public static func setDisableActions(_ flag: Bool) {
    LayerThread.current.scope.disablesActions = flag
  }

  /// The completion block set last in the innermost transaction.
  public static func completionBlock() -> (() -> Void)? {
    LayerThread.current.scopes.last?.completionBlock
  }

  /// Has `block` called when every animation added after this call in this transaction is over.
  ///
  /// It is called once, on a later turn of the event loop, also when no animation was added. A
  /// second block is called as well as the first; `nil` takes none back.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let scope = LayerThread.current.scope
    scope.completionBlock = block
    if let block { scope.completions.append(TransactionCompletion(block: block)) }
  }

  /// The value of an arbitrary key, or of one of the four properties by its name.
  public static func value(forKey key: String) -> Any? {
    switch key {
    case "animationDuration": animationDuration()
    case "animationTimingFunction": animationTimingFunction()
    case "disableActions": disableActions()
    case "completionBlock": completionBlock()
    default: inner { $0.values[key] }
    }
  }

  /// Sets the value of an arbitrary key, or of one of the four properties by its name.
  public static func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "animationDuration":
      if let duration = boxedNumber(value) { setAnimationDuration(duration) }
    case "animationTimingFunction":
      setAnimationTimingFunction(value as? CAMediaTimingFunction)
    case "disableActions":
      if let flag = value as? Bool { setDisableActions(flag) }
    case "completionBlock":
      setCompletionBlock(value as? () -> Void)
    default:
      LayerThread.current.scope.values[key] = value
    }
  }

  /// The innermost answer to `read` among the open transactions.
  private static func inner<Value>(_ read: (TransactionScope) -> Value?) -> Value? {
    for scope in LayerThread.current.scopes.reversed() {
      if let value = read(scope) { return value }
    }
    return nil
  }
}
