// A ring that fills in four seconds, with a text in the middle of it.

import LayerWindows

let background = CALayer()
background.backgroundColor = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

// Once round, from the top and clockwise: angles grow clockwise, as y points down.
let circle = CGMutablePath()
circle.addArc(
  center: CGPoint(x: 80, y: 80), radius: 60, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
  clockwise: false)

let track = CAShapeLayer()
track.path = circle
track.fillColor = nil
track.strokeColor = CGColor(gray: 1, alpha: 0.15)
track.lineWidth = 12
background.addSublayer(track)

let ring = CAShapeLayer()
ring.path = circle
ring.fillColor = nil
ring.strokeColor = CGColor(red: 1, green: 0.39, blue: 0.28, alpha: 1)
ring.lineWidth = 12
ring.lineCap = .round
background.addSublayer(ring)

let filling = CABasicAnimation(keyPath: "strokeEnd")
filling.fromValue = 0
filling.toValue = 1
filling.duration = 4
ring.add(filling, forKey: "filling")

let text = CATextLayer()
text.string = "4 s"
text.font = "DejaVu Sans"
text.fontSize = 28
text.alignmentMode = .center
text.frame = CGRect(x: 0, y: 62, width: 160, height: 36)
background.addSublayer(text)

let window = LayerWindow(
  layer: background, size: CGSize(width: 160, height: 160), title: "Ring")

let change = CATransition()
change.type = .push
change.subtype = .fromTop
for second in 1...4 {
  window.after(Double(second)) {
    text.string = "\(4 - second) s"
    text.add(change, forKey: nil)
  }
}

window.main()
