import Geometry
import LinearConstraints

/// One side of a rectangle: where it starts and how long it is, as sums of variables.
private struct LinearSpan {
  var start, length: LinearForm

  var end: LinearForm { start + length }
  var middle: LinearForm { start + 0.5 * length }

  init(_ box: LinearBox, _ axis: NSLayoutConstraint.Axis) {
    (start, length) = axis == .horizontal ? (box.x, box.width) : (box.y, box.height)
  }
}

/// The constraints by which a stack places its views; hidden ones are left out.
extension UIStackView {
  final func addConstraints(to pass: inout ConstraintPass) {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard var room = pass.box(of: self, in: self) else { return }
    if isLayoutMarginsRelativeArrangement { room = room.inset(by: layoutMargins) }
    let boxes = views.compactMap { view in
      pass.box(of: view, in: self).map { $0.inset(by: view.alignmentRectInsets) }
    }
    guard boxes.count == views.count, !boxes.isEmpty else { return }
    addAlong(views, boxes, room, &pass)
    addAcross(views, boxes, room, &pass)
  }

  private var isFromRight: Bool {
    axis == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func demand(
    _ form: LinearForm, _ relation: LinearConstraint.Relation = .equal,
    _ strength: Strength = .required, in pass: inout ConstraintPass
  ) {
    let name = "\(type(of: self)):\(address(of: self))"
    pass.add(form, relation, strength, .own) { "the arrangement of \(name)" }
  }

  // MARK: Along the axis

  private func addAlong(
    _ views: [UIView], _ boxes: [LinearBox], _ room: LinearBox, _ pass: inout ConstraintPass
  ) {
    let order = isFromRight ? Array(views.indices.reversed()) : Array(views.indices)
    let spans = order.map { LinearSpan(boxes[$0], axis) }
    let room = LinearSpan(room, axis)
    guard let first = spans.first, let last = spans.last else { return }
    demand(first.start - room.start, in: &pass)
    demand(last.end - room.end, in: &pass)
    var gaps: [(free: LinearForm, least: CGFloat)] = []
    for (index, (span, next)) in zip(spans, spans.dropFirst()).enumerated() {
      let before = isFromRight ? views[order[index + 1]] : views[order[index]]
      gaps.append((next.start - span.end, gap(after: before)))
    }
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      for gap in gaps { demand(gap.free - gap.least, in: &pass) }
    case .equalSpacing, .equalCentering:
      for gap in gaps {
        demand(gap.free - gap.least, .greaterThanOrEqual, in: &pass)
        demand(gap.free - gap.least, .equal, Strength(49), in: &pass)
      }
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for span in spans.dropFirst() { demand(span.length - first.length, in: &pass) }
    case .fillProportionally: addProportions(order.map { views[$0] }, spans, &pass)
    case .equalSpacing:
      for gap in gaps.dropFirst() {
        demand(gap.free - (gaps.first?.free ?? gap.free), in: &pass)
      }
    case .equalCentering:
      let steps = zip(spans, spans.dropFirst()).map { $1.middle - $0.middle }
      for step in steps.dropFirst() {
        demand(step - (steps.first ?? step), .equal, Strength(149), in: &pass)
      }
    }
  }

  /// Lengths in the proportion of the contents', for views that have any.
  private func addProportions(
    _ views: [UIView], _ spans: [LinearSpan], _ pass: inout ConstraintPass
  ) {
    let contents = views.map { view in
      let size = pass.contentSize(of: view)
      return axis == .horizontal ? size.width : size.height
    }
    guard let reference = contents.firstIndex(where: { $0 > 0 && $0.isFinite }) else { return }
    for index in contents.indices where index != reference {
      guard contents[index] > 0, contents[index].isFinite else { continue }
      let share = contents[index] / contents[reference]
      demand(
        spans[index].length - share * spans[reference].length, .equal, Strength(999), in: &pass)
    }
  }

  // MARK: Across the axis

  private func addAcross(
    _ views: [UIView], _ boxes: [LinearBox], _ room: LinearBox, _ pass: inout ConstraintPass
  ) {
    let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let room = LinearSpan(room, across)
    let isMirrored =
      across == .horizontal && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (baselines, isFirst) = (baselines(of: views, pass), alignment == .firstBaseline)
    for (index, box) in boxes.enumerated() {
      let span = LinearSpan(box, across)
      let (atStart, atEnd): (Bool, Bool) =
        switch alignment {
        case .fill: (true, true)
        case .leading: (!isMirrored, isMirrored)
        case .trailing: (isMirrored, !isMirrored)
        case .center: (false, false)
        // In columns there are no lines side by side.
        case .firstBaseline: (axis == .vertical, false)
        case .lastBaseline: (false, axis == .vertical)
        }
      demand(span.start - room.start, atStart ? .equal : .greaterThanOrEqual, in: &pass)
      demand(room.end - span.end, atEnd ? .equal : .greaterThanOrEqual, in: &pass)
      if alignment == .center { demand(span.middle - room.middle, in: &pass) }
      if let baselines, index > 0 { demand(baselines[index] - baselines[0], in: &pass) }
      if baselines != nil {
        // Among all heights that go together, the stack begins with the first, or ends with the last.
        demand(
          isFirst ? span.start - room.start : room.end - span.end, .equal, Strength(24), in: &pass)
      }
    }
    // As small as what is inside allows, where nothing else is asked for.
    if alignment != .fill { demand(room.length, .equal, Strength(25), in: &pass) }
  }

  private func baselines(of views: [UIView], _ pass: ConstraintPass) -> [LinearForm]? {
    guard axis == .horizontal, alignment == .firstBaseline || alignment == .lastBaseline else {
      return nil
    }
    let attribute: NSLayoutConstraint.Attribute =
      alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    let forms = views.compactMap { pass.form(attribute, of: $0, in: self) }
    return forms.count == views.count ? forms : nil
  }
}
