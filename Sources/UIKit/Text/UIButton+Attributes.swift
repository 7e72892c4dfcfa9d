public import Foundation
import Layers
public import Views

extension UIButton {
  /// Sets a title with its looks for a state; `nil` is the plain one's.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setStyledTitle(title.map { NSAttributedString(attributedString: $0) }, for: state)
  }

  /// The title with its looks for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    styledTitle(for: state) as? NSAttributedString
  }

  /// The title with its looks as it is shown.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
}
