import Drawing
import Geometry
import Layers
import Testing

/// What gradients must look like by their definition, wherever they begin and end.
@Suite struct GradientRulesTests {
  private static let red = Made.red
  private static let green = Made.green
  private static let blue = Made.blue
  /// Four colours with hard edges a quarter turn apart.
  private static let quarters: [CGColor] = [
    red, red, green, green, blue, blue, .white, .white,
  ]
  private static let quarterPlaces: [CGFloat] = [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]

  static let axialRules: [PictureRule] = [
    PictureRule(
      "GD-04: equal places are a hard edge", count: 4800,
      [(40, 29, 0xFFFF_0000), (40, 30, 0xFF00_00FF)], within: 0
    ) { $0.addSublayer(Made.gradient([red, red, blue, blue], at: [0, 0.5, 0.5, 1])) },
    // 47.5 / 60 = .792 of .8; at .808 to .817 of the way between .8 and 1 blue is 4 to 8 % white.
    PictureRule(
      "a place before another moves up to it",
      [(40, 47, 0xFF03_FC00), (40, 48, 0xFF0E_0EFF)], within: 9
    ) { $0.addSublayer(Made.gradient([red, green, blue, .white], at: [0, 0.8, 0.4, 1])) },
    PictureRule("GD-02: one colour is none", count: 0) {
      $0.addSublayer(Made.gradient([red]))
    },
    PictureRule("GD-03: fewer places than colours are none", count: 0) {
      $0.addSublayer(Made.gradient([red, green, blue], at: [0, 1]))
    },
    PictureRule("GD-10: between white and clear there is grey", [(40, 30, 0x8040_4040)], within: 5)
    {
      $0.addSublayer(Made.gradient([.white, CGColor(red: 0, green: 0, blue: 0, alpha: 0)]))
    },
    PictureRule(
      "the other diagonal of any bounds has the middle colour",
      [(79, 0, 0xFF80_007F), (0, 59, 0xFF80_007F), (40, 30, 0xFF80_007F), (0, 0, 0xFFFF_0000)],
      within: 6
    ) { $0.addSublayer(Made.gradient([red, blue], from: (0, 0), to: (1, 1))) },
    PictureRule(
      "GD-05: beyond the axis the ends go on", count: 4800,
      [(2, 30, 0xFFFF_0000), (77, 30, 0xFF00_00FF), (40, 30, 0xFF80_0080)], within: 5
    ) { $0.addSublayer(Made.gradient([red, blue], from: (0.25, 0.5), to: (0.75, 0.5))) },
    PictureRule("B-04: no axis paints nothing", count: 0) {
      $0.addSublayer(Made.gradient([red, blue], from: (0.5, 0.5), to: (0.5, 0.5)))
    },
    PictureRule("the axis may go up", [(40, 0, 0xFF00_00FF), (40, 59, 0xFFFF_0000)], within: 5) {
      $0.addSublayer(Made.gradient([red, blue], from: (0.5, 1), to: (0.5, 0)))
    },
    PictureRule("GD-08: it is cut to the corners", [(1, 1, 0), (40, 1, 0xFFFF_0000)], within: 8) {
      let layer = Made.gradient([red, blue])
      layer.cornerRadius = 1000
      $0.addSublayer(layer)
    },
    PictureRule(
      "it lies over the background", count: 4800,
      [(40, 1, 0xFF00_FF00), (40, 58, 0xFFFF_0000)], within: 9
    ) {
      let layer = Made.gradient([CGColor(red: 1, green: 0, blue: 0, alpha: 0), red])
      layer.backgroundColor = green
      $0.addSublayer(layer)
    },
  ]

