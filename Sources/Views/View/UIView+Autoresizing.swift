import Geometry
import Layers

/// How views follow a change of their superview's size.
extension UIView {
  /// Has the views inside follow a change of this one's size that they have not followed yet.
  final func resizeSubviewsIfNeeded() {
    let size = bounds.size
    guard size != followedSize else { return }
    let old = followedSize
    followedSize = size
    guard autoresizesSubviews else { return }
    for view in subviews where view.followsAutoresizingMask && !view.autoresizingMask.isEmpty {
      view.follow(old, size)
    }
  }

  /// Follows a change of the superview's size from `old` to `new` as the mask says.
  private func follow(_ old: CGSize, _ new: CGSize) {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    let across = AutoresizedSpan(
      start: center.x - anchor.x * size.width, length: size.width,
      isStartFlexible: autoresizingMask.contains(.flexibleLeftMargin),
      isLengthFlexible: autoresizingMask.contains(.flexibleWidth),
      isEndFlexible: autoresizingMask.contains(.flexibleRightMargin)
    ).following(from: old.width, to: new.width)
    let down = AutoresizedSpan(
      start: center.y - anchor.y * size.height, length: size.height,
      isStartFlexible: autoresizingMask.contains(.flexibleTopMargin),
      isLengthFlexible: autoresizingMask.contains(.flexibleHeight),
      isEndFlexible: autoresizingMask.contains(.flexibleBottomMargin)
    ).following(from: old.height, to: new.height)
    let fitted = CGSize(width: across.length, height: down.length)
    if fitted != size { bounds = CGRect(origin: bounds.origin, size: fitted) }
    center = CGPoint(
      x: across.start + anchor.x * fitted.width, y: down.start + anchor.y * fitted.height)
  }
}

/// A view's extent along one axis, and which parts of the way across its superview give way.
struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  let isStartFlexible: Bool
  let isLengthFlexible: Bool
  let isEndFlexible: Bool

  /// The span once the superview's extent is `new` instead of `old`.
  ///
  /// What is gained or lost goes to the flexible parts, to each by how long it is; to all alike
  /// where they have no length together. A view is no shorter than 0.
  func following(from old: CGFloat, to new: CGFloat) -> AutoresizedSpan {
    let parts: [(length: CGFloat, isFlexible: Bool)] = [
      (start, isStartFlexible), (length, isLengthFlexible), (old - start - length, isEndFlexible),
    ]
    let flexible = parts.filter(\.isFlexible)
    guard !flexible.isEmpty else { return self }
    let total = flexible.reduce(0) { $0 + $1.length }
    func share(_ part: (length: CGFloat, isFlexible: Bool)) -> CGFloat {
      guard part.isFlexible else { return 0 }
      return (new - old) * (total > 0 ? part.length / total : 1 / CGFloat(flexible.count))
    }
    var span = self
    span.start += share(parts[0])
    span.length = max(0, length + share(parts[1]))
    return span
  }
}
