import Drawing
import Glibc

/// A Chromium without a window, which draws a page into a picture.
struct Browser {
  /// What went wrong, in one sentence.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The variable that names the browser; without it nothing is judged.
  static let variable = "RINGDOWN_CHROMIUM"

  /// The browser's program; `nil` when none was named.
  static var program: String? {
    getenv(variable).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  let program: String
  /// Where pages, pictures and the browser's own files go.
  let folder: String

  /// The picture of `page` at `scale` device pixels a point.
  func picture(of page: Page, scale: Int) throws -> ImageSurface {
    let (source, target) = ("\(folder)/page.html", "\(folder)/theirs-\(scale)x.png")
    try write(page.html, to: source)
    unlink(target)
    try run([
      program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--disable-lcd-text", "--force-color-profile=srgb", "--user-data-dir=\(folder)/profile",
      "--force-device-scale-factor=\(scale)", "--window-size=\(page.width),\(page.height)",
      "--screenshot=\(target)", "file://\(source)",
    ])
    guard access(target, R_OK) == 0 else {
      throw Failure(description: "\(program) drew nothing; what it said is in \(folder)/log")
    }
    return try ImageSurface(pngFile: target)
  }

  private func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw Failure(description: "cannot write \(path)")
    }
    let isWritten = fputs(text, file) >= 0
    guard fclose(file) == 0, isWritten else {
      throw Failure(description: "cannot write all of \(path)")
    }
  }

  /// Runs a program to its end, a minute at most.
  private func run(_ arguments: [String]) throws {
    // `timeout` ends the browser's own children as well.
    let words = ["timeout", "60"] + arguments
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, 1, "\(folder)/log", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // The test runner may have signals blocked, which a child would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, words[0], &actions, &attributes, &copies, environ)
    guard code == 0 else {
      throw Failure(description: "\(program): \(String(cString: strerror(code)))")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      throw Failure(description: "\(program) ended with \(status); see \(folder)/log")
    }
  }
}
