import UIKit

/// A ring that fills while the seconds left stand in its middle, over a pulse.
class CountdownView: UIView {
  private let pulseLayer = CAShapeLayer()
  private let trackLayer = CAShapeLayer()
  private let progressLayer = CAShapeLayer()
  private let label = UILabel()
  private var timer: Timer?
  private var remainingTime: TimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {
    timer?.invalidate()
  }

  private func setUp() {
    for shape in [pulseLayer, trackLayer, progressLayer] {
      shape.fillColor = UIColor.clear.cgColor
      shape.strokeColor = UIColor.lightGray.cgColor
      shape.lineWidth = 10
      layer.addSublayer(shape)
    }
    progressLayer.strokeColor = UIColor.systemBlue.cgColor
    progressLayer.lineCap = .round
    progressLayer.strokeEnd = 0
    label.font = .boldSystemFont(ofSize: 32)
    label.textAlignment = .center
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2 - 5
    let circle = UIBezierPath(
      arcCenter: .zero, radius: radius, startAngle: -.pi / 2, endAngle: 3 * .pi / 2,
      clockwise: true)
    for shape in [pulseLayer, trackLayer, progressLayer] {
      shape.path = circle.cgPath
      shape.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    label.frame = bounds
  }

  func startCountDown(duration: TimeInterval) {
    remainingTime = duration
    label.text = "\(Int(remainingTime))"
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick()
    }
    animateProgress(duration)
    animatePulse()
  }

  private func tick() {
    remainingTime -= 1
    label.text = "\(max(0, Int(remainingTime)))"
    guard remainingTime <= 0 else { return }
    timer?.invalidate()
    timer = nil
    pulseLayer.removeAllAnimations()
  }

  private func animateProgress(_ duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    progressLayer.add(animation, forKey: "progress")
  }

  private func animatePulse() {
    let scale = CABasicAnimation(keyPath: "transform.scale")
    scale.fromValue = 1.0
    scale.toValue = 1.2
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.8
    fade.toValue = 0.0
    let pulse = CAAnimationGroup()
    pulse.animations = [scale, fade]
    pulse.duration = 1
    pulse.repeatCount = .infinity
    pulse.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    pulseLayer.add(pulse, forKey: "pulse")
  }
}
