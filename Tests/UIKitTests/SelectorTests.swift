import Synchronization
import Testing
import UIKit

/// Selectors, made of a name and a method, and who is sent them.
@Suite struct SelectorTests {
  /// Writes down what it was sent.
  class Target: NSObject {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func answer() -> NSString { "forty-two" }
    func one(_ sender: Any) { calls.append("one \(sender)") }
    func maybe(_ sender: Any?) { calls.append("maybe \(sender.map { "\($0)" } ?? "nil")") }
    func text(_ text: String?) { calls.append("text \(text ?? "nil")") }
    func number(_ number: Int) { calls.append("number \(number)") }
    func two(_ first: Int, second: String?) { calls.append("two \(first) \(second ?? "nil")") }
    func note(_ note: Notification) { calls.append("note \(note.name.rawValue)") }
    func object(_ note: NSNotification) { calls.append("object \(note.name.rawValue)") }
    private func hidden() { calls.append("hidden") }
    static let hiddenSelector = Selector("hidden", Target.hidden)
  }

  final class Heir: Target {
    override func plain() { calls.append("heir") }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var selector: Selector
    var argument: @Sendable () -> Any? = { nil }
    var call: String?
    var because: String

    var testDescription: String { because }
  }

  static let rows: [Row] = [
    Row(selector: Selector("plain", Target.plain), call: "plain", because: "no argument"),
    Row(
      selector: Selector("plain", Target.plain), argument: { 3 }, call: "plain",
      because: "an argument too many"),
    Row(
      selector: Selector("one(_:)", Target.one(_:)), argument: { 3 }, call: "one 3",
      because: "any argument"),
    Row(
      selector: Selector("one(_:)", Target.one(_:)), call: "one nil",
      because: "nothing for any argument"),
    Row(
      selector: Selector("maybe(_:)", Target.maybe(_:)), call: "maybe nil",
      because: "nothing for an optional one"),
    Row(
      selector: Selector("text(_:)", Target.text(_:)), argument: { "a" }, call: "text a",
      because: "an optional of a type"),
    Row(
      selector: Selector("number(_:)", Target.number(_:)), argument: { NSNumber(value: 7) },
      call: "number 7", because: "a boxed number"),
    Row(
      selector: Selector("number(_:)", Target.number(_:)), argument: { "seven" }, call: nil,
      because: "an argument of another type is told, and nothing called"),
    Row(selector: Target.hiddenSelector, call: "hidden", because: "a private method"),
  ]

  @Test(arguments: rows)
  func perform(_ row: Row) {
    let target = Target()
    target.perform(row.selector, with: row.argument())
    #expect(target.calls == [row.call].compactMap { $0 })
  }

  @Test func performing() {
    let target = Target()
    target.perform(Selector("two(_:second:)", Target.two(_:second:)), with: 1, with: "b")
    #expect(target.calls == ["two 1 b"])
    let answer = target.perform(Selector("answer", Target.answer))
    #expect(answer?.takeRetainedValue() as? NSString == "forty-two")
    let heir = Heir()
    heir.perform(Selector("plain", Target.plain))
    #expect(heir.calls == ["heir"], "the object's own class decides")
  }

  @Test func equalByName() {
    let one = Selector("plain", Target.plain)
    #expect(one == Selector("plain", Heir.plain))
    #expect(one != Selector("answer", Target.answer))
    #expect(NSStringFromSelector(one) == "plain")
    #expect(Set([one, Selector("plain", Target.plain)]).count == 1)
    #expect(Target().responds(to: one))
    #expect(!NSObject().responds(to: one))
    #expect(!UIView().responds(to: one))
  }

  @Test func notifications() {
    let center = NotificationCenter()
    let target = Target()
    let (one, two) = (Notification.Name("one"), Notification.Name("two"))
    center.addObserver(
      target, selector: Selector("note(_:)", Target.note(_:)), name: one, object: nil)
    center.addObserver(
      target, selector: Selector("object(_:)", Target.object(_:)), name: two, object: target)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    center.post(name: two, object: target)
    #expect(target.calls == ["note one", "object two"])
    center.removeObserver(target, name: one, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: target)
    #expect(target.calls == ["note one", "object two", "object two"])
    center.removeObserver(target)
    center.post(name: two, object: target)
    #expect(target.calls.count == 3)
  }

