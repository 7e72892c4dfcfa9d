import Drawing
import Geometry
import Layers

/// A change in an animation's block, which becomes an animation once it was made.
///
/// Animations of one property run beside each other: each is the rest of its own way, added to the
/// layer's value, so that a change in the middle of another goes on smoothly, and one that waits
/// finds the value where those before it left it. Where that cannot be, for colours say, the later
/// one starts from what is on the screen and takes the place of the other.
struct LayerChange {
  let key: String
  let old: Any?
  let startsFromScreen: Bool
  let isRepeating: Bool
  let watch: AnimationWatch

  /// Puts `animation` onto `layer`, whose value is the new one by now.
  func add(_ animation: CABasicAnimation, to layer: CALayer, forKey event: String) {
    watch.enter()
    let isOthers =
      event != key || animation.keyPath != key || animation.fromValue != nil
      || animation.toValue != nil || animation.byValue != nil
    guard !isOthers else { return layer.add(animation, forKey: event) }
    let running = runningKeys(on: layer)
    let canAdd = running.allSatisfy { layer.animation(forKey: $0).map(isSum) ?? true }
    if !startsFromScreen, !isRepeating, canAdd, let way = sum(to: layer.value(forKey: key)) {
      animation.isAdditive = true
      (animation.fromValue, animation.toValue) = way
      return layer.add(animation, forKey: freeKey(besides: running))
    }
    // What is on the screen was taken down before the change; else the way starts at the model.
    if !startsFromScreen, running.isEmpty { animation.fromValue = old }
    for other in running where other != key { layer.removeAnimation(forKey: other) }
    layer.add(animation, forKey: key)
  }

  /// The keys under which views' animations of the property are on `layer`.
  private func runningKeys(on layer: CALayer) -> [String] {
    (layer.animationKeys() ?? []).filter { $0 == key || $0.hasPrefix(key + "-") }
  }

  private func freeKey(besides running: [String]) -> String {
    guard running.contains(key) else { return key }
    var number = 2
    while running.contains("\(key)-\(number)") { number += 1 }
    return "\(key)-\(number)"
  }

  /// Whether `animation` is a view's that others run beside.
  private func isSum(_ animation: CAAnimation) -> Bool {
    (animation is ViewAnimation || animation is ViewSpringAnimation)
      && (animation as? CABasicAnimation)?.isAdditive == true
  }

  /// What is to be added to `new` at first, and at last, so that the way starts at the old value.
  ///
  /// - Returns: `nil` for values that cannot be added up.
  private func sum(to new: Any?) -> (from: Any, to: Any)? {
    switch (old, new) {
    case (let old as Double, let new as Double): return (old - new, 0.0)
    case (let old as Float, let new as Float): return (old - new, Float(0))
    case (let old as CGPoint, let new as CGPoint):
      return (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
    case (let old as CGSize, let new as CGSize):
      let size = CGSize(width: old.width - new.width, height: old.height - new.height)
      return (size, CGSize.zero)
    case (let old as CGRect, let new as CGRect):
      let rect = CGRect(
        x: old.origin.x - new.origin.x, y: old.origin.y - new.origin.y,
        width: old.size.width - new.size.width, height: old.size.height - new.size.height)
      return (rect, CGRect.zero)
    case (let old as CATransform3D, let new as CATransform3D):
      guard let back = new.inverse, old.isInvertible else { return nil }
      return (CATransform3DConcat(old, back), CATransform3DIdentity)
    default: return nil
    }
  }
}

/// A view's animation of a property.
final class ViewAnimation: CABasicAnimation {
  var change: LayerChange?

  override func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let change else {
      return super.run(forKey: event, object: anObject, arguments: arguments)
    }
    change.add(self, to: layer, forKey: event)
  }
}

/// A view's animation of a property that moves as a spring does.
final class ViewSpringAnimation: CASpringAnimation {
  var change: LayerChange?

  override func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let change else {
      return super.run(forKey: event, object: anObject, arguments: arguments)
    }
    change.add(self, to: layer, forKey: event)
  }
}
