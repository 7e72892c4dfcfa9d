public import Drawing
public import Geometry

/// A layer that shows its sublayers several times, each copy moved, tinted and later than the last.
///
/// Its own background and border are drawn once. A layer shows at most
/// ``CAReplicatorLayer/largestInstanceCount`` copies, and together with the copies within them no
/// more than 20 000 layers a frame: more cannot be told apart, and an absurd count ends at once.
///
/// - Source: Core Animation, "CAReplicatorLayer".
open class CAReplicatorLayer: CALayer {
  /// The most copies that are shown; a larger ``instanceCount`` is kept, but shows no more.
  public static let largestInstanceCount = 2048

  var replication = ReplicatorState()

  /// Creates a layer that shows its sublayers once.
  public override init() { super.init() }

  /// Creates a copy that shows `layer` on the screen; called by the engine.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates what `init()` creates.
  public override init?(coder: Any) { super.init(coder: coder) }

  /// How often the sublayers are shown, the layers themselves counted: 1 unless set.
  ///
  /// With 0 or less nothing of them is. Between whole numbers, in an animation, it is rounded.
  open var instanceCount: Int {
    get { Int(replication.count) }
    set {
      // Counts beyond 2⁵³ are all the same: far too many.
      let new = Double(min(max(newValue, -(1 << 53)), 1 << 53))
      change("instanceCount", from: replication.count, to: new) { replication.count = new }
    }
  }
  /// How much later each copy's animations run than the last one's, in seconds.
  ///
  /// Negative for earlier. Before its turn a copy shows the model. What is not finite is refused.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set {
      guard accept(newValue.isFinite, newValue, "instanceDelay") else { return }
      change("instanceDelay", from: instanceDelay, to: newValue) { replication.delay = newValue }
    }
  }
  /// What takes each copy to the next, about the layer's anchor point; seen flat, as from in front.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set {
      guard accept(newValue.isFinite, newValue, "instanceTransform") else { return }
      change("instanceTransform", from: instanceTransform, to: newValue) {
        replication.transform = newValue
      }
    }
  }
  /// What the first copy's colours are multiplied by: white unless set, and for `nil`.
  open var instanceColor: CGColor? {
    get { replication.color }
    set {
      change("instanceColor", from: instanceColor, to: newValue) { replication.color = newValue }
    }
  }
  /// What is added to the red of ``instanceColor`` from each copy to the next, `-1...1`.
  open var instanceRedOffset: Float {
    get { replication.red }
    set {
      guard accept(newValue.isFinite, newValue, "instanceRedOffset") else { return }
      change("instanceRedOffset", from: replication.red, to: newValue) {
        replication.red = newValue
      }
    }
  }
  /// What is added to the green of ``instanceColor`` from each copy to the next, `-1...1`.
  open var instanceGreenOffset: Float {
    get { replication.green }
    set {
      guard accept(newValue.isFinite, newValue, "instanceGreenOffset") else { return }
      change("instanceGreenOffset", from: replication.green, to: newValue) {
        replication.green = newValue
      }
    }
  }
  /// What is added to the blue of ``instanceColor`` from each copy to the next, `-1...1`.
  open var instanceBlueOffset: Float {
    get { replication.blue }
    set {
      guard accept(newValue.isFinite, newValue, "instanceBlueOffset") else { return }
      change("instanceBlueOffset", from: replication.blue, to: newValue) {
        replication.blue = newValue
      }
    }
  }
  /// What is added to the alpha of ``instanceColor`` from each copy to the next, `-1...1`.
  open var instanceAlphaOffset: Float {
    get { replication.alpha }
    set {
      guard accept(newValue.isFinite, newValue, "instanceAlphaOffset") else { return }
      change("instanceAlphaOffset", from: replication.alpha, to: newValue) {
        replication.alpha = newValue
      }
    }
  }

  override func takeState(from other: CALayer) {
    super.takeState(from: other)
    if let other = other as? CAReplicatorLayer { replication = other.replication }
  }

  override var replicator: ReplicatorState? { replication }

  override class var properties: [String: LayerProperty] { replicatorProperties }

  private static let replicatorProperties = layerProperties.merging([
    "instanceCount": LayerProperty(
      \CAReplicatorLayer.replication.count, \.instanceCountValue, unboxed: { boxedNumber($0) },
      value: { .number($0) }, back: { if case .number(let count) = $0 { count } else { nil } }),
    "instanceDelay": .number(\CAReplicatorLayer.replication.delay, \.instanceDelay),
    "instanceTransform": .transform(
      \CAReplicatorLayer.replication.transform, \.instanceTransform),
    "instanceColor": .color(\CAReplicatorLayer.replication.color, \.instanceColor),
    "instanceRedOffset": .number(\CAReplicatorLayer.replication.red, \.instanceRedOffset),
    "instanceGreenOffset": .number(\CAReplicatorLayer.replication.green, \.instanceGreenOffset),
    "instanceBlueOffset": .number(\CAReplicatorLayer.replication.blue, \.instanceBlueOffset),
    "instanceAlphaOffset": .number(\CAReplicatorLayer.replication.alpha, \.instanceAlphaOffset),
  ]) { $1 }

  /// ``instanceCount`` as key-value access has it, which takes any number.
  private var instanceCountValue: Double {
    get { Double(instanceCount) }
    set { instanceCount = Int(min(max(newValue.isNaN ? 0 : newValue, -1e15), 1e15)) }
  }
}

/// What a replicator layer has beside what every layer has.
struct ReplicatorState {
  /// How many copies there are; between whole numbers while it is animated.
  var count = 1.0
  var delay = 0.0
  var transform = CATransform3DIdentity
  var color: CGColor? = .white
  var red: Float = 0
  var green: Float = 0
  var blue: Float = 0
  var alpha: Float = 0

  /// How many copies are shown.
  var shownCount: Int {
    Int(
      min(max(count.isNaN ? 0 : count.rounded(), 0), Double(CAReplicatorLayer.largestInstanceCount))
    )
  }

  /// What the colours of copy `index` are multiplied by; `nil` for nothing.
  func tint(of index: Int) -> SIMD4<Double>? {
    let offsets = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    let base = color?.rgba ?? SIMD4(repeating: 1)
    let tint = (base + offsets * Double(index)).clamped(lowerBound: .zero, upperBound: .one)
    return tint == SIMD4(repeating: 1) ? nil : tint
  }

  /// How far a copy's time may lie behind and ahead of the first one's, in seconds.
  var reach: (behind: Double, ahead: Double) {
    let furthest = delay * Double(max(shownCount - 1, 0))
    return furthest > 0 ? (furthest, 0) : (0, -furthest)
  }
}
