import Animation
import Drawing
import Geometry
import Layers

/// Animations through several values, along paths, in groups and on top of one another.
extension Scene {
  /// A square that goes through places, held at moments.
  private static func through(
    _ name: String, at times: [Double], frames: String, timing: String = "{ duration: 1000 }",
    _ configure: @escaping @Sendable (CAKeyframeAnimation) -> Void
  ) -> Scene {
    Scene(
      name: "keyframes/\(name)", times: times,
      web: "<div style='left:0;top:40px;width:20px;height:20px;background:#0044cc'></div>",
      script: "hold(q('div'), \(frames), \(timing), t);"
    ) { root in
      let square = CALayer.box(0, 40, 20, 20, "#0044cc")
      root.addSublayer(square)
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [10.0, 90.0, 30.0, 70.0]
      animation.duration = 1
      configure(animation)
      square.add(animation, forKey: nil)
    }
  }

  /// The frames of a Web Animation through the same places, each with what is said about it.
  private static func frames(_ saying: [String] = ["", "", "", ""]) -> String {
    let places = [0, 80, 20, 60]
    let frames = zip(places, saying).map { "{ transform: 'translateX(\($0)px)' \($1) }" }
    return "[\(frames.joined(separator: ", "))]"
  }

  private static let thirds: [Double] = [0, 150, 333, 500, 800, 999]

  private static let values: [Scene] = [
    through("even", at: thirds, frames: frames()) { _ in },
    through(
      "at key times", at: thirds, frames: frames(["", ", offset: 0.1", ", offset: 0.7", ""])
    ) { $0.keyTimes = [0, 0.1, 0.7, 1] },
    through(
      "a jump", at: [100, 499, 500, 700],
      frames: frames(["", ", offset: 0.5", ", offset: 0.5", ""])
    ) { $0.keyTimes = [0, 0.5, 0.5, 1] },
    through(
      "a curve for each stretch", at: thirds,
      frames: frames([
        ", easing: 'ease-in'", ", easing: 'cubic-bezier(0.1, 0.9, 0.2, 1)'", ", easing: 'linear'",
        "",
      ])
    ) {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeIn),
        CAMediaTimingFunction(controlPoints: 0.1, 0.9, 0.2, 1),
        CAMediaTimingFunction(name: .linear),
      ]
    },
    through(
      "a curve for the whole", at: thirds, frames: frames(),
      timing: "{ duration: 1000, easing: 'ease-in-out' }"
    ) { $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) },
    through(
      "there and back, twice", at: [300, 1000, 1400, 2500, 3999],
      frames: frames(), timing: "{ duration: 1000, iterations: 4, direction: 'alternate' }"
    ) { ($0.autoreverses, $0.repeatCount) = (true, 2) },
    // Discrete keyframes have an equal part of the time each, steps one less than their values.
    through(
      "discrete", at: [0, 249, 250, 499, 500, 750, 999],
      frames: "[{ transform: 'none' }, { transform: 'translateX(80px)', offset: 0.25 }, "
        + "{ transform: 'translateX(20px)', offset: 0.5 }, "
        + "{ transform: 'translateX(60px)', offset: 0.75 }, { transform: 'translateX(60px)' }]"
        + ".map(frame => ({ ...frame, easing: 'step-end' }))"
    ) { $0.calculationMode = .discrete },
  ]

  /// A wedge that follows a path at an even pace, pointing along it or not.
  private static func following(
    _ name: String, _ data: String, turns: CAAnimationRotationMode?, css: String
  ) -> Scene {
    let times: [Double] = [0, 200, 450, 700, 990]
    return Scene(
      name: "path/\(name)", times: times,
      web: """
        <div style="left:0;top:0;width:24px;height:14px;background:#cc4400;\
        offset-path:path('\(data)');offset-rotate:\(css)"></div>
        """,
      script: "hold(q('div'), { offsetDistance: ['0%', '100%'] }, { duration: 1000 }, t);"
    ) { root in
      let wedge = CALayer.box(0, 0, 24, 14, "#cc4400")
      root.addSublayer(wedge)
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = try SVGPath(data).path
      animation.calculationMode = .paced
      animation.rotationMode = turns
      animation.duration = 1
      wedge.add(animation, forKey: nil)
    }
  }

  private static let paths: [Scene] = [
    following("lines", "M 15 20 L 80 20 L 80 60 L 20 85", turns: nil, css: "0deg"),
    following("a wave, turning", wave, turns: .rotateAuto, css: "auto"),
    following("a wave, turned round", wave, turns: .rotateAutoReverse, css: "reverse"),
    following("a ring, turning", dial, turns: .rotateAuto, css: "auto"),
  ]

  private static let together: [Scene] = [
    Scene(
      name: "group/members with delays and lengths of their own", times: [0, 250, 500, 750, 999],
      web: "<div style='left:0;top:0;width:40px;height:40px;background:#228855'></div>",
      script: """
        hold(q('div'), { transform: ['none', 'translateX(60px)'] },
          { duration: 600, fill: 'backwards', delay: 200, easing: 'ease-out' }, t);
        hold(q('div'), { backgroundColor: ['#ff0000', '#0000ff'] },
          { duration: 500, iterations: 2, direction: 'alternate' }, t);
        """
    ) { root in
      let layer = CALayer.box(0, 0, 40, 40, "#228855")
      root.addSublayer(layer)
      let travel = CABasicAnimation(keyPath: "position.x")
      (travel.fromValue, travel.toValue) = (20.0, 80.0)
      (travel.beginTime, travel.duration, travel.fillMode) = (0.2, 0.6, .backwards)
      travel.timingFunction = CAMediaTimingFunction(name: .easeOut)
      let color = CABasicAnimation(keyPath: "backgroundColor")
      (color.fromValue, color.toValue) = (CGColor.hex("#ff0000"), CGColor.hex("#0000ff"))
      (color.duration, color.autoreverses) = (0.5, true)
      let group = CAAnimationGroup()
      group.animations = [travel, color]
      group.duration = 1
      layer.add(group, forKey: nil)
    },
    Scene(
      name: "additive/on top of another", times: [0, 300, 600, 900],
      web: "<div style='left:0;top:40px;width:20px;height:20px;background:#882255'></div>",
      script: """
        hold(q('div'), { transform: ['none', 'translateX(50px)'] }, { duration: 1000 }, t);
        hold(q('div'), { transform: ['translateX(0)', 'translateX(30px)'] },
          { duration: 500, iterations: 2, direction: 'alternate', composite: 'add' }, t);
        """
    ) { root in
      let layer = CALayer.box(0, 40, 20, 20, "#882255")
      root.addSublayer(layer)
      let base = CABasicAnimation(keyPath: "position.x")
      (base.fromValue, base.toValue, base.duration) = (10.0, 60.0, 1)
      let extra = CABasicAnimation(keyPath: "position.x")
      (extra.fromValue, extra.toValue, extra.duration) = (0.0, 30.0, 0.5)
      (extra.isAdditive, extra.autoreverses) = (true, true)
      layer.add(base, forKey: nil)
      layer.add(extra, forKey: nil)
    },
  ]

  static let keyframes = values + paths + together
}
