import Geometry

/// The colours of a gradient at even steps from 0 to 1, ready to be stored as pixels.
package struct ColorRamp: Sendable {
  /// How many steps there are: so many that a hard edge is within a pixel on any screen.
  static let steps = 8192
  /// The colour before 0, one for each step, and the colour from 1 on.
  ///
  /// `0xAARRGGBB`, premultiplied; that of a step is the colour at its middle.
  private let words: [UInt32]

  /// Samples `stops`, of which none is before another; without any, all is transparent.
  package init(_ stops: [GradientStop]) {
    guard let first = stops.first, let last = stops.last else {
      words = Array(repeating: 0, count: Self.steps + 2)
      return
    }
    var words: [UInt32] = []
    words.reserveCapacity(Self.steps + 2)
    words.append(Self.word(first.location < 0 ? stops.color(at: 0) : first.rgba))
    var next = 0
    for step in 0..<Self.steps {
      let location = (Double(step) + 0.5) / Double(Self.steps)
      while next < stops.count, stops[next].location <= location { next += 1 }
      switch next {
      case 0: words.append(Self.word(first.rgba))
      case stops.count: words.append(Self.word(last.rgba))
      default: words.append(Self.word(stops[next - 1].color(at: location, toward: stops[next])))
      }
    }
    words.append(Self.word(stops.color(at: 1)))
    self.words = words
  }

  /// Lends all colours to `body`, in the order of ``index(of:)``.
  func withWords<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    words.withUnsafeBufferPointer(body)
  }

  /// Which colour is at `location`; what is no number counts as before 0.
  static func index(of location: Double) -> Int {
    guard location >= 0 else { return 0 }
    return location < 1 ? 1 + Int(location * Double(steps)) : steps + 1
  }

  /// Which colour is at an angle of `turn` / 65536 of a turn.
  static func index(ofTurn turn: UInt16) -> Int { 1 + Int(turn >> 3) }

  /// The pixel of a colour that is not premultiplied.
  private static func word(_ color: SIMD4<Double>) -> UInt32 {
    let rgba = color.replacing(with: 0, where: .!(color .== color))
      .clamped(lowerBound: .zero, upperBound: .one)
    let bytes = SIMD4(rgba.x * rgba.w, rgba.y * rgba.w, rgba.z * rgba.w, rgba.w) * 255
    let (r, g, b, a) = (
      UInt32(bytes.x.rounded()), UInt32(bytes.y.rounded()), UInt32(bytes.z.rounded()),
      UInt32(bytes.w.rounded())
    )
    return a << 24 | r << 16 | g << 8 | b
  }
}
