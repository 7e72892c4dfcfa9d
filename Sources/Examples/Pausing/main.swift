// A square that goes round; Space pauses it, and arrow keys wind it on and back while it is paused.

import LayerWindows

extension CALayer {
  /// Stops the layer's time, and so all its animations, where they are.
  func pause() {
    let now = convertTime(CACurrentMediaTime(), from: nil)
    speed = 0
    timeOffset = now
  }

  /// Lets the layer's time go on from where it stopped.
  func resume() {
    let pausedAt = timeOffset
    speed = 1
    timeOffset = 0
    beginTime = 0
    beginTime = convertTime(CACurrentMediaTime(), from: nil) - pausedAt
  }
}

let background = CALayer()
background.backgroundColor = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

let square = CALayer()
square.frame = CGRect(x: 50, y: 50, width: 60, height: 60)
square.backgroundColor = CGColor(red: 0.2, green: 0.6, blue: 1, alpha: 1)
background.addSublayer(square)

let turning = CABasicAnimation(keyPath: "transform.rotation")
turning.fromValue = 0
turning.toValue = 2 * Double.pi
turning.duration = 8
turning.repeatCount = .infinity
square.add(turning, forKey: "turning")

let window = LayerWindow(
  layer: background, size: CGSize(width: 160, height: 160), title: "Pausing")

window.onKeyPress = { press in
  switch press.key {
  case .space: if square.speed == 0 { square.resume() } else { square.pause() }
  case .right: if square.speed == 0 { square.timeOffset += 0.1 }
  case .left: if square.speed == 0 { square.timeOffset -= 0.1 }
  default: break
  }
}

// Without a hand on the keys: an eighth of a turn, a second's rest, and on.
window.after(1) { square.pause() }
window.after(2) { square.resume() }

window.main()
