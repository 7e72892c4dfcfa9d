public import Drawing
public import Geometry

/// A layer that draws a text from its upper left corner, cut off at the bounds.
///
/// A class that overrides ``draw(in:)`` has its text drawn by that; `super.draw(in:)` draws it.
///
/// - Source: Core Animation, "CATextLayer".
open class CATextLayer: CALayer {
  var text = TextState()

  /// Creates a layer without text.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy that shows `layer` on the screen; called by the engine.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Creates what `init()` creates.
  public override init?(coder: Any) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// The text, a `String` or an attributed one; anything else draws nothing.
  ///
  /// An attributed text has fonts and colours of its own, and is drawn as it was when it was set.
  open var string: Any? {
    get { text.boxedString }
    set {
      var changed = text
      changed.boxedString = newValue
      guard changed.styled != text.styled else {
        change("string", from: text.string, to: changed.string) { text = changed }
        return
      }
      change("string", from: text.styled, to: changed.styled) { text = changed }
    }
  }
  /// The font: a name as `Helvetica-Bold`, or a view's font; Helvetica unless set.
  ///
  /// Its size is ``fontSize`` whatever the font says. Anything else leaves the font as it was.
  open var font: Any? {
    get { text.boxedFont }
    set {
      var changed = text
      changed.boxedFont = newValue
      change("font", from: text.font, to: changed.font) { text = changed }
    }
  }
  /// The height of the font's em, in points: 36 unless set.
  ///
  /// At 0 there is no text; what is negative or not finite is refused.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set {
      guard accept(newValue.isFinite && newValue >= 0, newValue, "fontSize") else { return }
      change("fontSize", from: fontSize, to: newValue) { text.fontSize = newValue }
    }
  }
  /// The letters' colour: opaque white unless set; `nil` for no text.
  open var foregroundColor: CGColor? {
    get { text.color }
    set { change("foregroundColor", from: foregroundColor, to: newValue) { text.color = newValue } }
  }
  /// Whether lines break at the bounds' width: `false` unless set.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change("wrapped", from: isWrapped, to: newValue) { text.isWrapped = newValue } }
  }
  /// Where lines shorter than the bounds go: ``CATextLayerAlignmentMode/natural`` unless set.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignment }
    set { change("alignmentMode", from: alignmentMode, to: newValue) { text.alignment = newValue } }
  }
  /// Where an ellipsis stands for what does not fit the bounds' width: nowhere unless set.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncation }
    set {
      change("truncationMode", from: truncationMode, to: newValue) { text.truncation = newValue }
    }
  }
  /// How a view places its text beyond what a text layer by itself can.
  package var setting: TextSetting {
    get { text.setting }
    set { change("setting", from: setting, to: newValue) { text.setting = newValue } }
  }

  override func takeState(from other: CALayer) {
    super.takeState(from: other)
    if let other = other as? CATextLayer { text = other.text }
  }

  override func makeContent(
    scale: CGFloat, replacing old: (any LayerContent)?
  ) -> (any LayerContent)? {
    // A class of its own draws its text into its contents.
    guard isPlain else { return nil }
    return TextContent(text, in: bounds, scale: scale, replacing: old as? TextContent)
  }

  /// Whether the text is drawn straight to the screen, with no picture kept of it.
  private var isPlain: Bool {
    Swift.type(of: self) == CATextLayer.self && !text.setting.isDrawnByDelegate
  }

  /// Whether the property `key` is one that the text is drawn by.
  open override class func needsDisplay(forKey key: String) -> Bool { textKeys.contains(key) }

  /// Draws the text into the contents, in a class that draws it by itself.
  open override func display() {
    // Else it is drawn straight to the screen, from what it is at the time.
    if !isPlain { super.display() }
  }

  /// Draws the text, its first line's top at the bounds' top.
  open override func draw(in ctx: CGContext) {
    guard !text.setting.isDrawnByDelegate else { return super.draw(in: ctx) }
    TextContent(text, in: bounds, scale: ctx.ctm.largestScale, replacing: nil)?.paint(in: ctx)
  }

  private static let textKeys: Set<String> = [
    "string", "font", "fontSize", "foregroundColor", "wrapped", "alignmentMode", "truncationMode",
    "setting",
  ]

  override class var properties: [String: LayerProperty] { textProperties }

  private static let textProperties = layerProperties.merging([
    "string": .plain(\CATextLayer.text.boxedString, \.string),
    "font": .plain(\CATextLayer.text.boxedFont, \.font),
    "fontSize": .number(\CATextLayer.text.fontSize, \.fontSize),
    "foregroundColor": .color(\CATextLayer.text.color, \.foregroundColor),
    "wrapped": .plain(\CATextLayer.text.isWrapped, \.isWrapped),
    "alignmentMode": .plain(\CATextLayer.text.alignment, \.alignmentMode),
    "truncationMode": .plain(\CATextLayer.text.truncation, \.truncationMode),
  ]) { $1 }
}

/// What a text layer has beside what every layer has.
struct TextState {
  var string: String?
  /// The text with its looks, where it came with some.
  var styled: StyledText?
  /// What ``styled`` was made of.
  var styledObject: Any?
  var font = FontDescription(family: "Helvetica", size: 36)
  /// What ``font`` was made of; `nil` for the one it starts with.
  var fontObject: Any?
  var fontSize: CGFloat = 36
  var color: CGColor? = .white
  var isWrapped = false
  var alignment = CATextLayerAlignmentMode.natural
  var truncation = CATextLayerTruncationMode.none
  var setting = TextSetting()

  /// ``string`` as key-value access has it.
  var boxedString: Any? {
    get { styled == nil ? string : styledObject }
    set {
      if let source = newValue as? any StyledTextSource {
        var letters = LetterStyle(font: FontDescription(family: "Helvetica", size: 12))
        letters.color = .black
        (styled, styledObject, string) = (source.styledText(in: letters), newValue, nil)
      } else {
        (styled, styledObject, string) = (nil, nil, newValue as? String)
      }
    }
  }
  /// ``font`` as the layer's property has it.
  var boxedFont: Any? {
    get { fontObject ?? "Helvetica" }
    set {
      switch newValue {
      case let name as String: (font, fontObject) = (FontDescription(postScriptName: name), name)
      case let new as any TextLayerFont: (font, fontObject) = (new.textDescription, new)
      default: return
      }
    }
  }
}

/// How a view places its text beyond what a text layer by itself can.
package struct TextSetting: Hashable, Sendable {
  /// Where a text goes that was made smaller to fit.
  package enum BaselineAdjustment: Hashable, Sendable {
    /// On the baseline that it would have as it was.
    case baselines
    /// In the middle of the height.
    case centers
    /// Where the top would be of the text as it was.
    case none
  }

  /// The text with its looks, in place of all that the layer says of it.
  package var text: StyledText?
  /// Whether the text is drawn into the layer's contents, by the layer's delegate.
  package var isDrawnByDelegate = false
  /// Whether a text that has no room is made smaller until it fits.
  package var shrinksToFit = false
  /// How small a text gets to fit, in `0...1`.
  package var minimumScale = 0.0
  /// Where a text goes that was made smaller.
  package var baselineAdjustment = BaselineAdjustment.baselines
  /// The most lines there are; 0 for any number.
  package var lineLimit = 0

  /// Places text as a text layer does.
  package init() {}
}

/// Where lines go that are shorter than the layer.
///
/// An unknown name is ``natural``.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation spells it.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the text's writing direction begins.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both edges, but for a paragraph's last line.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Where an ellipsis stands for what does not fit.
///
/// An unknown name is ``none``.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation spells it.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nothing is left out.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
