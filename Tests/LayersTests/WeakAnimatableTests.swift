import Layers
import Testing

/// References that a layer's copies carry and do not keep alive.
@Suite struct WeakAnimatableTests {
  private final class Owner {}

  private protocol Watching: AnyObject {}
  private final class Watcher: Watching {}

  private final class OwnedLayer: CALayer {
    @WeakAnimatable var owner: Owner!
    @WeakAnimatable var watcher: (any Watching)?
  }

  @Test func startsAsNil() {
    #expect(OwnedLayer().owner == nil)
    #expect(OwnedLayer().watcher == nil)
  }

  @Test func keepsNothingAlive() {
    let layer = OwnedLayer()
    var owner: Owner? = Owner()
    layer.owner = owner
    #expect(layer.owner === owner)
    owner = nil
    #expect(layer.owner == nil)
  }

  @Test func isCopiedAndLetGo() {
    let layer = OwnedLayer()
    let owner = Owner()
    let watcher = Watcher()
    layer.owner = owner
    layer.watcher = watcher
    let copy = OwnedLayer(layer: layer)
    #expect(copy.owner === owner)
    #expect(copy.watcher === watcher)
    #expect(layer.value(forKey: "owner") as? Owner === owner)
    layer.owner = nil
    #expect(layer.owner == nil)
    #expect(copy.owner === owner)
  }
}
