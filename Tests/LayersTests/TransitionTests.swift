import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Transitions: from the picture last shown to the present one, pixel by pixel.
///
/// The layer is 20 × 20 at (10, 10); it was red and is blue.
@Suite struct TransitionTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let (redPixel, bluePixel) = (UInt32(0xFFFF_0000), UInt32(0xFF00_00FF))

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    return transition
  }

  /// A stage whose layer turned from red to blue with `transition`, which began at 1 s.
  private func makeStage(
    _ transition: CATransition, _ configure: (CALayer) -> Void = { _ in }
  ) throws -> AnimationStage<CALayer> {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.backgroundColor = Self.red
    configure(stage.layer)
    try stage.harness.frame(at: 0.5)
    CATransaction.setDisableActions(true)
    stage.layer.backgroundColor = Self.blue
    stage.layer.add(transition, forKey: "anything")
    try stage.harness.frame(at: 1)
    return stage
  }

  @Test func defaultsAndKeptValues() throws {
    let reference = try ReferenceCase.named("LS-10")
    let transition = CATransition()
    #expect(transition.type.rawValue == (try reference.expected["type"].string()))
    #expect(reference.expected["subtype"].isNull && transition.subtype == nil)
    #expect(Double(transition.startProgress) == (try reference.expected["startProgress"].number()))
    #expect(Double(transition.endProgress) == (try reference.expected["endProgress"].number()))
    for number in try reference.expected["kept"]["startProgress"].numbers() {
      transition.startProgress = Float(number)
      #expect(Double(transition.startProgress) == number)
    }
    for number in try reference.expected["kept"]["endProgress"].numbers() {
      transition.endProgress = Float(number)
      #expect(Double(transition.endProgress) == number)
    }
    let names = [CATransitionType.fade, .moveIn, .push, .reveal].map(\.rawValue)
    #expect(names == ["fade", "moveIn", "push", "reveal"])
    let sides = [CATransitionSubtype.fromRight, .fromLeft, .fromTop, .fromBottom].map(\.rawValue)
    #expect(sides == ["fromRight", "fromLeft", "fromTop", "fromBottom"])
  }

  @Test func aFadeMixesBothPictures() throws {
    let stage = try makeStage(transition(.fade))
    #expect(stage.layer.animationKeys() == ["transition"], "whatever key it is added for")
    #expect(stage.harness.pixel(20, 20) == Self.redPixel, "it begins with the old picture")
    try stage.harness.frame(at: 1.5)
    let pixel = stage.harness.pixel(20, 20)
    let (red, blue) = (pixel >> 16 & 255, pixel & 255)
    #expect((127...128).contains(red) && (127...128).contains(blue) && pixel >> 24 >= 254)
    try stage.harness.frame(at: 2)
    #expect(stage.harness.pixel(20, 20) == Self.bluePixel)
    #expect(stage.layer.animationKeys() == nil)
    #expect(stage.harness.renderer.nextFrameTime == .infinity)
  }

  /// A quarter of the way in: which of the layer's four edges show what.
  struct Row: CustomTestStringConvertible, Sendable {
    var type: CATransitionType
    var subtype: CATransitionSubtype?
    var left: UInt32
    var right: UInt32
    var upper: UInt32
    var lower: UInt32
    var testDescription: String { "\(type.rawValue) \(subtype?.rawValue ?? "nil")" }
  }

  static let rows = [CATransitionType.push, .moveIn, .reveal].flatMap { type in
    [
      Row(
        type: type, subtype: nil, left: redPixel, right: bluePixel, upper: redPixel,
        lower: redPixel),
      Row(
        type: type, subtype: .fromRight, left: redPixel, right: bluePixel, upper: redPixel,
        lower: redPixel),
      Row(
        type: type, subtype: .fromLeft, left: bluePixel, right: redPixel, upper: redPixel,
        lower: redPixel),
      Row(
        type: type, subtype: .fromTop, left: redPixel, right: redPixel, upper: redPixel,
        lower: bluePixel),
      Row(
        type: type, subtype: .fromBottom, left: redPixel, right: redPixel, upper: bluePixel,
        lower: redPixel),
    ]
  }

  @Test(arguments: rows)
  func theNewPictureComesFromItsSide(_ row: Row) throws {
    let stage = try makeStage(transition(row.type, row.subtype))
    try stage.harness.frame(at: 1.25)
    #expect(stage.harness.pixel(10, 20) == row.left)
    #expect(stage.harness.pixel(29, 20) == row.right)
    #expect(stage.harness.pixel(20, 10) == row.upper)
    #expect(stage.harness.pixel(20, 29) == row.lower)
    #expect(stage.harness.pixel(9, 20) == 0 && stage.harness.pixel(30, 20) == 0, "within bounds")
  }

  /// What moves: the old picture, the new one or both, told by a mark at the left of either.
  @Test func pushMovesBothAndTheOthersOne() throws {
    for (type, old, new) in [(CATransitionType.push, -10, 10), (.moveIn, 0, 10), (.reveal, -10, 0)]
    {
      let stage = try AnimationStage()
      CATransaction.setDisableActions(true)
      stage.layer.backgroundColor = nil
      let mark = CALayer()
      mark.frame = CGRect(x: 12, y: 0, width: 2, height: 20)
      mark.backgroundColor = Self.red
      stage.layer.addSublayer(mark)
      try stage.harness.frame(at: 0.5)
      CATransaction.setDisableActions(true)
      mark.frame = CGRect(x: 4, y: 0, width: 2, height: 20)
      mark.backgroundColor = Self.blue
      stage.layer.add(transition(type), forKey: nil)
      try stage.harness.frame(at: 1)
      try stage.harness.frame(at: 1.5)
      let marks = (10..<30).filter { stage.harness.pixel($0, 20) != 0 }
      let expected = [22 + old, 23 + old, 14 + new, 15 + new].filter { (10..<30).contains($0) }
      #expect(marks == expected.sorted(), "\(type.rawValue)")
    }
  }

  @Test func progressIsMappedAndCutToWhatThereIs() throws {
    let part = transition(.push)
    (part.startProgress, part.endProgress) = (0.25, 0.75)
    let stage = try makeStage(part)
    #expect(stage.harness.pixel(24, 20) == Self.redPixel)
    #expect(stage.harness.pixel(25, 20) == Self.bluePixel, "a quarter is there at once")
    let wild = transition(.fade)
    (wild.startProgress, wild.endProgress) = (-1, .nan)
    _ = try makeStage(wild)
  }

  @Test func sublayersComingAndGoingAreTakenAlong() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    let (first, second) = (CALayer(), CALayer())
    for (layer, color) in [(first, Self.red), (second, Self.blue)] {
      layer.frame = stage.layer.bounds
      layer.backgroundColor = color
    }
    stage.layer.addSublayer(first)
    try stage.harness.frame(at: 0.5)
    CATransaction.setDisableActions(true)
    stage.layer.replaceSublayer(first, with: second)
    stage.layer.add(transition(.push), forKey: nil)
    for step in 0...8 {
      try stage.harness.frame(at: 1 + Double(step) / 8)
      if step == 4 { #expect(stage.harness.pixel(10, 20) == Self.redPixel) }
      if step == 4 { #expect(stage.harness.pixel(29, 20) == Self.bluePixel) }
    }
    #expect(stage.harness.pixel(10, 20) == Self.bluePixel)
  }

  /// Whatever changes inside and around while it runs, the harness compares each frame.
  @Test(arguments: [CATransitionType.fade, .push, .moveIn, .reveal], [1.0, 1.5])
  func everyFrameEqualsTheWholePicture(type: CATransitionType, scale: Double) throws {
    let harness = try FrameHarness(scale: scale)
    CATransaction.setDisableActions(true)
    let (layer, inner, around) = (CALayer(), CAShapeLayer(), CALayer())
    layer.frame = CGRect(x: 12.3, y: 9.7, width: 51, height: 43)
    layer.backgroundColor = Self.red
    inner.path = CGPath(ellipseIn: CGRect(x: -8, y: 4, width: 40, height: 30), transform: nil)
    around.frame = CGRect(x: 40, y: 20, width: 40, height: 12)
    around.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    layer.addSublayer(inner)
    harness.root.addSublayer(layer)
    harness.root.addSublayer(around)
    try harness.frame(at: 0)
    layer.backgroundColor = Self.blue
    layer.add(transition(type, .fromTop), forKey: nil)
    inner.add(basic("opacity", 1, 0, duration: 2), forKey: nil)
    for step in 1...16 {
      CATransaction.setDisableActions(true)
      around.position.x -= 1
      if step == 4 { layer.opacity = 0.5 }
      if step == 6 { layer.transform = CATransform3DMakeRotation(0.5, 0, 0, 1) }
      if step == 8 { layer.cornerRadius = 9 }
      if step == 10 { layer.add(transition(.reveal, .fromLeft), forKey: nil) }
      if step == 12 { layer.masksToBounds = true }
      try harness.frame(at: Double(step) / 8)
    }
  }

  @Test func aPausedTransitionDrawsNothing() throws {
    let stage = try makeStage(transition(.push))
    try stage.harness.frame(at: 1.5)
    stage.layer.timeOffset = stage.layer.convertTime(1.5, from: nil)
    stage.layer.speed = 0
    try stage.harness.frame(at: 2)
    #expect(stage.harness.renderer.nextFrameTime == .infinity)
    try stage.harness.frame(at: 9)
    #expect(stage.harness.damage.isEmpty && stage.harness.pixel(10, 20) == Self.redPixel)
    #expect(stage.harness.pixel(29, 20) == Self.bluePixel)
  }

  @Test func noneWithoutRoom() throws {
    let stage = try makeStage(transition(.fade)) { $0.bounds = .zero }
    for time in [1.25, 1.5, 2] { try stage.harness.frame(at: time) }
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func aTransitionMayBeAnAction() throws {
    let stage = try AnimationStage()
    stage.layer.actions = ["backgroundColor": transition(.push, .fromLeft)]
    stage.layer.backgroundColor = Self.blue
    #expect(stage.layer.animationKeys() == ["transition"])
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 1.5)
    #expect(stage.harness.pixel(10, 20) == Self.bluePixel)
    #expect(stage.harness.pixel(29, 20) == 0xFF00_0000)
  }
}
