import Drawing
import Geometry
import LinearConstraints

extension ConstraintPass {
  /// The frame of `item` in the coordinates of `ancestor`, which it is or is inside of.
  func box(of item: any LayoutItem, in ancestor: UIView) -> LinearBox? {
    guard var box = boxes[ObjectIdentifier(item)] else { return nil }
    if item === ancestor {
      (box.x, box.y) = (LinearForm(0), LinearForm(0))
      return box
    }
    var view = item is UIView ? item.layoutView?.superview : item.layoutView
    while let here = view, here !== ancestor {
      guard let outer = boxes[ObjectIdentifier(here)] else { return nil }
      box.x = box.x + outer.x
      box.y = box.y + outer.y
      view = here.superview
    }
    return view == nil ? nil : box
  }

  /// An attribute of `item` in the coordinates of `ancestor`.
  func form(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, in ancestor: UIView
  ) -> LinearForm? {
    guard var box = box(of: item, in: ancestor) else { return nil }
    let view = item as? UIView
    if let view { box = box.inset(by: view.alignmentRectInsets) }
    if attribute.isWithinMargins, let view { box = box.inset(by: view.layoutMargins) }
    let isFromRight = isFromRight(item)
    switch attribute {
    case .left, .leftMargin: return box.x
    case .right, .rightMargin: return box.maxX
    case .leading, .leadingMargin: return isFromRight ? box.maxX : box.x
    case .trailing, .trailingMargin: return isFromRight ? box.x : box.maxX
    case .top, .topMargin: return box.y
    case .bottom, .bottomMargin: return box.maxY
    case .width: return box.width
    case .height: return box.height
    case .centerX, .centerXWithinMargins: return box.midX
    case .centerY, .centerYWithinMargins: return box.midY
    case .firstBaseline: return baseline(of: item, box, isFirst: true, in: ancestor)
    case .lastBaseline: return baseline(of: item, box, isFirst: false, in: ancestor)
    case .notAnAttribute: return nil
    }
  }

  private func isFromRight(_ item: any LayoutItem) -> Bool {
    item.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A baseline of the text in `item`; the bottom edge where there is no text.
  private func baseline(
    of item: any LayoutItem, _ box: LinearBox, isFirst: Bool, in ancestor: UIView
  ) -> LinearForm? {
    guard let view = item as? UIView else { return box.maxY }
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view, text.isDescendant(of: view), boxes[ObjectIdentifier(text)] != nil {
      return form(isFirst ? .firstBaseline : .lastBaseline, of: text, in: ancestor)
    }
    guard let label = view as? UILabel else { return box.maxY }
    // The lines stand in the middle of the label's height.
    let line = TextLayout("0", style: TextStyle(font: label.font.description))
    let height = contentSize(of: label).height
    return isFirst
      ? box.midY + (line.baseline - height / 2)
      : box.midY + (height / 2 - (line.logicalBounds.height - line.baseline))
  }

  /// Adds a constraint of the program; one whose items are not here is left out.
  mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? any LayoutItem,
      let ancestor = constraint.commonAncestor,
      let mine = form(constraint.firstAttribute, of: first, in: ancestor)
    else { return }
    var rest = LinearForm(constraint.constant)
    if constraint.hasSecondItem {
      guard let second = constraint.secondItem as? any LayoutItem,
        let its = form(constraint.secondAttribute, of: second, in: ancestor)
      else { return }
      // Where lines run from the right, a constant after an edge leads to the left.
      let isMirrored =
        constraint.firstAttribute.followsLines && isFromRight(first)
      rest = constraint.multiplier * its + (isMirrored ? -constraint.constant : constraint.constant)
      if isMirrored {
        return add(rest - mine, constraint.linearRelation, constraint.priority.strength, .program) {
          constraint.description
        }
      }
    }
    add(mine - rest, constraint.linearRelation, constraint.priority.strength, .program) {
      constraint.description
    }
  }
}

extension NSLayoutConstraint {
  fileprivate var linearRelation: LinearConstraint.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
