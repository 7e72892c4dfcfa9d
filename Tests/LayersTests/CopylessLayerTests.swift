import Geometry
import Layers
import Testing

/// A class as blogs have it: an initializer of its own, and none that makes a copy.
private final class CopylessLayer: CALayer {
  let tag: Int

  init(tag: Int) {
    self.tag = tag
    super.init()
  }
}

/// C-01: what happens when a copy is needed of a layer whose class says not how to make one.
@Suite struct CopylessLayerTests {
  @Test func theMessageNamesTheClass() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let harness = try FrameHarness(width: 10, height: 10)
      let layer = CopylessLayer(tag: 3)
      harness.root.addSublayer(layer)
      try harness.frame(at: 0)
      _ = layer.presentation()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("unimplemented initializer 'init(layer:)'"), "\(message)")
    #expect(message.contains("CopylessLayer"), "\(message)")
  }
}
