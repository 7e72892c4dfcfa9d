import Drawing
import Geometry
import Layers
import Testing

/// Which pictures are kept from frame to frame, and which changes make them anew.
@Suite struct KeptPicturesTests {
  private struct Stage {
    let root = CALayer()
    let layer = CALayer()
    let child = CALayer()
    let renderer: LayerRenderer

    init(_ configure: (CALayer) -> Void) throws {
      let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      layer.frame = CGRect(x: 50, y: 50, width: 60, height: 60)
      layer.backgroundColor = red
      child.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      child.backgroundColor = .black
      layer.addSublayer(child)
      root.addSublayer(layer)
      configure(layer)
      renderer = LayerRenderer(
        layer: root, size: PixelSize(width: 200, height: 200), scale: 1)
    }
  }

  /// Paints a frame of `stage` and answers the pictures kept then.
  private func paint(_ stage: Stage, at time: Double) throws -> [AnyObject] {
    var surface = try ImageSurface(size: PixelSize(width: 200, height: 200))
    let damage = stage.renderer.beginFrame(at: time)
    try stage.renderer.paint(damage, into: &surface)
    stage.renderer.endFrame()
    return stage.renderer.keptPictures
  }

  private struct Change {
    var because: String
    var isKept: Bool
    var make: (Stage) -> Void
  }

  private static var placing: [Change] {
    [
      Change(because: "moved", isKept: true) { $0.layer.position = CGPoint(x: 91.5, y: 70) },
      Change(because: "turned", isKept: true) {
        $0.layer.transform = CATransform3DMakeRotation(0.7, 0, 0, 1)
      },
      Change(because: "faded", isKept: true) { $0.layer.opacity = 0.3 },
    ]
  }

  private static var painting: [Change] {
    [
      Change(because: "a new colour within", isKept: false) { $0.child.backgroundColor = .white },
      Change(because: "a moved sublayer", isKept: false) { $0.child.position.x += 4 },
      Change(because: "a hidden sublayer", isKept: false) { $0.child.isHidden = true },
      Change(because: "rounder corners", isKept: false) { $0.layer.cornerRadius = 9 },
      Change(because: "a new sublayer", isKept: false) {
        let new = CALayer()
        new.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        new.backgroundColor = .black
        $0.layer.addSublayer(new)
      },
    ]
  }

  private static var shadow: [Change] {
    [
      Change(because: "another offset", isKept: true) { $0.layer.shadowOffset.width = 9 },
      Change(because: "another colour", isKept: true) { $0.layer.shadowColor = .white },
      Change(because: "a fainter shadow", isKept: true) { $0.layer.shadowOpacity = 0.2 },
      Change(because: "another radius", isKept: false) { $0.layer.shadowRadius = 9 },
      Change(because: "a path", isKept: false) {
        $0.layer.shadowPath = CGPath(rect: $0.layer.bounds, transform: nil)
      },
    ]
  }

  private func check(_ changes: [Change], _ configure: (CALayer) -> Void) throws {
    for change in changes {
      let stage = try Stage(configure)
      let before = try paint(stage, at: 0)
      #expect(before.count == 1)
      CATransaction.setDisableActions(true)
      change.make(stage)
      let after = try paint(stage, at: 1)
      #expect(before.elementsEqual(after, by: ===) == change.isKept, "\(change.because)")
    }
  }

  @Test func shadows() throws {
    try check(Self.placing + Self.painting + Self.shadow) { $0.shadowOpacity = 1 }
  }

  @Test func shadowsOfPathsDoNotCareWhatIsPainted() throws {
    let painting = Self.painting.map { change in
      Change(because: change.because, isKept: true, make: change.make)
    }
    try check(Self.placing + painting) {
      $0.shadowOpacity = 1
      $0.shadowPath = CGPath(ellipseIn: $0.bounds, transform: nil)
    }
  }

  @Test func rasterizedLayers() throws {
    try check(Self.placing + Self.painting) { $0.shouldRasterize = true }
  }

  @Test func layersInPerspective() throws {
    try check(Self.painting) {
      $0.transform.m34 = -1 / 200
      $0.transform = CATransform3DRotate($0.transform, 0.3, 0, 1, 0)
    }
    let turned = Change(because: "turned", isKept: true) {
      $0.layer.transform = CATransform3DRotate($0.layer.transform, 0.1, 0, 1, 0)
    }
    try check([turned]) {
      $0.transform.m34 = -1 / 200
      $0.transform = CATransform3DRotate($0.transform, 0.3, 0, 1, 0)
    }
  }
}
