import UIKit

class PlaygroundViewController: UIViewController {
  private let springs = [UIView(), UIView()]
  private let rider = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let hopper = UIView(frame: CGRect(x: 20, y: 190, width: 24, height: 24))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (index, square) in springs.enumerated() {
      square.frame = CGRect(x: 20, y: 20 + 44 * CGFloat(index), width: 30, height: 30)
      square.backgroundColor = index == 0 ? .systemRed : .systemOrange
      view.addSubview(square)
    }
    rider.backgroundColor = .systemBlue
    rider.layer.cornerRadius = 10
    rider.center = CGPoint(x: 40, y: 150)
    hopper.backgroundColor = .systemGreen
    view.addSubview(rider)
    view.addSubview(hopper)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    moveBySprings()
    rideAlongAPath()
    hopByKeyframes()
  }

  private func moveBySprings() {
    UIView.animate(
      withDuration: 1.5, delay: 0.2, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
      options: [], animations: { self.springs[0].center.x = 165 })

    let spring = CASpringAnimation(keyPath: "position.x")
    spring.damping = 6
    spring.stiffness = 120
    spring.fromValue = springs[1].center.x
    spring.toValue = 165
    spring.duration = spring.settlingDuration
    springs[1].layer.add(spring, forKey: "spring")
    springs[1].center.x = 165
  }

  private func rideAlongAPath() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 40, y: 150))
    path.addQuadCurve(to: CGPoint(x: 200, y: 150), controlPoint: CGPoint(x: 120, y: 70))
    let ride = CAKeyframeAnimation(keyPath: "position")
    ride.path = path.cgPath
    ride.duration = 2
    ride.calculationMode = .paced
    ride.autoreverses = true
    ride.repeatCount = .infinity
    rider.layer.add(ride, forKey: "ride")
  }

  private func hopByKeyframes() {
    UIView.animateKeyframes(
      withDuration: 2, delay: 0.2, options: [.calculationModeLinear],
      animations: {
        for step in 0..<4 {
          UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
            self.hopper.center.x += 44
            self.hopper.alpha = step % 2 == 0 ? 0.5 : 1
          }
        }
      }, completion: { _ in self.hopper.backgroundColor = .systemPurple })
  }
}
