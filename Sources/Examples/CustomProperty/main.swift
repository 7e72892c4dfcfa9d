// A gauge whose level is a property of our own, drawn by us and animated by the engine.

import LayerWindows

final class GaugeLayer: CALayer {
  @Animatable var level: CGFloat = 0

  // A new level, and each in-between one, has the gauge drawn again.
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "level" || super.needsDisplay(forKey: key)
  }

  // Setting the level moves there instead of jumping.
  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "level" else { return super.action(forKey: event) }
    let movement = CABasicAnimation(keyPath: event)
    movement.fromValue = presentation()?.level
    movement.duration = 0.5
    return movement
  }

  // During an animation this runs on the presentation copy: `level` is what shows right now.
  override func draw(in ctx: CGContext) {
    let height = bounds.height * level
    ctx.setFillColor(CGColor(red: 1 - level, green: level, blue: 0.3, alpha: 1))
    ctx.fill(CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
  }
}

let background = CALayer()
background.backgroundColor = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

let gauge = GaugeLayer()
gauge.frame = CGRect(x: 40, y: 20, width: 40, height: 100)
gauge.borderWidth = 1
gauge.borderColor = CGColor(gray: 1, alpha: 0.4)
gauge.setNeedsDisplay()
background.addSublayer(gauge)

let window = LayerWindow(
  layer: background, size: CGSize(width: 120, height: 140), title: "Gauge")

// Up to four fifths a second after the start; the arrow keys take it from there.
window.after(1) { gauge.level = 0.8 }

window.onKeyPress = { press in
  switch press.key {
  case .up: gauge.level = min(1, gauge.level + 0.1)
  case .down: gauge.level = max(0, gauge.level - 0.1)
  default: break
  }
}

window.main()
