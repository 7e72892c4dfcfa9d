import UIKit

class ViewController: UIViewController {
  private let backgroundRing = CAShapeLayer()
  private let timeLeftRing = CAShapeLayer()
  private let ringView = UIView()
  private let timeLabel = UILabel()
  private let duration: TimeInterval = 4
  private var endTime: Date?
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    addViews()
    addConstraints()
    addRings()
  }

  private func addViews() {
    timeLabel.text = "\(Int(duration))s"
    timeLabel.textColor = .gray
    timeLabel.font = .systemFont(ofSize: 24)
    for subview in [ringView, timeLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      ringView.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      ringView.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      ringView.widthAnchor.constraint(equalToConstant: 163),
      ringView.heightAnchor.constraint(equalTo: ringView.widthAnchor),
      timeLabel.centerXAnchor.constraint(equalTo: ringView.centerXAnchor),
      timeLabel.centerYAnchor.constraint(equalTo: ringView.centerYAnchor),
    ])
  }

  private func addRings() {
    for (ring, color) in [(backgroundRing, UIColor.lightGray), (timeLeftRing, .systemBlue)] {
      ring.strokeColor = color.cgColor
      ring.fillColor = UIColor.clear.cgColor
      ring.lineWidth = 3
      ring.lineCap = .round
      ringView.layer.addSublayer(ring)
    }
    timeLeftRing.strokeEnd = 0
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: ringView.bounds.midX, y: ringView.bounds.midY), radius: 80,
      startAngle: -90 * .pi / 180, endAngle: 270 * .pi / 180, clockwise: true)
    backgroundRing.path = path.cgPath
    timeLeftRing.path = path.cgPath
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    start()
  }

  private func start() {
    let stroke = CABasicAnimation(keyPath: "strokeEnd")
    stroke.toValue = 1
    stroke.duration = duration
    timeLeftRing.add(stroke, forKey: nil)
    endTime = Date().addingTimeInterval(duration)
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      self?.updateTime()
    }
  }

  private func updateTime() {
    let remaining = endTime?.timeIntervalSinceNow ?? 0
    guard remaining > 0 else {
      timer?.invalidate()
      timeLabel.text = "0s"
      return
    }
    timeLabel.text = "\(Int(remaining.rounded()))s"
  }
}
