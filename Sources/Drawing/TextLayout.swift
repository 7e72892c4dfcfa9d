import CPango
package import Geometry

/// A text laid out in lines, ready to be measured and drawn.
///
/// Letters are placed without hinting: what is measured is what is drawn, at any scale. Where
/// the system has no font at all a layout is empty, and draws nothing.
///
/// A layout belongs to the thread it was made on.
package final class TextLayout {
  /// Whether there is nothing to draw: no text, or no font.
  package let isEmpty: Bool
  /// The box that the lines' full heights take, the layout's top left being the origin.
  ///
  /// With a width to keep to, text that is centred or right starts right of the origin.
  package let logicalBounds: CGRect
  /// The box that the letters' shapes take, measured from the same origin.
  package let inkBounds: CGRect
  /// How far the first line's baseline is below the layout's top.
  package let baseline: Double
  /// How far the first line reaches above its baseline.
  package let ascent: Double
  /// How far the first line reaches below its baseline.
  package let descent: Double
  /// How many lines there are.
  package let lineCount: Int

  private let layout: PangoText?
  /// How far right of the origin Pango's own origin is.
  private let indent: Double

  /// Lays `text` out.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks in it start lines.
  ///   - style: How.
  ///   - maxWidth: The width to keep to, in user space; `nil`, or one not finite, for any.
  package init(_ text: String, style: TextStyle, maxWidth: Double? = nil) {
    let width = maxWidth.flatMap { $0.isFinite ? min(max($0, 0), 1_000_000) : nil }
    guard !text.isEmpty, let layout = PangoText(text, style, width: width) else {
      isEmpty = true
      logicalBounds = .zero
      inkBounds = .zero
      (baseline, ascent, descent, lineCount, indent) = (0, 0, 0, 0, 0)
      self.layout = nil
      return
    }
    let (ink, logical) = layout.extents
    // Pango aligns in a width only where it may break or cut lines; else the width is ours.
    let slack = layout.keepsWidth ? 0 : (width ?? logical.width) - logical.width
    switch layout.alignment {
    case PANGO_ALIGN_CENTER: indent = slack / 2
    case PANGO_ALIGN_RIGHT: indent = slack
    default: indent = 0
    }
    let first = layout.firstLine
    isEmpty = false
    logicalBounds = logical.offsetBy(dx: indent, dy: 0)
    inkBounds = ink.offsetBy(dx: indent, dy: 0)
    baseline = layout.baseline
    ascent = -first.minY
    descent = first.maxY
    lineCount = layout.lineCount
    self.layout = layout
  }

  /// Draws the text with its top left at `origin`.
  ///
  /// - Parameters:
  ///   - context: Where.
  ///   - origin: A point of user space.
  ///   - color: The letters' colour.
  ///   - outlines: Whether letters are filled as shapes. Cairo puts ready letters on whole
  ///     pixels, which shows when a text moves slowly or is scaled; shapes cost more.
  package func draw(
    in context: CGContext, at origin: CGPoint, color: CGColor, outlines: Bool = false
  ) {
    guard let layout, origin.isFinite else { return }
    context.draw(layout, at: CGPoint(x: origin.x + indent, y: origin.y), color, outlines)
  }

  /// Draws the text with its first line's baseline starting at `start`.
  ///
  /// - Parameters:
  ///   - context: Where.
  ///   - start: A point of user space.
  ///   - color: The letters' colour.
  ///   - outlines: Whether letters are filled as shapes.
  package func draw(
    in context: CGContext, baseline start: CGPoint, color: CGColor, outlines: Bool = false
  ) {
    let origin = CGPoint(x: start.x, y: start.y - baseline)
    draw(in: context, at: origin, color: color, outlines: outlines)
  }
}
