import Geometry
import Layers
import TestSupport
import Testing
import Views

/// What constraints come to, in a superview of 320 × 200 points.
@Suite struct AutoLayoutTests {
  /// A superview and two views in it that constraints place.
  struct Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let one = UIView()
    let two = UIView()

    init() {
      for view in [one, two] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var because: String
    var one: CGRect
    var two = CGRect.zero
    var constraints: @Sendable (Scene) -> [NSLayoutConstraint]

    var testDescription: String { because }
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  static let rows: [Row] = [
    Row(because: "the middle of 320 × 200 for 100 × 50", one: box(110, 75, 100, 50)) {
      [
        $0.one.centerXAnchor.constraint(equalTo: $0.root.centerXAnchor),
        $0.one.centerYAnchor.constraint(equalTo: $0.root.centerYAnchor),
        $0.one.widthAnchor.constraint(equalToConstant: 100),
        $0.one.heightAnchor.constraint(equalToConstant: 50),
      ]
    },
    Row(because: "all four edges, 10 and 20 away", one: box(10, 20, 290, 150)) {
      [
        $0.one.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 10),
        $0.one.trailingAnchor.constraint(equalTo: $0.root.trailingAnchor, constant: -20),
        $0.one.topAnchor.constraint(equalTo: $0.root.topAnchor, constant: 20),
        $0.one.bottomAnchor.constraint(equalTo: $0.root.bottomAnchor, constant: -30),
      ]
    },
    Row(
      because: "two side by side, the second twice as wide: 3 w + 20 = 320",
      one: box(0, 0, 100, 40), two: box(120, 0, 200, 40)
    ) {
      [
        $0.one.leftAnchor.constraint(equalTo: $0.root.leftAnchor),
        $0.two.leftAnchor.constraint(equalTo: $0.one.rightAnchor, constant: 20),
        $0.two.rightAnchor.constraint(equalTo: $0.root.rightAnchor),
        $0.two.widthAnchor.constraint(equalTo: $0.one.widthAnchor, multiplier: 2),
        $0.one.topAnchor.constraint(equalTo: $0.root.topAnchor),
        $0.two.topAnchor.constraint(equalTo: $0.one.topAnchor),
        $0.one.heightAnchor.constraint(equalToConstant: 40),
        $0.two.heightAnchor.constraint(equalTo: $0.one.heightAnchor),
      ]
    },
    Row(because: "half the width plus 5, and a square", one: box(0, 0, 165, 165)) {
      [
        $0.one.widthAnchor.constraint(
          equalTo: $0.root.widthAnchor, multiplier: 0.5, constant: 5),
        $0.one.heightAnchor.constraint(equalTo: $0.one.widthAnchor),
      ]
    },
    Row(because: "a wish for 500 ends at the limit of 200", one: box(0, 0, 200, 30)) {
      let wish = $0.one.widthAnchor.constraint(equalToConstant: 500)
      wish.priority = .defaultHigh
      return [
        wish, $0.one.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
        $0.one.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      ]
    },
    Row(because: "the higher priority wins: 60, not 90", one: box(0, 0, 60, 0)) {
      let (low, high) = (
        $0.one.widthAnchor.constraint(equalToConstant: 90),
        $0.one.widthAnchor.constraint(equalToConstant: 60)
      )
      low.priority = .defaultLow
      high.priority = UILayoutPriority(251)
      return [low, high]
    },
    Row(because: "what nothing decides is at the origin and has no size", one: .zero) {
      [$0.two.widthAnchor.constraint(equalToConstant: 0)]
    },
    Row(because: "inside the margins of 8", one: box(8, 8, 304, 184)) {
      [
        $0.one.leadingAnchor.constraint(equalTo: $0.root.layoutMarginsGuide.leadingAnchor),
        $0.one.trailingAnchor.constraint(equalTo: $0.root.layoutMarginsGuide.trailingAnchor),
        NSLayoutConstraint(
          item: $0.one, attribute: .top, relatedBy: .equal, toItem: $0.root,
          attribute: .topMargin, multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: $0.root, attribute: .bottomMargin, relatedBy: .equal, toItem: $0.one,
          attribute: .bottom, multiplier: 1, constant: 0),
      ]
    },
    Row(because: "the safe area and lines easily read are the whole", one: box(0, 0, 304, 200)) {
      [
        $0.one.leadingAnchor.constraint(equalTo: $0.root.safeAreaLayoutGuide.leadingAnchor),
        $0.one.topAnchor.constraint(equalTo: $0.root.safeAreaLayoutGuide.topAnchor),
        $0.one.heightAnchor.constraint(equalTo: $0.root.safeAreaLayoutGuide.heightAnchor),
        $0.one.widthAnchor.constraint(equalTo: $0.root.readableContentGuide.widthAnchor),
      ]
    },
    Row(because: "a multiplied middle: 320/2 · 0.5 − 20", one: box(60, 0, 40, 10)) {
      [
        NSLayoutConstraint(
          item: $0.one, attribute: .centerX, relatedBy: .equal, toItem: $0.root,
          attribute: .centerX, multiplier: 0.5, constant: 0),
        $0.one.widthAnchor.constraint(equalToConstant: 40),
        $0.one.heightAnchor.constraint(equalToConstant: 10),
      ]
    },
    Row(
      because: "the system's space is 8", one: box(0, 0, 20, 20), two: box(36, 28, 10, 10)
    ) {
      [
        $0.one.widthAnchor.constraint(equalToConstant: 20),
        $0.one.heightAnchor.constraint(equalToConstant: 20),
        $0.two.leadingAnchor.constraint(
          equalToSystemSpacingAfter: $0.one.trailingAnchor, multiplier: 2),
        $0.two.topAnchor.constraint(
          equalToSystemSpacingBelow: $0.one.bottomAnchor, multiplier: 1),
        $0.two.widthAnchor.constraint(equalToConstant: 10),
        $0.two.heightAnchor.constraint(equalToConstant: 10),
      ]
    },
    Row(
      because: "the visual format: 10 | a of 50 | 8 | b the same | at least 10",
      one: box(10, 0, 50, 30), two: box(68, 0, 50, 30)
    ) {
      let views: [String: Any] = ["a": $0.one, "b": $0.two]
      return NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[a(wide)]-[b(==a)]-(>=10)-|", options: [.alignAllTop],
        metrics: ["wide": 50], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[a(30)]", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[b(30@500)]", metrics: nil, views: views)
    },
    Row(
      because: "the visual format: margins of 8 at the edges, 8 between, one width: 2 w + 24 = 320",
      one: box(8, 20, 148, 50), two: box(164, 0, 148, 0)
    ) {
      let views: [String: Any] = ["a": $0.one, "b": $0.two]
      return NSLayoutConstraint.constraints(
        withVisualFormat: "|-[a]-[b(a)]-|", metrics: nil, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-20-[a(>=50, ==30@400)]", metrics: nil, views: views)
    },
    Row(because: "a visual format that is none gives nothing", one: .zero) {
      let views: [String: Any] = ["a": $0.one]
      return [
        "", "H:", "|", "[b]", "[a", "[a(", "[a(x)]", "[a]-", "[a]--|", "|-(a)-[a]", "[a]]",
        "[a(1@)]", "|-1e999-[a]",
      ].flatMap { NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: nil, views: views) }
    },
    Row(
      because: "where lines run from the right, leading is right and constants lead to the left",
      one: box(210, 0, 100, 0), two: box(180, 0, 10, 0)
    ) {
      for view in [$0.root, $0.one, $0.two] { view.semanticContentAttribute = .forceRightToLeft }
      return [
        $0.one.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor, constant: 10),
        $0.one.widthAnchor.constraint(equalToConstant: 100),
        $0.two.leadingAnchor.constraint(
          greaterThanOrEqualTo: $0.one.trailingAnchor, constant: 20),
        $0.two.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor).at(.defaultLow),
        $0.two.widthAnchor.constraint(equalToConstant: 10),
      ]
    },
    Row(
      because: "a guide of 40 between two of one width: 2 w + 40 = 320",
      one: box(0, 0, 140, 0), two: box(180, 0, 140, 0)
    ) {
      let guide = UILayoutGuide()
      $0.root.addLayoutGuide(guide)
      return [
        $0.one.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor),
        guide.leadingAnchor.constraint(equalTo: $0.one.trailingAnchor),
        guide.widthAnchor.constraint(equalToConstant: 40),
        $0.two.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        $0.two.trailingAnchor.constraint(equalTo: $0.root.trailingAnchor),
        $0.two.widthAnchor.constraint(equalTo: $0.one.widthAnchor),
      ]
    },
    Row(because: "a number that is none is not reckoned with", one: box(0, 0, 30, 0)) {
      [
        $0.one.widthAnchor.constraint(equalToConstant: .nan),
        $0.one.heightAnchor.constraint(equalToConstant: .infinity),
        $0.one.widthAnchor.constraint(equalToConstant: 30),
      ]
    },
    Row(
      because: "the edges stand, and the width that contradicts them goes", one: box(0, 0, 320, 9)
    ) {
      [
        $0.one.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor),
        $0.one.trailingAnchor.constraint(equalTo: $0.root.trailingAnchor),
        $0.one.widthAnchor.constraint(equalToConstant: 50),
        $0.one.heightAnchor.constraint(equalToConstant: 9),
      ]
    },
  ]

  @Test(arguments: rows)
  func places(_ row: Row) {
    let scene = Scene()
    NSLayoutConstraint.activate(row.constraints(scene))
    scene.root.layoutIfNeeded()
    #expect(scene.one.frame == row.one)
    #expect(scene.two.frame == row.two)
  }

  @Test(arguments: rows)
  func theOrderDoesNotMatter(_ row: Row) {
    for seed in 0..<5 {
      var random = SeededGenerator(seed: UInt64(seed))
      let scene = Scene()
      NSLayoutConstraint.activate(row.constraints(scene).shuffled(using: &random))
      scene.root.layoutIfNeeded()
      #expect(scene.one.frame == row.one && scene.two.frame == row.two)
    }
  }

  // MARK: Changes

  private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() { layouts += 1 }
  }

  @Test func changesAreFollowedAndNothingIsDoneWithoutOne() {
    let root = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalTo: root.widthAnchor, constant: -20)
    NSLayoutConstraint.activate([width, child.heightAnchor.constraint(equalToConstant: 5)])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 80, height: 5))
    let before = root.layouts
    root.layoutIfNeeded()
    child.layoutIfNeeded()
    #expect(root.layouts == before)
    width.constant = -50
    child.layoutIfNeeded()
    #expect(child.bounds.width == 50)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(child.bounds.width == 150)
    width.priority = .defaultLow
    let narrow = child.widthAnchor.constraint(equalToConstant: 10)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(child.bounds.width == 10)
    narrow.isActive = false
    root.layoutIfNeeded()
    #expect(child.bounds.width == 150)
  }

  @Test func aMovedNeighbourIsFollowed() {
    let scene = Scene()
    scene.one.translatesAutoresizingMaskIntoConstraints = true
    scene.one.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    scene.two.leadingAnchor.constraint(equalTo: scene.one.trailingAnchor).isActive = true
    scene.root.layoutIfNeeded()
    #expect(scene.two.frame.minX == 20)
    scene.one.center.x = 115
    scene.root.layoutIfNeeded()
    #expect(scene.two.frame.minX == 120)
  }

  @Test func aTransformDoesNotTakePart() {
    let scene = Scene()
    scene.one.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate(Self.rows[0].constraints(scene))
    scene.root.layoutIfNeeded()
    #expect(scene.one.bounds.size == CGSize(width: 100, height: 50))
    #expect(scene.one.center == CGPoint(x: 160, y: 100))
  }

  @Test func viewsDeeperDownAreReached() {
    let scene = Scene()
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    scene.one.addSubview(inner)
    let innermost = UIView()
    innermost.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(innermost)
    NSLayoutConstraint.activate(
      Self.rows[0].constraints(scene) + [
        innermost.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
        innermost.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      ])
    scene.root.layoutIfNeeded()
    // 110 and 1 further left than the root, which is 320 wide.
    #expect(innermost.frame == CGRect(x: -111, y: 0, width: 320, height: 0))
  }

  @Test func aLayoutInAnAnimationsBlockMovesThere() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.backgroundColor = .black
    let stage = try ViewStage(view)
    let width = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([width, view.heightAnchor.constraint(equalToConstant: 10)])
    try stage.frame(at: 1)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    width.constant = 60
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.window.layoutIfNeeded()
    }
    try stage.frame(at: 1)
    try stage.frame(at: 1.5)
    #expect(view.bounds.width == 60 && view.number("bounds.size.width") == 40)
  }

  // MARK: Holding

  @Test func constraintsAreHeldByTheClosestCommonAncestor() {
    let scene = Scene()
    let own = scene.one.widthAnchor.constraint(equalToConstant: 1)
    let between = scene.one.leftAnchor.constraint(equalTo: scene.two.leftAnchor)
    NSLayoutConstraint.activate([own, between])
    #expect(scene.one.constraints == [own] && scene.root.constraints == [between])
    #expect(own.isActive && own.firstItem === scene.one && own.secondItem == nil)
    scene.two.removeFromSuperview()
    #expect(!between.isActive && scene.root.constraints.isEmpty && own.isActive)
  }

  @Test func viewsWithoutACommonAncestorAreRefused() {
    let (one, two) = (UIView(), UIView())
    let constraint = one.leftAnchor.constraint(equalTo: two.leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive && one.constraints.isEmpty)
    let place = NSLayoutConstraint(
      item: one, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    place.isActive = true
    #expect(!place.isActive)
  }

  @Test func aConstraintSaysWhatItIs() {
    let (one, two) = (UIView(), UIView())
    let constraint = NSLayoutConstraint(
      item: one, attribute: .left, relatedBy: .greaterThanOrEqual, toItem: two,
      attribute: .trailing, multiplier: 0.5, constant: -8)
    constraint.identifier = "gap"
    constraint.priority = .defaultLow
    let words = constraint.description
    #expect(words.hasPrefix("<NSLayoutConstraint:0x"))
    #expect(words.contains(" 'gap' UIView:0x"))
    #expect(words.contains(".left >= 0.5 * UIView:0x"))
    #expect(words.hasSuffix(".trailing - 8 @250 (inactive)>"))
  }

  // MARK: Content

  private final class ContentView: UIView {
    var content = CGSize(width: 70, height: 20) { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { content }
  }

  @Test func contentGivesASizeUnlessSomethingStrongerDoes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = ContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 40)
    width.priority = UILayoutPriority(749)
    width.isActive = true
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 70, height: 20), "resists 749 by 750")
    width.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(view.bounds.width == 40, "751 is more than 750")
    width.constant = 90
    width.priority = UILayoutPriority(249)
    root.layoutIfNeeded()
    #expect(view.bounds.width == 70, "holds on by 250 against 249")
    view.setContentHuggingPriority(UILayoutPriority(248), for: .horizontal)
    view.content.height = 33
    root.layoutIfNeeded()
    #expect(view.bounds.size == CGSize(width: 90, height: 33))
  }

  @Test func aTextIsAsHighAsItsLinesAtTheWidthItGets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let (label, below) = (UILabel(), UIView())
    label.numberOfLines = 0
    label.text = "A text that takes some lines in so narrow a view, and one in a wide one"
    for view in [label, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
      below.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    let natural = label.intrinsicContentSize.height
    #expect(label.bounds.width == 120)
    #expect(label.bounds.height > 3 * natural, "natural \(natural), got \(label.bounds.height)")
    #expect(below.frame.minY == label.frame.maxY + 10)
    root.frame.size.width = 2000
    root.layoutIfNeeded()
    #expect(label.bounds.height == natural)
  }

  @Test func theSizeThatConstraintsGiveIsMeasured() {
    let root = UIView()
    let view = ContentView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 1),
      root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 2),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 85, height: 23))
    #expect(
      root.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 23))
  }

  private final class UpdatingView: UIView {
    override class var requiresConstraintBasedLayout: Bool { true }
    let inside = UIView()
    var updates = 0
    override func updateConstraints() {
      if updates == 0 {
        inside.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inside)
        inside.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5).isActive = true
      }
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func constraintsAreUpdatedBeforeTheLayoutAndWhenAskedFor() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let view = UpdatingView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.updates == 1 && view.inside.bounds.width == 15)
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(view.updates == 2)
  }

  @Test func thousandsOfConstraintsAreSolvedAtOnce() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var last: UIView?
    for _ in 0..<400 {
      let view = ContentView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let top = last.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 4) }
      NSLayoutConstraint.activate([
        top ?? view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      ])
      last = view
    }
    root.layoutIfNeeded()
    #expect(last?.frame == CGRect(x: 0, y: 399 * 24, width: 70, height: 20))
  }

  // MARK: Alignment

  private final class ShadowedView: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }
  }

  @Test func theAlignmentRectangleIsWhatIsPlaced() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = ShadowedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // 2 left of 50 and 10 + 2 + 4 wide; 20 + 1 + 3 high, and 3 of it below 100.
    #expect(view.frame == CGRect(x: 48, y: 79, width: 16, height: 24))
    #expect(
      view.alignmentRect(forFrame: view.frame) == CGRect(x: 50, y: 80, width: 10, height: 20))
    #expect(view.frame(forAlignmentRect: CGRect(x: 50, y: 80, width: 10, height: 20)) == view.frame)
  }

  @Test func textsOfTwoSizesShareABaseline() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let labels = [10.0, 30].map { size in
      let label = UILabel()
      label.text = "Text"
      label.font = .systemFont(ofSize: size)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate([
      labels[1].topAnchor.constraint(equalTo: root.topAnchor),
      labels[0].firstBaselineAnchor.constraint(equalTo: labels[1].firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let (small, large) = (labels[0].frame, labels[1].frame)
    #expect(small.height * 2 < large.height && large.minY == 0)
    // Letters reach below the baseline by a part of their size, and above it by more.
    #expect(small.minY > 5 && small.maxY < large.maxY)
    #expect(abs((large.maxY - small.maxY) / (large.height - small.height) - 0.2) < 0.1)
  }

  /// A folding half: its lower edge, where the anchor is, comes to the middle that is asked for.
  @Test(arguments: [(0.5, 75.0), (1, 50), (0, 100)])
  func theAnchorComesToTheMiddle(_ anchor: Double, _ top: Double) {
    let scene = Scene()
    scene.one.layer.anchorPoint = CGPoint(x: 0.5, y: anchor)
    NSLayoutConstraint.activate([
      scene.one.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      scene.one.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      scene.one.widthAnchor.constraint(equalToConstant: 100),
      scene.one.heightAnchor.constraint(equalToConstant: 50),
    ])
    for _ in 0..<2 {
      scene.root.setNeedsLayout()
      scene.root.layoutIfNeeded()
      #expect(scene.one.center == CGPoint(x: 160, y: 100))
      #expect(scene.one.frame == CGRect(x: 110, y: top, width: 100, height: 50))
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func at(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
