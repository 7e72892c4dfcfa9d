import UIKit

class ViewController: UIViewController {
  private let percentageView = PercentageView()

  override func loadView() {
    percentageView.backgroundColor = .white
    view = percentageView
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    percentageView.percentage = 1
  }
}
