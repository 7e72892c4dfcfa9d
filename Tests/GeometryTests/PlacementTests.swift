import Geometry
import ReferenceCases
import Testing

/// Frames from bounds, position, anchor and transform, and back.
@Suite struct PlacementTests {
  @Test func frameFromBoundsAndPosition() throws {
    let reference = try ReferenceCase.named("GE-01")
    let input = reference.input
    for (index, anchor) in try input["anchors"].items().enumerated() {
      let placement = Placement(
        bounds: CGRect(try input["bounds"].numbers()),
        position: CGPoint(try input["position"].numbers()),
        anchorPoint: CGPoint(try anchor.numbers()))
      #expect(placement.frame == CGRect(try reference.expected["frame"][index].numbers()))
    }
  }

  @Test func anchorOutsideTheUnitSquare() throws {
    let reference = try ReferenceCase.named("GE-02")
    let placement = Placement(
      bounds: CGRect(try reference.input["bounds"].numbers()),
      position: CGPoint(try reference.input["position"].numbers()),
      anchorPoint: CGPoint(try reference.input["anchor"].numbers()))
    #expect(placement.frame == CGRect(try reference.expected["frame"].numbers()))
  }

  @Test func settingTheFrame() throws {
    let reference = try ReferenceCase.named("GE-04")
    let size = try reference.expected["bounds_size"].numbers()
    for (index, anchor) in try reference.input["anchors"].items().enumerated() {
      var placement = Placement(anchorPoint: CGPoint(try anchor.numbers()))
      placement.frame = CGRect(try reference.input["frame"].numbers())
      #expect(
        placement.position == CGPoint(try reference.expected["position"][index].numbers()))
      #expect(placement.bounds.size == CGSize(width: size[0], height: size[1]))
    }
  }

  @Test func aFrameOfNegativeSizeIsStandardized() throws {
    let reference = try ReferenceCase.named("GE-05")
    var placement = Placement()
    placement.frame = CGRect(try reference.input["setFrame"].numbers())
    let expected = reference.expected["after_frame"]
    #expect(placement.bounds == CGRect(try expected["bounds"].numbers()))
    #expect(placement.position == CGPoint(try expected["position"].numbers()))
    let bounds = CGRect(try reference.input["setBounds"].numbers()).standardized
    #expect(bounds == CGRect(try reference.expected["after_bounds"]["bounds"].numbers()))
  }

  @Test func frameOfATurnedLayer() throws {
    let reference = try ReferenceCase.named("GE-07")
    let placement = Placement(
      bounds: CGRect(try reference.input["bounds"].numbers()),
      transform: CATransform3DMakeRotation(try reference.input["rotate"].number(), 0, 0, 1))
    let expected = CGRect(try reference.expected["frame"].numbers())
    #expect(placement.frame.isClose(to: expected, within: reference.tolerance))
  }

  @Test func settingTheFrameUnderATransform() throws {
    let reference = try ReferenceCase.named("GE-08")
    let frame = CGRect(try reference.input["frame"].numbers())
    var scaled = Placement(transform: CATransform3DMakeScale(2, 4, 1))
    scaled.frame = frame
    #expect(scaled.bounds == CGRect(try reference.expected["scale"]["bounds"].numbers()))
    #expect(scaled.position == CGPoint(try reference.expected["scale"]["position"].numbers()))
    var moved = Placement(transform: CATransform3DMakeTranslation(10, 20, 0))
    moved.frame = frame
    #expect(moved.position == CGPoint(try reference.expected["translate"]["position"].numbers()))
  }

  @Test func theFrameSetIsTheFrameRead() throws {
    let reference = try ReferenceCase.named("GE-10")
    let scale = try reference.input["scale"].number()
    let size = try reference.expected["bounds_size"].numbers()
    var placement = Placement(transform: CATransform3DMakeScale(scale, scale, 1))
    placement.frame = CGRect(try reference.input["frame"].numbers())
    #expect(placement.bounds.size == CGSize(width: size[0], height: size[1]))
    #expect(placement.frame == CGRect(try reference.expected["frame"].numbers()))
  }

  @Test(arguments: [
    (CATransform3DMakeScale(0, 0, 1), "nothing is left of the size"),
    (CATransform3DMakeScale(1, 0, 1), "seen from the edge"),
    (CATransform3DMakeScale(0, 3, 1), "and stretched along it"),
  ])
  func settingTheFrameUnderAFlatTransform(_ flat: CATransform3D, because: String) {
    var placement = Placement(
      bounds: CGRect(x: 7, y: 9, width: 10, height: 10), transform: flat)
    placement.frame = CGRect(x: 110, y: 20, width: -100, height: 50)
    #expect(placement.bounds == CGRect(x: 7, y: 9, width: 100, height: 50), "\(because)")
    #expect(placement.position == CGPoint(x: 60, y: 45), "\(because)")
    placement.transform = CATransform3DIdentity
    #expect(placement.frame == CGRect(x: 10, y: 20, width: 100, height: 50), "\(because)")
  }

  @Test func theBoundsOriginDoesNotMoveTheFrame() {
    var placement = Placement(bounds: CGRect(x: 7, y: 9, width: 100, height: 50))
    placement.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(placement.bounds.origin == CGPoint(x: 7, y: 9))
    #expect(placement.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(placement.toParent.projection(of: CGPoint(x: 7, y: 9)) == CGPoint(x: 10, y: 20))
  }

  // MARK: - Conversion

  @Test func convertingBetweenChildAndParent() throws {
    let reference = try ReferenceCase.named("CV-01")
    let child = try Self.child(of: reference)
    for (index, point) in try reference.input["child_to_parent"].items().enumerated() {
      #expect(
        child.toParent.projection(of: CGPoint(try point.numbers()))
          == CGPoint(try reference.expected["child_to_parent"][index].numbers()))
    }
    #expect(
      child.toParent.unprojection(of: CGPoint(try reference.input["parent_to_child"][0].numbers()))
        == CGPoint(try reference.expected["parent_to_child"][0].numbers()))
  }

  @Test func convertingFromAScaledChild() throws {
    let reference = try ReferenceCase.named("CV-02")
    let scale = try reference.input["child_scale"].number()
    var child = try Self.child(of: try ReferenceCase.named("CV-01"))
    child.transform = CATransform3DMakeScale(scale, scale, 1)
    for (index, point) in try reference.input["points"].items().enumerated() {
      #expect(
        child.toParent.projection(of: CGPoint(try point.numbers()))
          == CGPoint(try reference.expected["points"][index].numbers()))
    }
    #expect(
      child.toParent.projection(of: CGRect(try reference.input["rect"].numbers()))
        == CGRect(try reference.expected["rect"].numbers()))
  }

  /// Points through the common root of views that know only their frames.
  @Test func convertingBetweenViews() throws {
    let reference = try ReferenceCase.named("CV-04")
    let input = reference.input
    func placement(_ name: String) throws -> Placement {
      var placement = Placement()
      placement.frame = CGRect(try input[name].numbers())
      return placement
    }
    let a = try placement("a").toParent
    let b = try placement("b").toParent
    let c = CATransform3DConcat(try placement("c_in_b").toParent, b)
    let maps = ["root": CATransform3DIdentity, "a": a, "b": b, "c": c]
    for (index, check) in try input["checks"].items().enumerated() {
      let names = try check[0].string().split(separator: ">").map { $0.filter { $0 != "-" } }
      let from = try #require(maps[names[0]])
      let to = try #require(maps[names[1]])
      let inRoot = try #require(from.projection(of: CGPoint(try check[1].numbers())))
      #expect(
        to.unprojection(of: inRoot)
          == CGPoint(try reference.expected["v"][index].numbers()), "\(names)")
    }
  }

  private static func child(of reference: ReferenceCase) throws -> Placement {
    let child = reference.input["child"]
    return Placement(
      bounds: CGRect(try child["bounds"].numbers()),
      position: CGPoint(try child["position"].numbers()))
  }
}

extension CGPoint {
  /// Creates a point from x and y.
  fileprivate init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect, within tolerance: Double) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
