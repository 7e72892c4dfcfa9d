// A ring that fills in ten seconds, as a view that an iOS app could show as well.

import UIKit

class RingView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let ring = layer as? CAShapeLayer else { return }
    ring.path = UIBezierPath(ovalIn: bounds.insetBy(dx: 20, dy: 20)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.lineWidth = 12
    ring.lineCap = .round
  }

  func start(duration: TimeInterval) {
    let fill = CABasicAnimation(keyPath: "strokeEnd")
    fill.fromValue = 0
    fill.toValue = 1
    fill.duration = duration
    layer.add(fill, forKey: "fill")
  }
}

let ring = RingView(frame: CGRect(x: 0, y: 0, width: 240, height: 240))
ring.start(duration: 10)
UIWindow.show(ring, title: "Rings")
