extension CGPoint: CustomStringConvertible {
  /// The point as `(1.0, 2.0)`.
  public var description: String { debugDescription }
}

extension CGSize: CustomStringConvertible {
  /// The size as `(1.0, 2.0)`.
  public var description: String { debugDescription }
}

extension CGVector: CustomStringConvertible {
  /// The vector as `(1.0, 2.0)`.
  public var description: String { debugDescription }
}

extension CGRect: CustomStringConvertible {
  /// The rectangle as `(x, y, width, height)`.
  public var description: String { debugDescription }
}

extension CGPoint: Codable {
  /// Reads a point from two numbers, as Core Graphics writes it.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(x: try numbers.decode(CGFloat.self), y: try numbers.decode(CGFloat.self))
  }

  /// Writes the point as two numbers.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(x)
    try numbers.encode(y)
  }
}

extension CGSize: Codable {
  /// Reads a size from two numbers, as Core Graphics writes it.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(width: try numbers.decode(CGFloat.self), height: try numbers.decode(CGFloat.self))
  }

  /// Writes the size as two numbers.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(width)
    try numbers.encode(height)
  }
}

extension CGVector: Codable {
  /// Reads a vector from two numbers, as Core Graphics writes it.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
  }

  /// Writes the vector as two numbers.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(dx)
    try numbers.encode(dy)
  }
}

extension CGRect: Codable {
  /// Reads a rectangle from its origin and its size, as Core Graphics writes it.
  public init(from decoder: any Decoder) throws {
    var members = try decoder.unkeyedContainer()
    self.init(
      origin: try members.decode(CGPoint.self), size: try members.decode(CGSize.self))
  }

  /// Writes the rectangle as its origin and its size.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.unkeyedContainer()
    try members.encode(origin)
    try members.encode(size)
  }
}
