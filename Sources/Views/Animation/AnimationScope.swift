import Layers

/// The block of an animation, while it runs.
final class AnimationScope {
  var isAnimating: Bool { false }
}

extension UIView {
  final func animationAction(for layer: CALayer, _ event: String) -> (any CAAction)? { nil }
}
