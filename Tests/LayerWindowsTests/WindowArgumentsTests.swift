import Testing

@testable import LayerWindows

/// The flags that every program with a layer window takes.
@Suite struct WindowArgumentsTests {
  @Test(arguments: [
    ([], WindowArguments.show(duration: .infinity)),
    (["--for", "2.5"], .show(duration: 2.5)),
    (["--render", "a.png"], .render(file: "a.png", time: 0, scale: 1)),
    (
      ["--scale", "2", "--at", "0.5", "--render", "a.png"],
      .render(file: "a.png", time: 0.5, scale: 2)
    ),
    (["--at", "1"], .show(duration: .infinity)),
    (["--for", "1", "--help"], .help),
  ])
  func understood(_ words: [String], _ expected: WindowArguments) throws {
    #expect(try WindowArguments(parsing: words) == expected)
  }

  @Test(arguments: [
    (["--bogus"], "there is no flag --bogus; --help lists them"),
    (["file.png"], "there is no flag file.png; --help lists them"),
    (["--at"], "--at needs a value"),
    (["--at", "nan"], "--at 'nan': a number from 0.0 to 100000.0"),
    (["--scale", "0"], "--scale '0': a number from 0.1 to 10.0"),
    (["--for", "inf"], "--for 'inf': a number from 0.0 to 1000000000.0"),
  ])
  func refused(_ words: [String], _ message: String) {
    #expect {
      try WindowArguments(parsing: words)
    } throws: { error in
      "\(error)" == message
    }
  }
}
