import Geometry
import LinearConstraints

/// One solving of all constraints in a tree of views.
///
/// A view that keeps its frame counts by its numbers; one that does not, and a guide, has four
/// variables: its frame in its superview. Transforms do not take part.
struct ConstraintPass {
  /// A size that the topmost view is measured for.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// Which required constraints stand first when not all can.
  enum Precedence: Int {
    case own, program
  }

  let root: UIView
  let fitting: Fitting?
  /// The content sizes that are known by now of texts in several lines.
  private var wrapped: [ObjectIdentifier: CGSize] = [:]
  private(set) var boxes: [ObjectIdentifier: LinearBox] = [:]
  private var placedViews: [UIView] = []
  private var placedGuides: [UILayoutGuide] = []
  private var visitedViews: [UIView] = []
  private var system = LinearSystem(variableCount: 0)
  /// What each constraint of the system came from, in words.
  private var sources: [() -> String] = []

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
  }

  // MARK: Results

  /// Solves, and gives every view placed below `root` its bounds and center.
  ///
  /// `current` is being laid out, and need not be asked to again.
  static func place(_ root: UIView, exceptFor current: UIView) {
    let (pass, values) = solved(root, fitting: nil)
    for guide in pass.placedGuides {
      guide.layoutFrame = pass.boxes[ObjectIdentifier(guide)]?.rectangle(values) ?? .zero
    }
    for view in pass.placedViews {
      guard let frame = pass.boxes[ObjectIdentifier(view)]?.rectangle(values) else { continue }
      guard view.place(frame), let above = view.superview, above !== current else { continue }
      above.setNeedsLayout()
    }
  }

  /// The size that the constraints inside `root` give it.
  static func size(of root: UIView, fitting: Fitting) -> CGSize {
    let (pass, values) = solved(root, fitting: fitting)
    return pass.boxes[ObjectIdentifier(root)]?.rectangle(values).size ?? .zero
  }

  /// Solves, and solves again for texts whose height depends on the width they got.
  private static func solved(
    _ root: UIView, fitting: Fitting?
  ) -> (pass: ConstraintPass, values: [Double]) {
    var pass = ConstraintPass(root: root, fitting: fitting)
    pass.collect()
    if fitting == nil, let last = root.layoutRecord?.last, last.first == pass.system {
      // Nothing that counts is different: neither is the outcome.
      return (pass, last.values)
    }
    let first = pass.system
    var solution = first.solved()
    let wrapped = pass.wrappedSizes(solution.values)
    if !wrapped.isEmpty {
      pass = ConstraintPass(root: root, fitting: fitting)
      pass.wrapped = wrapped
      pass.collect()
      solution = pass.system.solved()
    }
    if fitting == nil { root.layoutRecord?.last = (first, solution.values) }
    for index in solution.dropped {
      report("constraints contradict each other, dropped: \(pass.sources[index]())")
    }
    for index in solution.refused {
      report("constraint not taken, a number in it is not finite: \(pass.sources[index]())")
    }
    return (pass, solution.values)
  }

  /// The content sizes of texts that take other lines at the width that `values` give them.
  private func wrappedSizes(_ values: [Double]) -> [ObjectIdentifier: CGSize] {
    var sizes: [ObjectIdentifier: CGSize] = [:]
    for view in placedViews + (fitting == nil ? [] : [root]) {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let width = box.inset(by: view.alignmentRectInsets).width.value(values)
      sizes[ObjectIdentifier(view)] = view.contentSize(wrappedAt: width)
    }
    return sizes
  }

  // MARK: Collecting

  private mutating func collect() {
    addRoot()
    visit(root)
    for view in visitedViews {
      if let stack = view as? UIStackView { stack.addConstraints(to: &self) }
      for constraint in view.layoutRecord?.constraints ?? [] { add(constraint) }
    }
  }

  private mutating func addRoot() {
    let size = root.bounds.size
    var box = LinearBox(
      x: LinearForm(0), y: LinearForm(0), width: LinearForm(size.width),
      height: LinearForm(size.height))
    if let fitting {
      (box.width, box.height) = (makeVariable(), makeVariable())
      addSize(of: root, box)
      want(box.width, fitting.size.width, fitting.horizontal.strength)
      want(box.height, fitting.size.height, fitting.vertical.strength)
    } else if !root.translatesAutoresizingMaskIntoConstraints {
      (box.width, box.height) = (makeVariable(), makeVariable())
      addSize(of: root, box)
      // What nothing decides stays as it is.
      want(box.width, size.width, Strength(0.5))
      want(box.height, size.height, Strength(0.5))
      placedViews.append(root)
    }
    boxes[ObjectIdentifier(root)] = box
  }

  private mutating func visit(_ view: UIView) {
    visitedViews.append(view)
    if view !== root, boxes[ObjectIdentifier(view)] == nil { addBox(of: view) }
    addGuides(of: view)
    for inside in view.subviews {
      guard let contents = inside.layoutRecord?.contents, !contents.isEmpty else { continue }
      visit(inside)
    }
  }

  private mutating func addBox(of view: UIView) {
    if view.translatesAutoresizingMaskIntoConstraints {
      let frame = view.untransformedFrame
      boxes[ObjectIdentifier(view)] = LinearBox(
        x: LinearForm(frame.minX), y: LinearForm(frame.minY), width: LinearForm(frame.width),
        height: LinearForm(frame.height))
      return
    }
    let box = makeBox()
    boxes[ObjectIdentifier(view)] = box
    placedViews.append(view)
    addSize(of: view, box)
  }

  private mutating func addGuides(of view: UIView) {
    guard let record = view.layoutRecord else { return }
    for guide in record.guides {
      let box = makeBox()
      boxes[ObjectIdentifier(guide)] = box
      placedGuides.append(guide)
      addLeastSize(box)
    }
    for guide in record.ownGuides {
      guard let own = box(of: view, in: view) else { continue }
      boxes[ObjectIdentifier(guide)] =
        switch guide.kind {
        case .safeArea: own.inset(by: view.safeAreaInsets)
        case .margins, .free: own.inset(by: view.layoutMargins)
        case .readable: readable(own.inset(by: view.layoutMargins))
        }
      placedGuides.append(guide)
    }
  }

  /// The middle of `box`, at most as wide as lines are easily read at the usual size of text.
  private mutating func readable(_ box: LinearBox) -> LinearBox {
    var readable = box
    readable.width = makeVariable()
    readable.x = box.midX - 0.5 * readable.width
    add(readable.width - box.width, .lessThanOrEqual, .required, .own) { "readable width" }
    add(readable.width - 672, .lessThanOrEqual, .required, .own) { "readable width" }
    add(readable.width - box.width, .equal, Strength(999.8), .own) { "readable width" }
    return readable
  }

  // MARK: Variables and constraints

  private mutating func makeVariable() -> LinearForm {
    system.variableCount += 1
    return LinearForm(variable: system.variableCount - 1)
  }

  /// Four variables; where nothing decides them, the size is zero, and the place too.
  private mutating func makeBox() -> LinearBox {
    let first = system.variableCount
    let box = LinearBox(
      x: makeVariable(), y: makeVariable(), width: makeVariable(), height: makeVariable())
    if system.resting.isEmpty { system.resting = [[], []] }
    system.resting[0] += [first + 2, first + 3]
    system.resting[1] += [first, first + 1]
    return box
  }

  /// Adds `form relation 0`.
  mutating func add(
    _ form: LinearForm, _ relation: LinearConstraint.Relation, _ strength: Strength,
    _ precedence: Precedence, _ source: @escaping () -> String
  ) {
    guard strength.rawValue > 0 else { return }
    system.constraints.append(
      LinearConstraint(
        form.terms, constant: form.constant, relation, strength: strength,
        precedence: precedence.rawValue))
    sources.append(source)
  }

  private mutating func want(_ form: LinearForm, _ value: Double, _ strength: Strength) {
    add(form - value, .equal, strength, .own) { "the size to fit" }
  }

  /// A size is not negative; but that is no reason to drop what the program asked for.
  private mutating func addLeastSize(_ box: LinearBox) {
    for side in [box.width, box.height] {
      add(side, .greaterThanOrEqual, Strength(999.9), .own) { "a size of at least zero" }
    }
  }

  /// What the view's content asks for, as far as that is known by now.
  func contentSize(of view: UIView) -> CGSize {
    wrapped[ObjectIdentifier(view)] ?? view.intrinsicContentSize
  }

  private mutating func addSize(of view: UIView, _ box: LinearBox) {
    addLeastSize(box)
    let size = contentSize(of: view)
    addContentSize(size, of: view, .horizontal, box)
    addContentSize(size, of: view, .vertical, box)
  }

  private mutating func addContentSize(
    _ size: CGSize, of view: UIView, _ axis: NSLayoutConstraint.Axis, _ box: LinearBox
  ) {
    let content = axis == .horizontal ? size.width : size.height
    // Less than nothing stands for a side that the content does not decide.
    guard content >= 0, content.isFinite else { return }
    let aligned = box.inset(by: view.alignmentRectInsets)
    let side = (axis == .horizontal ? aligned.width : aligned.height) - content
    let source = {
      "the content size \(size.width.short) x \(size.height.short) of \(type(of: view))"
    }
    add(
      side, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis).strength,
      .own, source)
    add(side, .lessThanOrEqual, view.contentHuggingPriority(for: axis).strength, .own, source)
  }
}

extension UILayoutPriority {
  var strength: Strength { Strength(Double(rawValue)) }
}
