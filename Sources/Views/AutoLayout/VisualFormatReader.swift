import Geometry
import Layers

/// Reads a line of the visual format language.
///
/// - Source: "Auto Layout Guide", "Visual Format Language", whose grammar this follows.
struct VisualFormatReader {
  /// A size or a gap that the line asks for.
  private struct Demand {
    var relation = NSLayoutConstraint.Relation.equal
    /// The view of the same size, where it is one.
    var view: (any LayoutItem)?
    var constant: CGFloat = 0
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
    /// Whether the system decides: between views, and by the margins at the superview's edges.
    var isStandard = false
  }

  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var rest: Substring
  private var axis = NSLayoutConstraint.Axis.horizontal
  private var found: [NSLayoutConstraint] = []

  init(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    rest = Substring(format.filter { !$0.isWhitespace })
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() throws(VisualFormatFault) -> [NSLayoutConstraint] {
    if take("V:") { axis = .vertical } else { _ = take("H:") }
    var last: (any LayoutItem)?
    var isAtEdge = take("|")
    var gap: [Demand]? = isAtEdge ? try readGap() : nil
    var named: [any LayoutItem] = []
    while take("[") {
      let view = try readView()
      named.append(view)
      if let last { relate(view, after: last, gap ?? [Demand()]) }
      if isAtEdge { relateToSuperview(view, gap ?? [Demand()], isStart: true) }
      (isAtEdge, last) = (false, view)
      gap = try readGap()
      if take("|") {
        relateToSuperview(view, gap ?? [Demand()], isStart: false)
        (gap, last) = (nil, nil)
        break
      }
    }
    guard rest.isEmpty else { throw VisualFormatFault(reason: "\"\(rest)\" is not understood") }
    if named.isEmpty { throw VisualFormatFault(reason: "it names no view") }
    if gap != nil { throw VisualFormatFault(reason: "it ends with a gap") }
    align(named)
    return found
  }

  // MARK: Reading

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest.removeFirst(prefix.count)
    return true
  }

  private mutating func takeWord() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest.removeFirst(word.count)
    return String(word)
  }

  /// What follows a view or the edge; `nil` where nothing is between it and the next.
  private mutating func readGap() throws(VisualFormatFault) -> [Demand]? {
    guard take("-") else { return nil }
    if rest.hasPrefix("[") || rest.hasPrefix("|") {
      return [Demand(constant: systemSpacing, isStandard: true)]
    }
    let demands: [Demand]
    if take("(") {
      demands = try readDemands()
    } else {
      demands = [Demand(constant: try readNumber())]
    }
    guard take("-") else { throw VisualFormatFault(reason: "a gap does not end") }
    if demands.contains(where: { $0.view != nil }) {
      throw VisualFormatFault(reason: "a gap is as large as a view")
    }
    return demands
  }

  private mutating func readView() throws(VisualFormatFault) -> any LayoutItem {
    let name = takeWord()
    guard let view = views[name] as? any LayoutItem else {
      throw VisualFormatFault(reason: "there is no view called \"\(name)\"")
    }
    if take("(") {
      for demand in try readDemands() { add(size: demand, of: view) }
    }
    guard take("]") else { throw VisualFormatFault(reason: "a view's bracket does not close") }
    return view
  }

  private mutating func readDemands() throws(VisualFormatFault) -> [Demand] {
    var demands: [Demand] = []
    repeat {
      var demand = Demand()
      if take(">=") {
        demand.relation = .greaterThanOrEqual
      } else if take("<=") {
        demand.relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
      if let name = rest.first, name.isLetter || name == "_", metrics[nextWord] == nil {
        let word = takeWord()
        guard let view = views[word] as? any LayoutItem else {
          throw VisualFormatFault(reason: "there is no view or number called \"\(word)\"")
        }
        demand.view = view
        if take("*") { demand.multiplier = try readNumber() }
        if take("+") { demand.constant = try readNumber() }
      } else {
        demand.constant = try readNumber()
      }
      if take("@") { demand.priority = UILayoutPriority(Float(try readNumber())) }
      demands.append(demand)
    } while take(",")
    guard take(")") else { throw VisualFormatFault(reason: "a parenthesis does not close") }
    return demands
  }

  private var nextWord: String {
    String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }

  private mutating func readNumber() throws(VisualFormatFault) -> CGFloat {
    let isNegative = take("-")
    let word = takeWord()
    guard let number = Double(word) ?? boxedNumber(metrics[word]), number.isFinite else {
      throw VisualFormatFault(reason: "\"\(word)\" is no number")
    }
    return isNegative ? -number : number
  }

  // MARK: Making constraints

  private var edges: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard axis == .horizontal else { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  private var margins: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    guard axis == .horizontal else { return (.topMargin, .bottomMargin) }
    if options.contains(.directionLeftToRight) { return (.leftMargin, .rightMargin) }
    if options.contains(.directionRightToLeft) { return (.rightMargin, .leftMargin) }
    return (.leadingMargin, .trailingMargin)
  }

  private mutating func add(size demand: Demand, of view: any LayoutItem) {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    add(
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: demand.relation, toItem: demand.view,
        attribute: demand.view == nil ? .notAnAttribute : attribute,
        multiplier: demand.multiplier, constant: demand.constant), demand)
  }

  private mutating func relate(
    _ view: any LayoutItem, after last: any LayoutItem, _ gap: [Demand]
  ) {
    for demand in gap { add(gap: demand, from: (last, edges.end), to: (view, edges.start)) }
  }

  private mutating func relateToSuperview(
    _ view: any LayoutItem, _ gap: [Demand], isStart: Bool
  ) {
    let above = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView
    guard let above else {
      return report("visual format: a view at the edge has no superview")
    }
    for var demand in gap {
      if demand.isStandard { demand.constant = 0 }
      let (start, end) = demand.isStandard ? margins : edges
      if isStart {
        add(gap: demand, from: (above, start), to: (view, edges.start))
      } else {
        add(gap: demand, from: (view, edges.end), to: (above, end))
      }
    }
  }

  private mutating func add(
    gap: Demand, from start: (any LayoutItem, NSLayoutConstraint.Attribute),
    to end: (any LayoutItem, NSLayoutConstraint.Attribute)
  ) {
    // From right to left the later view is where the numbers are smaller.
    let (near, far) =
      options.contains(.directionRightToLeft) && axis == .horizontal
      ? (end, start) : (start, end)
    add(
      NSLayoutConstraint(
        item: far.0, attribute: far.1, relatedBy: gap.relation, toItem: near.0,
        attribute: near.1, multiplier: 1, constant: gap.constant), gap)
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ demand: Demand) {
    constraint.priority = demand.priority
    found.append(constraint)
  }

  private mutating func align(_ named: [any LayoutItem]) {
    for attribute in options.alignedAttributes {
      for (view, next) in zip(named, named.dropFirst()) {
        found.append(
          NSLayoutConstraint(
            item: next, attribute: attribute, relatedBy: .equal, toItem: view,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
  }
}
