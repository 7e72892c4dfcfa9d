import Drawing
import Geometry
import Layers
import TestSupport
import Testing
import Views

@testable import Faces

/// What all faces have in common.
@Suite struct FaceTests {
  /// Each face at each size, drawn a third over.
  @Test(arguments: FaceName.allCases, [48.0, 240, 600])
  func nothingReachesOutsideOrIntoTheCorners(_ name: FaceName, side: Double) throws {
    let stage = try FaceStage(name, width: side, margin: 8) { $0.label = "Focus" }
    try stage.run(10)
    try stage.draw(at: 3.9)
    let (first, last) = (8.0, 8 + side - 1)
    for (x, y) in [(first, first), (last, first), (first, last), (last, last)] {
      #expect(stage.pixel(x, y) == 0, "the corner at \(x), \(y)")
    }
    let outside = stage.row(4) + stage.row(side + 11)
    #expect(outside.allSatisfy { $0 == 0 })
    #expect(stage.pixel(7, 8 + side / 2) == 0 && stage.pixel(8 + side, 8 + side / 2) == 0)
  }

  @Test(arguments: FaceName.allCases, [(48.0, 1.0), (48, 2), (240, 1), (600, 1)])
  func theTimeIsInTheMiddleAndCanBeRead(_ name: FaceName, size: (side: Double, scale: Double))
    throws
  {
    let stage = try FaceStage(name, width: size.side, scale: size.scale) {
      $0.textColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      $0.borderColors = $0.borderColors.map { _ in .red }
    }
    try stage.run(1500, text: "25:00")
    let height = Int(stage.size.height * stage.scale)
    let rows = stage.surface.withPixels { view in
      (0..<height).filter { view.row($0).contains(where: isGreen) }
    }
    // A digit at least seven points high.
    #expect(Double(rows.count) >= 7 * size.scale, "\(rows.count) rows")
    let columns = stage.surface.withPixels { view in
      (0..<view.size.width).filter { x in rows.contains { isGreen(view[x, $0]) } }
    }
    let (left, right) = (columns.first ?? 0, columns.last ?? 0)
    #expect(abs(Double(left + right + 1) / 2 - Double(stage.surface.size.width) / 2) <= 3)
    #expect(left > 0 && right < stage.surface.size.width - 1)
  }

  @Test(arguments: FaceName.allCases)
  func allDigitsAreAsWide(_ name: FaceName) throws {
    let stage = try FaceStage(name)
    let face = try #require(stage.face as? FaceView)
    let widths = (0...9).map { digit -> CGFloat in
      face.labels.time.text = String(repeating: "\(digit)", count: 4)
      return face.labels.textWidth(face.labels.time)
    }
    #expect(widths[0] > 0 && widths.allSatisfy { abs($0 - widths[0]) < 0.01 }, "\(widths)")
  }

  @Test(arguments: FaceName.allCases, [1.0, 2])
  func pausedAndFinishedNothingIsDrawn(_ name: FaceName, scale: Double) throws {
    let stage = try FaceStage(name, width: 120, scale: scale)
    try stage.run(10)
    try stage.draw(at: 3.4)
    try stage.show(.paused(elapsed: 3.4, total: 10), text: "7", at: 3.4)
    try stage.settle()
    for time in [3.5, 4, 60] {
      #expect(stage.rest == .infinity)
      try stage.draw(at: time)
      #expect(stage.damage.isEmpty)
    }
    try stage.show(
      .running(start: FaceStage.start + 57, end: FaceStage.start + 67), text: "7", at: 60.4)
    try stage.draw(at: 67)
    try stage.show(.finished, text: "0", at: 67)
    try stage.settle()
    for time in [67.5, 68, 600] {
      #expect(stage.rest == .infinity)
      try stage.draw(at: time)
      #expect(stage.damage.isEmpty)
    }
  }

  /// A colour flag, and the faces in which it has a meaning.
  struct ColourRow: CustomTestStringConvertible, Sendable {
    var flag: String
    var path: any WritableKeyPath<FaceStyle, UIColor?> & Sendable
    var faces: [FaceName]
    var testDescription: String { flag }
  }

  static let colourRows: [ColourRow] = [
    ColourRow(flag: "ring", path: \.ringColor, faces: FaceName.allCases),
    ColourRow(flag: "track", path: \.trackColor, faces: FaceName.allCases),
    ColourRow(flag: "pulse", path: \.pulseColor, faces: [.pulse]),
    ColourRow(flag: "text", path: \.textColor, faces: FaceName.allCases),
    ColourRow(flag: "label", path: \.labelColor, faces: FaceName.allCases),
    ColourRow(flag: "background", path: \.backgroundColor, faces: FaceName.allCases),
  ]

