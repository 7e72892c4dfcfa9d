import Testing
import Windowing

@testable import RingdownApp

/// What each key does, on the layouts that people have.
@Suite struct KeyBindingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var press: KeyPress
    var binding: KeyBinding?
    var because: String
    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(press: KeyPress(.space), binding: .toggle, because: "Space"),
    Row(press: KeyPress(.character("r")), binding: .restart, because: "R"),
    Row(press: KeyPress(.character("q")), binding: .quit, because: "Q"),
    Row(press: KeyPress(.escape), binding: .quit, because: "Escape"),
    Row(press: KeyPress(.character("f")), binding: .nextFace, because: "F"),
    Row(
      press: KeyPress(.character("f"), modifiers: .control), binding: nil,
      because: "Ctrl+F is somebody else's"),
    Row(press: KeyPress(.character("t")), binding: .toggleAbove, because: "T"),
    Row(press: KeyPress(.up), binding: .adjust(minutes: 1), because: "arrow up"),
    Row(
      press: KeyPress(.down, modifiers: .shift), binding: .adjust(minutes: -10),
      because: "Shift makes ten of one"),
    Row(
      press: KeyPress(
        .character("+"), unshiftedKey: .character("="), modifiers: .shift),
      binding: .adjust(minutes: 1), because: "plus is Shift and = on a US keyboard"),
    Row(
      press: KeyPress(.character("+")), binding: .adjust(minutes: 1),
      because: "plus has a key of its own on a German one"),
    Row(
      press: KeyPress(.character("*"), unshiftedKey: .character("+"), modifiers: .shift),
      binding: .adjust(minutes: 10), because: "Shift and that key"),
    Row(press: KeyPress(.character("-")), binding: .adjust(minutes: -1), because: "minus"),
    Row(
      press: KeyPress(.character("_"), unshiftedKey: .character("-"), modifiers: .shift),
      binding: .adjust(minutes: -10), because: "Shift and minus"),
    Row(
      press: KeyPress(.character("q"), modifiers: .control), binding: nil,
      because: "Ctrl+Q is somebody else's"),
    Row(press: KeyPress(.character("x")), binding: nil, because: "no meaning"),
  ]

  @Test(arguments: rows)
  func binding(_ row: Row) {
    #expect(KeyBinding(row.press) == row.binding)
  }
}