  @Test func anObserverIsNotHeld() {
    let center = NotificationCenter()
    let name = Notification.Name("one")
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      center.addObserver(
        target, selector: Selector("note(_:)", Target.note(_:)), name: name, object: nil)
    }
    #expect(gone == nil)
    center.post(name: name, object: nil)
  }

  @Test func blocksOfFoundationsOwnAreStillRemoved() {
    let center = NotificationCenter()
    let count = Mutex(0)
    let name = Notification.Name("one")
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      count.withLock { $0 += 1 }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(count.withLock { $0 } == 1)
  }

  @Test func aBlockForAnObserver() {
    let center = NotificationCenter()
    let target = Target()
    var names: [String] = []
    center.addObserver(target, name: Notification.Name("one"), object: nil) {
      names.append($0.name.rawValue)
    }
    center.post(name: Notification.Name("one"), object: nil)
    center.removeObserver(target)
    center.post(name: Notification.Name("one"), object: nil)
    #expect(names == ["one"])
  }

  @Test func displayLinks() {
    let layer = CALayer()
    let picture = LayerPictureOf(layer)
    final class Ticker {
      var times: [Double] = []
      func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let ticker = Ticker()
    let link = CADisplayLink(target: ticker, selector: Selector("tick(_:)", Ticker.tick(_:)))
    var blocks = 0
    let other = CADisplayLink(target: ticker) { blocks += 1 }
    link.add(to: .main, forMode: .common)
    other.add(to: .current, forMode: .default)
    picture.draw(at: 1)
    picture.draw(at: 2)
    link.remove(from: .main, forMode: .common)
    picture.draw(at: 3)
    link.add(to: .main, forMode: .common)
    picture.draw(at: 4)
    link.invalidate()
    other.invalidate()
    picture.draw(at: 5)
    #expect(ticker.times == [1, 2, 4])
    #expect(blocks == 4)
  }

  @Test func timersFireAfterTheirIntervalOnly() throws {
    let target = Target()
    let timer = Timer(
      timeInterval: 100, target: target, selector: Selector("one(_:)", Target.one(_:)),
      userInfo: "mine", repeats: true)
    #expect(timer.userInfo as? String == "mine")
    #expect(timer.fireDate.timeIntervalSinceNow > 90)
    timer.fire()
    #expect(target.calls.count == 1)
    let block = Timer(timeInterval: 100, repeats: false) { _ in }
    #expect(block.fireDate.timeIntervalSinceNow > 90, "Foundation's own fires at once")
    timer.invalidate()
  }

  @Test func timersThatStandForNone() {
    var timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 100, repeats: true) { _ in }
    #expect(timer.isValid)
    timer.invalidate()
  }
}

/// Controls and gestures, and who is sent messages by them.
@Suite struct TargetActionTests {
  private typealias Target = SelectorTests.Target

  @Test func controls() {
    let (control, target) = (UIControl(), Target())
    let plain = Selector("plain", Target.plain)
    let maybe = Selector("maybe(_:)", Target.maybe(_:))
    control.addTarget(target, action: plain, for: .touchUpInside)
    control.addTarget(target, action: plain, for: .valueChanged)
    control.addTarget(target, action: maybe, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["plain", "maybe \(control)"])
    control.sendActions(for: .valueChanged)
    #expect(target.calls.count == 3)
    #expect(control.allTargets == [target])
    #expect(
      control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain", "maybe(_:)"])
    control.removeTarget(target, action: plain, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(target.calls.count == 3)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: [.touchUpInside, .touchDown])
    #expect(target.calls.count == 3)
    #expect(control.allTargets.isEmpty)
  }

  @Test func aTargetIsNotHeld() {
    let control = UIControl()
    weak var gone: Target?
    var calls = 0
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Selector("plain", Target.plain), for: .valueChanged)
      control.addTarget(target, for: .valueChanged) { calls += 1 }
      control.sendActions(for: .valueChanged)
    }
    #expect(gone == nil)
    control.sendActions(for: .valueChanged)
    #expect(calls == 1)
  }

  private final class Holder: UIView {
    var taps = 0
    func tapped(_ sender: UIControl, event: UIEvent?) { taps += 1 }
  }

  @Test func withoutATargetTheRespondersAreAsked() {
    let (holder, control) = (Holder(), UIControl())
    holder.addSubview(control)
    control.addTarget(
      nil, action: Selector("tapped(_:event:)", Holder.tapped(_:event:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(holder.taps == 1)
  }

  /// As a class of a program's own is written.
  private final class OneFingerPan: UIPanGestureRecognizer {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      maximumNumberOfTouches = 1
    }
  }

  @Test func gestures() {
    let target = Target()
    let plain = Selector("plain", Target.plain)
    let gesture = UITapGestureRecognizer(target: target, action: plain)
    gesture.state = .ended
    #expect(target.calls == ["plain"])
    gesture.removeTarget(target, action: plain)
    gesture.state = .possible
    gesture.state = .ended
    #expect(target.calls == ["plain"])
    #expect(OneFingerPan(target: target, action: plain).maximumNumberOfTouches == 1)
    #expect(OneFingerPan().maximumNumberOfTouches == 1)
  }
}
