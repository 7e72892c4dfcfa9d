import Drawing
import Geometry
import Glibc
import TestSupport
import Testing

/// Each example draws what its page says, at moments that one can reckon.
@Suite struct ExamplePictureTests {
  /// A moment of an example, and the colours of some of its pixels then.
  struct Row: CustomTestStringConvertible, Sendable {
    var example: String
    var time: Double
    var scale = 1
    var pixels: [Pixel]
    var because: String
    var testDescription: String { "\(example) at \(time) s: \(because)" }

    init(
      _ example: String, at time: Double = 0, scale: Int = 1, _ because: String, _ pixels: Pixel...
    ) {
      self.example = example
      self.time = time
      self.scale = scale
      self.pixels = pixels
      self.because = because
    }
  }

  /// A pixel and its colour, each channel `0...255`.
  struct Pixel: Sendable {
    var x: Int
    var y: Int
    var colour: (red: Int, green: Int, blue: Int)

    init(_ x: Int, _ y: Int, _ colour: (red: Int, green: Int, blue: Int)) {
      self.x = x
      self.y = y
      self.colour = colour
    }
  }

  /// The background of every example: 0.11, 0.12 and 0.16 of 255.
  private static let ground = (red: 28, green: 31, blue: 41)
  private static let tomato = (red: 255, green: 99, blue: 71)

  static let rows: [Row] = [
    Row("OwnPackage", "the layer fills the window", Pixel(0, 0, tomato), Pixel(239, 159, tomato)),
    Row(
      "FirstLayer", "a rectangle from (60, 40) to (180, 120), its corners rounded by 20",
      Pixel(120, 80, tomato), Pixel(60, 80, tomato), Pixel(59, 80, ground),
      Pixel(179, 80, tomato), Pixel(180, 80, ground), Pixel(60, 40, ground),
      // The corner's circle is about (80, 60): its edge is 20/√2 = 14.1 up and left of that.
      Pixel(64, 44, ground), Pixel(67, 47, tomato)),
    Row(
      "FirstLayer", scale: 3, "three pixels a point",
      Pixel(179, 240, ground), Pixel(180, 240, tomato), Pixel(539, 240, tomato)),
    Row(
      "ProgressRing", at: 1, "a quarter of the ring is full",
      // Up right, down right and up left: 60/√2 = 42.4 from the middle on both axes. The track
      // there is white of 0.15 over the ground.
      Pixel(122, 37, tomato), Pixel(122, 122, (62, 65, 73)), Pixel(37, 37, (62, 65, 73)),
      Pixel(80, 95, ground)),
    Row(
      "ProgressRing", at: 3, "three quarters",
      Pixel(122, 37, tomato), Pixel(122, 122, tomato), Pixel(37, 122, tomato),
      Pixel(37, 37, (62, 65, 73))),
    Row(
      "ProgressRing", at: 4.5, "afterwards the ring shows its own strokeEnd, 1",
      Pixel(37, 37, tomato), Pixel(80, 20, tomato)),
    Row(
      "Heartbeat", "at its own size at first: a radius of 30",
      Pixel(80, 80, (240, 69, 84)), Pixel(108, 80, (240, 69, 84)), Pixel(111, 80, ground)),
    Row(
      "Heartbeat", at: 0.5, "half way: a radius of 45, and half of its colour over the ground",
      Pixel(80, 80, (134, 50, 63)), Pixel(123, 80, (134, 50, 63)), Pixel(126, 80, ground)),
    Row(
      "Heartbeat", at: 2.5, "the third beat is like the first",
      Pixel(80, 80, (134, 50, 63)), Pixel(126, 80, ground)),
    Row(
      "Heartbeat", at: 4, "the completion block made it green",
      Pixel(80, 80, (51, 199, 89)), Pixel(108, 80, (51, 199, 89)), Pixel(111, 80, ground)),
    Row(
      "CustomProperty", at: 0.5, "empty at first, with a border of 0.4 white over the ground",
      Pixel(60, 119, (119, 121, 127)), Pixel(60, 110, ground)),
    Row(
      "CustomProperty", at: 1.25, "half way to 0.8: 40 of 100 points",
      Pixel(60, 82, (153, 102, 77)), Pixel(60, 78, ground)),
    Row(
      "CustomProperty", at: 2, "0.8: 80 of 100 points",
      Pixel(60, 42, (51, 204, 77)), Pixel(60, 38, ground)),
    Row(
      "Pausing", at: 1.5, "paused after a second of eight: an eighth of a turn",
      // The corner points up: half of the diagonal is 42.4.
      Pixel(80, 40, (51, 153, 255)), Pixel(80, 36, ground), Pixel(52, 52, ground)),
    Row(
      "Pausing", at: 3, "after a second's rest two of eight have gone: a quarter",
      Pixel(52, 52, (51, 153, 255)), Pixel(80, 48, ground)),
  ]

