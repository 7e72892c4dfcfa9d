public import Animation

/// Hears when an animation begins and ends.
///
/// - Source: Core Animation, "CAAnimationDelegate".
public protocol CAAnimationDelegate: AnyObject {
  /// Called in the first frame that finds the animation active; `animation` is the layer's copy.
  func animationDidStart(_ animation: CAAnimation)
  /// Called once when the animation is over.
  ///
  /// `finished` is `true` when its active time ran out, `false` when it was removed or replaced, or
  /// its layer left the tree or went away.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// What all animations have: timing, a curve, a delegate.
///
/// Adding an animation to a layer stores a copy, so one object may be configured once and added
/// to many layers; changing it afterwards changes nothing that was added.
///
/// - Source: Core Animation, "CAAnimation".
open class CAAnimation: CAMediaTiming, CAAction {
  var timing = MediaTiming()
  /// What code written for iOS associates with the animation, by keys of its own.
  package final var associations: AnyObject?

  /// When the animation begins, in seconds on the layer's clock; 0 means "when it is committed".
  ///
  /// In a group, on the group's clock, where 0 is its start.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long one cycle takes, in seconds; 0 or less becomes the transaction's duration.
  ///
  /// In a group, the group's. One that is infinite or not a number is over at once.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast the animation runs on the layer's clock: 1 unless set.
  ///
  /// Below 0 it plays backwards. At 0 it shows what is at ``timeOffset``, and is never over.
  open var speed: Float {
    get { Float(timing.speed) }
    set { timing.speed = Double(newValue) }
  }
  /// Where in the cycle the animation starts, in seconds; the rest wraps round.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many cycles are played; fractions and infinity allowed, 0 or less plays once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long cycles are played for, in seconds; wins over ``repeatCount`` when above 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether each cycle is followed by its mirror image in time.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What the animation shows before its begin and after its end: nothing unless set.
  ///
  /// After the end that takes ``isRemovedOnCompletion`` to be `false`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The curve that bends each cycle; `nil` is linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Who hears of begin and end; held strongly, also by the copy that a layer stores.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation when it is over: `true` unless set.
  open var isRemovedOnCompletion = true
  /// What was set under keys that are no property of the class.
  var userValues: [String: Any] = [:]

  /// Creates an animation with no duration.
  public init() {}

  /// Creates an animation with no duration, whatever `coder` is: no archive holds any here.
  public required init?(coder: NSCoder) {}

  /// A new animation of the same class with the same properties; a subclass's own are not copied.
  open func copy() -> Any { duplicate() }

  /// Adds the animation to `object`, a layer, under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// What the class gives a property that nobody set; `nil` unless overridden.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// The value under `key`: a property's, one set by a program, or ``defaultValue(forKey:)``.
  open func value(forKey key: String) -> Any? { read(key) }

  /// Sets the value under `key`, a property's name or any other.
  open func setValue(_ value: Any?, forKey key: String) { store(value, forKey: key) }

  /// A copy of the same dynamic class.
  final func duplicate() -> CAAnimation {
    let copy = type(of: self).makeInstance(())
    copy.takeProperties(from: self)
    return copy
  }

  /// Copies `other`'s properties; a subclass adds its own.
  func takeProperties(from other: CAAnimation) {
    timing = other.timing
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    userValues = other.userValues
  }

  /// What the animation does to a layer, in a form that its object can no longer change.
  func makeEffect() -> AnimationEffect { .none }

  /// Runs the dynamic class's own `init()`; see ``makeInstance(_:)``.
  @usableFromInline @inline(never)
  convenience init(dynamicallyMade: Void) {
    self.init()
  }

  // MARK: What NSObject has on iOS

  /// Whether `object` is the same as this; by identity unless overridden.
  open func isEqual(_ object: Any?) -> Bool { object as AnyObject === self }

  /// A number that is the same for equal objects; of the identity unless overridden.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// The class and the address, unless overridden.
  open var description: String {
    "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
  }
}

extension CAAnimation {
  /// An instance of this very class, made by its own `init()`, which need not be `required`.
  ///
  /// A convenience initializer dispatches to the subclass's designated one, and calling it on a
  /// metatype is what the language itself refuses: hence its symbol. A test pins the name.
  @_silgen_name("$s6Layers11CAAnimationC15dynamicallyMadeACyt_tcfC")
  class func makeInstance(_ nothing: Void) -> Self
}

extension CAAnimation: Hashable, CustomStringConvertible {
  /// Whether both are equal by ``isEqual(_:)``.
  public static func == (one: CAAnimation, other: CAAnimation) -> Bool {
    one === other || one.isEqual(other)
  }
  /// Hashes by ``hash``.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
