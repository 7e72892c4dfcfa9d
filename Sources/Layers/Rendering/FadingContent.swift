import Drawing
import Geometry

/// A picture that fades into another one.
struct FadingContent: LayerContent {
  private let old: ImageContent?
  private let new: ImageContent?
  private let fraction: Double

  /// Places both pictures of `fade` as `contents` says.
  init(
    _ fade: FadingPicture, placedBy contents: LayerContents, in bounds: CGRect,
    pixelScale: CGFloat
  ) {
    old = fade.old.flatMap { contents.placed($0, in: bounds, pixelScale: pixelScale) }
    new = fade.image.flatMap { contents.placed($0, in: bounds, pixelScale: pixelScale) }
    fraction = fade.fraction
  }

  var extent: CGRect { (old?.extent ?? .null).union(new?.extent ?? .null) }
  var isSinglePaint: Bool { false }

  func damage(since other: any LayerContent) -> CGRect? {
    guard let other = other as? FadingContent, other.fraction == fraction,
      Self.isSame(old, other.old), Self.isSame(new, other.new)
    else { return wholeDamage(since: other) }
    return nil
  }

  private static func isSame(_ one: ImageContent?, _ two: ImageContent?) -> Bool {
    guard let one, let two else { return one == nil && two == nil }
    return one.damage(since: two) == nil
  }

  func paint(in context: CGContext) {
    context.crossFade(by: fraction) {
      old?.paint(in: context)
    } to: {
      new?.paint(in: context)
    }
  }
}

extension CGContext {
  /// Paints one picture fading into another: each by its share, and both added.
  func crossFade(by fraction: Double, from old: () -> Void, to new: () -> Void) {
    beginTransparencyLayer(auxiliaryInfo: nil)
    withGroup(alpha: 1 - fraction, old)
    withGroup(alpha: fraction, blendMode: .plusLighter, new)
    endTransparencyLayer()
  }
}
