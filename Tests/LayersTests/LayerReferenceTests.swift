import Drawing
import Geometry
import Layers
import ReferenceCases
import Testing

/// The reference cases of geometry, conversion, hits, clocks and state, on layers themselves.
@Suite struct LayerReferenceTests {
  private func expect(_ rect: CGRect, _ expected: JSONValue, _ tolerance: Double) throws {
    let wanted = try expected.numbers()
    for (one, two) in zip([rect.minX, rect.minY, rect.width, rect.height], wanted) {
      #expect(abs(one - two) <= tolerance, "\(rect)")
    }
  }

  private func point(_ value: JSONValue) throws -> CGPoint {
    let numbers = try value.numbers()
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  private func rect(_ value: JSONValue) throws -> CGRect {
    let numbers = try value.numbers()
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test func framesFollow() throws {
    let one = try ReferenceCase.named("GE-01")
    let layer = CALayer()
    layer.bounds = try rect(one.input["bounds"])
    layer.position = try point(one.input["position"])
    for (index, anchor) in try one.input["anchors"].items().enumerated() {
      layer.anchorPoint = try point(anchor)
      try expect(layer.frame, one.expected["frame"][index], one.tolerance)
    }
    let two = try ReferenceCase.named("GE-02")
    layer.position = try point(two.input["position"])
    layer.anchorPoint = try point(two.input["anchor"])
    try expect(layer.frame, two.expected["frame"], two.tolerance)
    let seven = try ReferenceCase.named("GE-07")
    layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    layer.bounds = try rect(seven.input["bounds"])
    layer.setValue(try seven.input["rotate"].number(), forKeyPath: "transform.rotation")
    try expect(layer.frame, seven.expected["frame"], seven.tolerance)
  }

  @Test func settingFrames() throws {
    let four = try ReferenceCase.named("GE-04")
    for (index, anchor) in try four.input["anchors"].items().enumerated() {
      let layer = CALayer()
      layer.anchorPoint = try point(anchor)
      layer.frame = try rect(four.input["frame"])
      #expect(layer.position == (try point(four.expected["position"][index])))
      #expect(
        [layer.bounds.width, layer.bounds.height] == (try four.expected["bounds_size"].numbers()))
    }
    let five = try ReferenceCase.named("GE-05")
    let negative = CALayer()
    negative.frame = try rect(five.input["setFrame"])
    let after = five.expected["after_frame"]
    #expect(negative.bounds == (try rect(after["bounds"])))
    #expect(negative.position == (try point(after["position"])))
    negative.bounds = try rect(five.input["setBounds"])
    #expect(negative.bounds == (try rect(five.expected["after_bounds"]["bounds"])))
    let eight = try ReferenceCase.named("GE-08")
    let scaled = CALayer()
    scaled.transform = CATransform3DMakeScale(2, 4, 1)
    scaled.frame = try rect(eight.input["frame"])
    #expect(scaled.bounds == (try rect(eight.expected["scale"]["bounds"])))
    #expect(scaled.position == (try point(eight.expected["scale"]["position"])))
    let moved = CALayer()
    moved.transform = CATransform3DMakeTranslation(10, 20, 0)
    moved.frame = try rect(eight.input["frame"])
    #expect(moved.position == (try point(eight.expected["translate"]["position"])))
    let ten = try ReferenceCase.named("GE-10")
    let half = CALayer()
    half.setValue(try ten.input["scale"].number(), forKeyPath: "transform.scale")
    half.frame = try rect(ten.input["frame"])
    #expect([half.bounds.width, half.bounds.height] == (try ten.expected["bounds_size"].numbers()))
    try expect(half.frame, ten.expected["frame"], ten.tolerance)
  }

  @Test func converting() throws {
    let one = try ReferenceCase.named("CV-01")
    let (parent, child) = (CALayer(), CALayer())
    for (layer, name) in [(parent, "parent"), (child, "child")] {
      layer.bounds = try rect(one.input[name]["bounds"])
      layer.position = try point(one.input[name]["position"])
    }
    parent.addSublayer(child)
    for (index, from) in try one.input["child_to_parent"].items().enumerated() {
      let wanted = try point(one.expected["child_to_parent"][index])
      #expect(child.convert(try point(from), to: parent) == wanted)
      #expect(parent.convert(try point(from), from: child) == wanted)
    }
    let back = try point(one.expected["parent_to_child"][0])
    #expect(parent.convert(try point(one.input["parent_to_child"][0]), to: child) == back)
    let two = try ReferenceCase.named("CV-02")
    child.setValue(try two.input["child_scale"].number(), forKeyPath: "transform.scale")
    for (index, from) in try two.input["points"].items().enumerated() {
      #expect(
        child.convert(try point(from), to: parent) == (try point(two.expected["points"][index])))
    }
    #expect(
      child.convert(try rect(two.input["rect"]), to: parent) == (try rect(two.expected["rect"])))
  }

  @Test func convertingThroughTheCommonRoot() throws {
    let four = try ReferenceCase.named("CV-04")
    var layers: [String: CALayer] = [:]
    for (name, key) in [("root", "root"), ("a", "a"), ("b", "b"), ("c", "c_in_b")] {
      let layer = CALayer()
      layer.frame = try rect(four.input[key])
      layers[name] = layer
      layers[["a": "root", "b": "root", "c": "b"][name] ?? ""]?.addSublayer(layer)
    }
    for (index, check) in try four.input["checks"].items().enumerated() {
      let names = try check[0].string().split(separator: ">").map { $0.filter { $0 != "-" } }
      let (from, to) = (try #require(layers[names[0]]), try #require(layers[names[1]]))
      let wanted = try point(four.expected["v"][index])
      #expect(from.convert(try point(check[1]), to: to) == wanted)
      #expect(to.convert(try point(check[1]), from: from) == wanted)
    }
  }

  @Test func hitting() throws {
    let one = try ReferenceCase.named("HT-01")
    let layer = CALayer()
    layer.bounds = try rect(one.input["bounds"])
    for (index, at) in try one.input["points"].items().enumerated() {
      #expect(layer.contains(try point(at)) == (try one.expected["inside"][index].bool()))
    }
    // the bounds' origin moves both ways, each by its own number.
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.bounds.origin = CGPoint(x: 0, y: 50)
    let below = CALayer()
    below.frame = CGRect(x: 0, y: 140, width: 10, height: 10)
    layer.addSublayer(below)
    #expect(layer.hitTest(CGPoint(x: 5, y: 95)) === below)
    #expect(layer.hitTest(CGPoint(x: 5, y: 5)) === layer)
    below.opacity = 0
    #expect(layer.hitTest(CGPoint(x: 5, y: 95)) === layer)
  }

  /// What each rule of HT-02 says, of a tree of which two sublayers overlap and reach outside.
  private static let hitRules: [String: @Sendable (CALayer, CALayer, CALayer) -> Bool] = [
    "later sibling wins": { root, _, two in root.hitTest(CGPoint(x: 60, y: 60)) === two },
    "higher zPosition wins over order": { root, one, _ in
      one.zPosition = 1
      return root.hitTest(CGPoint(x: 60, y: 60)) === one
    },
    "hidden skipped": { root, one, two in
      two.isHidden = true
      return root.hitTest(CGPoint(x: 60, y: 60)) === one
    },
    "outside child still hit": { root, _, two in root.hitTest(CGPoint(x: 120, y: 120)) === two },
    "outside child not hit when parent masksToBounds": { root, _, _ in
      root.masksToBounds = true
      return root.hitTest(CGPoint(x: 120, y: 120)) == nil
    },
    "a lone layer takes the point in superlayer coordinates": { _, one, _ in
      one.removeFromSuperlayer()
      return one.hitTest(CGPoint(x: 149, y: 149)) === one && one.hitTest(.zero) == nil
    },
  ]

  @Test func hitOrderAndVisibility() throws {
    let two = try ReferenceCase.named("HT-02")
    for rule in try two.input["rules"].items().map({ try $0.string() }) {
      let (root, first, second) = (CALayer(), CALayer(), CALayer())
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      for layer in [first, second] {
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        root.addSublayer(layer)
      }
      let holds = try #require(Self.hitRules[rule], "nobody checks that \(rule)")
      #expect(holds(root, first, second) == (try two.expected["all"].bool()), "\(rule)")
    }
  }

  private final class RedrawnLayer: CALayer {
    @Animatable var k: CGFloat = 0
    override class func needsDisplay(forKey key: String) -> Bool { key == "k" }
  }

  @Test func aNewValueAsksForADrawing() throws {
    let five = try ReferenceCase.named("LS-05")
    let key = try five.input["key"].string()
    let layer = RedrawnLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    for (index, operation) in try five.input["ops"].items().enumerated() {
      layer.displayIfNeeded()
      switch try operation.string() {
      case "set to new value": layer.k = 1
      case "display, set to same value": layer.k = 1
      case "set through setValue(forKey:)": layer.setValue(2, forKey: key)
      case let other: Issue.record("nobody does \(other)")
      }
      #expect(layer.needsDisplay() == (try five.expected["needsDisplay"][index].bool()))
    }
  }

  @Test func clocks() throws {
    let one = try ReferenceCase.named("TM-01")
    let (root, mid, leaf) = (CALayer(), CALayer(), CALayer())
    for (layer, name) in [(mid, "mid"), (leaf, "leaf")] {
      for key in ["beginTime", "speed", "timeOffset"] {
        layer.setValue(try one.input[name][key].number(), forKey: key)
      }
    }
    root.addSublayer(mid)
    mid.addSublayer(leaf)
    for (index, row) in try one.input["convert"].items().enumerated() {
      let words = try row[1].string().split(separator: " ")
      let other = ["mid": mid, "root": root][String(words[1])]
      let time = try row[2].number()
      let found =
        words[0] == "from" ? leaf.convertTime(time, from: other) : leaf.convertTime(time, to: other)
      #expect(abs(found - (try one.expected["t"][index].number())) <= one.tolerance)
    }
  }

  @Test func defaults() throws {
    let expected = try ReferenceCase.named("LS-01").expected
    let layer = CALayer()
    for key in ["opacity", "zPosition"] {
      let value = try #require(layer.value(forKey: key))
      #expect(
        (value as? Float).map(Double.init) ?? value as? Double == (try expected[key].number()))
    }
    for key in ["isHidden", "masksToBounds"] {
      #expect(layer.value(forKey: key) as? Bool == (try expected[key].bool()))
    }
    #expect(layer.contentsRect == (try rect(expected["contentsRect"])))
    #expect(layer.contentsGravity.rawValue == (try expected["contentsGravity"].string()))
    #expect(layer.sublayers == nil && layer.actions == nil && layer.style == nil)
    #expect(layer.contents == nil && layer.backgroundColor == nil && layer.borderColor == .black)
    #expect(layer.model() === layer)
    // LS-04
    for key in try ReferenceCase.named("LS-04").input["keys"].items() where !key.isNull {
      #expect(!CALayer.needsDisplay(forKey: try key.string()))
    }
  }

  @Test func aShapesCopyIsAShapeWithAllItsState() throws {
    let input = try ReferenceCase.named("LS-06").input["shape"]
    let harness = try FrameHarness()
    let shape = CAShapeLayer()
    for key in ["lineWidth", "strokeStart"] {
      shape.setValue(try input[key].number(), forKey: key)
    }
    shape.lineCap = CAShapeLayerLineCap(rawValue: try input["lineCap"].string())
    shape.bounds = try rect(input["bounds"])
    shape.path = CGPath(rect: shape.bounds, transform: nil)
    harness.root.addSublayer(shape)
    try harness.frame(at: 0)
    let copy = try #require(shape.presentation())
    #expect(type(of: copy) == CAShapeLayer.self && copy.model() === shape)
    #expect(copy.path == shape.path && copy.lineWidth == 7 && copy.strokeStart == 0.25)
    #expect(copy.lineCap == .round && copy.bounds == shape.bounds)
  }
}
