import Countdown
import Testing

/// Numbers read without the locale.
@Suite struct DecimalNumberTests {
  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("7", 7), ("+7", 7), ("-1.5", -1.5), (".25", 0.25), ("0.1", 0.1),
    ("0.30", 0.3), ("123456789012345", 123_456_789_012_345), ("1.000000000000000000000001", 1),
    ("0000000000000000000000000000001.5", 1.5), ("0.00000000000000000000001", 0),
  ])
  func value(_ text: String, _ expected: Double) {
    let value = DecimalNumber(parsing: text)?.doubleValue
    #expect(value == expected)
    #expect(value?.sign == expected.sign)
  }

  @Test(arguments: [
    "", "-", "+", ".", "1.", "1..5", "1.5.5", "1,5", "1e3", "nan", "inf", "0x1", " 1", "1 ", "--1",
    "٣", "1\0", "1234567890123456789",
  ])
  func refuses(_ text: String) {
    #expect(DecimalNumber(parsing: text) == nil)
  }

  @Test(arguments: [
    ("0.5", 1, 1), ("-0.5", 1, -1), ("0.4999999", 1, 0), ("0.0005", 1000, 1), ("1.5", -2, -3),
    ("999999999999999999", 9, 8_999_999_999_999_999_991),
    ("0.999999999999999999", 86_400_000, 86_400_000),
  ])
  func multiplied(_ text: String, _ unit: Int, _ expected: Int) throws {
    let number = try #require(DecimalNumber(parsing: text))
    #expect(number.multiplied(by: unit) == expected)
  }

  @Test func aProductThatDoesNotFitIsRefused() throws {
    let number = try #require(DecimalNumber(parsing: "999999999999999999"))
    #expect(number.multiplied(by: 10) == nil)
  }
}
