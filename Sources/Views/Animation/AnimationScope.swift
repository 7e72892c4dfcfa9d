import Animation
import Layers

/// The block of an animation while it runs: what becomes of changes in it.
final class AnimationScope {
  /// Whether changes are animated; not without a duration, or where animations are switched off.
  let isAnimating: Bool
  var pace: AnimationPace
  var options: UIView.AnimationOptions
  let completion: AnimationCompletion
  /// Takes changes down instead of animating them.
  var recorder: (any ChangeRecorder)?
  /// The views that changed, in the order in which they did first.
  private var views: [UIView] = []

  /// Creates the scope of an animation, inside of those whose blocks run.
  ///
  /// Inside of another one it takes over duration and curve, unless `options` say otherwise.
  init(
    _ pace: AnimationPace, _ options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    let thread = ViewThread.current
    self.pace = pace
    self.options = options
    self.completion = AnimationCompletion(completion)
    if let outer = thread.animationScopes.last, outer.isAnimating {
      if !options.contains(.overrideInheritedDuration) { self.pace.duration = outer.pace.duration }
      if !options.contains(.overrideInheritedCurve) { self.pace.curve = outer.pace.curve }
    }
    if options.contains(.repeat) { self.pace.repeatCount = .infinity }
    if options.contains(.autoreverse) { self.pace.autoreverses = true }
    let isTimed = self.pace.duration > 0 || self.pace.delay > 0
    isAnimating = isTimed && self.pace.duration.isFinite && thread.areAnimationsEnabled
  }

  /// Runs `block` in the scope, and lets its completion wait for what it started.
  func run(_ block: () -> Void) {
    open()
    block()
    close()
  }

  /// Has changes belong to the scope from now on.
  func open() {
    ViewThread.current.animationScopes.append(self)
    LayerThread.current.animatesNewLayers = true
  }

  /// Ends the scope, with those inside that were left open.
  func close() {
    if isAnimating, options.contains(.layoutSubviews) {
      for view in views { view.layoutIfNeeded() }
    }
    let thread = ViewThread.current
    while let scope = thread.animationScopes.popLast(), scope !== self {}
    LayerThread.current.animatesNewLayers = !thread.animationScopes.isEmpty
    recorder?.finish()
    completion.seal()
  }

  /// The action for a change of `key` of `layer`, the layer of `view`.
  func action(for layer: CALayer, _ key: String, of view: UIView) -> any CAAction {
    if !views.contains(where: { $0 === view }) { views.append(view) }
    let old = layer.value(forKey: key)
    if let recorder {
      return RecordingAction(recorder: recorder, view: view, layer: layer, key: key, old: old)
    }
    let change = LayerChange(
      key: key, old: old, startsFromScreen: options.contains(.beginFromCurrentState),
      isRepeating: pace.isRepeating, watch: watch(view))
    if pace.spring != nil {
      let animation = ViewSpringAnimation(keyPath: key)
      pace.apply(to: animation, on: layer)
      animation.change = change
      animation.delegate = change.watch
      return animation
    }
    let animation = ViewAnimation(keyPath: key)
    pace.apply(to: animation, on: layer)
    animation.change = change
    animation.delegate = change.watch
    return animation
  }

  /// Who hears of an animation of `view`.
  func watch(_ view: UIView) -> AnimationWatch {
    AnimationWatch(
      completion, of: view, blocksTouches: !options.contains(.allowUserInteraction))
  }
}

extension UIView {
  /// The animation for a change of the view's own layer; `nil` outside of animations' blocks.
  final func animationAction(for layer: CALayer, _ event: String) -> (any CAAction)? {
    let thread = ViewThread.current
    guard let scope = thread.animationScopes.last, scope.isAnimating, thread.areAnimationsEnabled,
      layer === self.layer, event != "contents", layer.animates(event)
    else { return nil }
    return scope.action(for: layer, event, of: self)
  }
}

/// Takes down the changes in a block, to animate them together.
protocol ChangeRecorder: AnyObject {
  /// Takes down that `key` of `layer`, the layer of `view`, has the value `new` instead of `old`.
  func note(_ key: String, of layer: CALayer, in view: UIView, old: Any?, new: Any?)
  /// Called once, when the block has run.
  func finish()
}

/// Tells a recorder of a change once it was made.
struct RecordingAction: CAAction {
  let recorder: any ChangeRecorder
  let view: UIView
  let layer: CALayer
  let key: String
  let old: Any?

  func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
    recorder.note(key, of: layer, in: view, old: old, new: layer.value(forKey: key))
  }
}
