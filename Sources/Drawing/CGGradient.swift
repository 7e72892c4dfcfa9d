public import Geometry

/// Colours along a line from 0 to 1, smooth between their locations.
///
/// Between two colours each component changes evenly, *not* premultiplied: from white to clear
/// the middle is a half transparent grey. Two colours at one location make a hard edge.
public final class CGGradient {
  /// The colours in order, all in `0...1`, their locations ascending in `0...1`; at least one.
  package let stops: [GradientStop]

  /// Creates a gradient of stops in any order of places; one before another moves up to it.
  ///
  /// `nil` without stops.
  package init?(stops: [GradientStop]) {
    guard !stops.isEmpty else { return nil }
    var floor = 0.0
    self.stops = stops.map { stop in
      // Written so that a location that is not a number counts as the one before it.
      floor = stop.location > floor ? min(stop.location, 1) : floor
      let rgba = stop.rgba.replacing(with: 0, where: .!(stop.rgba .== stop.rgba))
      return GradientStop(
        location: floor, rgba: rgba.clamped(lowerBound: .zero, upperBound: .one))
    }
  }

  /// Creates a gradient of `CGColor`s.
  ///
  /// - Parameters:
  ///   - space: Not used: colours are mixed in sRGB.
  ///   - colors: At least one; anything but a `CGColor` makes the result `nil`.
  ///   - locations: One for each colour, in `0...1` and ascending; `nil` spaces them evenly.
  ///     Fewer than there are colours make the result `nil`.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let typed = colors.compactMap { $0 as? CGColor }
    let locations = locations ?? Self.evenLocations(colors.count)
    guard typed.count == colors.count, locations.count >= colors.count else { return nil }
    self.init(stops: zip(locations, typed).map { GradientStop(location: $0, rgba: $1.rgba) })
  }

  /// Creates a gradient of colours given as bare components.
  ///
  /// - Parameters:
  ///   - space: The space of the components.
  ///   - components: Those of each colour in turn, alpha last.
  ///   - locations: One for each colour, in `0...1` and ascending; `nil` spaces them evenly.
  ///   - count: How many colours there are; with fewer components the result is `nil`.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat],
    locations: [CGFloat]?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    guard count > 0, count <= components.count / width else { return nil }
    let colors = (0..<count).compactMap { index in
      CGColor(
        colorSpace: space, components: Array(components[(index * width)..<((index + 1) * width)]))
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }

  /// `count` locations from 0 to 1 with equal distances.
  package static func evenLocations(_ count: Int) -> [Double] {
    (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }
}

/// A colour of a gradient and where it is.
package struct GradientStop: Hashable, Sendable {
  /// Where the colour is pure: in `0...1`, or beyond for a part of it to show.
  package var location: Double
  /// Red, green, blue and alpha in sRGB, not premultiplied.
  package var rgba: SIMD4<Double>

  package init(location: Double, rgba: SIMD4<Double>) {
    self.location = location
    self.rgba = rgba
  }
}

extension [GradientStop] {
  /// The stops with none before another: one that is, or is no number, moves up to it.
  package var ascending: [GradientStop] {
    var floor = -Double.greatestFiniteMagnitude
    return map { stop in
      floor = stop.location > floor ? Swift.min(stop.location, .greatestFiniteMagnitude) : floor
      return GradientStop(location: floor, rgba: stop.rgba)
    }
  }

  /// The colour at `location`, red, green, blue and alpha, not premultiplied.
  ///
  /// Before the first stop and after the last their colours go on; on a hard edge, the later one.
  ///
  /// - Precondition: There is a stop, and none is before another.
  package func color(at location: Double) -> SIMD4<Double> {
    guard let next = firstIndex(where: { $0.location > location }) else {
      return self[count - 1].rgba
    }
    guard next > 0 else { return self[0].rgba }
    return self[next - 1].color(at: location, toward: self[next])
  }
}

extension GradientStop {
  /// The colour at `location`, which lies between this stop and `next`.
  func color(at location: Double, toward next: GradientStop) -> SIMD4<Double> {
    let way = next.location - self.location
    let fraction = way > 0 && way.isFinite ? (location - self.location) / way : 0
    return rgba + (next.rgba - rgba) * fraction
  }
}
