import Drawing
public import Geometry

/// A layer that fills its bounds with colours along a line, away from a point or around it.
///
/// The gradient lies over the background and under contents and sublayers, and is cut to the
/// bounds with their rounded corners whether or not the layer masks to them. Colours are mixed as
/// they are, not premultiplied: between white and clear there is grey.
///
/// - Source: Core Animation, "CAGradientLayer".
open class CAGradientLayer: CALayer {
  var gradient = GradientState()

  /// Creates a layer without colours.
  public override init() { super.init() }

  /// Creates a copy that shows `layer` on the screen; called by the engine.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates what `init()` creates.
  public override init?(coder: Any) { super.init(coder: coder) }

  /// The colours in order, each a `CGColor`; with fewer than two nothing is drawn.
  ///
  /// Nor is anything drawn if one of them is something else, such as a view's colour.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let new = newValue.map { $0.allMapped { $0 as? CGColor } ?? [] }
      change("colors", from: gradient.colors, to: new) { gradient.colors = new }
    }
  }
  /// Where each colour is pure, from 0 to 1; `nil` spaces the colours evenly.
  ///
  /// One before another moves up to it, and two at one place are a hard edge. Places beyond 0 and
  /// 1 count too: what lies between them shows. With fewer than there are colours, nothing does.
  open var locations: [CGFloat]? {
    get { gradient.locations }
    set {
      change("locations", from: gradient.locations, to: newValue) { gradient.locations = newValue }
    }
  }
  /// Where the gradient begins, in fractions of the bounds: the middle of the top unless set.
  ///
  /// For radial and conic gradients it is the centre.
  open var startPoint: CGPoint {
    get { gradient.start }
    set {
      guard accept(newValue.isFinite, newValue, "startPoint") else { return }
      change("startPoint", from: startPoint, to: newValue) { gradient.start = newValue }
    }
  }
  /// Where the gradient ends, in fractions of the bounds: the middle of the bottom unless set.
  ///
  /// For radial gradients it is a corner of the box around the last colour's ellipse, for conic
  /// ones it says in which direction from the centre the first colour is.
  open var endPoint: CGPoint {
    get { gradient.end }
    set {
      guard accept(newValue.isFinite, newValue, "endPoint") else { return }
      change("endPoint", from: endPoint, to: newValue) { gradient.end = newValue }
    }
  }
  /// Which way the colours go: along a line, ``CAGradientLayerType/axial``, unless set.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change("type", from: type, to: newValue) { gradient.type = newValue } }
  }

  override func takeState(from other: CALayer) {
    super.takeState(from: other)
    if let other = other as? CAGradientLayer { gradient = other.gradient }
  }

  override func makeContent(
    scale: CGFloat, replacing old: (any LayerContent)?
  ) -> (any LayerContent)? {
    GradientContent(
      gradient, in: bounds, outline: state.look.outline(of: bounds),
      replacing: old as? GradientContent)
  }

  override class var properties: [String: LayerProperty] { gradientProperties }

  private static let gradientProperties = layerProperties.merging([
    "colors": LayerProperty(
      \CAGradientLayer.gradient.boxedColors, \.colors, unboxed: { .some($0 as? [Any]) },
      value: { $0.flatMap(AnimatableValue.init) },
      back: { if case .colors(let colors) = $0 { .some(colors) } else { nil } }),
    "locations": LayerProperty(
      \CAGradientLayer.gradient.locations, \.locations,
      unboxed: { .some(($0 as? [Any])?.allMapped { boxedNumber($0) }) },
      value: { $0.map { .numbers($0) } },
      back: { if case .numbers(let numbers) = $0 { .some(numbers) } else { nil } }),
    "startPoint": .point(\CAGradientLayer.gradient.start, \.startPoint),
    "endPoint": .point(\CAGradientLayer.gradient.end, \.endPoint),
    "type": .plain(\CAGradientLayer.gradient.type, \.type),
  ]) { $1 }
}

/// What a gradient layer has beside what every layer has.
struct GradientState: Equatable {
  var colors: [CGColor]?
  var locations: [CGFloat]?
  var start = CGPoint(x: 0.5, y: 0)
  var end = CGPoint(x: 0.5, y: 1)
  var type = CAGradientLayerType.axial

  /// ``colors`` as key-value access has it.
  var boxedColors: [Any]? {
    get { colors }
    set { colors = newValue?.allMapped { $0 as? CGColor } }
  }
}

/// Which way the colours of a gradient layer go.
///
/// An unknown name is ``axial``.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation spells it.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along the line from start to end.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outward, in an ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, clockwise where y points down.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
