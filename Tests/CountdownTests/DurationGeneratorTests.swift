import Countdown
import Testing
import TestSupport

/// Durations made by a seeded generator: nothing traps, and what is accepted is sound.
@Suite struct DurationGeneratorTests {
  private static let seeds = [
    "1h30m", "90", "1.5h", "5:00", "1:30:00", "PT1H30M", "P1DT2H", "250ms", "1d2h3m4s5ms",
    "9999d", "0.0005s", "PT1M30,25S", "18446744073709551616s", "١٢m", "👩‍💻5m",
  ]
  private static let alphabet = Array("0123456789dhmsDHMSPTpt.,:+- \t\0\u{7f}exinfWY".utf8)

  /// Random bytes, random words of the grammar's alphabet, or a valid text with a few bytes changed.
  private static func input(_ generator: inout SeededGenerator) -> String {
    var bytes: [UInt8] = []
    switch UInt8.random(in: 0..<4, using: &generator) {
    case 0:
      bytes = generator.bytes(fewerThan: 24)
    case 1:
      bytes = generator.bytes(of: alphabet, fewerThan: 16)
    case 2:
      for unit in ["d", "h", "m", "s", "ms"] where Bool.random(using: &generator) {
        let isFraction = Bool.random(using: &generator)
        bytes += Array("\(Int.random(in: 0...400, using: &generator))".utf8)
        bytes += Array(
          (isFraction ? ".\(UInt16.random(in: 0 ... .max, using: &generator))" : "").utf8)
        bytes += Array(unit.utf8)
      }
    default:
      bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 0..<4, using: &generator) {
        let index = Int.random(in: 0...bytes.count, using: &generator)
        let byte = alphabet.randomElement(using: &generator) ?? 0
        if index < bytes.count && Bool.random(using: &generator) {
          bytes[index] = byte
        } else {
          bytes.insert(byte, at: index)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func everyTextIsReadOrRefusedWithACaretInIt() {
    var generator = SeededGenerator(seed: 25)
    var accepted = 0
    let rounds = soakRounds(100_000)
    for _ in 0..<rounds {
      let text = Self.input(&generator)
      do throws(CountdownDurationError) {
        let duration = try CountdownDuration(parsing: text)
        accepted += 1
        let isInRange = duration.milliseconds > 0 && duration <= .longest
        let again = try CountdownDuration(parsing: duration.description)
        if !isInRange || again != duration {
          Issue.record("'\(Excerpt.visible(text))' reads as \(duration), then as \(again)")
        }
      } catch {
        let isSound =
          error.text == text && error.offset >= 0 && error.offset <= text.count
          && error.description.split(separator: "\n", omittingEmptySubsequences: false).count == 3
          && !error.description.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
        if !isSound {
          Issue.record("'\(Excerpt.visible(text))' is refused as \(error)")
        }
      }
    }
    // A generator that made only rubbish, or nothing but durations, would show little.
    #expect((rounds / 5...rounds * 6 / 10).contains(accepted))
  }
}
