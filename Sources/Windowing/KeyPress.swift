/// A key of the keyboard, by what it means.
public enum Key: Hashable, Sendable {
  /// A key that writes; letters are lower case whatever Shift and CapsLock say.
  case character(Character)
  /// The space bar.
  case space
  /// Enter, also the keypad's.
  case enter
  /// Escape.
  case escape
  /// Arrow up, also the keypad's while NumLock is off, as with the other three.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
}

/// The keys held while another key or a button goes down.
///
/// CapsLock and NumLock are not among them: they are left on by accident.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The set as bits, for `OptionSet`.
  public let rawValue: Int

  /// Creates the set with the bits of `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Either Shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// Either Control key.
  public static let control = Modifiers(rawValue: 2)
  /// Alt.
  public static let alt = Modifiers(rawValue: 4)
  /// The key with the window manager's sign on it.
  public static let `super` = Modifiers(rawValue: 8)
}

/// A key going down, or repeating while it is down.
public struct KeyPress: Hashable, Sendable {
  /// What the key writes or does with Shift taken into account: `+` where that is Shift and `=`.
  public var key: Key
  /// What the same key is without Shift.
  public var unshiftedKey: Key
  /// The modifier keys held.
  public var modifiers: Modifiers

  /// Creates a press of `key`; `unshiftedKey` is the same key unless said.
  public init(_ key: Key, unshiftedKey: Key? = nil, modifiers: Modifiers = []) {
    self.key = key
    self.unshiftedKey = unshiftedKey ?? key
    self.modifiers = modifiers
  }
}
