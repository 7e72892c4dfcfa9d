internal import CX11
internal import Windowing

/// What the keys of a keyboard mean, whatever layout is in force.
///
/// Shortcuts are Latin letters. A key that writes another script stands for the Latin one that
/// another of its layouts gives it, or else for the one at its place on a US keyboard.
enum KeyTranslation {
  /// The press of a key; `nil` for one that means nothing to us.
  static func keyPress(_ event: XKeyEvent, on display: OpaquePointer) -> KeyPress? {
    let modifiers = modifiers(state: event.state)
    guard let unshifted = key(event, level: 0, on: display) else { return nil }
    let shifted = modifiers.contains(.shift) ? key(event, level: 1, on: display) : nil
    return KeyPress(shifted ?? unshifted, unshiftedKey: unshifted, modifiers: modifiers)
  }

  /// The modifiers in the state of a key or pointer event; the locks are left out.
  static func modifiers(state: UInt32) -> Modifiers {
    let bits: [(Int32, Modifiers)] = [
      (ShiftMask, .shift), (ControlMask, .control), (Mod1Mask, .alt), (Mod4Mask, .super),
    ]
    return bits.reduce(into: []) { modifiers, bit in
      if state & UInt32(bit.0) != 0 {
        modifiers.insert(bit.1)
      }
    }
  }

  private static func key(_ event: XKeyEvent, level: Int32, on display: OpaquePointer) -> Key? {
    guard let code = UInt8(exactly: event.keycode) else { return nil }
    let current = Int32(event.state >> 13 & 3)
    let candidates = ([current] + (0...3)).compactMap { group in
      key(keysym: XkbKeycodeToKeysym(display, code, group, level))
    }
    return candidates.first(where: \.isOnEveryKeyboard)
      ?? placeName(of: code, on: display).flatMap { key(placeName: $0, isShifted: level == 1) }
      ?? candidates.first
  }

  /// The key for what X calls a symbol; `nil` for one that means nothing to us.
  ///
  /// - Source: "Recommended Latin-1 and Unicode keysym encoding", X Window System Protocol,
  ///   appendix A: Latin-1 symbols are their own code, Unicode ones lie from 0x1000000.
  static func key(keysym: UInt) -> Key? {
    switch Int32(truncatingIfNeeded: keysym) {
    case XK_space, XK_KP_Space: .space
    case XK_Return, XK_KP_Enter, XK_ISO_Enter: .enter
    case XK_Escape: .escape
    case XK_Up, XK_KP_Up: .up
    case XK_Down, XK_KP_Down: .down
    case XK_Left, XK_KP_Left: .left
    case XK_Right, XK_KP_Right: .right
    case XK_KP_Add: .character("+")
    case XK_KP_Subtract: .character("-")
    case 0x21...0x7E, 0xA1...0xFF: character(UInt32(truncatingIfNeeded: keysym))
    case 0x100_0100...0x110_FFFF: character(UInt32(truncatingIfNeeded: keysym) - 0x100_0000)
    default: nil
    }
  }

  private static func character(_ code: UInt32) -> Key? {
    Unicode.Scalar(code).flatMap { scalar in
      scalar.properties.lowercaseMapping.first.map { .character($0) }
    }
  }

  /// The key at a place of a US keyboard.
  ///
  /// XKB names the place: `AD01` is the first key of the row of Q. `isShifted` asks for the key's
  /// upper sign.
  static func key(placeName: String, isShifted: Bool) -> Key? {
    guard let column = Int(placeName.suffix(2)), column > 0 else { return nil }
    let rows: [Substring: (plain: String, shifted: String)] = [
      "AE": ("1234567890-=", "!@#$%^&*()_+"), "AD": ("qwertyuiop[]", "qwertyuiop{}"),
      "AC": ("asdfghjkl;'", "asdfghjkl:\""), "AB": ("zxcvbnm,./", "zxcvbnm<>?"),
    ]
    guard let row = rows[placeName.prefix(2)] else { return nil }
    return (isShifted ? row.shifted : row.plain).dropFirst(column - 1).first.map { .character($0) }
  }

  /// XKB's name for the place of a key, asked for each time: this is rare.
  private static func placeName(of code: UInt8, on display: OpaquePointer) -> String? {
    guard let keyboard = XkbAllocKeyboard() else { return nil }
    defer { XkbFreeKeyboard(keyboard, UInt32(XkbAllComponentsMask), 1) }
    keyboard.pointee.device_spec = UInt16(XkbUseCoreKbd)
    guard XkbGetNames(display, UInt32(XkbKeyNamesMask), keyboard) == Success,
      let names = keyboard.pointee.names, let keys = names.pointee.keys,
      code >= keyboard.pointee.min_key_code, code <= keyboard.pointee.max_key_code
    else { return nil }
    return withUnsafeBytes(of: keys[Int(code)].name) { name in
      String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension Key {
  /// Whether the key is one that shortcuts are made of: an ASCII sign, or not a sign.
  fileprivate var isOnEveryKeyboard: Bool {
    if case .character(let character) = self { character.isASCII } else { true }
  }
}
