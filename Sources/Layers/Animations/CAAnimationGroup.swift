/// Animations that run together on the group's clock.
///
/// Members are clipped by the group's duration, not scaled to it; their begin times count from the
/// group's start, and only the group's delegate is told. A group without a duration lasts the
/// transaction's, like any animation.
///
/// - Source: Core Animation, "CAAnimationGroup".
open class CAAnimationGroup: CAAnimation {
  /// The members, applied in order.
  open var animations: [CAAnimation]?

  override func takeProperties(from other: CAAnimation) {
    super.takeProperties(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.duplicate() }
  }

  override func makeEffect() -> AnimationEffect {
    .group((animations ?? []).map { RunningEffect(of: $0) })
  }
}
