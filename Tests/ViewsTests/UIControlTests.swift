import Drawing
import Geometry
import Testing
import Views

/// Controls: what touches make of them, and what they show.
@Suite struct UIControlTests {
  /// Writes down what happens to a control.
  private final class Diary {
    var entries: [String] = []
    func watch(_ control: UIControl) {
      let names: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
        (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
        (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
        (.primaryActionTriggered, "primary"),
      ]
      for (event, name) in names {
        control.addAction(UIAction { _ in self.entries.append(name) }, for: event)
      }
    }
  }

  private func touch(_ window: UIWindow, _ points: [(CGFloat, CGFloat)]) {
    for (index, point) in points.enumerated() {
      let phase: UITouch.Phase =
        index == 0 ? .began : index == points.count - 1 ? .ended : .moved
      window.deliverTouch(
        phase, at: CGPoint(x: point.0, y: point.1), time: Double(index) / 10)
    }
  }

  struct Course: CustomTestStringConvertible, Sendable {
    var because: String
    var points: [(CGFloat, CGFloat)]
    var entries: [String]
    var testDescription: String { because }
  }

  static let courses = [
    Course(
      because: "a tap", points: [(5, 5), (5, 5)], entries: ["down", "up inside", "primary"]),
    Course(
      because: "a finger that slides a little is inside", points: [(5, 5), (60, 5), (60, 5)],
      entries: ["down", "inside", "up inside", "primary"]),
    Course(
      because: "far away is outside", points: [(5, 5), (90, 90), (90, 90)],
      entries: ["down", "outside", "exit", "up outside"]),
    Course(
      because: "there and back", points: [(5, 5), (90, 90), (5, 5), (5, 5)],
      entries: ["down", "outside", "exit", "inside", "enter", "up inside", "primary"]),
    Course(because: "beside it", points: [(50, 50), (50, 50)], entries: []),
  ]

  @Test(arguments: courses)
  func touches(_ row: Course) throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = try ViewStage(button)
    let diary = Diary()
    diary.watch(button)
    touch(stage.window, row.points)
    #expect(diary.entries == row.entries)
    #expect(!button.isHighlighted && !button.isTracking)
  }

