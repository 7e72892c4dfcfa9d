import Drawing
import Geometry

/// A text laid out in a layer's bounds, as of one frame.
struct TextContent: LayerContent {
  fileprivate let request: Request
  private let layout: TextLayout
  private let color: CGColor
  private let origin: CGPoint
  /// Whether the letters reach beyond the bounds, where they are cut off.
  private let isCut: Bool
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
    guard let string = state.string, !string.isEmpty, let color = state.color,
      bounds.width > 0, bounds.height > 0, state.setting.font != nil || state.fontSize > 0
    else { return nil }
    request = Request(
      string: Self.drawable(string), style: TextStyle(state), width: bounds.width,
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
    let ink = layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y)
      .insetBy(dx: -1.5 / scale, dy: -1.5 / scale)
    isCut = !bounds.contains(ink)
    extent = ink.intersection(bounds)
    guard !extent.isNull else { return nil }
  }

  /// As much of `string` as is ever laid out, without the characters that C cannot have in a text.
  private static func drawable(_ string: String) -> String {
    let start = string.prefix(longest)
    return start.utf8.contains(0) ? String(start.filter { $0 != "\0" }) : String(start)
  }

  /// How many characters are laid out: more than any screen shows, and few enough to take no time.
  private static let longest = 16_384

  /// A text that is cut off at the bounds is painted twice: itself, and what cuts it.
  var isSinglePaint: Bool { !isCut }

  func damage(since old: any LayerContent) -> CGRect? {
    if let old = old as? TextContent, old.layout === layout, old.color == color,
      old.origin == origin, old.extent == extent
    {
      return nil
    }
    return wholeDamage(since: old)
  }

  func paint(in context: CGContext) {
    guard isCut else { return layout.draw(in: context, at: origin, color: color) }
    context.withCut(to: extent) { layout.draw(in: context, at: origin, color: color) }
  }
}

extension CGContext {
  /// Draws `body` cut off at the edges of `rect`, a part of it as the whole.
  fileprivate func withCut(to rect: CGRect, _ body: () -> Void) {
    let isUpright = (ctm.b == 0 && ctm.c == 0) || (ctm.a == 0 && ctm.d == 0)
    guard isUpright else {
      return withMask(content: body) {
        setFillColor(.black)
        fill(rect)
      }
    }
    // As a picture of the layer would be: of whole pixels.
    withSavedState {
      clip(to: PixelRegion(PixelRect(covering: rect.applying(ctm))))
      body()
    }
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
    var smaller = plain
    // Widths do not quite go with the size: a font that should fit may be a hair too wide.
    for share in [1, 0.985, 0.96] {
      smaller.font.size = max(1, style.font.size * share * width / natural)
      if TextLayout(string, style: smaller).logicalBounds.width <= width { break }
    }
    smaller.truncation = style.truncation
    return TextLayout(string, style: smaller, maxWidth: width)
  }
}

extension TextStyle {
  /// The style that a text layer asks for.
  fileprivate init(_ state: TextState) {
    var font = state.font
    font.size = state.fontSize
    self.init(font: state.setting.font ?? font)
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
