import Geometry
import Glibc
import TestSupport
import Testing
import Windowing

extension DesktopTests {
  /// The examples that are written as on iOS, side by side in windows of 240 × 240 points.
  @Suite struct UIKitExampleTests {
    /// The screen as it was between two moments, in seconds.
    private struct Sample {
      let time: ClosedRange<Double>
      let picture: ScreenPicture
    }

    /// What one of the windows showed, and when.
    private struct Film {
      let origin: PixelPoint
      var samples: [Sample]

      func colour(_ x: Int, _ y: Int, in sample: Sample) -> UInt32 {
        sample.picture.colour(origin.x + x, origin.y + y)
      }

      /// How much of the circle of radius 80 round the middle is blue, as a part of the whole.
      func sweep(in sample: Sample) -> Double {
        let marks = 360
        let blue = (0..<marks).count { mark in
          let angle = 2 * Double.pi * (Double(mark) + 0.5) / Double(marks)
          let (x, y) = (120 + 80 * cos(angle), 120 + 80 * sin(angle))
          return isBlue(colour(Int(x), Int(y), in: sample))
        }
        return Double(blue) / Double(marks)
      }

      /// The middle of what is of a colour in row `y`; `nil` where nothing is.
      func middle(of isWanted: (UInt32) -> Bool, row y: Int, in sample: Sample) -> Double? {
        let places = (0..<240).filter { isWanted(colour($0, y, in: sample)) }
        guard let first = places.first, let last = places.last else { return nil }
        return Double(first + last + 1) / 2
      }

      /// The middle of all that is of a colour in some rows; `nil` where nothing is.
      func centre(
        of isWanted: (UInt32) -> Bool, rows: Range<Int>, in sample: Sample
      ) -> CGPoint? {
        var (count, x, y) = (0.0, 0.0, 0.0)
        for row in rows {
          for column in 0..<240 where isWanted(colour(column, row, in: sample)) {
            (count, x, y) = (count + 1, x + Double(column) + 0.5, y + Double(row) + 0.5)
          }
        }
        return count > 0 ? CGPoint(x: x / count, y: y / count) : nil
      }

      /// How fast a number grows a second while it is between a tenth and nine tenths.
      func rate(_ number: (Sample) -> Double) throws -> Double {
        let moving = samples.filter { (0.1...0.9).contains(number($0)) }
        let (first, last) = (try #require(moving.first), try #require(moving.last))
        let (start, end) = (
          first.time.lowerBound + first.time.upperBound, last.time.lowerBound + last.time.upperBound
        )
        try #require(end - start > 2, "too few pictures were taken")
        return (number(last) - number(first)) / ((end - start) / 2)
      }
    }

    /// How far a rate may be off: a picture takes a tenth of a second, and moves meanwhile.
    private static let rateTolerance = 0.15

    private static let names = [
      "CountdownView", "PercentageLayer", "TimerRing", "ConicBorder", "ProgressControl",
      "Playground",
    ]

