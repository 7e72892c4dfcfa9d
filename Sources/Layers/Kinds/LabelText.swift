package import Drawing
package import Geometry

/// A text as a label places it: in the middle of the height, and made smaller where it is to fit.
package struct LabelText: Hashable, Sendable {
  package var text: StyledText
  package var setting: TextSetting

  package init(_ text: StyledText, _ setting: TextSetting) {
    self.text = text
    self.setting = setting
    // Else the text would be hashed twice.
    self.setting.text = nil
  }

  /// The text laid out in a rectangle of `size`.
  package func placed(in size: CGSize) -> PlacedText {
    var room = TextRoom(width: size.width, height: size.height)
    room.lineLimit = setting.lineLimit
    room.wrapsBeforeTruncating = true
    let fitted =
      setting.shrinksToFit
      ? StyledLayout.fitted(text, in: room, minimumScale: setting.minimumScale)
      : StyledLayout.Fitted(layout: StyledLayout(text, in: room))
    let layout = fitted.layout
    let middle = (size.height - layout.logicalBounds.height) / 2
    guard fitted.scale < 1, fitted.scale > 0 else { return PlacedText(layout: layout, top: middle) }
    // As the text as it was would be placed.
    let unshrunkTop = (size.height - layout.logicalBounds.height / fitted.scale) / 2
    let top =
      switch setting.baselineAdjustment {
      case .centers: middle
      case .none: unshrunkTop
      case .baselines: unshrunkTop + layout.baseline / fitted.scale - layout.baseline
      }
    return PlacedText(layout: layout, top: top)
  }
}

/// A text laid out, and how far below the top of its label it is.
package final class PlacedText {
  package let layout: StyledLayout
  package let top: Double

  init(layout: StyledLayout, top: Double) {
    self.layout = layout
    self.top = top
  }
}

/// A text laid out in lines, of one style or of many.
protocol LaidOutText: AnyObject {
  var isEmpty: Bool { get }
  var inkBounds: CGRect { get }
  var baseline: Double { get }
  /// Whether painting is a single operation.
  var isSinglePaint: Bool { get }
  func paint(in context: CGContext, at origin: CGPoint, color: CGColor)
}

extension TextLayout: LaidOutText {
  var isSinglePaint: Bool { true }

  func paint(in context: CGContext, at origin: CGPoint, color: CGColor) {
    draw(in: context, at: origin, color: color)
  }
}

extension StyledLayout: LaidOutText {
  func paint(in context: CGContext, at origin: CGPoint, color: CGColor) {
    draw(in: context, at: origin, color: color)
  }
}

extension PlacedText: LaidOutText {
  var isEmpty: Bool { layout.isEmpty }
  var inkBounds: CGRect { layout.inkBounds }
  var baseline: Double { layout.baseline }
  var isSinglePaint: Bool { layout.isSinglePaint }

  func paint(in context: CGContext, at origin: CGPoint, color: CGColor) {
    layout.draw(in: context, at: origin, color: color)
  }
}