  static let roundRules: [PictureRule] = [
    PictureRule("GD-07: the same x is no ellipse", count: 0) {
      $0.addSublayer(Made.gradient([red, blue], .radial, from: (0.5, 0.5), to: (0.5, 1)))
    },
    PictureRule("GD-07: the same y is no ellipse", count: 4800, [(40, 30, 0xFF00_FF00)]) {
      let layer = Made.gradient([red, blue], .radial, from: (0.5, 0.5), to: (1, 0.5))
      layer.backgroundColor = green
      $0.addSublayer(layer)
    },
    // Half of the semi-axes 40 and 30, a half or a quarter pixel further.
    PictureRule(
      "GD-06: half way of either axis there is half of each", count: 4800,
      [(60, 30, 0xFF7D_0082), (40, 45, 0xFF7D_0082), (1, 1, 0xFF00_00FF)], within: 5
    ) { $0.addSublayer(Made.gradient([red, blue], .radial, from: (0.5, 0.5), to: (1, 1))) },
    PictureRule(
      "the ellipse has its own axes, whichever corner it is given by",
      [(61, 30, 0xFF00_00FF), (18, 30, 0xFF00_00FF), (50, 30, 0xFF7D_0082), (40, 15, 0xFF83_007C)],
      within: 7
    ) { $0.addSublayer(Made.gradient([red, blue], .radial, from: (0.5, 0.5), to: (0.25, 0))) },
    PictureRule(
      "a hard ring is round", count: 4800,
      [(40, 16, 0xFFFF_0000), (40, 13, 0xFF00_00FF), (58, 30, 0xFFFF_0000), (62, 30, 0xFF00_00FF)]
    ) {
      $0.addSublayer(
        Made.gradient(
          [red, red, blue, blue], at: [0, 0.5, 0.5, 1], .radial, from: (0.5, 0.5), to: (1, 1)))
    },
    PictureRule(
      "CN: up begins at twelve and goes clockwise", count: 4800,
      [(60, 10, 0xFFFF_0000), (60, 50, 0xFF00_FF00), (20, 50, 0xFF00_00FF), (20, 10, 0xFFFF_FFFF)]
    ) {
      $0.addSublayer(
        Made.gradient(quarters, at: quarterPlaces, .conic, from: (0.5, 0.5), to: (0.5, 0)))
    },
    PictureRule(
      "CN: right begins at three", count: 4800,
      [(60, 50, 0xFFFF_0000), (20, 50, 0xFF00_FF00), (20, 10, 0xFF00_00FF), (60, 10, 0xFFFF_FFFF)]
    ) {
      $0.addSublayer(
        Made.gradient(quarters, at: quarterPlaces, .conic, from: (0.5, 0.5), to: (1, 0.5)))
    },
    PictureRule(
      "CN: the centre may be a corner", count: 4800,
      [(70, 3, 0xFFFF_0000), (3, 55, 0xFFFF_0000)]
    ) {
      $0.addSublayer(Made.gradient(quarters, at: quarterPlaces, .conic, from: (0, 0), to: (1, 0)))
    },
    PictureRule(
      "CN: before the first place its colour, after the last the last",
      [(60, 45, 0xFFFF_0000), (10, 30, 0xFF80_0080), (60, 15, 0xFF00_00FF)], within: 5
    ) {
      $0.addSublayer(
        Made.gradient([red, blue], at: [0.25, 0.75], .conic, from: (0.5, 0.5), to: (1, 0.5)))
    },
  ]

  @Test("Axial", arguments: axialRules) func axial(_ rule: PictureRule) throws { try rule.check() }
  @Test("Radial and conic", arguments: roundRules) func round(_ rule: PictureRule) throws {
    try rule.check()
  }

  @Test("G-02: the seam is one clean edge at any centre, equal ends have none")
  func seam() throws {
    for (scale, centre) in [(1.0, 0.5), (2, 0.5), (1, 0.4871), (2, 0.5033), (1.5, 0.503)] {
      for colors in [[Self.red, Self.blue], [Self.red, Self.blue, Self.red]] {
        let harness = try FrameHarness(width: 60, height: 60, scale: scale)
        let layer = Made.gradient(colors, .conic, from: (0.5, centre), to: (1, centre))
        layer.frame = harness.root.bounds
        harness.root.addSublayer(layer)
        try harness.frame(at: 0)
        let x = Int(57 * scale)
        let middle = Int((60 * centre * scale).rounded())
        let reds = (middle - 4..<middle + 4).map { harness.rgba(x, $0).x }
        #expect(reds.allSatisfy { colors.count == 3 ? $0 > 225 : $0 > 225 || $0 < 30 }, "\(reds)")
        for y in middle - 4..<middle + 4 {
          let color = harness.rgba(x, y)
          #expect(color.y == 0 && color.w == 255 && abs(color.x + color.z - 255) <= 1)
        }
      }
    }
  }
}
