import Drawing
import Geometry
import Layers

/// What is known of a class's way to draw.
struct DrawingFacts {
  /// Whether a class draws, by class.
  private var known: [ObjectIdentifier: Bool] = [:]
  private let draw = MethodSlot(
    of: UIView.self, inheritedBy: PlainView.self, overriddenBy: DrawingView.self)
  private let drawLayer = MethodSlot(
    of: UIView.self, inheritedBy: PlainView.self, overriddenBy: LayerDrawingView.self)
  private let drawInContext = MethodSlot(
    of: CALayer.self, inheritedBy: PlainLayer.self, overriddenBy: DrawingLayer.self)
  private let display = MethodSlot(
    of: CALayer.self, inheritedBy: PlainLayer.self, overriddenBy: DisplayingLayer.self)

  /// Whether views of the class `view` draw by `draw(_:)` or `draw(_:in:)`.
  mutating func draws(_ view: UIView.Type) -> Bool {
    let id = ObjectIdentifier(view)
    if let answer = known[id] { return answer }
    let answer = draw.isOverridden(in: view) || drawLayer.isOverridden(in: view)
    known[id] = answer
    return answer
  }

  /// Whether layers of the class `layer` draw by themselves.
  mutating func draws(_ layer: CALayer.Type) -> Bool {
    let id = ObjectIdentifier(layer)
    if let answer = known[id] { return answer }
    let answer = drawInContext.isOverridden(in: layer) || display.isOverridden(in: layer)
    known[id] = answer
    return answer
  }
}

/// Where a class's table of methods holds one of them, to tell who overrides it.
///
/// The language does not tell. A class's metadata holds the addresses of its methods, a subclass's
/// at the same places: the place of one method is where a subclass that overrides just this one
/// differs, and a subclass that overrides nothing does not. Where that is not exactly one place,
/// every class is taken to override the method, which costs memory and changes no picture.
struct MethodSlot {
  private let base: AnyClass
  private let index: Int?

  /// Finds the method of `base` that `overriding` overrides and `inheriting` does not.
  init(of base: AnyClass, inheritedBy inheriting: AnyClass, overriddenBy overriding: AnyClass) {
    self.base = base
    let (own, plain, other) = (words(of: base), words(of: inheriting), words(of: overriding))
    let places = own.indices.filter { index in
      index < plain.count && index < other.count && own[index] == plain[index]
        && own[index] != other[index] && own[index] != 0
    }
    index = places.count == 1 ? places[0] : nil
  }

  /// Whether the method was found, so that ``isOverridden(in:)`` knows.
  var isFound: Bool { index != nil }

  /// Whether `subclass`, or a class between, overrides the method.
  func isOverridden(in subclass: AnyClass) -> Bool {
    guard let index else { return true }
    return words(of: subclass)[index] != words(of: base)[index]
  }
}

/// The methods of a class and what else its metadata holds behind the header, as words.
private func words(of type: AnyClass) -> UnsafeBufferPointer<UInt> {
  let start = unsafeBitCast(type, to: UnsafeRawPointer.self)
  // Swift's ABI, "Class Metadata", without Objective-C: kind, superclass, flags, address point and
  // size of instances, alignment; size and address point of the class; descriptor, destroyer.
  let (sizeOffset, pointOffset, header) = (32, 36, 56)
  let size = Int(start.load(fromByteOffset: sizeOffset, as: UInt32.self))
  let point = Int(start.load(fromByteOffset: pointOffset, as: UInt32.self))
  let count = max(0, (size - point - header) / MemoryLayout<UInt>.stride)
  return UnsafeBufferPointer(
    start: (start + header).assumingMemoryBound(to: UInt.self), count: count)
}

private final class PlainView: UIView {}

private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {}
}

private final class LayerDrawingView: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
}

private final class PlainLayer: CALayer {}

private final class DrawingLayer: CALayer {
  override func draw(in ctx: CGContext) {}
}

private final class DisplayingLayer: CALayer {
  override func display() {}
}
