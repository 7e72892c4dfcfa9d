import UIKit

class ViewController: UIViewController {
  private let borderView = UIView()
  private let gradient = CAGradientLayer()
  private var timer: Timer?

  private var colors: [CGColor] = [
    UIColor.systemBlue.cgColor,
    UIColor.systemBlue.withAlphaComponent(0.7).cgColor,
    UIColor.systemBlue.withAlphaComponent(0.4).cgColor,
    UIColor.systemGreen.withAlphaComponent(0.3).cgColor,
    UIColor.systemGreen.withAlphaComponent(0.7).cgColor,
    UIColor.systemGreen.withAlphaComponent(0.3).cgColor,
    UIColor.systemBlue.withAlphaComponent(0.4).cgColor,
    UIColor.systemBlue.withAlphaComponent(0.7).cgColor,
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    borderView.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    borderView.backgroundColor = .clear
    view.addSubview(borderView)
    addBorder()
    timer = Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] _ in
      self?.rotateColors()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    borderView.center = view.center
  }

  private func addBorder() {
    let shape = CAShapeLayer()
    shape.path =
      UIBezierPath(roundedRect: borderView.bounds.insetBy(dx: 10, dy: 10), cornerRadius: 30).cgPath
    shape.lineWidth = 10
    shape.fillColor = UIColor.clear.cgColor
    shape.strokeColor = UIColor.black.cgColor

    gradient.frame = borderView.bounds
    gradient.type = .conic
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = colors
    gradient.locations = (0..<colors.count).map { NSNumber(value: Double($0) / 8) }
    gradient.mask = shape
    borderView.layer.addSublayer(gradient)
  }

  private func rotateColors() {
    guard let last = colors.popLast() else { return }
    colors.insert(last, at: 0)
    let animation = CABasicAnimation(keyPath: "colors")
    animation.fromValue = gradient.colors
    animation.toValue = colors
    animation.duration = 0.2
    animation.fillMode = .both
    gradient.colors = colors
    gradient.add(animation, forKey: "colors")
  }
}
