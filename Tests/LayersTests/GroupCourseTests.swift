import Animation
import Layers
import Testing

/// Groups by their own clock, and their members by the group's.
@Suite struct GroupCourseTests {
  /// A group of four seconds.
  private static func group(
    _ members: [CAAnimation], duration: Double = 4,
    _ configure: (CAAnimationGroup) -> Void = { _ in }
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = members
    group.duration = duration
    configure(group)
    return group
  }

  /// A member of two seconds, one second into its group.
  private static func late(fillMode: CAMediaTimingFillMode = .removed) -> CAAnimation {
    basic("zPosition", 0, 10, duration: 2) {
      $0.beginTime = 1
      $0.fillMode = fillMode
    }
  }

  static let clocks: [AnimationCourse] = [
    AnimationCourse("a late member", [(0.5, -1), (1, 0), (2, 5), (3, -1), (3.5, -1)]) {
      [group([late()])]
    },
    AnimationCourse("a late member, filled", [(0.5, 0), (2, 5), (3, 10), (3.9, 10), (4, -1)]) {
      [group([late(fillMode: .both)])]
    },
    AnimationCourse("a late member, filled, in a group held", [(3, 10), (4, 10), (50, 10)]) {
      [group([late(fillMode: .forwards)]).held()]
    },
    AnimationCourse("a late member in a late group", [(1.5, 0), (2.5, 0), (4, 5), (6, -1)]) {
      [
        group([late(fillMode: .backwards)]) {
          $0.beginTime = 102
          $0.fillMode = .backwards
        }
      ]
    },
    AnimationCourse("a member repeated for ever is cut", [(0.5, 5), (2.5, 5), (4, -1)]) {
      [group([basic("zPosition", 0, 10) { $0.repeatCount = .infinity }])]
    },
    AnimationCourse("a member as long as its group, held", [(3, 7.5), (4, 10), (9, 10)]) {
      [group([deepen()]).held()]
    },
    AnimationCourse("a member without a duration lasts as its group", [(1, 2.5), (3, 7.5)]) {
      [group([basic("zPosition", 0, 10, duration: 0)])]
    },
    AnimationCourse("a member faster than its group", [(1, 5), (1.5, 7.5), (2, -1)]) {
      [group([deepen { $0.speed = 2 }])]
    },
    AnimationCourse("a member's time shifted", [(0, 2.5), (1, 5), (3.5, 1.25)]) {
      [group([deepen { $0.timeOffset = 1 }])]
    },
    AnimationCourse("there and back", [(1, 2.5), (3, 7.5), (5, 7.5), (7, 2.5), (8, -1)]) {
      [group([deepen()]) { $0.autoreverses = true }]
    },
    AnimationCourse("a short member, there and back", [(1, 5), (3, -1), (5, -1), (7, 5)]) {
      [group([basic("zPosition", 0, 10, duration: 2)]) { $0.autoreverses = true }]
    },
    AnimationCourse("a member eased, back in the mirror", [(3, 6.218619), (5, 6.218619)]) {
      [
        group([deepen { $0.timingFunction = .init(name: .easeIn) }]) { $0.autoreverses = true }
      ]
    },
    AnimationCourse("twice as fast", [(1, 5), (2, -1)]) { [group([deepen()]) { $0.speed = 2 }] },
    AnimationCourse("backwards", [(1, 7.5), (3, 2.5), (4, -1)]) {
      [group([deepen()]) { $0.speed = -1 }]
    },
    AnimationCourse("shifted", [(0, 2.5), (2, 7.5), (3, 0), (3.5, 1.25), (4, -1)]) {
      [group([deepen()]) { $0.timeOffset = 1 }]
    },
    AnimationCourse("repeated one and a half times", [(3, 7.5), (5, 2.5), (6, 5), (9, 5)]) {
      [group([deepen()]) { $0.repeatCount = 1.5 }.held()]
    },
    AnimationCourse("eased", [(2, 3.153568), (3, 6.218619)]) {
      [group([deepen()]) { $0.timingFunction = .init(name: .easeIn) }]
    },
    AnimationCourse("eased with a longer member", [(2, 1.576784)]) {
      [
        group([basic("zPosition", 0, 10, duration: 8)]) {
          $0.timingFunction = .init(name: .easeIn)
        }
      ]
    },
    AnimationCourse("without a duration it cuts at a quarter second", [(0.2, 0.5), (0.25, -1)]) {
      [group([deepen()], duration: 0)]
    },
    AnimationCourse("members in order", [(1, 100), (2.5, 5.625)]) {
      [
        group([
          basic("zPosition", 0, 9, duration: 4),
          basic("zPosition", 100, 100, duration: 2),
        ])
      ]
    },
    AnimationCourse("no members", [(1, -1)]) { [group([])] },
    AnimationCourse("a member that adds up with its repeats", [(1, 5), (3, 15), (3.5, 17.5)]) {
      [
        group([
          basic("zPosition", 0, 10, duration: 2) {
            $0.isCumulative = true
            $0.repeatCount = 2
          }
        ])
      ]
    },
  ]

