import UIKit

class ViewController: UIViewController {
  private let control = ProgressControl()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.text = "0 %"
    for subview in [control, label] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      control.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      control.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      control.widthAnchor.constraint(equalToConstant: 172),
      control.heightAnchor.constraint(equalToConstant: 172),
      label.centerXAnchor.constraint(equalTo: control.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: control.centerYAnchor),
    ])
    control.addAction(
      UIAction { [weak self] _ in self?.progressChanged() }, for: .valueChanged)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    control.setProgress(0.4, animated: true)
    progressChanged()
  }

  private func progressChanged() {
    label.text = "\(Int((control.progress * 100).rounded())) %"
  }
}
