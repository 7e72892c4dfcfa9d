public import Drawing
public import Geometry

/// A layer that fills and strokes a path in its own coordinates.
///
/// The path is not clipped to the bounds; the stroke lies over the fill. ``strokeStart`` and
/// ``strokeEnd`` cut the stroke by length along the whole path, all subpaths in order.
///
/// - Source: Core Animation, "CAShapeLayer".
open class CAShapeLayer: CALayer {
  var shape = ShapeState()

  /// Creates a layer without a path.
  public override init() { super.init() }

  /// Creates a copy that shows `layer` on the screen; called by the engine.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates what `init()` creates.
  public override init?(coder: Any) { super.init(coder: coder) }

  /// The path that is filled and stroked; changing it starts no animation.
  open var path: CGPath? {
    get { shape.path }
    set {
      let copy = newValue?.copy()
      change("path", from: shape.path, to: copy) { shape.path = copy }
    }
  }
  /// The colour of the inside: opaque black unless set; `nil` fills nothing.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor", from: fillColor, to: newValue) { shape.fillColor = newValue } }
  }
  /// What counts as inside: ``CAShapeLayerFillRule/nonZero`` unless set.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change("fillRule", from: fillRule, to: newValue) { shape.fillRule = newValue } }
  }
  /// The colour of the stroke; `nil`, as it is unless set, strokes nothing.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor", from: strokeColor, to: newValue) { shape.strokeColor = newValue } }
  }
  /// Where the stroke begins, as a fraction of the path's length: 0 unless set.
  ///
  /// Shown as within `0...1`; what is not a number is refused.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set {
      guard accept(!newValue.isNaN, newValue, "strokeStart") else { return }
      change("strokeStart", from: strokeStart, to: newValue) { shape.strokeStart = newValue }
    }
  }
  /// Where the stroke ends, as a fraction of the path's length: 1 unless set.
  ///
  /// Shown as within `0...1`; what is not a number is refused.
  ///
  /// With round caps a stroke that ends where it begins is a dot, with square ones a square, with
  /// butt ones nothing. A stroke that ends before it begins is nothing.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set {
      guard accept(!newValue.isNaN, newValue, "strokeEnd") else { return }
      change("strokeEnd", from: strokeEnd, to: newValue) { shape.strokeEnd = newValue }
    }
  }
  /// How wide the stroke is, in points: 1 unless set; 0 or less strokes nothing.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set {
      guard accept(newValue.isFinite, newValue, "lineWidth") else { return }
      change("lineWidth", from: lineWidth, to: newValue) { shape.lineWidth = newValue }
    }
  }
  /// How long a mitred corner may be against the line's width before it is cut off: 10 unless set.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set {
      guard accept(newValue.isFinite, newValue, "miterLimit") else { return }
      change("miterLimit", from: miterLimit, to: newValue) { shape.miterLimit = newValue }
    }
  }
  /// How the stroke's ends look: ``CAShapeLayerLineCap/butt`` unless set.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change("lineCap", from: lineCap, to: newValue) { shape.lineCap = newValue } }
  }
  /// How the stroke's corners look: ``CAShapeLayerLineJoin/miter`` unless set.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change("lineJoin", from: lineJoin, to: newValue) { shape.lineJoin = newValue } }
  }
  /// Where in ``lineDashPattern`` the stroke begins, in points; it may be negative.
  open var lineDashPhase: CGFloat {
    get { shape.dashPhase }
    set {
      guard accept(newValue.isFinite, newValue, "lineDashPhase") else { return }
      change("lineDashPhase", from: lineDashPhase, to: newValue) { shape.dashPhase = newValue }
    }
  }
  /// Lengths of dashes and gaps by turns, in points; `nil` or nothing but zeros is a solid line.
  open var lineDashPattern: [CGFloat]? {
    get { shape.dashPattern }
    set {
      change("lineDashPattern", from: lineDashPattern, to: newValue) {
        shape.dashPattern = newValue
      }
    }
  }

  override func takeState(from other: CALayer) {
    super.takeState(from: other)
    if let other = other as? CAShapeLayer { shape = other.shape }
  }

  override func makeContent(
    scale: CGFloat, replacing old: (any LayerContent)?
  ) -> (any LayerContent)? {
    ShapeContent(shape, scale: scale, replacing: old as? ShapeContent)
  }

  override class var paintsOverContents: Bool { true }

  override class var properties: [String: LayerProperty] { shapeProperties }

  private static let shapeProperties = layerProperties.merging([
    "path": .path(\CAShapeLayer.shape.path, \.path),
    "fillColor": .color(\CAShapeLayer.shape.fillColor, \.fillColor),
    "fillRule": .plain(\CAShapeLayer.shape.fillRule, \.fillRule),
    "strokeColor": .color(\CAShapeLayer.shape.strokeColor, \.strokeColor),
    "strokeStart": .number(\CAShapeLayer.shape.strokeStart, \.strokeStart),
    "strokeEnd": .number(\CAShapeLayer.shape.strokeEnd, \.strokeEnd),
    "lineWidth": .number(\CAShapeLayer.shape.lineWidth, \.lineWidth),
    "miterLimit": .number(\CAShapeLayer.shape.miterLimit, \.miterLimit),
    "lineCap": .plain(\CAShapeLayer.shape.lineCap, \.lineCap),
    "lineJoin": .plain(\CAShapeLayer.shape.lineJoin, \.lineJoin),
    "lineDashPhase": .number(\CAShapeLayer.shape.dashPhase, \.lineDashPhase),
    "lineDashPattern": .numbers(\CAShapeLayer.shape.dashPattern, \.lineDashPattern),
  ]) { $1 }
}

/// What a shape layer has beside what every layer has.
struct ShapeState {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var dashPhase: CGFloat = 0
  var dashPattern: [CGFloat]?
}

/// Which points are inside a path.
///
/// An unknown name is ``nonZero``.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation spells it.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the path winds round a point.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where a ray from the point crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a stroke's ends look.
///
/// An unknown name is ``butt``.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation spells it.
  public let rawValue: String
  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle round the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half the line's width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a stroke's corners look.
///
/// An unknown name is ``miter``.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation spells it.
  public let rawValue: String
  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