  @Test func whatIsDisabledHearsNothing() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = try ViewStage(button)
    let diary = Diary()
    diary.watch(button)
    button.isEnabled = false
    touch(stage.window, [(5, 5), (5, 5)])
    #expect(diary.entries.isEmpty && button.state == .disabled)
  }

  @Test func actionsAreReplacedAndRemoved() {
    let control = UIControl()
    var log: [Int] = []
    let name = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: name) { _ in log.append(1) }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in log.append(2) }, for: .valueChanged)
    let other = UIAction { _ in log.append(3) }
    control.addAction(other, for: [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    #expect(log == [2, 3])
    control.removeAction(other, for: .valueChanged)
    control.sendActions(for: .allEvents)
    #expect(log == [2, 3, 2, 3], "still there for touches")
    let handler = control.addHandler({ _, _ in log.append(4) }, for: .editingChanged)
    control.removeHandler(handler)
    control.sendActions(for: .editingChanged)
    #expect(log.count == 4)
  }

  @Test("A button shows what there is for its state, else the normal one's")
  func buttonStates() {
    let button = UIButton(type: .custom)
    button.setTitle("one", for: .normal)
    button.setTitle("two", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .disabled)
    #expect(button.titleLabel?.text == "one" && button.currentTitleColor == .red)
    button.isSelected = true
    #expect(button.currentTitle == "two" && button.titleLabel?.text == "two")
    button.isHighlighted = true
    #expect(button.currentTitle == "two", "selected and touched: as selected")
    button.isSelected = false
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .blue && button.currentTitle == "one")
    #expect(UIButton(type: .system).currentTitleColor == UIColor.systemBlue)
  }

  @Test("A button's parts lie beside each other, in the room that insets leave")
  func buttonPlaces() throws {
    let button = UIButton(type: .custom)
    button.titleLabel?.font = UIFont(pango: "DejaVu Sans", defaultSize: 20)
    button.setTitle("HH", for: .normal)
    let title = try #require(button.titleLabel).sizeThatFits(.zero)
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: title.height + 12))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 8)).image { _ in }
    button.setImage(image, for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title.width + 16, height: title.height + 4))
    button.frame = CGRect(x: 0, y: 0, width: title.width + 36, height: 60)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 12, y: 25, width: 10, height: 8))
    #expect(button.titleLabel?.frame.minX == 22)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 2)
  }

  @Test func aSwitchIsThrownByATouch() throws {
    let control = UISwitch(frame: .zero)
    let stage = try ViewStage(control)
    let diary = Diary()
    diary.watch(control)
    touch(stage.window, [(10, 10), (10, 10)])
    #expect(control.isOn && diary.entries == ["down", "up inside", "value", "primary"])
    control.setOn(false, animated: false)
    try stage.frame(at: 5)
    control.onTintColor = .red
    control.isOn = true
    try stage.frame(at: 6)
    #expect(!diary.entries.suffix(1).contains("off"))
    #expect(stage.pixel(10, 15) == 0xFFFF_0000, "the track")
    #expect(stage.pixel(36, 15) == 0xFFFF_FFFF, "the knob")
  }

  @Test("A slider follows the finger, and keeps to its range")
  func slider() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    slider.maximumValue = 72
    let stage = try ViewStage(slider)
    let diary = Diary()
    diary.watch(slider)
    // The knob is 28 wide: its middle goes from 14 to 86, 72 points.
    touch(stage.window, [(14, 17), (50, 17), (50, 17)])
    #expect(slider.value == 36)
    #expect(diary.entries.contains("value"))
    slider.value = 1000
    #expect(slider.value == 72)
    slider.value = .nan
    #expect(slider.value == 0)
    touch(stage.window, [(80, 17), (90, 17), (90, 17)])
    #expect(slider.value == 0, "not on the knob")
    slider.minimumValue = 10
    #expect(slider.value == 10)
  }

  @Test func aProgressBarIsFilled() throws {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.frame = CGRect(x: 0, y: 0, width: 100, height: 4)
    bar.progressTintColor = .red
    bar.trackTintColor = .blue
    let stage = try ViewStage(bar)
    bar.progress = 0.5
    try stage.frame(at: 1)
    #expect(stage.pixel(49, 2) == 0xFFFF_0000 && stage.pixel(50, 2) == 0xFF00_00FF)
    bar.progress = 7
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 0)
  }

  @Test("A wheel turns clockwise: the brightest spoke is the next one an eighth later")
  func activity() throws {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.color = .red
    wheel.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(wheel.isHidden && wheel.intrinsicContentSize == CGSize(width: 37, height: 37))
    let stage = try ViewStage(wheel)
    wheel.startAnimating()
    try stage.frame(at: 0)
    try stage.frame(at: 0.001)
    let (up, right) = ((50, 50 - 12), (50 + 12, 50))
    #expect(stage.pixel(up.0, up.1) >> 24 > 250)
    #expect(stage.pixel(right.0, right.1) >> 24 < 150)
    try stage.frame(at: 0.201)
    #expect(stage.pixel(right.0, right.1) >> 24 > 250)
    wheel.stopAnimating()
    #expect(wheel.isHidden && !wheel.isAnimating)
  }

  @Test func pagesAreDots() throws {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.currentPage = 1
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .blue
    let stage = try ViewStage(pages)
    #expect(stage.pixel(50, 10) == 0xFFFF_0000 && stage.pixel(34, 10) == 0xFF00_00FF)
    touch(stage.window, [(80, 10), (80, 10)])
    #expect(pages.currentPage == 2)
  }
}
