import UIKit

/// A disc with a ring around it that shows a progress, and takes one by touch.
class ProgressControl: UIControl {
  private let progressLayer = CAShapeLayer()
  private let ringWidth: CGFloat = 12

  private(set) var progress: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .clear
    contentMode = .redraw
    progressLayer.fillColor = UIColor.clear.cgColor
    progressLayer.strokeColor = UIColor.systemBlue.cgColor
    progressLayer.lineWidth = ringWidth
    progressLayer.strokeEnd = 0
    layer.addSublayer(progressLayer)
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  private var radius: CGFloat { min(bounds.width, bounds.height) / 2 - ringWidth / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    progressLayer.path =
      UIBezierPath(
        arcCenter: middle, radius: radius, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
        clockwise: true
      ).cgPath
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor(white: 0.9, alpha: 1).setFill()
    UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).fill()
    context.setStrokeColor(UIColor.lightGray.cgColor)
    context.setLineWidth(ringWidth)
    context.strokeEllipse(
      in: CGRect(
        x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
  }

  func setProgress(_ newProgress: CGFloat, animated: Bool) {
    let old = progressLayer.presentation()?.strokeEnd ?? progressLayer.strokeEnd
    progress = min(max(newProgress, 0), 1)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    progressLayer.strokeEnd = progress
    CATransaction.commit()
    guard animated else { return }
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = old
    animation.toValue = progress
    animation.duration = 0.7
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    progressLayer.add(animation, forKey: "progress")
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    take(touch, animated: true)
    return super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    take(touch, animated: false)
    return super.continueTracking(touch, with: event)
  }

  /// Goes to where the touch is, as an angle from the top.
  private func take(_ touch: UITouch, animated: Bool) {
    let point = touch.location(in: self)
    let angle = atan2(point.y - middle.y, point.x - middle.x) + .pi / 2
    let turns = angle / (2 * .pi)
    setProgress(turns < 0 ? turns + 1 : turns, animated: animated)
    sendActions(for: .valueChanged)
  }
}
