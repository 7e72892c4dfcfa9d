// A border whose colours run round it.

import LayerWindows

let background = CALayer()
background.backgroundColor = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

let size = CGSize(width: 180, height: 100)
let outline = CGPath(
  roundedRect: CGRect(origin: .zero, size: size), cornerWidth: 24, cornerHeight: 24,
  transform: nil)

// A square that covers the card however it is turned; its first and last colours are the same.
let colours = CAGradientLayer()
colours.type = .conic
colours.startPoint = CGPoint(x: 0.5, y: 0.5)
colours.endPoint = CGPoint(x: 0.5, y: 0)
colours.colors = [
  CGColor(red: 1, green: 0.2, blue: 0.4, alpha: 1),
  CGColor(red: 1, green: 0.8, blue: 0.2, alpha: 1),
  CGColor(red: 0.2, green: 0.6, blue: 1, alpha: 1),
  CGColor(red: 1, green: 0.2, blue: 0.4, alpha: 1),
]
colours.bounds = CGRect(x: 0, y: 0, width: 220, height: 220)
colours.position = CGPoint(x: 90, y: 50)

let turning = CABasicAnimation(keyPath: "transform.rotation.z")
turning.fromValue = 0
turning.toValue = 2 * Double.pi
turning.duration = 3
turning.repeatCount = .infinity
colours.add(turning, forKey: "turning")

// The mask stays still while the colours turn behind it.
let stroke = CAShapeLayer()
stroke.path = outline
stroke.fillColor = nil
stroke.strokeColor = CGColor(gray: 0, alpha: 1)
stroke.lineWidth = 6

let border = CALayer()
border.frame = CGRect(x: 30, y: 30, width: 180, height: 100)
border.mask = stroke
border.addSublayer(colours)

background.addSublayer(border)

LayerWindow(layer: background, size: CGSize(width: 240, height: 160), title: "Border").main()
