import Drawing
import Geometry

/// A text laid out in a layer's bounds, as of one frame.
struct TextContent: LayerContent {
  fileprivate let request: Request
  private let layout: TextLayout
  private let color: CGColor
  private let origin: CGPoint
  let extent: CGRect

  /// What a layout depends on.
  fileprivate struct Request: Hashable {
    var string: String
    var style: TextStyle
    var width: CGFloat?
    var shrinksToFit: Bool
  }

  /// The content that `state` describes in `bounds`; `nil` where there is nothing to draw.
  init?(_ state: TextState, in bounds: CGRect, scale: CGFloat, replacing old: TextContent?) {
    guard let string = state.string, !string.isEmpty, let color = state.color else { return nil }
    request = Request(
      string: string, style: TextStyle(state), width: bounds.width,
      shrinksToFit: state.setting.shrinksToFit)
    layout = old?.request == request ? old?.layout ?? request.layout : request.layout
    guard !layout.isEmpty else { return nil }
    self.color = color
    var top = bounds.minY
    if state.setting.isCenteredVertically {
      top += (bounds.height - layout.logicalBounds.height) / 2
    }
    // The baseline is on a whole device pixel, where letters are sharpest.
    let baseline = ((top + layout.baseline) * scale).rounded() / scale
    origin = CGPoint(x: bounds.minX, y: baseline - layout.baseline)
    // Cairo puts each letter on whole pixels, so it may stick out of its own shape by one.
    extent = layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
      .insetBy(dx: -1.5 / scale, dy: -1.5 / scale)
  }

  var isSinglePaint: Bool { true }

  func damage(since old: any LayerContent) -> CGRect? {
    if let old = old as? TextContent, old.layout === layout, old.color == color,
      old.origin == origin
    {
      return nil
    }
    return wholeDamage(since: old)
  }

  func paint(in context: CGContext) {
    layout.draw(in: context, at: origin, color: color)
  }
}

extension TextContent.Request {
  /// The text laid out; made smaller where it is to fit and does not.
  fileprivate var layout: TextLayout {
    let layout = TextLayout(string, style: style, maxWidth: width)
    guard shrinksToFit, let width else { return layout }
    var plain = style
    plain.truncation = .none
    let natural = TextLayout(string, style: plain).logicalBounds.width
    guard natural > width, width > 0 else { return layout }
    var smaller = style
    smaller.font.size = max(1, style.font.size * width / natural)
    return TextLayout(string, style: smaller, maxWidth: width)
  }
}

extension TextStyle {
  /// The style that a text layer asks for.
  fileprivate init(_ state: TextState) {
    self.init(
      font: state.setting.font ?? FontDescription(family: state.family, size: state.fontSize))
    alignment =
      switch state.alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      default: .natural
      }
    truncation =
      switch state.truncation {
      case .start: .start
      case .middle: .middle
      case .end: .end
      default: .none
      }
    wraps = state.isWrapped
    lineLimit = state.setting.lineLimit
    hasTabularDigits = state.setting.hasTabularDigits
  }
}
