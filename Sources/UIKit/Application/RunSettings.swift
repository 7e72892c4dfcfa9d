import Foundation
import Geometry

/// What the environment asks of any program that shows windows by this module.
///
/// `RINGDOWN_RUN_FOR` is after how many seconds the program ends by itself, `RINGDOWN_WINDOW_SIZE`
/// the screen's size in points, as `320x480`, and `RINGDOWN_WINDOW_TITLE` the windows' title.
struct RunSettings {
  /// After how many seconds the program ends; infinite for never.
  var duration = Double.infinity
  /// The size of the screen, in points, if not the usual one.
  var screenSize: CGSize?
  /// The text in the windows' frames, if not the program's name.
  var title: String?

  /// Reads the variables.
  ///
  /// - Throws: ``RunSettingError`` about the first that makes no sense.
  init(_ environment: [String: String]) throws(RunSettingError) {
    if let text = environment["RINGDOWN_RUN_FOR"] {
      guard let seconds = Double(text), (0...1e9).contains(seconds) else {
        throw RunSettingError(
          description: "RINGDOWN_RUN_FOR='\(text)': a number of seconds from 0 to 1e9")
      }
      duration = seconds
    }
    if let text = environment["RINGDOWN_WINDOW_SIZE"] {
      let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (1...16_384).contains(width), (1...16_384).contains(height)
      else {
        throw RunSettingError(
          description: "RINGDOWN_WINDOW_SIZE='\(text)': two numbers from 1 to 16384, as 320x480")
      }
      screenSize = CGSize(width: width, height: height)
    }
    title = environment["RINGDOWN_WINDOW_TITLE"]
  }
}

/// A variable that makes no sense, in a line for a person.
struct RunSettingError: Error, CustomStringConvertible {
  let description: String
}
