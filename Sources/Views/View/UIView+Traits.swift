import Geometry
import Layers

/// What a view's surroundings are like.
extension UIView {
  /// The thread's traits, with the style and the screen that the view has.
  final var currentTraits: UITraitCollection {
    let current = UITraitCollection.current
    return UITraitCollection(
      userInterfaceStyle: interfaceStyle ?? current.userInterfaceStyle,
      displayScale: layer.rendererScale ?? ViewThread.current.displayScale,
      horizontalSizeClass: current.horizontalSizeClass,
      verticalSizeClass: current.verticalSizeClass, layoutDirection: current.layoutDirection)
  }

  /// The style that the view, or the nearest around it that does, asks for.
  private var interfaceStyle: UIUserInterfaceStyle? {
    var view: UIView? = self
    while let candidate = view {
      if candidate.overrideUserInterfaceStyle != .unspecified {
        return candidate.overrideUserInterfaceStyle
      }
      view = candidate.superview
    }
    return nil
  }

  /// Has the view and those inside take over other traits, and tells them.
  ///
  /// - Parameter old: What their traits were.
  package final func traitsDidChange(from old: UITraitCollection?) {
    let traits = traitCollection
    guard traits != old else { return }
    traits.performAsCurrent { refreshBackground() }
    if drawsContents { setNeedsDisplay() }
    owner?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified {
      view.traitsDidChange(from: old)
    }
  }

  /// The margins by reading direction.
  final var directionalMargins: NSDirectionalEdgeInsets {
    get {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
    }
    set {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isRightToLeft ? newValue.trailing : newValue.leading,
        bottom: newValue.bottom, right: isRightToLeft ? newValue.leading : newValue.trailing)
    }
  }

  /// The topmost view around this one, a window where it is in one.
  final var root: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }
}

extension UIView: UITraitEnvironment {}

/// Something that has surroundings: a view, a controller.
///
/// - Source: UIKit, "UITraitEnvironment".
public protocol UITraitEnvironment: AnyObject {
  /// What the surroundings are like.
  var traitCollection: UITraitCollection { get }
  /// Called when the surroundings are others.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
