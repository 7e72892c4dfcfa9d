import Animation
import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// Keyframe animations on layers: values and paths in every mode.
@Suite struct KeyframeAnimationTests {
  @Test(arguments: [
    "KF-01", "KF-02", "KF-04", "KF-05", "KF-07", "KF-08", "KF-10", "KF-11", "KF-13", "KF-14",
    "KF-16", "KF-17", "KF-19", "KF-20",
  ])
  func referenceCases(id: String) throws {
    let reference = try ReferenceCase.named(id)
    let input = reference.input
    let isPoint = try !input["path"].isNull || input["values"][0].numbers().count > 1
    let animation = try Self.animation(input, isPoint ? "position" : "zPosition")
    animation.beginTime = 100
    let stage = try AnimationStage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(0)
    stage.layer.add(animation.held(), forKey: nil)
    CATransaction.commit()
    let onlyX = reference.expected["v"].isNull
    let expected = try reference.expected[onlyX ? "x" : "v"].items()
    for (index, time) in try input["t"].numbers().enumerated() {
      try stage.harness.frame(at: 100 + time)
      let shown = try #require(stage.layer.presentation())
      let numbers = isPoint ? [shown.position.x, shown.position.y] : [shown.zPosition]
      if case .string("<0.5") = expected[index] {
        #expect(numbers[0] > 0 && numbers[0] < 0.5, "at \(time)")
      } else {
        for (number, wanted) in zip(numbers, try expected[index].numbers()) {
          #expect(abs(number - wanted) <= max(reference.tolerance, 1e-9), "at \(time)")
        }
      }
    }
  }

