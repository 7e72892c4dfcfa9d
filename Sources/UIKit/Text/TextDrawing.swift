import Drawing
public import Foundation
public import Geometry
import Views

/// Drawing and measuring text with its looks.
extension NSAttributedString {
  /// The size of the text where it has all the room it wants.
  public func size() -> CGSize { styled.size }

  /// Draws the text into the current context, its upper left corner at `point`.
  public func draw(at point: CGPoint) { styled.draw(at: point) }

  /// Draws the text into the current context, its lines broken to the width of `rect`.
  ///
  /// Lines that are not whole in `rect` are left out, but for the first.
  public func draw(in rect: CGRect) { styled.draw(in: rect, .usesLineFragmentOrigin, nil) }

  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: Where; without `.usesLineFragmentOrigin` its origin is where the baseline starts.
  ///   - options: How.
  ///   - context: What is asked beyond that; it is told what came of it.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    styled.draw(in: rect, options, context)
  }

  /// The rectangle that the text takes.
  ///
  /// - Parameters:
  ///   - size: The room there is; a side that is 0 or not finite is any.
  ///   - options: How it is drawn: only with `.usesLineFragmentOrigin` are lines broken.
  ///   - context: What is asked beyond that; it is told what came of it.
  /// - Returns: A rectangle whose origin is the one that text is drawn at.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    styled.bounds(size, options, context)
  }

  private var styled: StyledText { styledText(in: StyledText.plainLetters) }
}

/// Drawing and measuring text of one look.
extension NSString {
  /// The size of the text where it has all the room it wants.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attrs)
  }

  /// Draws the text into the current context, its upper left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text into the current context, its lines broken to the width of `rect`.
  ///
  /// Lines that are not whole in `rect` are left out, but for the first.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: Where; without `.usesLineFragmentOrigin` its origin is where the baseline starts.
  ///   - options: How.
  ///   - attributes: The letters' looks.
  ///   - context: What is asked beyond that; it is told what came of it.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }

  /// The rectangle that the text takes.
  ///
  /// - Parameters:
  ///   - size: The room there is; a side that is 0 or not finite is any.
  ///   - options: How it is drawn: only with `.usesLineFragmentOrigin` are lines broken.
  ///   - attributes: The letters' looks.
  ///   - context: What is asked beyond that; it is told what came of it.
  /// - Returns: A rectangle whose origin is the one that text is drawn at.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}

/// Drawing and measuring text of one look.
extension String {
  /// The size of the text where it has all the room it wants.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StyledText(self, attributes: attrs).size
  }

  /// Draws the text into the current context, its upper left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StyledText(self, attributes: attrs).draw(at: point)
  }

  /// Draws the text into the current context, its lines broken to the width of `rect`.
  ///
  /// Lines that are not whole in `rect` are left out, but for the first.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StyledText(self, attributes: attrs).draw(in: rect, .usesLineFragmentOrigin, nil)
  }

  /// Draws the text into the current context.
  ///
  /// - Parameters:
  ///   - rect: Where; without `.usesLineFragmentOrigin` its origin is where the baseline starts.
  ///   - options: How.
  ///   - attributes: The letters' looks.
  ///   - context: What is asked beyond that; it is told what came of it.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StyledText(self, attributes: attributes).draw(in: rect, options, context)
  }

  /// The rectangle that the text takes.
  ///
  /// - Parameters:
  ///   - size: The room there is; a side that is 0 or not finite is any.
  ///   - options: How it is drawn: only with `.usesLineFragmentOrigin` are lines broken.
  ///   - attributes: The letters' looks.
  ///   - context: What is asked beyond that; it is told what came of it.
  /// - Returns: A rectangle whose origin is the one that text is drawn at.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(self, attributes: attributes).bounds(size, options, context)
  }
}

extension StyledText {
  fileprivate var size: CGSize {
    let bounds = StyledLayout(self).logicalBounds
    return CGSize(width: bounds.maxX, height: bounds.height)
  }

  fileprivate func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    StyledLayout(self).draw(in: context, at: point, color: .black)
  }

  fileprivate func draw(
    in rect: CGRect, _ options: NSStringDrawingOptions, _ asked: NSStringDrawingContext?
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let fitted = layout(rect.size, options, asked, keepsHeight: true)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= fitted.layout.baseline }
    fitted.layout.draw(in: context, at: origin, color: .black)
    asked?.actualScaleFactor = fitted.scale
    asked?.totalBounds = CGRect(origin: rect.origin, size: fitted.layout.logicalBounds.size)
  }

  fileprivate func bounds(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ asked: NSStringDrawingContext?
  ) -> CGRect {
    let fitted = layout(
      size, options, asked, keepsHeight: options.contains(.truncatesLastVisibleLine))
    let layout = fitted.layout
    var bounds =
      options.contains(.usesDeviceMetrics)
      ? layout.inkBounds : CGRect(origin: .zero, size: layout.logicalBounds.size)
    // Below the baseline, where that is the origin.
    if !options.contains(.usesLineFragmentOrigin) {
      bounds.origin.y -= layout.lineCount > 0 ? bounds.height - layout.baseline : 0
    }
    asked?.actualScaleFactor = fitted.scale
    asked?.totalBounds = bounds
    return bounds
  }

  private func layout(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ asked: NSStringDrawingContext?,
    keepsHeight: Bool
  ) -> StyledLayout.Fitted {
    guard options.contains(.usesLineFragmentOrigin) else {
      return StyledLayout.Fitted(layout: StyledLayout(self))
    }
    var room = TextRoom(
      width: size.width > 0 ? size.width : nil,
      height: keepsHeight && size.height > 0 ? size.height : nil)
    if options.contains(.truncatesLastVisibleLine) {
      room.truncatesLastLine = true
      room.wrapsBeforeTruncating = true
    }
    guard let least = asked?.minimumScaleFactor, least > 0, least < 1 else {
      return StyledLayout.Fitted(layout: StyledLayout(self, in: room))
    }
    return StyledLayout.fitted(self, in: room, minimumScale: least)
  }
}
