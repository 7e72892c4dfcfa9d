import Drawing
import Geometry

/// The properties every layer has, as one value that a presentation copy takes over whole.
struct LayerState {
  /// Where the layer stands in its superlayer.
  var placement = Placement()
  var depth = LayerDepth()
  var grouping = LayerGrouping()
  var look = LayerLook()
  var contents = LayerContents()
  var shadow = LayerShadow()
  var raster = LayerRaster()

  /// The map from own coordinates to the superlayer's plane, depth included.
  var toParent: CATransform3D {
    let flat = placement.toParent
    guard depth.anchorPointZ != 0 || depth.zPosition != 0 else { return flat }
    return CATransform3DConcat(
      CATransform3DTranslate(flat, 0, 0, -depth.anchorPointZ),
      CATransform3DMakeTranslation(0, 0, depth.zPosition))
  }
}

/// How a layer is stacked among its siblings, and how it transforms its sublayers.
struct LayerDepth: Equatable {
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var sublayerTransform = CATransform3DIdentity
}

/// What applies to a layer together with its sublayers.
struct LayerGrouping: Equatable {
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var isDoubleSided = true
}

/// What a layer paints of itself behind its contents and in front of its sublayers.
struct LayerLook: Equatable {
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
}

/// The picture put into a layer and how it is placed.
struct LayerContents {
  var object: Any?
  /// On a presentation copy, the two pictures of which one fades into the other.
  var fade: FadingPicture?
  var gravity = CALayerContentsGravity.resize
  var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var scale: CGFloat = 1
  var minification = CALayerContentsFilter.linear
  var magnification = CALayerContentsFilter.linear
}

/// Which corners a radius rounds.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// One bit a corner.
  public let rawValue: UInt
  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the smallest x and y: top left where y points down.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the largest x and the smallest y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the smallest x and the largest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the largest x and y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  /// All four.
  static let all = CACornerMask(rawValue: 15)
}

/// How a layer's contents are placed in its bounds.
///
/// An unknown name behaves as ``center``.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation spells it.
  public let rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the edge at the largest y.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the edge at the smallest y.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the left end of ``top``.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the right end of ``top``.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the left end of ``bottom``.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the right end of ``bottom``.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits the bounds in its own proportions.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds in its own proportions.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