    @Test func eachMovesAsItsNumbersSay() throws {
      // openbox puts windows where there is room, and so tall a screen has it for six.
      let desktop = try Desktop([.windowManager], screen: "800x880x24")
      let programs = try Self.names.map { name in
        try ChildProcess(
          [
            "env", "RINGDOWN_RUN_FOR=60", "RINGDOWN_WINDOW_SIZE=240x240",
            "RINGDOWN_WINDOW_TITLE=\(name)", ChildProcess.built(name),
          ], display: desktop.display, outputDescriptor: 2)
      }
      var samples = try film(desktop, for: 6)
      var films: [String: Film] = [:]
      for name in Self.names {
        films[name] = Film(origin: try origin(of: name, on: desktop), samples: samples)
      }
      // What takes longest to start ends last.
      let rings = try ["CountdownView", "TimerRing"].map { try #require(films[$0]) }
      try waitUntil("both rings are at their ends", within: 20) {
        guard let last = samples.last else { return false }
        if rings[0].sweep(in: last) > 0.99, rings[1].sweep(in: last) < 0.02 { return true }
        samples += try film(desktop, for: 0.1)
        return false
      }
      for name in Self.names { films[name]?.samples = samples }
      try countdown(#require(films["CountdownView"]))
      try percentage(#require(films["PercentageLayer"]))
      try timerRing(#require(films["TimerRing"]))
      try conicBorder(#require(films["ConicBorder"]))
      try playground(#require(films["Playground"]))
      try progress(#require(films["ProgressControl"]), on: desktop)
      for (name, program) in zip(Self.names, programs) {
        #expect(program.readAvailable() == "", "\(name) complained")
      }
    }

    /// Takes pictures of the screen, one after the other.
    private func film(_ desktop: Desktop, for duration: Double) throws -> [Sample] {
      let waiter = try SystemWaiter()
      let start = waiter.now()
      var samples: [Sample] = []
      while waiter.now() - start < duration {
        let before = waiter.now()
        let picture = try desktop.picture()
        samples.append(Sample(time: before...waiter.now(), picture: picture))
      }
      return samples
    }

    private func origin(of title: String, on desktop: Desktop) throws -> PixelPoint {
      let text = try desktop.run("xwininfo", "-name", title)
      func number(after label: String) throws -> Int {
        let line = text.split(separator: "\n").first { $0.contains(label) }
        return try #require(
          line?.split(separator: " ").last.flatMap { Int($0) }, "\(title): \(text)")
      }
      return PixelPoint(
        x: try number(after: "Absolute upper-left X:"),
        y: try number(after: "Absolute upper-left Y:"))
    }

    // MARK: What each shows

    /// A quarter of the ring a second, then all of it, for good.
    private func countdown(_ film: Film) throws {
      let rate = try film.rate(film.sweep)
      #expect(abs(rate * 4 - 1) < Self.rateTolerance, "\(rate) a second")
      #expect(film.sweep(in: try #require(film.samples.last)) > 0.99)
    }

    /// A third of the width a second, then all of it.
    private func percentage(_ film: Film) throws {
      func length(_ sample: Sample) -> Double {
        Double((0..<240).count { isRed(film.colour($0, 120, in: sample)) }) / 240
      }
      let rate = try film.rate(length)
      #expect(abs(rate * 3 - 1) < Self.rateTolerance, "\(rate) a second")
      let last = try #require(film.samples.last)
      #expect(length(last) == 1)
      // The line is a tenth of the height.
      #expect((0..<240).count { isRed(film.colour(100, $0, in: last)) } == 24)
    }

    /// A quarter of the ring a second; the animation is removed at its end, and the ring empty.
    private func timerRing(_ film: Film) throws {
      let rate = try film.rate(film.sweep)
      #expect(abs(rate * 4 - 1) < Self.rateTolerance, "\(rate) a second")
      // No length with round ends is a dot.
      #expect(film.sweep(in: try #require(film.samples.last)) < 0.02)
    }

    /// The border's colours go round; it is ten wide, and white is inside and outside of it.
    private func conicBorder(_ film: Film) throws {
      let shown = film.samples.filter { film.colour(120, 120, in: $0) == 0xFFFFFF }
      let colours = shown.map { film.colour(80, 120, in: $0) }
      #expect(Set(colours).count > 8, "eight colours, and some between them")
      // Blue or green on white: red is what white lets through.
      #expect(colours.allSatisfy { $0 >> 16 < 0xE0 })
      let last = try #require(shown.last)
      // The path is 10 inside of 100 × 200 round the middle, and the line 5 to either side of it.
      #expect(film.colour(73, 120, in: last) == 0xFFFFFF)
      #expect(
        film.colour(76, 120, in: last) != 0xFFFFFF && film.colour(84, 120, in: last) != 0xFFFFFF)
      #expect(film.colour(87, 120, in: last) == 0xFFFFFF)
    }

    /// The springs come to rest at 165, the rider is on its curve, the hopper went by 4 · 44.
    private func playground(_ film: Film) throws {
      let last = try #require(film.samples.last)
      for (row, isWanted) in [(35, isRed), (79, isOrange)] {
        #expect(abs((film.middle(of: isWanted, row: row, in: last) ?? 0) - 165) < 1)
      }
      let riders = try [last, #require(film.samples.dropLast(2).last)].map { sample in
        try #require(film.centre(of: isBlue, rows: 90..<170, in: sample))
      }
      for rider in riders {
        // A parabola from (40, 150) to (200, 150), half as high as its control point is.
        let part = (rider.x - 40) / 160
        #expect(abs(rider.y - (150 - 160 * part * (1 - part))) < 2, "\(rider)")
      }
      #expect(riders[0] != riders[1])
      let hopper = film.middle(of: { $0 != 0xFFFFFF }, row: 202, in: last)
      #expect(hopper == 208)
    }

    /// Two fifths at first; a touch in the west is three quarters from the top.
    private func progress(_ film: Film, on desktop: Desktop) throws {
      #expect(abs(film.sweep(in: try #require(film.samples.last)) - 0.4) < 0.01)
      try desktop.run(
        "xdotool", "mousemove", "\(film.origin.x + 60)", "\(film.origin.y + 120)", "click", "1")
      try waitUntil("the ring is three quarters full") {
        let sample = Sample(time: 0...0, picture: try desktop.picture())
        return abs(film.sweep(in: sample) - 0.75) < 0.01
      }
    }
  }
}

private func channels(_ colour: UInt32) -> (red: UInt32, green: UInt32, blue: UInt32) {
  (colour >> 16, colour >> 8 & 0xFF, colour & 0xFF)
}

/// Whether a colour is the system's blue, or nearly.
private func isBlue(_ colour: UInt32) -> Bool {
  let (red, green, blue) = channels(colour)
  return red < 80 && green < 170 && blue > 200
}

/// Whether a colour is red or the system's red.
private func isRed(_ colour: UInt32) -> Bool {
  let (red, green, blue) = channels(colour)
  return red > 200 && green < 100 && blue < 100
}

/// Whether a colour is the system's orange, or nearly.
private func isOrange(_ colour: UInt32) -> Bool {
  let (red, green, blue) = channels(colour)
  return red > 200 && (100...180).contains(green) && blue < 80
}
