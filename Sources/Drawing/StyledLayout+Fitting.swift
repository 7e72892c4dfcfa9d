import Geometry

extension StyledLayout {
  /// A layout of a text that was made smaller until it fits.
  package struct Fitted {
    package var layout: StyledLayout
    /// How much smaller: 1 for a text that fits as it is.
    package var scale: Double

    /// A text that is not made smaller.
    package init(layout: StyledLayout, scale: Double = 1) {
      self.layout = layout
      self.scale = scale
    }
  }

  /// Lays `text` out in `room`, smaller where it would not fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - room: The room; without a width everything fits.
  ///   - minimumScale: How small it may get, in `0...1`.
  /// - Returns: The layout, and its scale.
  package static func fitted(
    _ text: StyledText, in room: TextRoom, minimumScale: Double
  ) -> Fitted {
    let layout = StyledLayout(text, in: room)
    guard let width = room.width, width > 0, !layout.isEmpty else {
      return Fitted(layout: layout, scale: 1)
    }
    if room.lineLimit == 1 {
      let natural = StyledLayout(text.mapParagraphs { $0.lineBreak = .clip }).logicalBounds.width
      guard natural > width else { return Fitted(layout: layout, scale: 1) }
      let scale = max(min(minimumScale, 1), width / natural)
      return Fitted(layout: StyledLayout(text.scaled(by: scale), in: room), scale: scale)
    }
    guard layout.isTruncated else { return Fitted(layout: layout, scale: 1) }
    // Between what fits and what does not, ten halvings are closer than a pixel.
    var (fits, overflows) = (max(minimumScale, 0.01), 1.0)
    for _ in 0..<10 {
      let middle = (fits + overflows) / 2
      if StyledLayout(text.scaled(by: middle), in: room).isTruncated {
        overflows = middle
      } else {
        fits = middle
      }
    }
    return Fitted(layout: StyledLayout(text.scaled(by: fits), in: room), scale: fits)
  }
}
