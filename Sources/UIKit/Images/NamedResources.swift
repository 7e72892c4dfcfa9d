import Drawing
import Foundation
import Geometry
import Views

/// The pictures and colours that a program's files hold under names.
struct NamedResources {
  private let folders: [String]

  /// A picture's file, and how many of its pixels make a point.
  struct Picture {
    var path: String
    var scale: CGFloat
  }

  /// Looks among the resources of `bundle`, beside it, and beside its program.
  init(_ bundle: Bundle) {
    let executable = bundle.executablePath.map { ($0 as NSString).deletingLastPathComponent }
    var folders: [String] = []
    for folder in [bundle.resourcePath, bundle.bundlePath, executable].compactMap({ $0 })
    where !folders.contains(folder) {
      folders.append(folder)
    }
    self.folders = folders
  }

  func picture(named name: String, _ traits: UITraitCollection) -> Picture? {
    guard !name.isEmpty, !name.contains("..") else { return nil }
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let wanted =
      traits.displayScale > 0 ? traits.displayScale : UITraitCollection.current.displayScale
    // The screen's own scale, else the largest, which loses nothing.
    let scales = [3, 2, 1].sorted { one, _ in one == Int(wanted.rounded(.up)) } as [Int]
    for folder in folders {
      for scale in scales {
        let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x").png"
        if FileManager.default.fileExists(atPath: path) {
          return Picture(path: path, scale: CGFloat(scale))
        }
      }
    }
    return catalogued(stem, scales, isDark: traits.userInterfaceStyle == .dark)
  }

  private func catalogued(_ name: String, _ scales: [Int], isDark: Bool) -> Picture? {
    guard let set = entry("\(name).imageset"), let contents = CatalogEntry(set),
      let images = contents.images
    else { return nil }
    let named = images.filter { $0.filename?.lowercased().hasSuffix(".png") == true }
    let suiting = named.filter { $0.isDark == isDark }
    for image in suiting.isEmpty ? named : suiting {
      // Without a scale one picture serves for all.
      guard image.scale == nil, let file = image.filename else { continue }
      return Picture(path: "\(set)/\(file)", scale: 1)
    }
    for scale in scales {
      let found = (suiting.isEmpty ? named : suiting).first { $0.scale == "\(scale)x" }
      if let file = found?.filename {
        return Picture(path: "\(set)/\(file)", scale: CGFloat(scale))
      }
    }
    return nil
  }

  func color(named name: String) -> (light: UIColor, dark: UIColor)? {
    guard !name.isEmpty, !name.contains(".."), let set = entry("\(name).colorset"),
      let colors = CatalogEntry(set)?.colors
    else { return nil }
    let light = colors.first { !$0.isDark }?.color?.value
    let dark = colors.first { $0.isDark }?.color?.value
    guard let any = light ?? dark else { return nil }
    return (light ?? any, dark ?? any)
  }

  /// The folder called `name` in one of the asset catalogues, at any depth.
  private func entry(_ name: String) -> String? {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for catalog in names.sorted() where catalog.hasSuffix(".xcassets") {
        let inside = FileManager.default.enumerator(atPath: "\(folder)/\(catalog)")
        while let path = inside?.nextObject() as? String {
          if path == name || path.hasSuffix("/\(name)") { return "\(folder)/\(catalog)/\(path)" }
        }
      }
    }
    return nil
  }
}

/// What an asset catalogue says of one of its names, in `Contents.json`.
private struct CatalogEntry: Decodable {
  struct Appearance: Decodable {
    var value: String?
  }
  struct Image: Decodable {
    var filename: String?
    var scale: String?
    var appearances: [Appearance]?
    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
  }
  struct Color: Decodable {
    var color: Value?
    var appearances: [Appearance]?
    var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
  }
  struct Value: Decodable {
    var space: String?
    var components: [String: String]?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components
    }

    /// The colour; `nil` where a component is missing or is no number.
    var value: UIColor? {
      let numbers = (components ?? [:]).compactMapValues(Self.number)
      let alpha = numbers["alpha"] ?? 1
      if let white = numbers["white"] { return UIColor(white: white, alpha: alpha) }
      guard let red = numbers["red"], let green = numbers["green"], let blue = numbers["blue"]
      else { return nil }
      return space == "display-p3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component written as `0.5`, `128` or `0x80`.
    private static func number(_ text: String) -> CGFloat? {
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
      if !text.contains("."), let byte = Int(text), byte > 1 { return CGFloat(byte) / 255 }
      return CGFloat(text)
    }
  }

  var images: [Image]?
  var colors: [Color]?

  /// Reads the entry of the folder `set`; `nil` where it cannot be understood.
  init?(_ set: String) {
    guard let data = FileManager.default.contents(atPath: "\(set)/Contents.json"),
      let entry = try? JSONDecoder().decode(CatalogEntry.self, from: data)
    else { return nil }
    self = entry
  }
}
