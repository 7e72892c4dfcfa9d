import Foundation
public import Geometry
public import Layers

// Geometry as text, in braces: what property lists written for iOS have.
extension NSCoder {
  /// The point in `string`, such as `{1, 2}`; zero where that is none.
  public static func cgPoint(for string: String) -> CGPoint {
    let values = numbers(in: string, count: 2)
    return CGPoint(x: values[0], y: values[1])
  }

  /// The vector in `string`, such as `{1, 2}`; zero where that is none.
  public static func cgVector(for string: String) -> CGVector {
    let values = numbers(in: string, count: 2)
    return CGVector(dx: values[0], dy: values[1])
  }

  /// The size in `string`, such as `{1, 2}`; zero where that is none.
  public static func cgSize(for string: String) -> CGSize {
    let values = numbers(in: string, count: 2)
    return CGSize(width: values[0], height: values[1])
  }

  /// The rectangle in `string`, such as `{{1, 2}, {3, 4}}`; zero where that is none.
  public static func cgRect(for string: String) -> CGRect {
    let values = numbers(in: string, count: 4)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// The transform in `string`, its six numbers in braces; zeros where that is none.
  public static func cgAffineTransform(for string: String) -> CGAffineTransform {
    let values = numbers(in: string, count: 6)
    return CGAffineTransform(
      a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
  }

  /// A point as text.
  public static func string(for point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }

  /// A size as text.
  public static func string(for size: CGSize) -> String {
    "{\(text(size.width)), \(text(size.height))}"
  }

  /// A rectangle as text.
  public static func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// A number without the zero behind the point of a whole one.
  private static func text(_ number: CGFloat) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The numbers in `string`, all zero where they are not as many as wanted.
  private static func numbers(in string: String, count: Int) -> [CGFloat] {
    let parts = string.split { "{}, \t\n".contains($0) }
    let found = parts.compactMap { CGFloat($0) }.filter(\.isFinite)
    return found.count == count && parts.count == count
      ? found : Array(repeating: 0, count: count)
  }
}
