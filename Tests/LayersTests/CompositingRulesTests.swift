import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Corners, borders, masks, shadows, trimmed lines, copies and depth, by the rule of each.
@Suite struct CompositingRulesTests {
  private static let red = Made.red
  private static let green = Made.green
  private static let blue = Made.blue
  private static let clearBlack = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

  static let edgesRules: [PictureRule] = [
    // The radius becomes 30: (2, 12) is 33 from the circle's centre, (10, 12) is 26.
    PictureRule(
      "a radius beyond half the shorter side is cut to it",
      [(0, 0, 0), (2, 12, 0), (10, 12, 0xFFFF_0000), (40, 0, 0xFFFF_0000), (1, 30, 0xFFFF_0000)]
    ) {
      let box = Made.box(0, 0, 80, 60)
      box.cornerRadius = 1000
      $0.addSublayer(box)
    },
    PictureRule(
      "only the corners that are named are round",
      [(0, 0, 0), (79, 0, 0xFFFF_0000), (0, 59, 0xFFFF_0000), (79, 59, 0)]
    ) {
      let box = Made.box(0, 0, 80, 60)
      box.cornerRadius = 20
      box.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      $0.addSublayer(box)
    },
    // Rings about (20, 20) of radius 20 and 10.
    PictureRule(
      "the border's inner corner is round about the same centre",
      [(4, 4, 0), (11, 11, 0xFF00_0000), (14, 14, 0), (5, 30, 0xFF00_0000), (10, 30, 0)]
    ) {
      let box = Made.box(0, 0, 80, 60, nil)
      (box.cornerRadius, box.borderWidth) = (20, 10)
      $0.addSublayer(box)
    },
    PictureRule("a border wider than the layer fills it", count: 4800, [(40, 30, 0xFF00_0000)]) {
      let box = Made.box(0, 0, 80, 60)
      box.borderWidth = 50
      $0.addSublayer(box)
    },
    PictureRule(
      "a mask lets through as much as it is opaque, the rest of the layer not",
      [(50, 10, 0x0000_0000), (50, 79, 0xFFFF_0000), (50, 50, 0x8080_0000), (90, 79, 0)], within: 4
    ) {
      let box = Made.box(0, 0, 100, 100)
      let mask = Made.gradient([clearBlack, .black])
      mask.frame = CGRect(x: 0, y: 20, width: 80, height: 60)
      box.mask = mask
      $0.addSublayer(box)
    },
    PictureRule("masks, clips and fading multiply", [(15, 15, 0x4040_0000), (35, 15, 0)]) {
      let box = Made.box(0, 0, 30, 30, nil)
      box.addSublayer(Made.box(10, 10, 50, 50))
      (box.masksToBounds, box.opacity) = (true, 0.5)
      let mask = Made.box(0, 0, 60, 60, green)
      mask.opacity = 0.5
      box.mask = mask
      $0.addSublayer(box)
    },
  ]

