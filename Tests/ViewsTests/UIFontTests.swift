import Drawing
import Geometry
import Testing
import Views

/// Fonts by their names on iOS, and their measures.
@Suite struct UIFontTests {
  struct Named: CustomTestStringConvertible, Sendable {
    var name: String
    var family: String
    var weight = 400
    var isItalic = false
    var testDescription: String { name }
  }

  static let names = [
    Named(name: "Helvetica", family: "Helvetica"),
    Named(name: "Helvetica-BoldOblique", family: "Helvetica", weight: 700, isItalic: true),
    Named(name: "HelveticaNeue-Light", family: "HelveticaNeue,Helvetica,Sans", weight: 300),
    Named(
      name: "HelveticaNeue-CondensedBold", family: "HelveticaNeue,Helvetica,Sans", weight: 700),
    Named(name: "Avenir-Book", family: "Avenir,Helvetica,Sans"),
    Named(name: "AvenirNext-DemiBold", family: "AvenirNext,Helvetica,Sans", weight: 600),
    Named(name: "SFProText-Semibold", family: "Sans", weight: 600),
    Named(name: ".SFUIDisplay-Bold", family: "Sans", weight: 700),
    Named(name: "Arial-BoldMT", family: "Arial,Arial,Helvetica,Sans", weight: 700),
    Named(
      name: "TimesNewRomanPS-ItalicMT", family: "TimesNewRomanPS,Times New Roman,Times,Serif",
      isItalic: true),
    Named(name: "Menlo-Regular", family: "Menlo,Monospace"),
    Named(name: "Some-Thing", family: "Some-Thing"),
  ]

  @Test(arguments: names)
  func postScriptNames(_ row: Named) throws {
    let font = try #require(UIFont(name: row.name, size: 12))
    #expect(font.description.family == row.family)
    #expect(font.description.weight == row.weight)
    #expect(font.description.isItalic == row.isItalic)
    #expect(font.fontName == row.name && font.pointSize == 12)
  }

  @Test func whatIsNoFontIsRefused() {
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "Helvetica", size: .nan) == nil)
    #expect(UIFont.systemFont(ofSize: .infinity).pointSize == 1)
  }

  @Test(
    "Weights by their names",
    arguments: [
      (UIFont.Weight.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
      (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
    ])
  func weights(weight: UIFont.Weight, css: Int) {
    #expect(UIFont.systemFont(ofSize: 10, weight: weight).description.weight == css)
  }

  @Test("Measures are those of the font's own tables, in points")
  func metrics() {
    // DejaVu Sans has 2048 units an em: hhea ascent 1901, descent 483, capitals 1493, x 1120.
    let font = UIFont(pango: "DejaVu Sans", defaultSize: 20)
    let unit = 20.0 / 2048
    #expect(abs(font.ascender - 1901 * unit) < 0.01)
    #expect(abs(font.descender + 483 * unit) < 0.01)
    #expect(abs(font.lineHeight - 2384 * unit) < 0.02)
    #expect(abs(font.capHeight - 1493 * unit) < 0.02)
    #expect(abs(font.xHeight - 1120 * unit) < 0.02)
    #expect(font.familyName == "DejaVu Sans")
    #expect(abs(font.withSize(40).ascender - 2 * font.ascender) < 0.01)
  }

  @Test func namesMakeTheFontAgain() throws {
    for font in [
      UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
      .monospacedSystemFont(ofSize: 12, weight: .semibold),
    ] {
      #expect(UIFont(name: font.fontName, size: 12) == font)
    }
  }

  @Test func descriptorsChangeTraits() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17)
    let bold = try #require(
      body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17 && font.description.weight == 700 && font.description.isItalic)
    #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let mono = try #require(body.fontDescriptor.withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 10).fontDescriptor.symbolicTraits == .traitMonoSpace)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline).fontDescriptor.symbolicTraits == .traitBold)
  }

  @Test func digitsOfOneWidth() {
    let font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    #expect(font.hasTabularDigits && font.withSize(20).hasTabularDigits)
    #expect(font != UIFont.systemFont(ofSize: 12))
  }
}
