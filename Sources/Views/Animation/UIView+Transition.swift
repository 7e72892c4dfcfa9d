import Animation
import Geometry
import Layers

/// Animating from what a view showed to what it shows.
extension UIView {
  /// Changes what `view` shows, and lets the old picture make way for the new one.
  ///
  /// - Parameters:
  ///   - view: The view whose picture changes, with those inside.
  ///   - duration: In seconds; with 0 or less it changes at once.
  ///   - options: The transition and its curve; without a transition the changes are made at once.
  ///   - animations: Changes the view and those inside.
  ///   - completion: Told whether it came to its end.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace(duration: duration, curve: options.curve.timingFunction)
    let scope = AnimationScope(pace, options, completion: completion)
    if scope.isAnimating, options.transition != 0, view.layer.isInShownTree {
      scope.addTransition(to: view)
    }
    scope.run {
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        performWithoutAnimation { animations?() }
      }
    }
  }

  /// Puts `toView` in the place of `fromView`, with a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes, or is hidden with `showHideTransitionViews`.
  ///   - toView: The view that comes, or is shown.
  ///   - duration: In seconds; with 0 or less it changes at once.
  ///   - options: The transition and its curve.
  ///   - completion: Told whether it came to its end.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: fromView.superview ?? fromView, duration: duration, options: options,
      animations: exchange, completion: completion)
  }
}

extension AnimationScope {
  /// Lets what `view` shows make way for what it will show, by the options' transition.
  fileprivate func addTransition(to view: UIView) {
    let fade = CATransition()
    pace.apply(to: fade, on: view.layer)
    let axis: (x: Double, y: Double)? =
      switch options.transition {
      case 1: (0, 1)
      case 2: (0, -1)
      case 6: (-1, 0)
      case 7: (1, 0)
      default: nil
      }
    if let axis {
      let begin = view.layer.convertTime(CACurrentMediaTime(), from: nil) + pace.delay
      addFlip(about: axis, to: view, at: begin)
      // One picture takes the other's place where the view is seen from the edge.
      fade.duration = pace.duration / 1000
      let middle = pace.curve.map { AnimatorCourse.curve($0).share(at: 0.5, of: 1) } ?? 0.5
      fade.beginTime = begin + pace.duration * middle
      fade.fillMode = .backwards
    }
    add(fade, to: view, forKey: kCATransition)
  }

  /// Turns `view` to its edge and on from the other edge, so that no side is mirrored.
  private func addFlip(about axis: (x: Double, y: Double), to view: UIView, at begin: Double) {
    let flip = CAKeyframeAnimation(keyPath: "transform")
    pace.apply(to: flip, on: view.layer)
    flip.beginTime = begin
    let own = view.layer.transform
    let depth = max(view.bounds.width, view.bounds.height, 1) * 2.5
    let steps = 16
    var (times, values): ([Double], [Any]) = ([], [])
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      // In the middle from one edge to the other: the view is seen from the edge in both.
      for turn in step == steps / 2 ? [0.5, -0.5] : [share < 0.5 ? share : share - 1] {
        times.append(share)
        values.append(turned(by: turn * .pi, about: axis, depth, own))
      }
    }
    (flip.keyTimes, flip.values) = (times, values)
    add(flip, to: view, forKey: "transform")
  }

  private func turned(
    by angle: Double, about axis: (x: Double, y: Double), _ depth: Double, _ own: CATransform3D
  ) -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / depth
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(angle, axis.x, axis.y, 0), perspective)
    return CATransform3DConcat(turned, own)
  }

  private func add(_ animation: CAAnimation, to view: UIView, forKey key: String) {
    let watch = watch(view)
    animation.delegate = watch
    watch.enter()
    view.layer.add(animation, forKey: key)
  }
}
