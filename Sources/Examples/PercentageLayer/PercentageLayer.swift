import UIKit

/// A layer that draws a line as long as its percentage, which animates.
class PercentageLayer: CALayer {
  @Animatable var percentage: CGFloat = 0

  override init() {
    super.init()
  }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? PercentageLayer else { return }
    percentage = other.percentage
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "percentage" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == "percentage" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.percentage ?? percentage
    animation.duration = 3
    animation.fillMode = .forwards
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.setStrokeColor(UIColor.red.cgColor)
    ctx.setLineWidth(bounds.height / 10)
    ctx.move(to: CGPoint(x: 0, y: bounds.midY))
    ctx.addLine(to: CGPoint(x: bounds.width * percentage, y: bounds.midY))
    ctx.strokePath()
  }
}

/// A view whose own layer is a percentage layer.
class PercentageView: UIView {
  override class var layerClass: AnyClass {
    PercentageLayer.self
  }

  var percentage: CGFloat {
    get { (layer as? PercentageLayer)?.percentage ?? 0 }
    set { (layer as? PercentageLayer)?.percentage = newValue }
  }
}
