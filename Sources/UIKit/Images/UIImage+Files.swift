import Drawing
public import Foundation
import Geometry
public import Views

/// Pictures from and to files, which are PNGs: other kinds are not read here.
extension UIImage {
  /// Creates a picture from a PNG's bytes; `nil` for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates a picture from a PNG's bytes; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: How many pixels make a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(pngData: Array(data)) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Finds a picture by its name among the program's files.
  ///
  /// These are `NAME.png`, `NAME@2x.png` and `NAME@3x.png` and asset catalogues, beside the
  /// program and among its resources. `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a picture by its name among a bundle's files, else the program's.
  ///
  /// - Parameters:
  ///   - name: With or without `.png`.
  ///   - bundle: Where to look; `nil` is the program's.
  ///   - traitCollection: Whether a picture for a light or a dark interface is wanted.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let resources = NamedResources(bundle ?? .main)
    guard
      let file = resources.picture(named: name, traitCollection ?? .current),
      let image = try? CGImage(pngFile: file.path)
    else { return nil }
    self.init(cgImage: image, scale: file.scale, orientation: .up)
  }

  /// A PNG of the picture, upright; `nil` for a picture of nothing.
  public func pngData() -> Data? {
    (try? upright?.pngData()).map { Data($0) }
  }
}

extension UIColor {
  /// Finds a colour by its name in the program's asset catalogues; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour by its name in a bundle's asset catalogues, else in the program's.
  ///
  /// - Parameters:
  ///   - name: The colour's name.
  ///   - bundle: Where to look; `nil` is the program's.
  ///   - traitCollection: Not used: the colour follows the traits it is drawn in.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let colors = NamedResources(bundle ?? .main).color(named: name) else { return nil }
    self.init { $0.userInterfaceStyle == .dark ? colors.dark : colors.light }
  }
}

extension UIGraphicsImageRenderer {
  /// A PNG of the picture that `actions` draws; empty for a size that no picture can have.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
