import CCairo
public import Geometry

/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each end.
  public let rawValue: UInt32

  /// Creates a set of ends from their bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Gradients, which paint everything inside the clip.
extension CGContext {
  /// Paints a gradient along a line; nothing when the line has no length.
  ///
  /// Colours are the same across the line *in user space*: under a transform that stretches,
  /// the bands lean.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - start: Where the gradient is at 0.
  ///   - end: Where the gradient is at 1.
  ///   - options: Whether the end colours go on beyond the line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isFinite, end.isFinite, start != end else { return }
    paint(gradient, options) { cairo_pattern_create_linear(start.x, start.y, end.x, end.y) }
  }

  /// Paints a gradient from one circle to another; nothing when they are the same.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The centre of the circle where the gradient is at 0.
  ///   - startRadius: Its radius, at least 0.
  ///   - endCenter: The centre of the circle where the gradient is at 1.
  ///   - endRadius: Its radius, at least 0.
  ///   - options: Whether the end colours go on inside the first and outside the last circle.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard
      startCenter.isFinite, endCenter.isFinite, startRadius.isFinite, endRadius.isFinite,
      startRadius >= 0, endRadius >= 0, startCenter != endCenter || startRadius != endRadius
    else { return }
    paint(gradient, options) {
      cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    }
  }

  /// Paints a gradient around a point, its colours growing clockwise on the screen.
  ///
  /// - Parameters:
  ///   - gradient: The colours; from 1 to 0 there is one clean edge.
  ///   - center: The point.
  ///   - angle: Where the gradient is at 0, in radians from +x toward +y.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard center.isFinite, angle.isFinite else { return }
    compose {
      let area = deviceClip
      guard !area.isEmpty, let map = AngleMap(area, center, angle, userSpace: state.ctm) else {
        return
      }
      guard let picture = map.picture(in: ColorRamp(gradient.stops)) else { return }
      draw(picture, x: area.x, y: area.y)
    }
  }

  private func paint(
    _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
    by makePattern: () -> OpaquePointer?
  ) {
    compose {
      guard let pattern = makePattern() else { return }
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      for stop in gradient.stops(extending: options) {
        let rgba = stop.rgba
        cairo_pattern_add_color_stop_rgba(pattern, stop.location, rgba.x, rgba.y, rgba.z, rgba.w)
      }
      setMatrix(state.ctm)
      cairo_set_source(cairo, pattern)
      cairo_identity_matrix(cairo)
      applyMode()
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_pattern_destroy(pattern)
    }
  }
}

extension CGGradient {
  /// The stops, and transparent ones beyond the ends that do not go on.
  fileprivate func stops(extending options: CGGradientDrawingOptions) -> [GradientStop] {
    var stops = stops
    if !options.contains(.drawsBeforeStartLocation) {
      stops.insert(GradientStop(location: 0, rgba: .zero), at: 0)
      // Below the first location its colour still goes on, down to 0.
      stops.insert(GradientStop(location: 0, rgba: stops[1].rgba), at: 1)
    }
    if !options.contains(.drawsAfterEndLocation) {
      stops.append(GradientStop(location: 1, rgba: stops[stops.count - 1].rgba))
      stops.append(GradientStop(location: 1, rgba: .zero))
    }
    return stops
  }
}
