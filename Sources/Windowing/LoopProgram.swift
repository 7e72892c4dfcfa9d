/// What an event loop runs: a program that reacts, draws, and says when it next has to.
public protocol LoopProgram: AnyObject {
  /// Whether the loop ends; asked after each turn was handled.
  var isFinished: Bool { get }

  /// Takes in what happened; the first turn of a run brings nothing but the time.
  func handle(_ turn: LoopTurn)

  /// Draws the picture of the moment `now` and presents it to the loop's window.
  ///
  /// Also where nothing changed: the window may have lost a part of the screen, and presenting no
  /// damage sends just that.
  func drawFrame(at now: Seconds)

  /// The moment the picture first looks different from the frame drawn at `lastFrame`.
  ///
  /// Before the first frame, `lastFrame` is when the run began.
  ///
  /// - Returns: A moment that may have passed; `lastFrame` itself for continuous motion; `nil` if
  ///   nothing will change by itself. Then no timer is set.
  func nextVisibleChange(after lastFrame: Seconds) -> Seconds?

  /// The moment after `now` to be woken at whether or not the window can be seen.
  func nextAlarm(after now: Seconds) -> Seconds?
}
