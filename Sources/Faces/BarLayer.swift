public import Drawing
public import Geometry
public import Layers

/// A line that grows from the left edge's middle to a part of the width.
public final class BarLayer: CALayer, PacedDrawing {
  /// How much of the width the line has, `0...1`.
  @Animatable public var percentage: CGFloat = 0

  /// The line's colour: red unless set; `nil` for none.
  public var lineColor: CGColor? = CGColor(red: 1, green: 0, blue: 0, alpha: 1) {
    didSet { if lineColor != oldValue { setNeedsDisplay() } }
  }
  /// The line's width, in points; a hundredth of the layer's height unless set.
  public var lineWidth: CGFloat? {
    didSet { if lineWidth != oldValue { setNeedsDisplay() } }
  }
  /// Whether the line grows from the right edge instead.
  public var growsFromRight = false {
    didSet { if growsFromRight != oldValue { setNeedsDisplay() } }
  }

  /// Creates a layer without a line.
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy that shows `layer` on the screen; called by the engine.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? BarLayer else { return }
    lineColor = other.lineColor
    lineWidth = other.lineWidth
    growsFromRight = other.growsFromRight
  }

  /// Whether the line is drawn again for another value of `key`.
  public override class func needsDisplay(forKey key: String) -> Bool {
    key == "percentage" || super.needsDisplay(forKey: key)
  }

  /// Draws the line.
  public override func draw(in ctx: CGContext) {
    guard let lineColor, percentage > 0 else { return }
    let length = bounds.width * min(percentage, 1)
    ctx.setStrokeColor(lineColor)
    ctx.setLineWidth(lineWidth ?? bounds.height / 100)
    ctx.move(to: CGPoint(x: growsFromRight ? bounds.maxX : bounds.minX, y: bounds.midY))
    ctx.addLine(
      to: CGPoint(
        x: growsFromRight ? bounds.maxX - length : bounds.minX + length, y: bounds.midY))
    ctx.strokePath()
  }

  /// How far the line's end travels as `percentage` goes from 0 to 1.
  package func travel(forKey key: String) -> CGFloat? {
    key == "percentage" ? bounds.width : nil
  }
}
