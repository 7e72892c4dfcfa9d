/// The same numbers for the same seed, on every machine (SplitMix64).
///
/// - Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators".
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of `seed`.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Fewer than `limit` bytes of any value.
  public mutating func bytes(fewerThan limit: Int) -> [UInt8] {
    bytes(of: Array(UInt8.min...UInt8.max), fewerThan: limit)
  }

  /// Fewer than `limit` bytes of an alphabet.
  ///
  /// - Precondition: The alphabet has a byte, and `limit` is positive.
  public mutating func bytes(of alphabet: [UInt8], fewerThan limit: Int) -> [UInt8] {
    (0..<Int.random(in: 0..<limit, using: &self)).map { _ in
      alphabet[Int.random(in: alphabet.indices, using: &self)]
    }
  }
}
