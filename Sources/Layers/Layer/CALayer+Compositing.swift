public import Geometry

/// How a layer's picture is kept, and how it is seen.
extension CALayer {
  /// Whether the layer and all below it are drawn once into a picture that is kept.
  ///
  /// The picture has ``rasterizationScale`` pixels a point. Moving, turning or fading the layer
  /// draws the picture again; a change within draws that part of it anew.
  public final var shouldRasterize: Bool {
    get { state.raster.isWanted }
    set {
      change("shouldRasterize", from: shouldRasterize, to: newValue) {
        state.raster.isWanted = newValue
      }
    }
  }
  /// How many pixels make a point of the picture that ``shouldRasterize`` asks for: 1 unless set.
  ///
  /// What is not above 0 and finite is refused. A picture of more than 16 million pixels is kept
  /// coarser.
  public final var rasterizationScale: CGFloat {
    get { state.raster.scale }
    set {
      guard accept(newValue.isFinite && newValue > 0, newValue, "rasterizationScale") else {
        return
      }
      change("rasterizationScale", from: rasterizationScale, to: newValue) {
        state.raster.scale = newValue
      }
    }
  }
  /// Whether the layer is seen from behind as well, turned round or mirrored: `true` unless set.
  public final var isDoubleSided: Bool {
    get { state.grouping.isDoubleSided }
    set {
      change("doubleSided", from: isDoubleSided, to: newValue) {
        state.grouping.isDoubleSided = newValue
      }
    }
  }
  /// How contents are drawn smaller than they are: ``CALayerContentsFilter/linear`` unless set.
  public final var minificationFilter: CALayerContentsFilter {
    get { state.contents.minification }
    set {
      change("minificationFilter", from: minificationFilter, to: newValue) {
        state.contents.minification = newValue
      }
    }
  }
  /// How contents are drawn larger than they are: ``CALayerContentsFilter/linear`` unless set.
  public final var magnificationFilter: CALayerContentsFilter {
    get { state.contents.magnification }
    set {
      change("magnificationFilter", from: magnificationFilter, to: newValue) {
        state.contents.magnification = newValue
      }
    }
  }

  /// The properties declared here, by key.
  static let compositingProperties: [String: LayerProperty] = [
    "shouldRasterize": .plain(\CALayer.state.raster.isWanted, \.shouldRasterize),
    "rasterizationScale": .number(\CALayer.state.raster.scale, \.rasterizationScale),
    "doubleSided": .plain(\CALayer.state.grouping.isDoubleSided, \.isDoubleSided),
    "minificationFilter": .plain(\CALayer.state.contents.minification, \.minificationFilter),
    "magnificationFilter": .plain(
      \CALayer.state.contents.magnification, \.magnificationFilter),
  ]
}

/// Whether and how a layer is kept as a picture.
struct LayerRaster: Equatable {
  var isWanted = false
  var scale: CGFloat = 1
}

/// How pixels of contents are found that lie between theirs.
///
/// An unknown name behaves as ``linear``; so does Core Animation's `trilinear`, which is not here.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name, as Core Animation spells it.
  public let rawValue: String
  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel's colour.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// A mixture of the four pixels around.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
}
