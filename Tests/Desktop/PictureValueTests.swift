import Geometry
import Testing
import Windowing

@testable import X11Windowing

/// What needs no server: pixel formats, masks, keys and scales as values.
@Suite struct PictureValueTests {
  struct FormatRow: CustomTestStringConvertible, Sendable {
    var format: PixelFormat
    var ours: UInt32
    var expected: UInt32
    var because: String

    var testDescription: String { because }
  }

  private static let rgb565 = PixelFormat(
    bitsPerPixel: 16, redMask: 0xF800, greenMask: 0x07E0, blueMask: 0x001F)
  private static let bgr888 = PixelFormat(
    bitsPerPixel: 32, redMask: 0xFF, greenMask: 0xFF00, blueMask: 0xFF_0000)
  private static let rgb30 = PixelFormat(
    bitsPerPixel: 32, redMask: 0x3FF0_0000, greenMask: 0xF_FC00, blueMask: 0x3FF)

  static let formatRows: [FormatRow] = [
    FormatRow(format: rgb565, ours: 0xFFFF_0000, expected: 0xF800, because: "565: red is full"),
    FormatRow(format: rgb565, ours: 0xFFFF_FFFF, expected: 0xFFFF, because: "565: white is full"),
    FormatRow(format: rgb565, ours: 0xFF04_0204, expected: 0, because: "565: the darkest is black"),
    FormatRow(
      format: rgb565, ours: 0xFF05_0305, expected: 0x0821, because: "565: rounds to the nearest"),
    FormatRow(
      format: bgr888, ours: 0xFF12_3456, expected: 0x56_3412, because: "channels in another order"),
    FormatRow(
      format: rgb30, ours: 0xFFFF_0080, expected: 0x3FC0_0200,
      because: "ten bits: the upper eight are used"),
  ]

  @Test(arguments: formatRows)
  func pixel(_ row: FormatRow) {
    #expect(row.format.pixel(row.ours) == row.expected)
  }

  @Test func rowsAreWrittenInEachWidth() {
    let ours: [UInt32] = [0xFFFF_0000, 0xFF00_00FF]
    func bytes(_ bitsPerPixel: Int, _ masks: (UInt, UInt, UInt)) -> [UInt8] {
      let format = PixelFormat(
        bitsPerPixel: bitsPerPixel, redMask: masks.0, greenMask: masks.1, blueMask: masks.2)
      var row = [UInt8](repeating: 0xEE, count: 8)
      row.withUnsafeMutableBytes { row in
        ours.withUnsafeBufferPointer { format.convert($0, into: row.baseAddress!) }
      }
      return row
    }
    #expect(bytes(16, (0xF800, 0x07E0, 0x1F)) == [0, 0xF8, 0x1F, 0, 0xEE, 0xEE, 0xEE, 0xEE])
    #expect(bytes(24, (0xFF0000, 0xFF00, 0xFF)) == [0, 0, 0xFF, 0xFF, 0, 0, 0xEE, 0xEE])
    #expect(bytes(32, (0xFF, 0xFF00, 0xFF0000)) == [0xFF, 0, 0, 0, 0, 0, 0xFF, 0])
  }

  @Test func aMaskHasThePixelsThatAreHalfOpaqueOrMore() {
    let pixels: [UInt32] = [
      0x8000_0000, 0x7FFF_FFFF, 0xFF00_0000,
      0x8000_0000, 0x0000_0000, 0xFF00_0000,
      0x0000_0000, 0x0000_0000, 0x0000_0000,
      0xFF00_0000, 0xFF00_0000, 0xFF00_0000,
    ]
    var mask = ShapeMask(size: PixelSize(width: 3, height: 4))
    func update(_ rect: PixelRect) -> Bool {
      pixels.withUnsafeBufferPointer { pixels in
        mask.update(PixelRegion(rect)) { y, columns in
          UnsafeBufferPointer(
            rebasing: pixels[y * 3 + columns.lowerBound..<y * 3 + columns.upperBound])
        }
      }
    }
    #expect(mask.bands == [])
    #expect(!update(PixelRect(x: 0, y: 2, width: 3, height: 1)), "transparent as before")
    #expect(update(PixelRect(x: 0, y: 3, width: 9, height: 9)))
    #expect(mask.bands == [PixelRect(x: 0, y: 3, width: 3, height: 1)], "only what was taken in")
    #expect(update(PixelRect(x: 0, y: 0, width: 3, height: 4)))
    #expect(
      mask.bands == [
        PixelRect(x: 0, y: 0, width: 1, height: 2), PixelRect(x: 2, y: 0, width: 1, height: 2),
        PixelRect(x: 0, y: 3, width: 3, height: 1),
      ])
    #expect(!update(PixelRect(x: 0, y: 0, width: 3, height: 4)), "the same again")
  }

  @Test(arguments: [
    ("Xft.dpi:\t96\n", 1), ("*font: x\nXft.dpi: 192\r\nXft.hinting: 1\n", 2), ("Xft.dpi:144", 1.5),
    ("", 1), ("Xft.dpi: 0", 1), ("Xft.dpi: 47.9", 1), ("Xft.dpi: 48", 0.5), ("Xft.dpi: 960", 10),
    ("Xft.dpi: 961", 1), ("Xft.dpi: nan", 1), ("Xft.dpi: inf", 1), ("Xft.dpi: many", 1),
    ("XXft.dpi: 192", 1), ("Xft.dpi", 1), (":\n::\n", 1),
  ])
  func scale(_ resources: String, _ expected: Double) {
    #expect(DisplayScale.scale(resources: resources) == expected)
  }

  @Test(arguments: [
    ("AD01", false, Key.character("q")), ("AB10", true, .character("?")),
    ("AE12", true, .character("+")), ("AE11", false, .character("-")),
    ("AC11", false, .character("'")),
  ])
  func aPlaceOnAUSKeyboard(_ name: String, _ isShifted: Bool, _ expected: Key) {
    #expect(KeyTranslation.key(placeName: name, isShifted: isShifted) == expected)
  }

  @Test(arguments: ["", "A", "AD13", "AD00", "AD-1", "FK01", "LFSH", "AB11", "ÄÖ01"])
  func noPlaceOnAUSKeyboard(_ name: String) {
    #expect(KeyTranslation.key(placeName: name, isShifted: false) == nil)
  }

  @Test(arguments: [
    (UInt(0x52), Key.character("r")), (0xFF55, nil), (0x6CB, nil), (0x100_0440, .character("р")),
    (0xDC, .character("ü")), (0x110_FFFF, .character("\u{10FFFF}")), (0x100_D800, nil),
    (0x1000_FF1B, nil), (UInt.max, nil), (0, nil),
  ])
  func keysym(_ keysym: UInt, _ expected: Key?) {
    #expect(KeyTranslation.key(keysym: keysym) == expected)
  }
}
