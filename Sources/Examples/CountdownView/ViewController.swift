import UIKit

class ViewController: UIViewController {
  private let countdownView = CountdownView(frame: CGRect(x: 0, y: 0, width: 170, height: 170))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(countdownView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    countdownView.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    countdownView.startCountDown(duration: 4)
  }
}
