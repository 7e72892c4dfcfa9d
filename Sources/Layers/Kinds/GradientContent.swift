import Drawing
import Geometry

/// A gradient in a layer's rounded bounds, as of one frame.
struct GradientContent: LayerContent {
  private let stops: [GradientStop]
  private let outline: CGPath
  private let gradient: GradientPaint
  let extent: CGRect

  /// The content that `state` describes in `bounds`; `nil` where there is nothing to draw.
  init?(
    _ state: GradientState, in bounds: CGRect, outline: CGPath, replacing old: GradientContent?
  ) {
    guard let stops = state.stops, let field = state.field(in: bounds) else { return nil }
    self.stops = stops
    self.outline = outline
    extent = bounds
    if let old, old.stops == stops, old.gradient.field == field {
      gradient = old.gradient
    } else {
      gradient = GradientPaint(field, stops, replacing: old?.gradient)
    }
  }

  /// Counts as more than one, so that fading leaves the pixels that are kept alone.
  var isSinglePaint: Bool { false }

  var staysInBounds: Bool { true }

  func damage(since old: any LayerContent) -> CGRect? {
    if let old = old as? GradientContent, old.gradient === gradient, old.outline == outline {
      return nil
    }
    return wholeDamage(since: old)
  }

  func paint(in context: CGContext) {
    context.fill(outline, with: gradient)
  }
}

extension GradientState {
  /// The colours and their places; `nil` where there are too few of either.
  fileprivate var stops: [GradientStop]? {
    guard let colors, colors.count > 1 else { return nil }
    let places = locations ?? CGGradient.evenLocations(colors.count)
    guard places.count >= colors.count else { return nil }
    return zip(places, colors).map { GradientStop(location: $0, rgba: $1.rgba) }.ascending
  }

  /// Where the colours are; `nil` where the points leave that open.
  fileprivate func field(in bounds: CGRect) -> GradientField? {
    switch type {
    case .radial: .radial(from: start, to: end, in: bounds)
    case .conic: .conic(around: start, from: end, in: bounds)
    default: .axial(from: start, to: end, in: bounds)
    }
  }
}
