import Windowing

/// What a key does to a countdown.
enum KeyBinding: Hashable {
  /// Pauses or resumes; closes one that is over.
  case toggle
  /// Starts anew.
  case restart
  /// Puts so many minutes on, or takes them off.
  case adjust(minutes: Int)
  /// Shows the next face.
  case nextFace
  /// Stays above other windows, or no longer.
  case toggleAbove
  /// Ends the program.
  case quit

  /// What `press` does; `nil` for a key without a meaning, or one held with Control, Alt or Super.
  ///
  /// Shift makes ten minutes of one, except where it is only there to write the plus sign.
  init?(_ press: KeyPress) {
    guard press.modifiers.isDisjoint(with: [.control, .alt, .super]) else { return nil }
    let factor = press.modifiers.contains(.shift) ? 10 : 1
    switch (press.key, press.unshiftedKey) {
    case (.space, _), (.enter, _): self = .toggle
    case (.escape, _), (_, .character("q")): self = .quit
    case (_, .character("r")): self = .restart
    case (_, .character("t")): self = .toggleAbove
    case (_, .character("f")): self = .nextFace
    case (.up, _), (_, .character("+")): self = .adjust(minutes: factor)
    case (.down, _), (_, .character("-")): self = .adjust(minutes: -factor)
    case (.character("+"), _), (.character("="), _): self = .adjust(minutes: 1)
    case (.character("-"), _): self = .adjust(minutes: -1)
    default: return nil
    }
  }
}