  @Test(arguments: colourRows, FaceName.allCases)
  func everyColourFlagPaintsWhatItSays(_ row: ColourRow, _ name: FaceName) throws {
    // No other colour of a face has more green than red and blue together.
    func greenish(_ path: WritableKeyPath<FaceStyle, UIColor?>?) throws -> Int {
      let stage = try FaceStage(name, width: 120) {
        $0.label = "Focus"
        $0.isDraining = name == .border
        $0.borderColors = $0.borderColors.map { _ in .red }
        if let path { $0[keyPath: path] = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
      }
      try stage.run(10)
      try stage.draw(at: 3.5)
      return stage.count(isGreen)
    }
    #expect(try greenish(nil) == 0)
    let count = try greenish(row.path)
    #expect((count > 20) == row.faces.contains(name), "\(count) pixels")
  }

  @Test func borderColoursAreForTheBorderAlone() throws {
    for name in FaceName.allCases {
      let stage = try FaceStage(name, width: 96) {
        $0.borderColors = [.green, .green]
      }
      try stage.run(10)
      let isPainted = stage.count(isGreen) > 100
      #expect(isPainted == (name == .border), "\(name)")
    }
  }

  @Test(arguments: FaceName.allCases)
  func lineWidthFontAndLabelCount(_ name: FaceName) throws {
    func picture(_ change: @escaping (inout FaceStyle) -> Void) throws -> [UInt8] {
      let stage = try FaceStage(name, width: 96, change)
      try stage.run(10, at: 4.1)
      return try stage.surface.pngData()
    }
    let plain = try picture { _ in }
    #expect(try picture { $0.lineWidth = 24 } != plain)
    #expect(try picture { $0.font = UIFont(pango: "Serif 50", defaultSize: 20) } != plain)
    #expect(try picture { $0.label = "Focus" } != plain)
    #expect(try picture { $0.isDraining = true } != plain)
    #expect(try picture { $0.isCounterclockwise = true } != plain)
  }

  /// Nothing pulses or turns: between two seconds nothing happens, and at each one the ring is
  /// where the time is.
  @Test(arguments: FaceName.allCases)
  func reducedMotionStepsOnceASecond(_ name: FaceName) throws {
    let stage = try FaceStage(name, width: 120) { $0.isMotionReduced = true }
    try stage.run(10)
    for second in 1...9 {
      try stage.settle()
      #expect(stage.rest == .infinity)
      try stage.draw(at: Double(second) - 0.5)
      #expect(stage.damage.isEmpty)
      try stage.run(10, text: "\(10 - second)", at: Double(second))
      #expect(!stage.damage.isEmpty, "the text at least")
    }
    let moving = try FaceStage(name, width: 120) {
      $0.isMotionReduced = true
      $0.textColor = nil
    }
    try moving.run(10)
    try moving.run(10, at: 4.7)
    let still = try moving.surface.pngData()
    let exact = try FaceStage(name, width: 120) {
      $0.isMotionReduced = true
      $0.textColor = nil
    }
    try exact.run(10, at: 4)
    #expect(try exact.surface.pngData() == still)
  }

  @Test func theNextFaceComesRound() {
    var name = FaceName.pulse
    var seen: [FaceName] = []
    for _ in FaceName.allCases {
      seen.append(name)
      name = name.next
    }
    #expect(seen == FaceName.allCases && name == .pulse)
  }

  /// A face a third over, in a picture.
  @Test(arguments: FaceName.allCases.filter { $0 != .pulse })
  func picture(_ name: FaceName) throws {
    let stage = try FaceStage(name, width: 96) { $0.label = "Tea" }
    try stage.run(10, text: "7", at: 3)
    try stage.draw(at: 3.25)
    try expectGolden(stage.surface, "\(name.rawValue)-a-third-over", tolerance: 2)
  }

  /// The smallest size on a fine screen.
  @Test(arguments: FaceName.allCases)
  func smallPicture(_ name: FaceName) throws {
    let stage = try FaceStage(name, width: 48, scale: 2)
    try stage.run(5400, text: "59:59", at: 1801)
    try expectGolden(stage.surface, "\(name.rawValue)-small-at-2x", tolerance: 2)
  }
}

/// Whether a pixel has more green than red and blue together, and enough to be seen.
private func isGreen(_ pixel: UInt32) -> Bool {
  let green = pixel >> 8 & 0xFF
  return green > 90 && green > (pixel >> 16 & 0xFF) + (pixel & 0xFF)
}
