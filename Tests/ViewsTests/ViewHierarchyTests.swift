import Drawing
import Geometry
import Layers
import Testing
import Views

/// Views and their layers keep one order, and hear where they go.
@Suite struct ViewHierarchyTests {
  /// A view that writes down what it hears.
  final class Listener: UIView {
    var heard: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      heard.append("will superview \(newSuperview == nil ? "none" : "some")")
    }
    override func didMoveToSuperview() {
      heard.append("did superview \(superview == nil ? "none" : "some")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      heard.append("will window \(newWindow == nil ? "none" : "some")")
    }
    override func didMoveToWindow() {
      heard.append("did window \(window == nil ? "none" : "some")")
    }
    override func didAddSubview(_ subview: UIView) { heard.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { heard.append("removes \(subview.tag)") }
    override func tintColorDidChange() { heard.append("tint") }
  }

  /// A view 1, a layer, a view 2, a layer and a view 3, back to front; and what is done to it.
  struct Row: CustomTestStringConvertible, Sendable {
    let what: String
    let act: @Sendable (UIView, [UIView]) -> Void
    let views: [Int]
    let order: String
    var testDescription: String { what }
  }

  @Test(arguments: [
    Row(what: "as added", act: { _, _ in }, views: [1, 2, 3], order: "1 a 2 b 3"),
    Row(
      what: "bring to front", act: { $0.bringSubviewToFront($1[0]) }, views: [2, 3, 1],
      order: "a 2 b 3 1"),
    Row(
      what: "send to back", act: { $0.sendSubviewToBack($1[2]) }, views: [3, 1, 2],
      order: "3 1 a 2 b"),
    Row(
      what: "exchange", act: { view, _ in view.exchangeSubview(at: 0, withSubviewAt: 2) },
      views: [3, 2, 1], order: "3 a 2 b 1"),
    Row(
      what: "insert at 1", act: { $0.insertSubview($1[3], at: 1) }, views: [1, 4, 2, 3],
      order: "1 a 4 2 b 3"),
    Row(
      what: "insert at the end", act: { $0.insertSubview($1[3], at: 3) }, views: [1, 2, 3, 4],
      order: "1 a 2 b 3 4"),
    Row(
      what: "insert beyond the end", act: { $0.insertSubview($1[3], at: 9) },
      views: [1, 2, 3, 4], order: "1 a 2 b 3 4"),
    Row(
      what: "insert above 1", act: { $0.insertSubview($1[3], aboveSubview: $1[0]) },
      views: [1, 4, 2, 3], order: "1 4 a 2 b 3"),
    Row(
      what: "insert below 3", act: { $0.insertSubview($1[3], belowSubview: $1[2]) },
      views: [1, 2, 4, 3], order: "1 a 2 b 4 3"),
    Row(
      what: "move 1 above 2", act: { $0.insertSubview($1[0], aboveSubview: $1[1]) },
      views: [2, 1, 3], order: "a 2 1 b 3"),
    Row(
      what: "move 3 to index 0", act: { $0.insertSubview($1[2], at: 0) }, views: [3, 1, 2],
      order: "3 1 a 2 b"),
    Row(
      what: "add again", act: { $0.addSubview($1[1]) }, views: [1, 3, 2], order: "1 a b 3 2"),
    Row(
      what: "remove", act: { $1[1].removeFromSuperview() }, views: [1, 3], order: "1 a b 3"),
    Row(
      what: "itself", act: { view, _ in view.addSubview(view) }, views: [1, 2, 3],
      order: "1 a 2 b 3"),
    Row(
      what: "what it is in", act: { $1[0].addSubview($0) }, views: [1, 2, 3], order: "1 a 2 b 3"),
  ])
  func viewsAndLayersKeepOneOrder(_ row: Row) {
    let parent = UIView()
    let views = (1...4).map { tag in
      let view = UIView()
      view.tag = tag
      view.layer.name = "\(tag)"
      return view
    }
    for (index, view) in views.prefix(3).enumerated() {
      parent.addSubview(view)
      guard index < 2 else { continue }
      let layer = CALayer()
      layer.name = ["a", "b"][index]
      parent.layer.addSublayer(layer)
    }
    row.act(parent, views)
    #expect(parent.subviews.map(\.tag) == row.views)
    let names = (parent.layer.sublayers ?? []).map { $0.name ?? "?" }
    #expect(names.joined(separator: " ") == row.order)
    #expect(parent.subviews.allSatisfy { $0.superview === parent })
  }

  @Test func aViewHearsWhereItGoes() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (parent, child) = (Listener(), Listener())
    child.tag = 7
    parent.addSubview(child)
    #expect(child.heard == ["will superview some", "did superview some"])
    #expect(parent.heard == ["added 7"])
    (child.heard, parent.heard) = ([], [])
    window.addSubview(parent)
    #expect(
      parent.heard
        == ["will window some", "will superview some", "did window some", "did superview some"])
    #expect(child.heard == ["will window some", "did window some"])
    #expect(child.window === window && window.window === window)
    (child.heard, parent.heard) = ([], [])
    window.tintColor = .red
    #expect(child.heard == ["tint"] && child.tintColor == .red)
    child.heard = []
    child.removeFromSuperview()
    #expect(parent.heard == ["tint", "removes 7"])
    #expect(
      child.heard
        == [
          "will window none", "will superview none", "did window none", "did superview none",
          "tint",
        ])
    #expect(child.tintColor == .systemBlue)
    window.addSubview(parent)
    #expect(parent.heard == ["tint", "removes 7"], "already there: moved to the front, unheard")
  }

  @Test func movingToTheFrontLetsAnimationsGoOn() throws {
    let (one, two) = (UIView(), UIView())
    let stage = try ViewStage(one, two)
    UIView.animate(withDuration: 1) { one.alpha = 0 }
    try stage.frame(at: 0)
    stage.window.bringSubviewToFront(one)
    #expect(one.layer.animationKeys() == ["opacity"])
    try stage.frame(at: 0.5)
  }

  @Test func tagsAndDescent() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    a.addSubview(b)
    b.addSubview(c)
    (b.tag, c.tag) = (3, 3)
    #expect(a.viewWithTag(3) === b && c.viewWithTag(3) === c && a.viewWithTag(9) == nil)
    #expect(c.isDescendant(of: a) && a.isDescendant(of: a) && !a.isDescendant(of: c))
    #expect(c.next === b && a.next == nil)
  }

  @Test func traitsAndStylesComeFromAbove() {
    final class Listener: UIView {
      var heard: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        heard.append(previous?.userInterfaceStyle)
      }
    }
    let (parent, child) = (UIView(), Listener())
    parent.addSubview(child)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.heard == [.light])
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.heard == [.light], "the same once more")
  }

  @Test func valuesByName() {
    let view = UIView()
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    view.setValue(0.5, forKey: "alpha")
    view.setValue(true, forKey: "hidden")
    view.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKeyPath: "frame")
    view.setValue("no number", forKey: "alpha")
    #expect(view.layer.cornerRadius == 4 && view.alpha == 0.5 && view.isHidden)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.value(forKeyPath: "layer.cornerRadius") as? Double == 4)
    #expect(view.description.contains("frame = (1 2; 3 4)"))
    #expect(view.value(forKey: "nonsense") == nil)
  }

  @Test func firstResponder() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (one, two, plain) = (Field(), Field(), UIView())
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(two.becomeFirstResponder() && !one.isFirstResponder)
    #expect(!plain.becomeFirstResponder() && two.isFirstResponder)
    #expect(two.resignFirstResponder() && !two.isFirstResponder)
  }
}
