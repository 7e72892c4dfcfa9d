import Animation
import Layers
import Testing

/// Ends that are left out, values that add up, and animations on top of each other.
@Suite struct SumCourseTests {
  static let ends: [AnimationCourse] = [
    AnimationCourse("from and to", [(1, 3), (2, 5)]) { [basic("zPosition", 1, 9, duration: 4)] },
    AnimationCourse("from and to, whatever by says", [(1, 3), (2, 5)]) {
      [basic("zPosition", 1, 9, by: 100, duration: 4)]
    },
    AnimationCourse("from and by", model: 3, [(0, 1), (2, 3), (3, 4)]) {
      [basic("zPosition", 1, by: 4, duration: 4)]
    },
    AnimationCourse("to and by", model: 3, [(0, 5), (2, 7)]) {
      [basic("zPosition", nil, 9, by: 4, duration: 4)]
    },
    AnimationCourse("from alone", model: 3, [(0, 1), (2, 2), (4, 3)]) {
      [basic("zPosition", 1, duration: 4)]
    },
    AnimationCourse("to alone", model: 3, [(0, 3), (2, 6), (4, 3)]) {
      [basic("zPosition", nil, 9, duration: 4)]
    },
    AnimationCourse("by alone", model: 3, [(0, 3), (2, 5), (4, 3)]) {
      [basic("zPosition", by: 4, duration: 4)]
    },
    AnimationCourse("nothing: from what is seen to what is set", model: 3, [(0, 3), (2, 3)]) {
      [basic("zPosition", duration: 4)]
    },
    AnimationCourse("numbers in other boxes", [(1, 2.5)]) {
      [basic("zPosition", 0 as Int, 10 as Float, duration: 4)]
    },
    AnimationCourse("ends of two kinds do nothing", [(1, -1)]) {
      [basic("zPosition", 0, "ten", duration: 4)]
    },
    AnimationCourse("a missing end is what is set, not what runs below", model: 3, [(2, 6)]) {
      [basic("zPosition", 100, 100, duration: 4), basic("zPosition", nil, 9, duration: 4)]
    },
  ]

  static let sums: [AnimationCourse] = [
    AnimationCourse("cumulative", [(2, 5), (4, 10), (6, 15), (11, 27.5), (12, 30)]) {
      [
        deepen {
          $0.isCumulative = true
          $0.repeatCount = 3
        }.held()
      ]
    },
    AnimationCourse("cumulative, cut inside a repeat", [(8, 20), (10, 25), (11, 25)]) {
      [
        deepen {
          $0.isCumulative = true
          $0.repeatCount = 2.5
        }.held()
      ]
    },
    AnimationCourse("cumulative by", [(2, 4), (4, 9), (6, 14)]) {
      [
        basic("zPosition", by: 10, duration: 4) {
          $0.isCumulative = true
          $0.repeatCount = 2
        }
      ]
    },
    AnimationCourse("cumulative, there and back: nothing adds up", [(4, 10), (8, 0), (10, 5)]) {
      [
        deepen {
          $0.isCumulative = true
          $0.autoreverses = true
          $0.repeatCount = 2
        }
      ]
    },
    AnimationCourse("cumulative through keyframes", [(2, 20), (4, 10), (6, 30)]) {
      [
        keyframes("zPosition", [0, 20, 10], duration: 4) {
          $0.isCumulative = true
          $0.repeatCount = 2
        }
      ]
    },
    AnimationCourse("cumulative and eased", [(2, 3.153568), (6, 13.153568)]) {
      [
        deepen {
          $0.isCumulative = true
          $0.repeatCount = 2
          $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
        }
      ]
    },
    AnimationCourse("additive", [(0, -1), (2, 4), (3, 6.5), (4, -1)]) {
      [deepen { $0.isAdditive = true }]
    },
    AnimationCourse("additive, to alone: from no offset", [(2, 4), (3, 6.5)]) {
      [
        basic("zPosition", nil, 10, duration: 4) { $0.isAdditive = true }
      ]
    },
    AnimationCourse("additive, from alone: to no offset", [(0, 9), (1, 6.5), (3, 1.5)]) {
      [basic("zPosition", 10, duration: 4) { $0.isAdditive = true }]
    },
    AnimationCourse("additive, by alone", [(2, 4)]) {
      [basic("zPosition", by: 10, duration: 4) { $0.isAdditive = true }]
    },
    AnimationCourse("additive and cumulative", [(2, 4), (6, 14)]) {
      [
        deepen {
          $0.isAdditive = true
          $0.isCumulative = true
          $0.repeatCount = 2
        }
      ]
    },
    AnimationCourse("two additive ones", [(2, 9), (3, 14)]) {
      [deepen { $0.isAdditive = true }, deepen { $0.isAdditive = true }]
    },
    AnimationCourse("additive on top of another", [(2, 105)]) {
      [basic("zPosition", 100, 100, duration: 4), deepen { $0.isAdditive = true }]
    },
    AnimationCourse("additive below another", [(2, 100)]) {
      [deepen { $0.isAdditive = true }, basic("zPosition", 100, 100, duration: 4)]
    },
    AnimationCourse("additive keyframes", [(1, 4), (2, 9), (3, 4)]) {
      [keyframes("zPosition", [0, 10, 0], duration: 4) { $0.isAdditive = true }]
    },
    AnimationCourse("additive in a group", [(1, 1.5), (2, 4), (4, -1)]) {
      let group = CAAnimationGroup()
      group.duration = 4
      group.animations = [deepen { $0.isAdditive = true }]
      return [group]
    },
  ]

  @Test(arguments: ends + sums) func showing(course: AnimationCourse) throws {
    try course.run()
  }

  /// A model that changes while an animation is on its way moves the end that was left out.
  @Test(
    arguments: [
      (nil, nil, nil, 5), (1, nil, nil, 4), (nil, 9, nil, 8), (nil, nil, 4, 9), (1, nil, 4, 3),
      (nil, 9, 4, 7), (1, 9, nil, 5), (1, 9, 4, 5),
    ] as [(Double?, Double?, Double?, Double)])
  func aModelInFlight(from: Double?, to: Double?, by: Double?, shows: Double) throws {
    let stage = try AnimationStage()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 3
    try stage.harness.frame(at: 0)
    stage.layer.add(basic("zPosition", from, to, by: by, duration: 4), forKey: nil)
    try stage.harness.frame(at: 0)
    try stage.harness.frame(at: 1)
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 7
    #expect(try stage.number("zPosition", at: 2) == shows)
  }

  @Test func withoutEndsItRunsFromWhatWasSeen() throws {
    let stage = try AnimationStage()
    stage.layer.add(deepen(), forKey: "depth")
    try stage.harness.frame(at: 0)
    #expect(try stage.number("zPosition", at: 2) == 5)
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 20
    stage.layer.add(basic("zPosition", duration: 4), forKey: "depth")
    #expect(try stage.number("zPosition", at: 2) == 5)
    #expect(try stage.number("zPosition", at: 4) == 12.5)
    #expect(try stage.number("zPosition", at: 6) == 20)
  }
}
