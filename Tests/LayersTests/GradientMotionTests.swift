import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing
import TestSupport

/// Conic gradients, and gradients that move: every frame painted by damage equals the whole.
@Suite struct GradientMotionTests {
  private static let (red, blue) = (GradientLayerTests.red, GradientLayerTests.blue)

  private func conic(
    _ size: (Int, Int), colors: [CGColor], locations: [CGFloat]?, end: CGPoint
  ) throws -> (FrameHarness, CAGradientLayer) {
    let harness = try FrameHarness(width: size.0, height: size.1)
    let layer = CAGradientLayer()
    layer.frame = harness.root.bounds
    (layer.type, layer.colors, layer.locations) = (.conic, colors, locations)
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), end)
    harness.root.addSublayer(layer)
    try harness.frame(at: 0)
    return (harness, layer)
  }

  @Test("CN-01: clockwise, beginning toward the end point")
  func direction() throws {
    let reference = try ReferenceCase.named("CN-01")
    let size = try reference.input["canvas"].numbers()
    let stops = try reference.input["stops"].items()
    let colors = try stops.map { GradientLayerTests.named[try $0[1].string()] ?? .clear }
    let (harness, _) = try conic(
      (Int(size[0]), Int(size[1])), colors: colors, locations: stops.map { try $0[0].number() },
      end: CGPoint(x: 0, y: 0.5))
    for (name, x, y) in [("pixel(25,40)", 25, 40), ("pixel(75,15)", 75, 15)] {
      let color = try reference.expected[name].numbers()
      #expect(harness.rgba(x, y).isNear(color[0], color[1], color[2], color[3]), "\(name)")
    }
  }

  @Test("CN-02, G-03: compass points", arguments: [(0.0, "angle0"), (0.25, "angle90")])
  func compass(turn: Double, name: String) throws {
    let reference = try ReferenceCase.named("CN-02")
    let (harness, _) = try conic(
      (512, 512), colors: [.white, .black, .white], locations: [0, 0.5, 1],
      end: turn == 0 ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1))
    for (x, y) in [(5, 256), (500, 256), (256, 500), (256, 5)] {
      guard let color = try? reference.expected[name]["(\(x),\(y))"].string() else { continue }
      let level = harness.rgba(x, y).x
      #expect(abs(level - (color == "white" ? 255 : 0)) <= reference.tolerance, "(\(x), \(y))")
    }
  }

  @Test("G-03: end (.5, 0) begins at twelve and goes clockwise")
  func twelve() throws {
    let (harness, _) = try conic(
      (100, 100), colors: [.black, .white], locations: nil, end: CGPoint(x: 0.5, y: 0))
    for (x, y, turn) in [(99, 49, 0.25), (50, 99, 0.5), (0, 50, 0.75)] {
      #expect(abs(harness.rgba(x, y).x - 255 * turn) <= 2, "\(turn)")
    }
    #expect(harness.rgba(50, 2).x <= 1 && harness.rgba(49, 2).x >= 253, "the seam")
  }

  @Test("G-02: equal ends show no line, others one clean edge", arguments: [100, 101])
  func seam(side: Int) throws {
    let end = CGPoint(x: 1, y: 0.5)
    let (equal, _) = try conic(
      (side, side), colors: [Self.red, Self.blue, Self.red],
      locations: nil, end: end)
    let (open, _) = try conic(
      (side, side), colors: [Self.red, Self.blue], locations: nil, end: end)
    for x in (side / 2 + 10)..<side {
      #expect(equal.rgba(x, side / 2 - 1).x > 235 && equal.rgba(x, side / 2).x > 235)
      #expect(open.rgba(x, side / 2).x > 235 && open.rgba(x, side / 2).z < 20, "red below")
      #expect(open.rgba(x, side / 2 - 1).z > 220 && open.rgba(x, side / 2 - 1).x < 35, "blue above")
    }
  }

  @Test("A conic gradient that turns by its layer's transform shows each colour at its place")
  func turning() throws {
    let (harness, layer) = try conic(
      (64, 64), colors: [.black, .white, .black], locations: nil, end: CGPoint(x: 1, y: 0.5))
    layer.bounds.size = CGSize(width: 40, height: 40)
    layer.cornerRadius = 20
    let animation = CABasicAnimation(keyPath: "transform.rotation")
    (animation.fromValue, animation.toValue) = (0, 2 * Double.pi)
    animation.duration = 1
    layer.add(animation, forKey: nil)
    for step in 0..<20 {
      let turn = Double(step) / 20
      try harness.frame(at: turn)
      // The pixel right of the centre is seen at about 0.5 / 15.5 radians.
      let seen = 0.5 / 15.5 / (2 * .pi) - turn
      let place = seen - seen.rounded(.down)
      let level = 255 * (place < 0.5 ? 2 * place : 2 - 2 * place)
      #expect(abs(harness.rgba(47, 32).x - level) <= 2, "after \(turn) turns")
    }
  }

  private var animations: [(String, Any)] {
    [
      ("colors", [CGColor.black, CGColor.white, GradientLayerTests.red]),
      ("locations", [0.1, 0.2, 0.3]), ("locations", [-1, -0.5, 0] as [Float]),
      ("startPoint", CGPoint(x: 1, y: 1)), ("endPoint", CGPoint(x: 0, y: 0.3)),
      ("bounds.size.width", 20), ("transform.scale", 0.2), ("cornerRadius", 25),
      ("opacity", 0.3), ("transform.rotation", 2), ("colors", [CGColor.black]),
      ("locations", [0.5]), ("colors", []), ("startPoint", CGPoint(x: 1e300, y: -1e300)),
    ]
  }

  @Test("Whatever animates, the damage is enough", arguments: 0..<14)
  func damage(index: Int) throws {
    let (path, value) = animations[index]
    for type in [CAGradientLayerType.axial, .radial, .conic] {
      let harness = try FrameHarness(width: 80, height: 70, scale: 1.5)
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 10, y: 10, width: 60, height: 50)
      layer.colors = [Self.red, CGColor.clear, Self.blue]
      layer.locations = [0, 0.4, 1]
      layer.type = type
      (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.4, y: 0.4), CGPoint(x: 1, y: 0.9))
      layer.cornerRadius = 7
      layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
      let mover = CALayer()
      mover.frame = CGRect(x: 0, y: 20, width: 13, height: 11)
      mover.backgroundColor = .white
      harness.root.sublayers = [layer, mover]
      let animation = CABasicAnimation(keyPath: path)
      (animation.toValue, animation.duration) = (value, 1)
      layer.add(animation, forKey: nil)
      let way = CABasicAnimation(keyPath: "position.x")
      (way.toValue, way.duration) = (90, 2)
      mover.add(way, forKey: nil)
      for time in stride(from: 0, through: 2.2, by: 0.31) { try harness.frame(at: time) }
      #expect(harness.renderer.nextFrameTime == .infinity)
      try harness.frame(at: 3)
      #expect(harness.damage.isEmpty, "nothing moves any more")
    }
  }

  @Test("Colours change by themselves in a committed tree, item by item")
  func implicit() throws {
    let harness = try GradientLayerTests.paint { $0.colors = [CGColor.black, CGColor.black] }
    let layer = try #require(harness.root.sublayers?.first as? CAGradientLayer)
    layer.colors = [CGColor.white, CGColor.white]
    layer.locations = [0, 0.5]
    #expect(layer.animationKeys() == ["colors", "locations"])
    CATransaction.flush()
    try harness.frame(at: 0.1)
    try harness.frame(at: 0.2)
    let level = harness.rgba(40, 30).x
    #expect(level > 0 && level < 255)
    try harness.frame(at: 0.5)
    #expect(harness.rgba(40, 30).x == 255)
  }

  @Test("G-01: other counts are not animated and do no harm")
  func counts() throws {
    let harness = try GradientLayerTests.paint { $0.colors = [Self.red, Self.blue] }
    let layer = try #require(harness.root.sublayers?.first as? CAGradientLayer)
    for colors: [Any]? in [[Self.red, Self.red, Self.red], [Self.blue, Self.blue], [], nil] {
      let animation = CABasicAnimation(keyPath: "colors")
      (animation.fromValue, animation.toValue) = (layer.colors, colors)
      animation.duration = 1
      layer.colors = colors
      layer.add(animation, forKey: "colors")
      let start = harness.time + 1
      for step in 0..<3 { try harness.frame(at: start + Double(step) * 0.4) }
      #expect(harness.paintedPixels == ((colors?.count ?? 0) > 1 ? 4800 : 0))
    }
    layer.colors = [Self.red, Self.red]
    try harness.frame(at: harness.time + 2)
    #expect(harness.pixel(3, 3) == 0xFFFF_0000)
  }

  @Test("Key-value access takes any numbers; what is none means no places")
  func keyValueAccess() {
    let layer = CAGradientLayer()
    layer.setValue([0, 1] as [Int], forKey: "locations")
    #expect(layer.locations == [0, 1])
    layer.setValue([0.25, 0.5] as [Float], forKey: "locations")
    #expect(layer.value(forKey: "locations") as? [CGFloat] == [0.25, 0.5])
    layer.setValue("x", forKey: "locations")
    #expect(layer.locations == nil)
    layer.setValue([CGColor.white, CGColor.black], forKey: "colors")
    #expect(layer.colors?.count == 2)
    layer.startPoint = CGPoint(x: CGFloat.nan, y: 0)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    for key in ["colors", "locations", "startPoint", "endPoint", "type"] {
      #expect(!CAGradientLayer.needsDisplay(forKey: key))
    }
  }
}
