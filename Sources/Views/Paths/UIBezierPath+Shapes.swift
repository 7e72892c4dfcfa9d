public import Drawing
public import Geometry

/// Corners of a rectangle, as seen on the screen.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Creates a set of corners from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The corner at the least x and y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the greatest x and the least y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the least x and the greatest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the greatest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Paths made at once.
extension UIBezierPath {
  /// Creates a path with the elements of `cgPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// Creates a rectangle, from its top left corner clockwise.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect, transform: nil))
  }

  /// Creates the ellipse in a rectangle, from its right middle clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Creates a rectangle with round corners, from its top edge's left end clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The corners' radius, at most half the shorter side; 0 or less, or not a
  ///     number, gives square corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.standardized.width / 2, rect.standardized.height / 2)
    guard radius > 0 else {
      self.init(rect: rect)
      return
    }
    self.init(
      cgPath: CGPath(
        roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
  }

  /// Creates a rectangle with some corners round, from its top edge's left end clockwise.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners to round; the others are square.
  ///   - cornerRadii: Their horizontal and vertical radius, each at most half the side; 0 or less,
  ///     or not a number, gives square corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let box = rect.standardized
    let radii = CGSize(
      width: min(cornerRadii.width, box.width / 2), height: min(cornerRadii.height, box.height / 2))
    guard radii.width > 0, radii.height > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    self.init()
    /// Rounds the corner reached by a line in direction (`inX`, `inY`), turning clockwise.
    func turn(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, _ inX: CGFloat, _ inY: CGFloat) {
      let point = CGPoint(x: x, y: y)
      guard corners.contains(corner) else { return addLine(to: point) }
      /// A point so many radii before the corner, and so many after it.
      func near(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
        CGPoint(
          x: x - (inX * before + inY * after) * radii.width,
          y: y - (inY * before - inX * after) * radii.height)
      }
      let handle = 1 - Self.quarterHandle
      addLine(to: near(1, 0))
      addCurve(to: near(0, 1), controlPoint1: near(handle, 0), controlPoint2: near(0, handle))
    }
    let inset = corners.contains(.topLeft) ? radii.width : 0
    move(to: CGPoint(x: box.minX + inset, y: box.minY))
    turn(.topRight, box.maxX, box.minY, 1, 0)
    turn(.bottomRight, box.maxX, box.maxY, 0, 1)
    turn(.bottomLeft, box.minX, box.maxY, -1, 0)
    if corners.contains(.topLeft) {
      turn(.topLeft, box.minX, box.minY, 0, -1)
    }
    close()
  }

  /// How far a quarter circle's control points lie along its tangents, for radius 1.
  private static var quarterHandle: CGFloat { 0.552_284_749_830_793_6 }

  /// Creates an arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc starts, in radians from the x axis, clockwise on the screen.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it runs clockwise on the screen; at most one full turn.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
}
