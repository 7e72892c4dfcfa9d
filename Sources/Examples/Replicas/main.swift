// Twelve dots that fade one after the other, drawn from a single layer.

import LayerWindows

let background = CALayer()
background.backgroundColor = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

let wheel = CAReplicatorLayer()
wheel.frame = CGRect(x: 20, y: 20, width: 120, height: 120)
wheel.instanceCount = 12
wheel.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
wheel.instanceDelay = 1.0 / 12
background.addSublayer(wheel)

let dot = CALayer()
dot.frame = CGRect(x: 52, y: 2, width: 16, height: 16)
dot.cornerRadius = 8
dot.backgroundColor = CGColor(gray: 1, alpha: 1)
wheel.addSublayer(dot)

// Every copy runs a twelfth of a second behind the one before it.
let fading = CABasicAnimation(keyPath: "opacity")
fading.fromValue = 1
fading.toValue = 0
fading.duration = 1
fading.repeatCount = .infinity
dot.add(fading, forKey: "fading")

LayerWindow(layer: background, size: CGSize(width: 160, height: 160), title: "Replicas").main()
