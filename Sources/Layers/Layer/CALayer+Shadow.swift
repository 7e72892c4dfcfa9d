public import Drawing
public import Geometry

/// The soft copy of its outline that a layer casts behind itself.
///
/// It is cast by all that the layer and its sublayers paint, or by ``shadowPath``. A layer with
/// ``masksToBounds`` casts none, as it would lie outside of the bounds. The mask cuts it with the
/// rest.
extension CALayer {
  /// The shadow's colour: opaque black unless set; `nil` for no shadow.
  public final var shadowColor: CGColor? {
    get { state.shadow.color }
    set {
      change("shadowColor", from: shadowColor, to: newValue) { state.shadow.color = newValue }
    }
  }
  /// How opaque the shadow is: 0 unless set.
  ///
  /// Shown as within `0...1`; what is not a number is refused.
  public final var shadowOpacity: Float {
    get { state.shadow.opacity }
    set {
      guard accept(!newValue.isNaN, newValue, "shadowOpacity") else { return }
      change("shadowOpacity", from: shadowOpacity, to: newValue) {
        state.shadow.opacity = newValue
      }
    }
  }
  /// How far the shadow lies from what casts it, in the layer's coordinates.
  ///
  /// 3 points up unless set. It turns and scales with the layer. What is not finite is refused.
  public final var shadowOffset: CGSize {
    get { state.shadow.offset }
    set {
      guard accept(newValue.width.isFinite && newValue.height.isFinite, newValue, "shadowOffset")
      else { return }
      change("shadowOffset", from: shadowOffset, to: newValue) { state.shadow.offset = newValue }
    }
  }
  /// The deviation of the blur, in points: the shadow reaches twice as far from its caster.
  ///
  /// 3 unless set; 0 or less does not blur, more than 10 000 counts as that. What is not finite is
  /// refused.
  public final var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set {
      guard accept(newValue.isFinite, newValue, "shadowRadius") else { return }
      change("shadowRadius", from: shadowRadius, to: newValue) { state.shadow.radius = newValue }
    }
  }
  /// What casts the shadow instead of what is painted, in the layer's coordinates.
  ///
  /// It casts one also where the layer paints nothing. Changing it starts no animation.
  public final var shadowPath: CGPath? {
    get { state.shadow.path }
    set {
      let copy = newValue?.copy()
      change("shadowPath", from: shadowPath, to: copy) { state.shadow.path = copy }
    }
  }

  /// The shadow's properties, by key.
  static let shadowProperties: [String: LayerProperty] = [
    "shadowColor": .color(\CALayer.state.shadow.color, \.shadowColor),
    "shadowOpacity": .number(\CALayer.state.shadow.opacity, \.shadowOpacity),
    "shadowOffset": .size(\CALayer.state.shadow.offset, \.shadowOffset),
    "shadowRadius": .number(\CALayer.state.shadow.radius, \.shadowRadius),
    "shadowPath": .path(\CALayer.state.shadow.path, \.shadowPath),
  ]
}

/// The shadow of a layer.
struct LayerShadow: Equatable {
  var color: CGColor? = .black
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  var path: CGPath?

  /// ``radius`` within what can be blurred.
  var blurRadius: CGFloat { min(max(radius, 0), 10_000) }

  /// The colour it is painted in; `nil` for a shadow that cannot be seen.
  var paint: CGColor? {
    guard opacity > 0, let color, color.alpha > 0 else { return nil }
    return color.copy(alpha: color.alpha * CGFloat(min(opacity, 1)))
  }
}
