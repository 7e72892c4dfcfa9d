import Drawing
import Geometry

extension AnimatableValue {
  /// The numbers the value is made of; none for a value without in-betweens.
  var components: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .vector(let value): [value.dx, value.dy]
    case .rect(let value): [value.minX, value.minY, value.size.width, value.size.height]
    case .color(let value): value.rgbaComponents
    case .transform(let value): value.members
    case .affine(let value): [value.a, value.b, value.c, value.d, value.tx, value.ty]
    case .numbers(let values): values
    case .colors(let values): values.flatMap(\.rgbaComponents)
    case .path(let value): value.elements.flatMap(\.coordinates)
    case .picture, .opaque: []
    }
  }

  /// The value of the same kind made of `components`, which are as many as ``components``.
  func replacing(components new: [Double]) -> AnimatableValue {
    switch self {
    case .number: return .number(new[0])
    case .point: return .point(CGPoint(x: new[0], y: new[1]))
    case .size: return .size(CGSize(width: new[0], height: new[1]))
    case .vector: return .vector(CGVector(dx: new[0], dy: new[1]))
    case .rect: return .rect(CGRect(x: new[0], y: new[1], width: new[2], height: new[3]))
    case .color: return .color(CGColor(rgbaComponents: new[...]))
    case .transform: return .transform(CATransform3D(members: new))
    case .affine:
      return .affine(
        CGAffineTransform(a: new[0], b: new[1], c: new[2], d: new[3], tx: new[4], ty: new[5]))
    case .numbers: return .numbers(new)
    case .colors(let old):
      return .colors(old.indices.map { CGColor(rgbaComponents: new[($0 * 4)..<($0 * 4 + 4)]) })
    case .path(let old):
      var rest = new[...]
      return .path(CGPath(elements: old.elements.map { $0.taking(coordinates: &rest) }))
    case .picture, .opaque: return self
    }
  }

  /// Whether `other` is of the same kind, with as many parts of the same kinds.
  func mixes(with other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.vector, .vector), (.rect, .rect),
      (.color, .color), (.transform, .transform), (.affine, .affine):
      true
    case (.numbers(let one), .numbers(let two)): one.count == two.count
    case (.colors(let one), .colors(let two)): one.count == two.count
    case (.path(let one), .path(let two)):
      one.elements.count == two.elements.count
        && zip(one.elements, two.elements).allSatisfy { $0.isSameKind(as: $1) }
    case (.picture, .picture), (.opaque, .opaque): true
    default: false
    }
  }
}

extension CGColor {
  /// Red, green, blue and alpha.
  fileprivate var rgbaComponents: [Double] {
    let rgba = rgba
    return [rgba.x, rgba.y, rgba.z, rgba.w]
  }

  fileprivate convenience init(rgbaComponents new: ArraySlice<Double>) {
    let first = new.startIndex
    self.init(rgba: SIMD4(new[first], new[first + 1], new[first + 2], new[first + 3]))
  }
}

extension CATransform3D {
  fileprivate var members: [Double] { rows.flatMap { [$0.x, $0.y, $0.z, $0.w] } }

  fileprivate init(members m: [Double]) {
    self.init(
      rows: SIMD4(m[0], m[1], m[2], m[3]), SIMD4(m[4], m[5], m[6], m[7]),
      SIMD4(m[8], m[9], m[10], m[11]), SIMD4(m[12], m[13], m[14], m[15]))
  }
}

extension PathElement {
  /// The element's coordinates in order.
  fileprivate var coordinates: [Double] { points.flatMap { [$0.x, $0.y] } }

  fileprivate func isSameKind(as other: PathElement) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quad, .quad), (.cubic, .cubic), (.close, .close): true
    default: false
    }
  }

  /// The same kind of element at the coordinates that `rest` begins with, which are taken off it.
  fileprivate func taking(coordinates rest: inout ArraySlice<Double>) -> PathElement {
    mapped { _ in CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
  }
}
