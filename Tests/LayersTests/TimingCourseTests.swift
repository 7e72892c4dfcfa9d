import Animation
import Layers
import Testing

/// Which value is seen when, by every property of an animation's clock.
@Suite struct TimingCourseTests {
  static let repeats: [AnimationCourse] = [
    AnimationCourse(
      "two and a half times, then gone", [(4, 0), (5, 2.5), (8, 0), (9.5, 3.75), (10, -1)]
    ) { [deepen { $0.repeatCount = 2.5 }] },
    AnimationCourse("two and a half times, held half way", [(8, 0), (10, 5), (1000, 5)]) {
      [deepen { $0.repeatCount = 2.5 }.held()]
    },
    AnimationCourse("whole repeats end on the last value", [(7.6, 9), (8, 10), (9, 10)]) {
      [deepen { $0.repeatCount = 2 }.held()]
    },
    AnimationCourse("a quarter of a time", [(0.5, 1.25), (1, 2.5), (3, 2.5)]) {
      [deepen { $0.repeatCount = 0.25 }.held()]
    },
    AnimationCourse("there and back ends on the start", [(3, 7.5), (5, 7.5), (7, 2.5), (8, 0)]) {
      [deepen { $0.autoreverses = true }.held()]
    },
    AnimationCourse("there, back, and there again", [(11, 7.5), (12, 10), (20, 10)]) {
      [
        deepen {
          $0.autoreverses = true
          $0.repeatCount = 1.5
        }.held()
      ]
    },
    AnimationCourse("half of there and back is there", [(3, 7.5), (4, 10), (5, 10)]) {
      [
        deepen {
          $0.autoreverses = true
          $0.repeatCount = 0.5
        }.held()
      ]
    },
    AnimationCourse("three quarters of there and back", [(5, 7.5), (6, 5), (7, 5)]) {
      [
        deepen {
          $0.autoreverses = true
          $0.repeatCount = 0.75
        }.held()
      ]
    },
    AnimationCourse("repeatDuration ends inside a repeat", [(5, 2.5), (6, 5), (9, 5)]) {
      [deepen { $0.repeatDuration = 6 }.held()]
    },
    AnimationCourse("repeatDuration cuts the first time short", [(1, 2.5), (2, -1)]) {
      [deepen { $0.repeatDuration = 2 }]
    },
    AnimationCourse("repeatDuration wins over repeatCount", [(6, 5), (11, 5)]) {
      [
        deepen {
          $0.repeatDuration = 6
          $0.repeatCount = 3
        }.held()
      ]
    },
    AnimationCourse("repeatDuration counts in the animation's own time", [(2, 0), (3, 5)]) {
      [
        deepen {
          $0.repeatDuration = 6
          $0.speed = 2
        }.held()
      ]
    },
    AnimationCourse("repeatDuration with a way back", [(5, 7.5), (6, 5), (10, 5)]) {
      [
        deepen {
          $0.repeatDuration = 6
          $0.autoreverses = true
        }.held()
      ]
    },
    AnimationCourse("a million repeats later", [(4_000_001, 2.5)]) {
      [deepen { $0.repeatCount = .infinity }]
    },
    AnimationCourse("a count below zero counts for one time", [(2, 5), (4, -1)]) {
      [deepen { $0.repeatCount = -3 }]
    },
    AnimationCourse("a count that is no number counts for one time", [(2, 5), (4, -1)]) {
      [deepen { $0.repeatCount = .nan }]
    },
    AnimationCourse("a repeatDuration below zero is none", [(2, 5), (4, -1)]) {
      [deepen { $0.repeatDuration = -3 }]
    },
  ]

  static let offsets: [AnimationCourse] = [
    AnimationCourse("shifted by a quarter", [(0, 2.5), (3, 0), (3.5, 1.25), (4, 2.5)]) {
      [deepen { $0.timeOffset = 1 }.held()]
    },
    AnimationCourse("shifted by more than once through", [(0, 2.5), (2, 7.5), (3, 0), (4, -1)]) {
      [deepen { $0.timeOffset = 5 }]
    },
    AnimationCourse("shifted back", [(0, 7.5), (1, 0), (3, 5), (4, -1)]) {
      [deepen { $0.timeOffset = -1 }]
    },
    AnimationCourse("shifted, there and back", [(0, 5), (2, 10), (4, 5), (6, 0), (8, 5)]) {
      [
        deepen {
          $0.timeOffset = 2
          $0.autoreverses = true
        }.held()
      ]
    },
    AnimationCourse("shifted onto the way back", [(0, 10), (2, 5), (4, 0), (6, 5), (8, 10)]) {
      [
        deepen {
          $0.timeOffset = 4
          $0.autoreverses = true
        }.held()
      ]
    },
    AnimationCourse("shifted, before it begins", [(1, 2.5), (2, 2.5), (3, 5)]) {
      [
        deepen {
          $0.timeOffset = 1
          $0.beginTime = 102
        }.held()
      ]
    },
    AnimationCourse("shifted and faster", [(0, 2.5), (1, 7.5), (1.5, 0), (2, 2.5)]) {
      [
        deepen {
          $0.timeOffset = 1
          $0.speed = 2
        }.held()
      ]
    },
    AnimationCourse("shifted, repeated one and a half times", [(2, 7.5), (5, 5), (6, 7.5)]) {
      [
        deepen {
          $0.timeOffset = 1
          $0.repeatCount = 1.5
        }.held()
      ]
    },
  ]