  static let nested: [AnimationCourse] = [
    AnimationCourse(
      "a group inside, later", [(1, -1), (2.5, 0), (4, 5), (5.5, 10), (6.5, -1), (8, -1)]
    ) {
      [group([group([late(fillMode: .both)]) { $0.beginTime = 2 }], duration: 8)]
    },
    AnimationCourse("a group inside, later, filled", [(1, 0), (4, 5), (7, 10), (8, -1)]) {
      [
        group(
          [
            group([late(fillMode: .both)]) {
              $0.beginTime = 2
              $0.fillMode = .both
            }
          ], duration: 8)
      ]
    },
    AnimationCourse("a fast group inside a slow one", [(1, 2.5), (3, 7.5), (4, -1)]) {
      [group([group([deepen()]) { $0.speed = 2 }], duration: 8) { $0.speed = 0.5 }]
    },
    AnimationCourse("inside turned, outside repeated", [(1, 2.5), (5, 7.5), (9, 2.5), (13, 7.5)]) {
      [
        group([group([deepen()]) { $0.autoreverses = true }], duration: 8) { $0.repeatCount = 2 }
      ]
    },
    AnimationCourse("a section of a longer film", [(0, 2.5), (1, 5), (3, 5)]) {
      // Lottie's player: the outer group loops a part of members that start in the middle.
      [
        group(
          [
            group([deepen { $0.timeOffset = 0 }], duration: 100) { $0.timeOffset = 1 }
          ], duration: 2
        ) { $0.repeatCount = .infinity }
      ]
    },
  ]

  @Test(arguments: clocks + nested) func showing(course: AnimationCourse) throws {
    try course.run()
  }

  @Test func onlyTheGroupIsHeard() throws {
    let stage = try AnimationStage()
    let (outer, inner) = (AnimationListener(), AnimationListener())
    let member = deepen { $0.delegate = inner }
    member.duration = 1
    stage.layer.add(Self.group([member]) { $0.delegate = outer }, forKey: nil)
    for time in [0, 1, 2, 4, 5] as [Double] { try stage.harness.frame(at: time) }
    #expect(inner.heard.isEmpty && outer.heard == ["start", "finished"])
  }

  @Test func membersOfOneGroupAnimateSeveralProperties() throws {
    let stage = try AnimationStage()
    let members = [
      basic("position.x", 0, 40, duration: 4), basic("opacity", 0, 1, duration: 2),
      basic("transform.scale.x", 1, 3, duration: 4),
    ]
    stage.layer.add(Self.group(members), forKey: nil)
    try stage.harness.frame(at: 0)
    #expect(try stage.number("position.x", at: 1) == 10)
    #expect(try stage.number("opacity", at: 1) == 0.5)
    #expect(abs(try stage.number("transform.scale.x", at: 1) - 1.5) < 1e-12)
    #expect(try stage.number("position.x", at: 3) == 30)
    #expect(try stage.number("opacity", at: 3) == 1, "over: the model")
  }
}