  private static func animation(_ input: JSONValue, _ path: String) throws -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: path)
    animation.duration = try input["duration"].number()
    if input["path"].isNull {
      animation.values = try input["values"].items().map { value in
        let numbers = try value.numbers()
        return numbers.count == 1 ? numbers[0] : CGPoint(x: numbers[0], y: numbers[1])
      }
    } else {
      animation.path = try makePath(try input["path"].string())
    }
    if !input["mode"].isNull {
      animation.calculationMode = .init(rawValue: try input["mode"].string())
    }
    if !input["keyTimes"].isNull { animation.keyTimes = try input["keyTimes"].numbers() }
    if !input["tension"].isNull { animation.tensionValues = try input["tension"].numbers() }
    if !input["timingFunctions"].isNull {
      animation.timingFunctions = try input["timingFunctions"].items().map {
        CAMediaTimingFunction(name: .init(rawValue: try $0.string()))
      }
    }
    return animation
  }

  /// The path that `text` says: `M`, `L`, `C` and `Z` with numbers parted by blanks and commas.
  private static func makePath(_ text: String) throws -> CGPath {
    let path = CGMutablePath()
    var numbers: [Double] = []
    var command: Character = "M"
    func add() {
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (command, points.count) {
      case ("M", 1): path.move(to: points[0])
      case ("L", 1): path.addLine(to: points[0])
      case ("C", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("Z", 0): path.closeSubpath()
      default: break
      }
      numbers = []
    }
    var isFirst = true
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      if let letter = word.first, letter.isLetter {
        if !isFirst { add() }
        isFirst = false
        command = letter
        if word.count > 1 { numbers.append(try #require(Double(word.dropFirst()))) }
      } else {
        numbers.append(try #require(Double(word)))
      }
    }
    add()
    return path
  }

  @Test func thePathWinsOverTheValues() throws {
    let stage = try AnimationStage()
    let path = try Self.makePath("M0,0 L40,0")
    stage.layer.add(keyframes("position", [CGPoint(x: 7, y: 7)]) { $0.path = path }, forKey: nil)
    try stage.harness.frame(at: 1)
    #expect(try stage.value("position", at: 1.5) as? CGPoint == CGPoint(x: 20, y: 0))
  }

  @Test func aClosingLineIsAStretchUnlessItHasNoLength() throws {
    let stage = try AnimationStage()
    let triangle = try Self.makePath("M0,0 L40,0 L40,30 Z")
    stage.layer.add(keyframes("position", duration: 3) { $0.path = triangle }, forKey: "a")
    try stage.harness.frame(at: 1)
    let closing = try #require(try stage.value("position", at: 3.5) as? CGPoint)
    #expect(abs(closing.x - 20) < 1e-9 && abs(closing.y - 15) < 1e-9)
    let there = try Self.makePath("M0,0 L40,0 L0,0 Z")
    stage.layer.add(keyframes("position", duration: 2) { $0.path = there }, forKey: "a")
    try stage.harness.frame(at: 4)
    #expect(try stage.value("position", at: 5.5) as? CGPoint == CGPoint(x: 20, y: 0))
  }

  /// with short and long elements each takes an equal time, or the pace is even.
  @Test func cornersTakeTheirTimeUnlessThePaceIsEven() throws {
    let path = try Self.makePath("M0,0 L1,0 L2,0 L100,0")
    for (mode, middle) in [
      (CAAnimationCalculationMode.linear, 1.5), (.paced, 50), (.cubicPaced, 50),
    ] {
      let stage = try AnimationStage()
      stage.layer.add(
        keyframes("position") {
          $0.path = path
          $0.calculationMode = mode
        }, forKey: nil)
      try stage.harness.frame(at: 1)
      let x = try stage.number("position.x", at: 1.5)
      #expect(abs(x - middle) < 1e-9, "\(mode.rawValue): \(x)")
    }
  }

  @Test(arguments: [
    (nil, 0.0), (CAAnimationRotationMode.rotateAuto, Double.pi / 2),
    (.rotateAutoReverse, -Double.pi / 2),
  ])
  func theLayerTurnsWithThePath(mode: CAAnimationRotationMode?, turn: Double) throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.transform = CATransform3DMakeRotation(0.25, 0, 0, 1)
    let path = try Self.makePath("M20,0 L20,50")
    stage.layer.add(
      keyframes("position") {
        $0.path = path
        $0.rotationMode = mode
      }, forKey: nil)
    try stage.harness.frame(at: 1)
    var angle = try stage.number("transform.rotation.z", at: 1.5) - 0.25 - turn
    angle.formRemainder(dividingBy: .pi * 2)
    #expect(abs(angle) < 1e-9)
    try stage.harness.frame(at: 3)
    #expect(stage.layer.presentation()?.transform == stage.layer.transform, "only while it runs")
  }

  @Test func turningOutlivesAnotherAnimationOfTheTransform() throws {
    let stage = try AnimationStage()
    let path = try Self.makePath("M20,0 L20,50")
    stage.layer.add(
      keyframes("position") {
        $0.path = path
        $0.rotationMode = .rotateAuto
      }, forKey: nil)
    stage.layer.add(basic("transform.scale", 2, 2), forKey: nil)
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 1.5)
    let shown = try #require(stage.layer.presentation()?.transform)
    #expect(abs(shown.m12 - 2) < 1e-9 && abs(shown.m11) < 1e-9, "a quarter turn at double size")
  }

  @Test func additiveAndCumulativeAddUp() throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 100
    stage.layer.add(
      keyframes("zPosition", [0, 10, 4]) {
        $0.isAdditive = true
        $0.isCumulative = true
        $0.repeatCount = 3
      }, forKey: nil)
    try stage.harness.frame(at: 1)
    #expect(try stage.number("zPosition", at: 1.5) == 110, "base and middle keyframe")
    #expect(try stage.number("zPosition", at: 3.25) == 100 + 2 * 4 + 5, "two cycles that end at 4")
  }

  @Test func valuesOfEveryKind() throws {
    let stage = try AnimationStage(CAShapeLayer())
    let shape = stage.layer
    let one = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let two = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 30), transform: nil)
    let rows: [(String, [Any])] = [
      (
        "bounds",
        [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 4, width: 30, height: 50)]
      ),
      ("fillColor", [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]),
      ("transform", [CATransform3DIdentity, CATransform3DMakeTranslation(8, 0, 0)]),
      ("lineDashPattern", [[2.0, 4], [4.0, 8]]), ("path", [one, two]), ("hidden", [true, false]),
    ]
    for (path, values) in rows { shape.add(keyframes(path, values), forKey: path) }
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 1.5)
    let shown = try #require(shape.presentation())
    #expect(shown.bounds == CGRect(x: 1, y: 2, width: 20, height: 30))
    #expect(shown.fillColor?.rgba == SIMD4(0.5, 0.5, 0.5, 1))
    #expect(shown.transform == CATransform3DMakeTranslation(4, 0, 0))
    #expect(shown.lineDashPattern == [3, 6])
    #expect(shown.path?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 15, height: 20))
    #expect(shown.isHidden, "a step at the end")
    try stage.harness.frame(at: 2)
    #expect(shape.presentation()?.isHidden != true, "over and gone")
  }

  /// S-05: paths of different elements show the new path, and whatever is no value nothing.
  @Test func valuesThatDoNotMixAreNoHarm() throws {
    let stage = try AnimationStage(CAShapeLayer())
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    stage.layer.add(basic("path", circle, square), forKey: nil)
    stage.layer.add(keyframes("opacity", []), forKey: nil)
    stage.layer.add(keyframes("opacity", nil), forKey: nil)
    stage.layer.add(keyframes("opacity", [0, CGPoint.zero]), forKey: nil)
    stage.layer.add(keyframes("position") { $0.path = CGMutablePath() }, forKey: nil)
    stage.layer.add(keyframes("opacity", [Stray(), Stray()]), forKey: nil)
    try stage.harness.frame(at: 1)
    try stage.harness.frame(at: 1.5)
    #expect(stage.layer.presentation()?.path == square)
    #expect(stage.layer.presentation()?.opacity == 1)
    #expect(stage.layer.presentation()?.position == stage.layer.position)
  }

  private struct Stray {}

  @Test func addingStoresACopyOfEverything() throws {
    let animation = keyframes("zPosition", [0, 8]) {
      $0.keyTimes = [0, 1]
      $0.rotationMode = .rotateAuto
      $0.biasValues = [1]
    }
    let copy = try #require(animation.copy() as? CAKeyframeAnimation)
    #expect(copy !== animation && copy.values?.count == 2 && copy.keyTimes == [0, 1])
    #expect(copy.rotationMode?.rawValue == "auto" && copy.biasValues == [1])
    #expect(CAAnimationRotationMode.rotateAutoReverse.rawValue == "autoReverse")
  }
}