  static let speeds: [AnimationCourse] = [
    AnimationCourse("twice as fast", [(1, 5), (1.5, 7.5), (2, -1)]) { [deepen { $0.speed = 2 }] },
    AnimationCourse("half as fast", [(4, 5), (7, 8.75), (8, -1)]) { [deepen { $0.speed = 0.5 }] },
    AnimationCourse("twice as fast, three times", [(2.5, 2.5), (5.5, 7.5), (6, 10)]) {
      [
        deepen {
          $0.speed = 2
          $0.repeatCount = 3
        }.held()
      ]
    },
    AnimationCourse("backwards", [(1, 7.5), (3, 2.5), (4, -1)]) { [deepen { $0.speed = -1 }] },
    AnimationCourse("backwards and twice as fast", [(0.5, 7.5), (1.5, 2.5), (2, -1)]) {
      [deepen { $0.speed = -2 }]
    },
    AnimationCourse("backwards, there and back", [(1, 2.5), (3, 7.5), (5, 7.5), (7, 2.5)]) {
      [
        deepen {
          $0.speed = -1
          $0.autoreverses = true
        }
      ]
    },
    AnimationCourse("backwards, shifted to its end", [(1, 7.5), (2, 5), (3.6, 1), (4, -1)]) {
      [
        deepen {
          $0.speed = -1
          $0.timeOffset = 4
        }
      ]
    },
    AnimationCourse("backwards twice", [(1, 7.5), (5, 7.5), (7, 2.5), (8, -1)]) {
      [
        deepen {
          $0.speed = -1
          $0.repeatCount = 2
        }
      ]
    },
    AnimationCourse("stopped where it is shifted to", [(0, 2.5), (10, 2.5), (1000, 2.5)]) {
      [
        deepen {
          $0.speed = 0
          $0.timeOffset = 1
        }
      ]
    },
    AnimationCourse("stopped at its start", [(0, 0), (10, 0)]) { [deepen { $0.speed = 0 }] },
  ]

  static let fills: [AnimationCourse] = ["removed", "forwards", "backwards", "both", "sideways"]
    .map { mode in
      let (before, after) = (
        mode == "backwards" || mode == "both" ? 0.0 : -1,
        mode == "forwards" || mode == "both" ? 10.0 : -1
      )
      return AnimationCourse(
        "kept when over, filled \(mode)",
        [(0, before), (1.9, before), (2, 0), (4, 5), (6, after), (60, after)]
      ) {
        [
          deepen {
            $0.beginTime = 102
            $0.fillMode = .init(rawValue: mode)
            $0.isRemovedOnCompletion = false
          }
        ]
      }
    }

  static let curves: [AnimationCourse] = [
    // Numbers of easeIn by bisection of x(s) = s(1 - s)²·3·0.42 + 3s²(1 - s) + s³.
    AnimationCourse("eased in", [(1, 0.934647), (2, 3.153568), (3, 6.218619)]) {
      [deepen { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }]
    },
    AnimationCourse("eased in, the way back in the mirror", [(3, 6.218619), (5, 6.218619)]) {
      [
        deepen {
          $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
          $0.autoreverses = true
        }
      ]
    },
    AnimationCourse("eased in, backwards", [(1, 6.218619), (3, 0.934647)]) {
      [
        deepen {
          $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
          $0.speed = -1
        }
      ]
    },
    AnimationCourse("eased in and cut half way", [(2, 3.153568), (3, 3.153568)]) {
      [
        deepen {
          $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
          $0.repeatCount = 0.5
        }.held()
      ]
    },
    AnimationCourse("the default curve", [(1, 4.085106), (2, 8.024034), (3, 9.604590)]) {
      [deepen { $0.timingFunction = CAMediaTimingFunction(name: .default) }]
    },
  ]

  static let begins: [AnimationCourse] = [
    AnimationCourse("begun before it was added", [(0, 2.5), (1, 5), (3, -1)]) {
      [deepen { $0.beginTime = 99 }]
    },
    AnimationCourse("over before it was added", [(0, -1), (1, -1)]) {
      [deepen { $0.beginTime = 90 }]
    },
    AnimationCourse("begun later, in place of another", [(1, 3), (2, 0), (4, 5), (6, 3)]) {
      [basic("zPosition", 3, 3, duration: 50), deepen { $0.beginTime = 102 }]
    },
    AnimationCourse("staggered", [(0, 0), (1, 0), (3, 5), (5, 10)]) {
      [deepen { $0.beginTime = 101 }.held()]
    },
  ]

  @Test(arguments: repeats + offsets) func repeating(course: AnimationCourse) throws {
    try course.run()
  }

  @Test(arguments: speeds + fills) func speeding(course: AnimationCourse) throws {
    try course.run()
  }

  @Test(arguments: curves + begins) func easing(course: AnimationCourse) throws {
    try course.run()
  }
}
