package import Geometry

/// What views need of their layers beside what everybody may use.
extension CALayer {
  /// Moves `sublayer` to `index` among the sublayers without taking it out: its animations go on.
  ///
  /// - Parameters:
  ///   - sublayer: One of the sublayers; another layer is left where it is.
  ///   - index: Its place among them once it is moved, 0 being the backmost.
  package final func moveSublayer(_ sublayer: CALayer, to index: Int) {
    guard !isPresentation, isOnItsThread,
      let old = storedSublayers.firstIndex(where: { $0 === sublayer })
    else { return }
    storedSublayers.remove(at: old)
    storedSublayers.insert(sublayer, at: min(max(index, 0), storedSublayers.count))
    mark([.children, .appearance])
  }

  /// How many device pixels make a point where the layer's tree is shown; `nil` where it is not.
  package final var rendererScale: CGFloat? { root.renderer?.scale }

  /// Whether the layer is part of a tree that is, or is about to be, on the screen.
  package final var isInShownTree: Bool { isCommitted || root.renderer != nil }

  /// Whether a change of `key` starts an animation where nobody says otherwise.
  package final func animates(_ key: String) -> Bool {
    type(of: self).properties[key]?.animatesByDefault == true
  }

  /// The value between two of a property, at `fraction` of the way; `nil` where there is none.
  package static func mixed(_ from: Any?, _ to: Any?, by fraction: Double) -> Any? {
    guard let from = AnimatableValue(from), let to = AnimatableValue(to) else { return nil }
    return from.mixed(with: to, by: fraction)?.boxed
  }
}

/// A layer's delegate that starts animations with layers no frame has shown yet.
package protocol NewLayerAnimating: AnyObject {
  /// Whether a change of `layer` may start an animation right now.
  func animatesNewLayer(_ layer: CALayer) -> Bool
}