  static let motionRows: [Row] = [
    Row(
      "KeyframesAndSprings", at: 1.5, "half of the way there, and half of its time",
      Pixel(120, 40, tomato), Pixel(107, 40, ground), Pixel(133, 40, ground)),
    Row(
      "KeyframesAndSprings", at: 3.5, "and half of the way back",
      Pixel(120, 40, tomato), Pixel(107, 40, ground), Pixel(133, 40, ground)),
    Row(
      // ω₀ = 10, ζ = 1/2: half a period of the damped swing, ω₀√(1 − ζ²) = 8.66, is 0.3628 s. By
      // then it is e^(−5 · 0.3628) = 0.163 beyond the 100 points of its way: at 146.3.
      "KeyframesAndSprings", at: 0.3628, "the spring's first swing",
      Pixel(157, 100, (51, 153, 255)), Pixel(136, 100, (51, 153, 255)), Pixel(133, 100, ground),
      Pixel(160, 100, ground)),
    Row(
      "KeyframesAndSprings", at: 3, "the spring has settled",
      Pixel(119, 100, (51, 153, 255)), Pixel(140, 100, (51, 153, 255)), Pixel(116, 100, ground)),
    Row(
      // The wheel's middle is (80, 80), its radius 50. The copy a quarter round is the fourth, three
      // twelfths of a second behind: at 0.75 of its fading, so a quarter of white over the ground.
      "Replicas", at: 2, "the copies are behind one another",
      Pixel(80, 30, (255, 255, 255)), Pixel(130, 80, (85, 87, 94)),
      Pixel(80, 130, (142, 143, 148)), Pixel(30, 80, (198, 199, 202)), Pixel(80, 80, ground)),
    Row(
      // The card spans (30, 30) to (210, 130). Its border is 6 wide, half of it inside; the gradient
      // begins up from the middle, (120, 80), and has its four colours at thirds of a turn.
      "GlowingBorder",
      "the border begins at the top, with the first colour, and leaves the rest",
      Pixel(120, 30, (255, 51, 102)), Pixel(120, 80, ground), Pixel(120, 5, ground)),
    Row(
      "GlowingBorder", at: 1.5, "half a turn later it begins at the bottom",
      Pixel(120, 130, (255, 51, 102))),
    Row(
      "Replicas", at: 2.25, "a quarter of a second later the bright one is a quarter further",
      Pixel(130, 80, (255, 255, 255)), Pixel(80, 130, (85, 87, 94))),
  ]

  @Test(arguments: rows + motionRows)
  func picture(_ row: Row) throws {
    let picture = try render(row.example, at: row.time, scale: row.scale)
    for pixel in row.pixels {
      let found = picture.withPixels { colour($0[pixel.x, pixel.y]) }
      let worst =
        zip(found, [255, pixel.colour.red, pixel.colour.green, pixel.colour.blue])
        .map { abs($0 - $1) }.max() ?? 0
      // Cairo makes a byte of a colour by 256, not 255, and rounds again when it blends.
      #expect(worst <= 1, "(\(pixel.x), \(pixel.y)) is \(found), not \(pixel.colour)")
    }
  }

  @Test func theGlowFadesOutwards() throws {
    let picture = try render("GlowingBorder", at: 0)
    // The border's outer edge is at y = 27; twice the radius, 12, is as far as the glow reaches.
    let reds = picture.withPixels { pixels in
      [26, 23, 20, 10].map { colour(pixels[120, $0])[1] }
    }
    #expect(reds[0] > reds[1] && reds[1] > reds[2] && reds[2] > reds[3], "\(reds)")
    #expect(reds[3] == Self.ground.red)
  }

