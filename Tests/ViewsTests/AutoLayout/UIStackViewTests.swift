import Geometry
import Layers
import Testing
import Views

/// Where a stack of 300 × 100 puts views whose contents are 30, 60 and 30 wide and 10, 20 and
/// 30 high.
@Suite struct UIStackViewTests {
  private final class ContentView: UIView {
    private let content: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
  }

  private func stack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [
      ContentView(30, 10), ContentView(60, 20), ContentView(30, 30),
    ])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.alignment = .center
    return stack
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var distribution: UIStackView.Distribution
    var spacing: CGFloat
    /// Where each begins and how wide it is.
    var spans: [[CGFloat]]
    var because: String

    var testDescription: String { because }
  }

  static let rows = [
    Row(
      distribution: .fillEqually, spacing: 15, spans: [[0, 90], [105, 90], [210, 90]],
      because: "3 w + 30 = 300"),
    Row(
      distribution: .fillProportionally, spacing: 0, spans: [[0, 75], [75, 150], [225, 75]],
      because: "30 : 60 : 30 of 300"),
    Row(
      distribution: .equalSpacing, spacing: 5, spans: [[0, 30], [120, 60], [270, 30]],
      because: "(300 − 120) / 2 between them"),
    Row(
      distribution: .equalCentering, spacing: 5, spans: [[0, 30], [120, 60], [270, 30]],
      because: "the middles 15 and 285 leave 150 for the one between"),
  ]

  @Test(arguments: rows)
  func sharesOutTheRoom(_ row: Row) {
    let stack = stack()
    stack.distribution = row.distribution
    stack.spacing = row.spacing
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] } == row.spans)
  }

  @Test func theOneThatHoldsOnLeastFillsTheRest() {
    let stack = stack()
    stack.spacing = 10
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stack.setCustomSpacing(20, after: stack.arrangedSubviews[0])
    stack.layoutIfNeeded()
    // 300 − 30 − 20 − 10 − 30 = 210
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 50, 270])
    #expect(stack.arrangedSubviews[1].frame.width == 210)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0.0, 100], [0, 100], [0, 100]]),
    (.top, [[0, 10], [0, 20], [0, 30]]), (.bottom, [[90, 10], [80, 20], [70, 30]]),
    (.center, [[45, 10], [40, 20], [35, 30]]),
    // Views without text have their baseline at the bottom.
    (.firstBaseline, [[20, 10], [10, 20], [0, 30]]),
    (.lastBaseline, [[90, 10], [80, 20], [70, 30]]),
  ])
  func alignsAcross(_ alignment: UIStackView.Alignment, _ spans: [[CGFloat]]) {
    let stack = stack()
    stack.distribution = .equalSpacing
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] } == spans)
  }

  @Test func hiddenViewsLeaveAndComeBack() {
    let stack = stack()
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    stack.arrangedSubviews[0].isHidden = true
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.minX == 0)
    #expect(stack.arrangedSubviews[1].frame.width == 150)
    stack.arrangedSubviews[0].isHidden = false
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.minX == 100)
  }

  @Test func aColumnIsAsLargeAsItsContentsAndMargins() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let stack = stack()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 7
    stack.isLayoutMarginsRelativeArrangement = true
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    // 10 + 20 + 30 + 2 · 7 + 2 · 8 high, 60 + 2 · 8 wide
    #expect(stack.frame == CGRect(x: 112, y: 105, width: 76, height: 90))
    #expect(stack.arrangedSubviews[2].frame == CGRect(x: 23, y: 52, width: 30, height: 30))
  }

  @Test func viewsComeAndGo() {
    let stack = stack()
    let views = stack.arrangedSubviews
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]] && stack.subviews.contains(views[0]))
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == [views[0], views[2]])
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == 150 && views[2].frame.width == 150)
  }
}
