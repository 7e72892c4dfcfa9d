// A disc that grows and fades three times, and turns green when it is done.

import LayerWindows

let background = CALayer()
background.backgroundColor = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

let heart = CALayer()
heart.frame = CGRect(x: 50, y: 50, width: 60, height: 60)
heart.cornerRadius = 30
heart.backgroundColor = CGColor(red: 0.94, green: 0.27, blue: 0.33, alpha: 1)
background.addSublayer(heart)

let growth = CABasicAnimation(keyPath: "transform.scale")
growth.fromValue = 1
growth.toValue = 2

let fading = CABasicAnimation(keyPath: "opacity")
fading.fromValue = 1
fading.toValue = 0

let heartbeat = CAAnimationGroup()
heartbeat.animations = [growth, fading]
heartbeat.duration = 1
heartbeat.repeatCount = 3

CATransaction.begin()
CATransaction.setCompletionBlock {
  heart.backgroundColor = CGColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
}
heart.add(heartbeat, forKey: "heartbeat")
CATransaction.commit()

LayerWindow(layer: background, size: CGSize(width: 160, height: 160), title: "Heartbeat").main()
