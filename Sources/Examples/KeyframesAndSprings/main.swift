// Two discs: one goes by keyframes, the other is drawn to its place by a spring.

import LayerWindows

let background = CALayer()
background.backgroundColor = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

func disc(at place: CGPoint, _ colour: CGColor) -> CALayer {
  let disc = CALayer()
  disc.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
  disc.cornerRadius = 12
  disc.position = place
  disc.backgroundColor = colour
  return disc
}

// There in three quarters of the time, back in the rest, and slower towards each end.
let walker = disc(
  at: CGPoint(x: 30, y: 40), CGColor(red: 1, green: 0.39, blue: 0.28, alpha: 1))
background.addSublayer(walker)

let walk = CAKeyframeAnimation(keyPath: "position.x")
walk.values = [30, 210, 30]
walk.keyTimes = [0, 0.75, 1]
walk.timingFunctions = [
  CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .easeInEaseOut),
]
walk.duration = 4
walk.repeatCount = .infinity
walker.add(walk, forKey: "walk")

// The model value first, then the way there: when the spring has settled nothing jumps.
let bob = disc(at: CGPoint(x: 30, y: 100), CGColor(red: 0.2, green: 0.6, blue: 1, alpha: 1))
background.addSublayer(bob)
bob.position.x = 130

let spring = CASpringAnimation(keyPath: "position.x")
spring.fromValue = 30
spring.toValue = 130
spring.mass = 1
spring.stiffness = 100
spring.damping = 10
spring.duration = spring.settlingDuration
bob.add(spring, forKey: "spring")

LayerWindow(layer: background, size: CGSize(width: 240, height: 140), title: "Motion").main()
