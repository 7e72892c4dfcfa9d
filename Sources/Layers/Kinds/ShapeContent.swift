import Drawing
import Geometry
import Glibc

/// A path filled and stroked, as of one frame.
struct ShapeContent: LayerContent {
  private let path: CGPath
  private let fillColor: CGColor?
  private let fillRule: CGPathFillRule
  private let strokeColor: CGColor?
  private let strokeStart: Double
  private let strokeEnd: Double
  private let style: LineStyle
  /// The path's lengths; made when it is first trimmed, and kept while path and scale stay.
  private let measure: PathMeasure?
  private let scale: CGFloat
  private let stroked: CGPath
  /// How far the stroke reaches from the path.
  private let reach: CGFloat
  let extent: CGRect

  /// How long the pieces are that a trimmed curve is cut into, in device pixels.
  ///
  /// The damage of a moving end is whole pieces, so they are short; each costs a little to draw.
  private static let pieceLength = 6.0

  /// The content that `state` describes; `nil` without a path.
  init?(_ state: ShapeState, scale: CGFloat, replacing old: ShapeContent?) {
    guard let path = state.path, !path.isEmpty else { return nil }
    self.path = path
    self.scale = scale
    fillColor = state.fillColor
    fillRule = state.fillRule == .evenOdd ? .evenOdd : .winding
    style = LineStyle(state)
    strokeColor = state.lineWidth > 0 ? state.strokeColor : nil
    strokeStart = min(max(state.strokeStart, 0), 1)
    strokeEnd = min(max(state.strokeEnd, 0), 1)
    reach = old?.path == path && old?.style == style ? old?.reach ?? 0 : style.reach(along: path)
    let isWhole = strokeStart == 0 && strokeEnd == 1
    let isKept = old?.scale == scale && old?.path == path
    let kept = isKept ? old?.measure : nil
    if strokeColor == nil || isWhole {
      measure = kept
      stroked = path
    } else {
      let measure = kept ?? PathMeasure(path, pieceLength: Self.pieceLength / scale)
      self.measure = measure
      stroked = measure.trimmed(from: strokeStart, to: strokeEnd)
    }
    var extent = fillColor == nil ? CGRect.null : path.boundingBoxOfPath
    if strokeColor != nil, !stroked.isEmpty {
      extent = extent.union(stroked.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
    }
    self.extent = extent
  }

  var isSinglePaint: Bool { fillColor == nil || strokeColor == nil }

  var solidOutline: (path: CGPath, rule: CGPathFillRule)? {
    guard let fillColor, fillColor.alpha >= 1, strokeColor == nil else { return nil }
    return (path, fillRule)
  }

  private var isWhole: Bool { strokeStart == 0 && strokeEnd == 1 }

  /// How far the stroke's end travels over the whole path, in device pixels.
  var strokeLength: Double? {
    guard strokeColor != nil else { return nil }
    return (measure ?? PathMeasure(path, pieceLength: Self.pieceLength / scale)).length * scale
  }

  func damage(since old: any LayerContent) -> CGRect? {
    guard let old = old as? ShapeContent else { return wholeDamage(since: old) }
    guard path == old.path, scale == old.scale, fillColor == old.fillColor,
      fillRule == old.fillRule, strokeColor == old.strokeColor, style == old.style
    else { return wholeDamage(since: old) }
    guard strokeStart != old.strokeStart || strokeEnd != old.strokeEnd else { return nil }
    guard strokeColor != nil else { return nil }
    return trimDamage(since: old)
  }

  /// The box of the pieces that only one of the two trims has, grown by what a stroke reaches.
  ///
  /// A whole path is drawn as it is, with the join where it closes, and dashes hang from the
  /// stroke's beginning: there everything is damaged.
  private func trimDamage(since old: ShapeContent) -> CGRect {
    let isDashMoved = !style.dash.isEmpty && strokeStart != old.strokeStart
    guard let measure, !isWhole, !old.isWhole, !isDashMoved, strokeStart <= strokeEnd,
      old.strokeStart <= old.strokeEnd
    else { return wholeDamage(since: old) }
    var box = CGRect.null
    if strokeEnd != old.strokeEnd {
      box = measure.bounds(from: min(strokeEnd, old.strokeEnd), to: max(strokeEnd, old.strokeEnd))
    }
    if strokeStart != old.strokeStart {
      box = box.union(
        measure.bounds(
          from: min(strokeStart, old.strokeStart), to: max(strokeStart, old.strokeStart)))
    }
    return box.insetBy(dx: -reach, dy: -reach)
  }

  func paint(in context: CGContext) {
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule)
    }
    guard let strokeColor, !stroked.isEmpty else { return }
    context.setStrokeColor(strokeColor)
    context.setLineStyle(style)
    context.addPath(stroked)
    context.strokePath()
  }
}

extension LineStyle {
  /// The style of a shape layer's stroke.
  fileprivate init(_ state: ShapeState) {
    self.init()
    width = max(state.lineWidth, 0)
    miterLimit = state.miterLimit
    cap =
      switch state.lineCap {
      case .round: .round
      case .square: .square
      default: .butt
      }
    join =
      switch state.lineJoin {
      case .round: .round
      case .bevel: .bevel
      default: .miter
      }
    setDash(state.dashPattern ?? [], phase: state.dashPhase)
  }

  /// How far a stroke reaches from `path`: a mitre only where the path has a corner.
  fileprivate func reach(along path: CGPath) -> Double {
    guard join == .miter, !path.hasCorners else { return reach }
    var smooth = self
    smooth.join = .round
    return smooth.reach
  }
}

extension CGPath {
  /// Whether the path changes its direction anywhere but gradually.
  fileprivate var hasCorners: Bool {
    var start = CGPoint.zero
    var current = CGPoint.zero
    var first: CGVector?
    var last: CGVector?
    for element in elements {
      if case .move(let end) = element {
        (start, current, first, last) = (end, end, nil, nil)
        continue
      }
      let points = [current] + (element.points.isEmpty ? [start] : element.points)
      let steps = zip(points, points.dropFirst()).map { CGVector(dx: $1.x - $0.x, dy: $1.y - $0.y) }
        .filter { hypot($0.dx, $0.dy) > 1e-9 }
      if let entry = steps.first, let exit = steps.last {
        if let last, last.turns(to: entry) { return true }
        first = first ?? entry
        last = exit
      }
      if element == .close, let first, let last, last.turns(to: first) { return true }
      current = points[points.count - 1]
    }
    return false
  }
}

extension CGVector {
  /// Whether `next` goes another way, by more than rounding.
  fileprivate func turns(to next: CGVector) -> Bool {
    let cosine = (dx * next.dx + dy * next.dy) / (hypot(dx, dy) * hypot(next.dx, next.dy))
    return !(cosine > 0.9999)
  }
}
