import Geometry
import Glibc
import Windowing

extension LayerWindow {
  /// Runs the window as the rest of the program, as the program's arguments say.
  ///
  /// Without any it opens the window and waits until it was closed. `--for SECONDS` closes it by
  /// itself. `--render FILE` opens none: it writes a picture of the moment `--at SECONDS` (0
  /// unless said) as PNG, with `--scale NUMBER` pixels a point. `--help` lists them.
  ///
  /// The exit status is 0 for a window that was closed or a picture that was written, 1 without a
  /// display or memory, 2 for arguments that make no sense, 128 + n after signal n. Errors are
  /// told on standard error. A program with arguments of its own calls ``run(for:)`` instead.
  ///
  /// - Parameter arguments: The words after the program's name.
  public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
    exit(status(arguments))
  }

  /// Does what `arguments` say.
  ///
  /// - Returns: The exit status.
  func status(_ arguments: [String]) -> Int32 {
    do throws(WindowArgumentError) {
      return status(try WindowArguments(parsing: arguments))
    } catch {
      Self.tell("\(Self.programName): \(error)\n", STDERR_FILENO)
      return 2
    }
  }

  private func status(_ arguments: WindowArguments) -> Int32 {
    do {
      switch arguments {
      case .help:
        Self.tell(WindowArguments.usage, STDOUT_FILENO)
        return 0
      case .render(let file, let time, let scale):
        try withPicture(at: time, scale: scale) { try $0.writePNG(to: file) }
        return 0
      case .show(let duration):
        guard case .signal(let signal) = try run(for: duration) else { return 0 }
        return 128 + signal.number
      }
    } catch {
      Self.tell("\(Self.programName): \(error)\n", STDERR_FILENO)
      return 1
    }
  }

  private static func tell(_ text: String, _ descriptor: Int32) {
    var text = text
    text.withUTF8 { _ = write(descriptor, $0.baseAddress, $0.count) }
  }
}

/// What a program's arguments ask of its window.
enum WindowArguments: Equatable {
  /// Shows the window for so many seconds.
  case show(duration: Seconds)
  /// Writes the picture of a moment.
  case render(file: String, time: Seconds, scale: CGFloat)
  /// Lists the flags.
  case help

  static let usage = """
    --for SECONDS    closes the window by itself
    --render FILE    writes a picture as PNG instead of opening a window
    --at SECONDS     which moment the picture shows; 0 unless said
    --scale NUMBER   pixels a point in the picture, 0.1 to 10; 1 unless said
    --help           shows this

    """

  /// Reads the words after the program's name.
  ///
  /// - Throws: ``WindowArgumentError`` about the first that makes no sense.
  init(parsing arguments: [String]) throws(WindowArgumentError) {
    var (duration, file, time, scale) = (Seconds.infinity, String?.none, 0.0, 1.0)
    var rest = arguments[...]
    while let flag = rest.popFirst() {
      if flag == "--help" || flag == "-h" {
        self = .help
        return
      }
      guard ["--for", "--render", "--at", "--scale"].contains(flag) else {
        throw WindowArgumentError(description: "there is no flag \(flag); --help lists them")
      }
      guard let value = rest.popFirst() else {
        throw WindowArgumentError(description: "\(flag) needs a value")
      }
      switch flag {
      case "--for": duration = try Self.number(value, of: flag, in: 0...1e9)
      case "--at": time = try Self.number(value, of: flag, in: 0...1e5)
      case "--scale": scale = try Self.number(value, of: flag, in: 0.1...10)
      default: file = value
      }
    }
    self = file.map { .render(file: $0, time: time, scale: scale) } ?? .show(duration: duration)
  }

  private static func number(
    _ text: String, of flag: String, in range: ClosedRange<Double>
  ) throws(WindowArgumentError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw WindowArgumentError(
        description: "\(flag) '\(text)': a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}

/// An argument that makes no sense, in a line for a person.
struct WindowArgumentError: Error, CustomStringConvertible {
  let description: String
}
