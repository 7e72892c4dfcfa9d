import Drawing
import Geometry

/// A text laid out in a layer's bounds, as of one frame.
struct TextContent: LayerContent {
  private let request: Request
  private let layout: any LaidOutText
  private let color: CGColor
  private let origin: CGPoint
  /// Whether the letters reach beyond the bounds, where they are cut off.
  private let isCut: Bool
  let extent: CGRect

  /// What a layout depends on.
  private enum Request: Hashable {
    /// A text of one style, in a width.
    case plain(String, TextStyle, CGFloat)
    /// A text of a layer with looks of its own.
    case styled(StyledText, TextRoom)
    /// A text that a view places.
    case placed(LabelText, CGSize)
  }

  /// The content that `state` describes in `bounds`; `nil` where there is nothing to draw.
  init?(_ state: TextState, in bounds: CGRect, scale: CGFloat, replacing old: TextContent?) {
    guard let color = state.color, bounds.width > 0, bounds.height > 0,
      let request = Self.request(state, in: bounds)
    else { return nil }
    self.request = request
    self.color = color
    var top = bounds.minY
    switch request {
    case .plain(let string, let style, let width):
      layout = old?.layout(of: request) ?? TextLayout(string, style: style, maxWidth: width)
    case .styled(let text, let room):
      layout = old?.layout(of: request) ?? StyledLayout(text, in: room)
    case .placed(let label, let size):
      let placed = old?.layout(of: request) as? PlacedText ?? label.placed(in: size)
      layout = placed
      top += placed.top
    }
    guard !layout.isEmpty else { return nil }
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

  private static func request(_ state: TextState, in bounds: CGRect) -> Request? {
    if let text = state.setting.text { return .placed(LabelText(text, state.setting), bounds.size) }
    if let styled = state.styled {
      return .styled(state.arranged(styled), TextRoom(layer: state, width: bounds.width))
    }
    guard let string = state.string, !string.isEmpty, state.fontSize > 0 else { return nil }
    return .plain(drawable(string), TextStyle(state), bounds.width)
  }

  /// The layout made for the same `request` before.
  private func layout(of request: Request) -> (any LaidOutText)? {
    self.request == request ? layout : nil
  }

  /// As much of `string` as is ever laid out, without the characters that C cannot have in a text.
  private static func drawable(_ string: String) -> String {
    let start = string.prefix(longest)
    return start.utf8.contains(0) ? String(start.filter { $0 != "\0" }) : String(start)
  }

  /// How many characters are laid out: more than any screen shows, and few enough to take no time.
  private static let longest = 16_384

  /// A text that is cut off at the bounds is painted twice: itself, and what cuts it.
  var isSinglePaint: Bool { !isCut && layout.isSinglePaint }

  func damage(since old: any LayerContent) -> CGRect? {
    if let old = old as? TextContent, old.layout === layout, old.color == color,
      old.origin == origin, old.extent == extent
    {
      return nil
    }
    return wholeDamage(since: old)
  }

  func paint(in context: CGContext) {
    guard isCut else { return layout.paint(in: context, at: origin, color: color) }
    context.withCut(to: extent) { layout.paint(in: context, at: origin, color: color) }
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

extension TextState {
  /// `text` with what the layer says of its lines, as far as they do not say it themselves.
  fileprivate func arranged(_ text: StyledText) -> StyledText {
    let style = TextStyle(self)
    return text.mapParagraphs { paragraph in
      if paragraph.alignment == .natural { paragraph.alignment = style.alignment }
      if style.truncation != .none {
        paragraph.lineBreak = .truncate(style.truncation)
      } else if !isWrapped {
        paragraph.lineBreak = .clip
      }
    }
  }
}

extension TextRoom {
  fileprivate init(layer: TextState, width: CGFloat) {
    self.init(width: width)
    wrapsBeforeTruncating = layer.isWrapped
  }
}

extension TextStyle {
  /// The style that a text layer asks for.
  fileprivate init(_ state: TextState) {
    var font = state.font
    font.size = state.fontSize
    self.init(font: font)
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
  }
}
