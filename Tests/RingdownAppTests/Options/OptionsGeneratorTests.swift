import RingdownApp
import Testing
import TestSupport

/// Values and command lines made by a seeded generator: nothing traps, and what is read is sound.
@Suite struct OptionsGeneratorTests {
  private static let seeds = [
    "tomato", "Light Sea Green", "gray50", "#ff6347", "#f80c", "rgb:ff/63/47",
    "rgb(255 99 71 / 50%)",
    "rgba(255, 99, 71, 0.5)", "hsl(9deg 100% 64%)", "hsla(240, 100%, 50%, .5)", "none",
    "240x160-10+20", "+-5--6", "--ring-color=red", "--geometry", "-qn", "--no-drain", "render",
    "5m",
    "--size=96", "--", "--at", "3s", "-of", "--opacity=80%", "--label=é👩‍💻",
  ]
  private static let alphabet = Array("0123456789abcdef#%,./()+-=:xX nrglhs\0\u{7f}\u{e9}".utf8)

  /// Random bytes, random words of the alphabet, or a valid text with up to two bytes changed.
  private static func input(_ generator: inout SeededGenerator) -> String {
    var bytes: [UInt8] = []
    switch UInt8.random(in: 0..<4, using: &generator) {
    case 0:
      bytes = generator.bytes(fewerThan: 24)
    case 1:
      bytes = generator.bytes(of: alphabet, fewerThan: 12)
    default:
      bytes = Array((seeds.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let index = Int.random(in: 0...bytes.count, using: &generator)
        bytes.insert(alphabet.randomElement(using: &generator) ?? 0, at: index)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func everyColorIsReadOrRefused() {
    var generator = SeededGenerator(seed: 4)
    var accepted = 0
    let rounds = soakRounds(100_000)
    for round in 0..<rounds {
      let text = Self.input(&generator)
      do throws(ColorValueError) {
        let color = try ColorValue(parsing: text)
        accepted += 1
        let parts = [color.red, color.green, color.blue, color.alpha]
        let again = try ColorValue(parsing: color.description)
        if !parts.allSatisfy((0...1).contains) || again.description != color.description {
          Issue.record("'\(text)' reads as \(color), then as \(again)")
        }
      } catch {
        // Looking for the nearest name among all of them takes its time: every hundredth will do.
        if round.isMultiple(of: 100) && error.message.isEmpty {
          Issue.record("'\(text)' is refused without a word")
        }
      }
    }
    #expect((rounds / 20...rounds * 6 / 10).contains(accepted))
  }

  @Test func everyGeometryIsReadOrRefused() {
    var generator = SeededGenerator(seed: 5)
    var accepted = 0
    let rounds = soakRounds(100_000)
    for _ in 0..<rounds {
      let text = Self.input(&generator)
      do throws(GeometrySpecError) {
        let geometry = try GeometrySpec(parsing: text)
        accepted += 1
        if try GeometrySpec(parsing: geometry.description) != geometry {
          Issue.record("'\(text)' reads as \(geometry), and that as something else")
        }
      } catch {
        if error.message.isEmpty {
          Issue.record("'\(text)' is refused without a word")
        }
      }
    }
    #expect((rounds / 100...rounds * 6 / 10).contains(accepted))
  }

  @Test func everyCommandLineIsReadOrRefused() {
    var generator = SeededGenerator(seed: 6)
    var accepted = 0
    let rounds = soakRounds(100_000)
    for round in 0..<rounds {
      let count = Int.random(in: 0..<6, using: &generator)
      let arguments = (0..<count).map { _ in
        let isWhole = Bool.random(using: &generator)
        let whole = isWhole ? Self.seeds.randomElement(using: &generator) : nil
        return whole ?? Self.input(&generator)
      }
      do throws(UsageError) {
        _ = try Command(parsing: arguments)
        accepted += 1
      } catch {
        let isLookedAt = round.isMultiple(of: 20)
        let isPrintable = { (text: String) in
          !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F }
        }
        if isLookedAt && !isPrintable(error.description) {
          Issue.record("\(arguments) is refused with \(error.description)")
        }
      }
    }
    #expect((rounds / 100...rounds / 2).contains(accepted))
  }
}