  @Test func aLoopOfOnesOwnPaintsOnlyWhatMovesAndAStillShowsTheModel() throws {
    let folder = try makeFolder()
    defer { rmdir(folder) }
    let (frame, still) = ("\(folder)/frame.png", "\(folder)/still.png")
    let loop = try ChildProcess([ChildProcess.built("OwnLoop"), frame, still])
    let lines = String(decoding: loop.readOutput(), as: UTF8.self).split(separator: "\n")
    try #require(loop.waitForExitStatus() == 0)
    defer { for file in [frame, still] { unlink(file) } }
    #expect(lines.count == 5, "a frame each eighth of a second up to a half")
    #expect(lines.first?.hasPrefix("at 0.0 s: 6400 of 6400 pixels, ") == true)
    for line in lines.dropFirst() {
      let area = line.split(separator: " ").dropFirst(3).first.flatMap { Int($0) }
      // The dot is 20 wide and moves 5 points a frame, with a pixel of edge around it.
      #expect(area.map { (500...600).contains($0) } == true, "\(line)")
    }
    // Half way down from y = 20 to 60 in the frame; where the model has it, twice as large, in the
    // still.
    let moved = try ImageSurface(pngFile: frame).withPixels { [$0[20, 40], $0[20, 20]] }
    #expect(moved.map { colour($0)[1] } == [255, Self.ground.red])
    let kept = try ImageSurface(pngFile: still).withPixels { [$0[40, 40], $0[40, 80]] }
    #expect(kept.map { colour($0)[1] } == [255, Self.ground.red])
  }

  @Test func theRingsTextCountsDown() throws {
    /// How many pixels in the middle of the ring are white.
    func ink(at time: Double) throws -> [Bool] {
      let picture = try render("ProgressRing", at: time)
      return picture.withPixels { pixels in
        (62..<98).flatMap { y in (40..<120).map { x in pixels[x, y] == 0xFFFF_FFFF } }
      }
    }
    let (four, stillFour, three) = (try ink(at: 0), try ink(at: 0.9), try ink(at: 1.3))
    #expect(four.contains(true))
    #expect(four == stillFour)
    #expect(four != three)
    // Half of the quarter second in which the text's 36 points are pushed up, which begins within a
    // frame: by 18, or by up to 2.4 less. Below the old text comes the new one.
    let between = try ink(at: 1.125)
    let shifts = (1..<36).filter { (shift: Int) -> Bool in
      let (pushed, come) = ((36 - shift) * 80, shift * 80)
      return Array(between.prefix(pushed)) == Array(four.suffix(pushed))
        && Array(between.suffix(come)) == Array(three.prefix(come))
    }
    let wanted = 15...18
    #expect(shifts.count == 1 && wanted.contains(shifts[0]), "\(shifts)")
  }

  /// Runs an example without a display and reads the picture that it writes.
  private func render(
    _ example: String, at time: Double, scale: Int = 1
  ) throws -> ImageSurface {
    let folder = try makeFolder()
    defer { rmdir(folder) }
    let file = "\(folder)/picture.png"
    let program = try ChildProcess(
      [
        ChildProcess.built(example), "--render", file, "--at", "\(time)", "--scale", "\(scale)",
      ], outputDescriptor: 2)
    let errors = String(decoding: program.readOutput(), as: UTF8.self)
    #expect(errors == "", "\(example) complains")
    try #require(program.waitForExitStatus() == 0)
    defer { unlink(file) }
    return try ImageSurface(pngFile: file)
  }

  /// Makes a folder for pictures, which the caller removes.
  private func makeFolder() throws -> String {
    var folder = Array("/tmp/ringdown-example-XXXXXX".utf8CString)
    try #require(mkdtemp(&folder) != nil, "no folder for the picture")
    return String(decoding: folder.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Alpha, red, green and blue of a pixel.
  private func colour(_ word: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(word >> UInt32($0) & 255) }
  }
}
