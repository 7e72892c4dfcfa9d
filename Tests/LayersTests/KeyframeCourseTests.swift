import Animation
import Drawing
import Geometry
import Layers
import Testing

/// Keyframes by their times, modes and paths.
@Suite struct KeyframeCourseTests {
  /// Keyframes of the depth in four seconds.
  private static func depths(
    _ values: [Double], times: [Double]? = nil, mode: CAAnimationCalculationMode = .linear,
    _ configure: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> CAKeyframeAnimation {
    keyframes("zPosition", values, duration: 4) {
      $0.keyTimes = times
      $0.calculationMode = mode
      configure($0)
    }
  }

  static let times: [AnimationCourse] = [
    AnimationCourse("one value stays", [(0, 5), (3, 5), (4, -1)]) { [depths([5])] },
    AnimationCourse("no value does nothing", [(0, -1), (3, -1)]) { [depths([])] },
    AnimationCourse(
      "discrete with one time more than values", [(0.9, 1), (1, 2), (1.9, 2), (2, 3), (3.9, 3)]
    ) { [depths([1, 2, 3], times: [0, 0.25, 0.5, 1], mode: .discrete)] },
    AnimationCourse("discrete without times", [(0.9, 1), (1, 2), (2, 3), (3, 4), (3.9, 4)]) {
      [depths([1, 2, 3, 4], mode: .discrete)]
    },
    AnimationCourse("discrete, held", [(3.9, 2), (4, 2), (5, 2)]) {
      [depths([1, 2], mode: .discrete).held()]
    },
    AnimationCourse("discrete, there and back", [(1, 1), (3, 2), (5, 2), (7, 1)]) {
      [depths([1, 2], mode: .discrete) { $0.autoreverses = true }]
    },
    AnimationCourse("times that begin late", [(0, 0), (0.5, 0), (1.5, 5), (3, 20), (3.5, 20)]) {
      [depths([0, 10, 20], times: [0.25, 0.5, 0.75])]
    },
    AnimationCourse("a jump between two values", [(1.9, 9.5), (2, 100), (3, 105), (3.6, 108)]) {
      [depths([0, 10, 100, 110], times: [0, 0.5, 0.5, 1])]
    },
    AnimationCourse("a jump at the start", [(0, 10), (2, 15)]) {
      [depths([0, 10, 20], times: [0, 0, 1])]
    },
    AnimationCourse("a jump at the end, held", [(2, 5), (3.6, 9), (4, 20)]) {
      [depths([0, 10, 20], times: [0, 1, 1]).held()]
    },
    AnimationCourse("eased over the whole", [(2, 6.307136), (1, 1.869293)]) {
      [depths([0, 10, 20]) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }]
    },
    AnimationCourse("eased in the first stretch alone", [(1, 3.153568), (2, 10), (3, 15)]) {
      [depths([0, 10, 20]) { $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)] }]
    },
    AnimationCourse("eased in the second stretch", [(1, 5), (3, 13.153568)]) {
      [
        depths([0, 10, 20]) {
          $0.timingFunctions = [.init(name: .linear), .init(name: .easeIn)]
        }
      ]
    },
    AnimationCourse("eased in more stretches than there are", [(1, 3.153568), (3, 13.153568)]) {
      [
        depths([0, 10, 20]) {
          $0.timingFunctions = .init(repeating: .init(name: .easeIn), count: 9)
        }
      ]
    },
    AnimationCourse("over the end of a curve: clamped to the last value", [(2, 20), (4, -1)]) {
      [depths([0, 10, 20]) { $0.timingFunction = .init(controlPoints: 0.5, 4, 0.5, 4) }]
    },
  ]

  static let modes: [AnimationCourse] = [
    AnimationCourse("paced over equal neighbours", [(1, 5), (2, 10), (3, 15)]) {
      [depths([0, 0, 10, 10, 20], mode: .paced)]
    },
    AnimationCourse("paced forth and back", [(1, 5), (2, 10), (3, 5)]) {
      [depths([0, 10, 5, 0], times: [0, 0.1, 0.2, 1], mode: .paced)]
    },
    AnimationCourse("paced where all are equal", [(0, 5), (1, 5), (3.9, 5)]) {
      [depths([5, 5, 5], mode: .paced)]
    },
    AnimationCourse("paced ignores the stretches' curves", [(1, 5), (3, 15)]) {
      [
        depths([0, 2, 20], mode: .paced) {
          $0.timingFunctions = .init(repeating: .init(name: .easeIn), count: 2)
        }
      ]
    },
    // Hermite at one half of the middle stretch: 20 + (outgoing - incoming) / 8.
    AnimationCourse("cubic", [(2, 20.625)]) { [depths([0, 10, 30, 30], mode: .cubic)] },
    AnimationCourse("cubic, first stretch", [(4 / 6.0, 3.75)]) {
      [depths([0, 10, 30, 30], mode: .cubic)]
    },
    AnimationCourse("cubic with times", [(2.5, 20.625), (3, 30)]) {
      [depths([0, 10, 30, 30], times: [0, 0.5, 0.75, 1], mode: .cubic)]
    },
    AnimationCourse("cubic, half tense", [(2, 20.3125)]) {
      [depths([0, 10, 30, 30], mode: .cubic) { $0.tensionValues = [0.5, 0.5, 0.5, 0.5] }]
    },
    AnimationCourse("cubic, tense at the second alone", [(2, 20 - 1.25)]) {
      [depths([0, 10, 30, 30], mode: .cubic) { $0.tensionValues = [0, 1] }]
    },
    AnimationCourse("cubic, loose", [(2, 21.25)]) {
      [depths([0, 10, 30, 30], mode: .cubic) { $0.tensionValues = [-1, -1, -1, -1] }]
    },
    AnimationCourse("cubic with a bias", [(2, 18.75)]) {
      [depths([0, 10, 30, 30], mode: .cubic) { $0.biasValues = [1, 1, 1, 1] }]
    },
    AnimationCourse("cubic with a bias the other way", [(2, 22.5)]) {
      [depths([0, 10, 30, 30], mode: .cubic) { $0.biasValues = [-1, -1, -1, -1] }]
    },
    AnimationCourse("cubic, continuity 1", [(2, 21.25)]) {
      [depths([0, 10, 30, 30], mode: .cubic) { $0.continuityValues = [1, 1, 1, 1] }]
    },
    AnimationCourse("cubic, continuity -1", [(2, 20)]) {
      [depths([0, 10, 30, 30], mode: .cubic) { $0.continuityValues = [-1, -1, -1, -1] }]
    },
    AnimationCourse("cubic through two values", [(1, 2.03125), (2, 5), (3, 7.96875)]) {
      [depths([0, 10], mode: .cubic)]
    },
  ]

  @Test(arguments: times + modes) func showing(course: AnimationCourse) throws {
    try course.run()
  }

  struct Way: CustomTestStringConvertible, Sendable {
    var because: String
    var mode = CAAnimationCalculationMode.linear
    var times: [Double]?
    var moments: [(at: Double, shows: CGPoint)]
    var draw: @Sendable (CGMutablePath) -> Void
    var testDescription: String { because }
  }

  private static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

  /// Two strokes, 10 and 30 long.
  @Sendable private static func strokes(_ path: CGMutablePath) {
    path.move(to: point(0, 0))
    path.addLine(to: point(10, 0))
    path.move(to: point(50, 50))
    path.addLine(to: point(50, 80))
  }

  /// Two lines and a closing one.
  @Sendable private static func corner(_ path: CGMutablePath) {
    path.move(to: point(0, 0))
    path.addLine(to: point(30, 0))
    path.addLine(to: point(30, 40))
    path.closeSubpath()
  }

  static let ways: [Way] = [
    Way(
      because: "several strokes, equal time each",
      moments: [(1, point(5, 0)), (2, point(50, 50)), (3, point(50, 65)), (4, point(50, 80))],
      draw: strokes),
    Way(
      because: "several strokes, paced", mode: .paced,
      moments: [(0.5, point(5, 0)), (2.5, point(50, 65)), (4, point(50, 80))], draw: strokes),
    Way(
      because: "several strokes with times", times: [0, 0.25, 1],
      moments: [(0.5, point(5, 0)), (2.5, point(50, 65))], draw: strokes),
    Way(
      because: "a closing line is a stretch",
      moments: [(2 / 3.0, point(15, 0)), (2, point(30, 20)), (10 / 3.0, point(15, 20))],
      draw: corner),
    Way(
      because: "a closing line, paced: 30 + 40 + 50", mode: .paced,
      moments: [(1, point(30, 0)), (7 / 3.0, point(30, 40)), (19 / 6.0, point(15, 20))],
      draw: corner),
    Way(
      because: "a stroke after a closed one",
      moments: [(0.5, point(15, 0)), (3.5, point(105, 100))],
      draw: {
        corner($0)
        $0.move(to: point(100, 100))
        $0.addLine(to: point(110, 100))
      }),
    Way(
      because: "a rectangle runs right, down, left, up",
      moments: [
        (0.5, point(10, 0)), (1.5, point(20, 5)), (2.5, point(10, 10)), (3.5, point(0, 5)),
      ],
      draw: { $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 10)) }),
    Way(
      because: "a quadratic curve by its parameter",
      moments: [(2, point(10, 5)), (1, point(5, 3.75))],
      draw: {
        $0.move(to: point(0, 0))
        $0.addQuadCurve(to: point(20, 0), control: point(10, 10))
      }),
    Way(
      because: "discrete on a path: each keyframe an equal part", mode: .discrete,
      moments: [(1, point(0, 0)), (1.4, point(30, 0)), (2.5, point(30, 0)), (3, point(30, 40))],
      draw: {
        $0.move(to: point(0, 0))
        $0.addLine(to: point(30, 0))
        $0.addLine(to: point(30, 40))
      }),
    Way(
      because: "a path of one place", moments: [(1, point(7, 8)), (4, point(7, 8))],
      draw: {
        $0.move(to: point(7, 8))
        $0.addLine(to: point(7, 8))
      }),
    Way(
      because: "an empty path does nothing", moments: [(1, point(20, 20))], draw: { _ in }),
  ]

  @Test(arguments: ways) func following(way: Way) throws {
    let stage = try AnimationStage()
    let path = CGMutablePath()
    way.draw(path)
    let animation = keyframes("position", [CGPoint(x: 900, y: 900)], duration: 4) {
      $0.path = path
      $0.calculationMode = way.mode
      $0.keyTimes = way.times
    }
    stage.layer.add(animation.held(), forKey: nil)
    try stage.harness.frame(at: 0)
    for (at, shows) in way.moments {
      let shown = try #require(try stage.value("position", at: at) as? CGPoint)
      let isNear = abs(shown.x - shows.x) < 1e-3 && abs(shown.y - shows.y) < 1e-3
      #expect(isNear, "\(at) s: \(shown), not \(shows)")
    }
  }

  @Test(arguments: [("auto", 0, 1), ("autoReverse", 0, -1)])
  func turningWithThePath(mode: String, cosine: Double, sine: Double) throws {
    let stage = try AnimationStage()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 50, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 80))
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 80, y: 50))
    let animation = keyframes("position", duration: 4) {
      $0.path = path
      $0.rotationMode = .init(rawValue: mode)
    }
    stage.layer.add(animation, forKey: nil)
    try stage.harness.frame(at: 0)
    let down = try #require(try stage.value("transform", at: 1) as? CATransform3D)
    #expect(abs(down.m11 - cosine) < 1e-9 && abs(down.m12 - sine) < 1e-9)
    let right = try #require(try stage.value("transform", at: 3) as? CATransform3D)
    #expect(abs(right.m11 - sine) < 1e-9 && abs(right.m12) < 1e-9)
  }
}