  static let shadowsRules: [PictureRule] = [
    PictureRule(
      "a sharp shadow is the layer's own form", count: 800,
      [(20, 20, 0xFFFF_0000), (41, 20, 0x8000_0000), (59, 39, 0x8000_0000), (60, 39, 0)]
    ) {
      let box = Made.box(20, 20, 20, 20)
      (box.shadowOpacity, box.shadowRadius) = (0.5, 0)
      box.shadowOffset = CGSize(width: 20, height: 0)
      $0.addSublayer(box)
    },
    PictureRule("what fades the layer fades its shadow", [(50, 30, 0x8000_0000)]) {
      let box = Made.box(20, 20, 20, 20)
      (box.shadowOpacity, box.shadowRadius, box.opacity) = (1, 0, 0.5)
      box.shadowOffset = CGSize(width: 20, height: 0)
      $0.addSublayer(box)
    },
    PictureRule("a mask to bounds cuts it off", count: 400) {
      let box = Made.box(20, 20, 20, 20)
      (box.shadowOpacity, box.masksToBounds) = (1, true)
      $0.addSublayer(box)
    },
    PictureRule("colour and half-clear layers count", [(50, 30, 0x4000_4000)]) {
      let box = Made.box(20, 20, 20, 20, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      (box.shadowOpacity, box.shadowRadius, box.shadowColor) = (0.5, 0, green)
      box.shadowOffset = CGSize(width: 20, height: 0)
      $0.addSublayer(box)
    },
    PictureRule(
      "a path casts instead of the layer", [(75, 25, 0xFF00_0000), (50, 30, 0)]
    ) {
      let box = Made.box(20, 20, 20, 20)
      (box.shadowOpacity, box.shadowRadius, box.shadowOffset) = (1, 0, .zero)
      box.shadowPath = CGPath(rect: CGRect(x: 50, y: 0, width: 10, height: 10), transform: nil)
      $0.addSublayer(box)
    },
    // At the edge of a wide form a blur has half, at a corner a quarter.
    PictureRule(
      "the blur is half at an edge, a quarter at a corner",
      [(79, 50, 0x8600_0000), (80, 50, 0x7900_0000), (80, 80, 0x3A00_0000), (50, 50, 0xFF00_0000)],
      within: 14
    ) {
      let box = Made.box(-80, 20, 60, 60)
      (box.shadowOpacity, box.shadowRadius) = (1, 5)
      box.shadowOffset = CGSize(width: 100, height: 0)
      $0.addSublayer(box)
    },
  ]

  static let linesRules: [PictureRule] = [
    // 60 · 4 + 40 · 4, less the 2 · 2 they share, and as much for the mitre.
    PictureRule(
      "SH-06: half of a closed rectangle is its first two sides", count: 400,
      [(15, 10, 0xFFFF_0000), (70, 45, 0xFFFF_0000), (10, 30, 0), (30, 50, 0)]
    ) {
      let shape = Made.shape(
        CGPath(rect: CGRect(x: 10, y: 10, width: 60, height: 40), transform: nil))
      shape.strokeEnd = 0.5
      $0.addSublayer(shape)
    },
    PictureRule("and from the half on the other two", count: 400, [(10, 30, 0xFFFF_0000)]) {
      let shape = Made.shape(
        CGPath(rect: CGRect(x: 10, y: 10, width: 60, height: 40), transform: nil))
      shape.strokeStart = 0.5
      $0.addSublayer(shape)
    },
    PictureRule("a start after the end is nothing", count: 0) {
      let shape = Made.shape(Made.line([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]))
      (shape.strokeStart, shape.strokeEnd) = (0.6, 0.4)
      $0.addSublayer(shape)
    },
    // Dashes at 5 … 15, 20 … 30 and so on: six of ten points until 90.
    PictureRule(
      "a phase below 0 moves dashes on", count: 120,
      [(2, 50, 0), (7, 50, 0xFFFF_0000), (17, 50, 0), (22, 50, 0xFFFF_0000)]
    ) {
      let shape = Made.shape(
        Made.line([CGPoint(x: 0, y: 50), CGPoint(x: 94, y: 50)]), width: 2)
      (shape.lineDashPattern, shape.lineDashPhase) = ([10, 5], -5)
      $0.addSublayer(shape)
    },
    PictureRule(
      "an odd count of dashes goes round twice",
      [(3, 50, 0xFFFF_0000), (7, 50, 0), (10, 50, 0xFFFF_0000), (15, 50, 0), (19, 50, 0xFFFF_0000)]
    ) {
      let shape = Made.shape(
        Made.line([CGPoint(x: 0, y: 50), CGPoint(x: 100, y: 50)]), width: 2)
      shape.lineDashPattern = [6, 2, 4]
      $0.addSublayer(shape)
    },
  ]

  static let copiesRules: [PictureRule] = [
    PictureRule(
      "RP: offsets add up from copy to copy", count: 400,
      [(5, 5, 0xFFFF_FFFF), (25, 5, 0xBFBF_BFBF), (45, 5, 0x8080_8080), (65, 5, 0x4040_4040)]
    ) {
      let copies = CAReplicatorLayer()
      copies.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      (copies.instanceCount, copies.instanceAlphaOffset) = (4, -0.25)
      copies.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      copies.addSublayer(Made.box(0, 0, 10, 10, .white))
      $0.addSublayer(copies)
    },
    PictureRule(
      "RP: copies go round the middle, all in the same colour", count: 400,
      [(50, 5, 0xFF80_0000), (95, 50, 0xFF80_0000), (50, 95, 0xFF80_0000), (5, 50, 0xFF80_0000)]
    ) {
      let copies = CAReplicatorLayer()
      copies.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      copies.instanceCount = 4
      copies.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      copies.instanceColor = CGColor(red: 0.5, green: 1, blue: 0, alpha: 1)
      copies.addSublayer(Made.box(45, 0, 10, 10))
      $0.addSublayer(copies)
    },
  ]

  static let depthRules: [PictureRule] = [
    PictureRule(
      "sublayers are turned and scaled about the anchor point", count: 1600,
      [(30, 30, 0xFFFF_0000), (69, 69, 0xFFFF_0000), (29, 50, 0), (70, 50, 0)]
    ) {
      $0.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
      $0.addSublayer(Made.box(40, 40, 20, 20))
    },
    // 1 / (1 − 50/100) = 2, and 1 / (1 + 100/100) = a half.
    PictureRule(
      "what is nearer is larger",
      [
        (31, 50, 0xFFFF_0000), (69, 50, 0xFFFF_0000), (28, 50, 0), (45, 82, 0xFF00_00FF),
        (50, 92, 0),
      ]
    ) {
      $0.sublayerTransform.m34 = -1 / 100
      for (z, y, color) in [(50.0, 40.0, red), (-100, 100, blue)] {
        let box = Made.box(40, y, 20, 20, color)
        box.zPosition = z
        $0.addSublayer(box)
      }
    },
    // w = 1 ± 40 sin 60° / 200 at the edges: 20 / 1.173 = 17.05 and 20 / .827 = 24.19.
    PictureRule(
      "a turned card is taller where it comes nearer",
      [
        (66, 50, 0xFFFF_0000), (68, 50, 0), (27, 50, 0xFFFF_0000), (24, 50, 0),
        (27, 28, 0xFFFF_0000), (27, 24, 0), (65, 34, 0xFFFF_0000), (66, 31, 0), (66, 69, 0),
      ]
    ) {
      let card = Made.box(10, 30, 80, 40)
      var eye = CATransform3DIdentity
      eye.m34 = -1 / 200
      card.transform = CATransform3DRotate(eye, .pi / 3, 0, 1, 0)
      $0.addSublayer(card)
    },
    PictureRule(
      "bounds.origin moves what is inside, not the layer", count: 2500,
      [(0, 0, 0xFF00_FF00), (49, 49, 0xFF00_FF00), (20, 10, 0xFFFF_0000), (19, 9, 0xFF00_FF00)]
    ) {
      let scroll = Made.box(0, 0, 50, 50, green)
      scroll.bounds.origin = CGPoint(x: 10, y: 20)
      scroll.addSublayer(Made.box(30, 30, 10, 10))
      $0.addSublayer(scroll)
    },
  ]

  @Test("Edges and masks", arguments: edgesRules) func edges(_ rule: PictureRule) throws {
    try rule.check()
  }
  @Test("Shadows", arguments: shadowsRules) func shadows(_ rule: PictureRule) throws {
    try rule.check()
  }
  @Test("Lines", arguments: linesRules) func lines(_ rule: PictureRule) throws { try rule.check() }
  @Test("Copies", arguments: copiesRules) func copies(_ rule: PictureRule) throws {
    try rule.check()
  }
  @Test("Depth", arguments: depthRules) func depth(_ rule: PictureRule) throws { try rule.check() }

  @Test("A blur falls evenly from the layer outward")
  func evenFall() throws {
    for scale in [1.0, 1.5, 2] {
      let harness = try FrameHarness(width: 100, height: 100, scale: scale)
      let box = Made.box(30, 30, 40, 40)
      (box.shadowOpacity, box.shadowRadius, box.shadowOffset) = (1, 6, .zero)
      box.cornerRadius = 8
      harness.root.addSublayer(box)
      try harness.frame(at: 0)
      for (dx, dy) in [(1, 0), (1, 1), (0, -1), (-1, 1)] {
        var last = 255.0
        for step in 0..<Int(45 * scale) {
          let alpha = harness.rgba(Int(50 * scale) + dx * step, Int(50 * scale) + dy * step).w
          #expect(alpha <= last, "\(dx), \(dy), \(step) at \(scale)")
          last = alpha
        }
        #expect(last == 0)
      }
    }
  }

  @Test("RP: a spinner's copies are each a delay behind", arguments: [1.0, 1.5, 2.25])
  func spinner(time: Double) throws {
    let harness = try FrameHarness(width: 80, height: 20)
    let copies = CAReplicatorLayer()
    copies.frame = harness.root.bounds
    (copies.instanceCount, copies.instanceDelay) = (4, 0.25)
    copies.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let dot = Made.box(0, 0, 10, 10, .black)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
    fade.repeatCount = .infinity
    dot.add(fade, forKey: nil)
    copies.addSublayer(dot)
    harness.root.addSublayer(copies)
    try harness.frame(at: 0)
    try harness.frame(at: time)
    for copy in 0..<4 {
      let own = time - 0.25 * Double(copy)
      let level = 255 * (own - own.rounded(.down))
      #expect(abs(harness.rgba(20 * copy + 5, 5).w - level) <= 2, "copy \(copy)")
    }
  }
}
