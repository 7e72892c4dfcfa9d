import CCairo

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  /// Over what is there, by alpha.
  case normal = 0
  /// Both colours multiplied, never lighter than either.
  case multiply
  /// The complements multiplied, never darker than either.
  case screen
  /// Multiplied where the backdrop is dark, screened where it is light.
  case overlay
  /// The darker of both, by component.
  case darken
  /// The lighter of both, by component.
  case lighten
  /// The backdrop made brighter to reflect the source.
  case colorDodge
  /// The backdrop made darker to reflect the source.
  case colorBurn
  /// Gently lighter or darker, depending on the source.
  case softLight
  /// Multiplied where the source is dark, screened where it is light.
  case hardLight
  /// The difference of both, by component.
  case difference
  /// Like the difference with less contrast.
  case exclusion
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity
  /// Nothing is left where something is drawn.
  case clear
  /// Replaces what is there, alpha too.
  case copy
  /// The source where there was something.
  case sourceIn
  /// The source where there was nothing.
  case sourceOut
  /// The source over what is there, only where something is there.
  case sourceAtop
  /// Under what is there.
  case destinationOver
  /// What is there, where the source is.
  case destinationIn
  /// What is there, where the source is not.
  case destinationOut
  /// What is there over the source, only where the source is.
  case destinationAtop
  /// Both where the other is not.
  case xor
  /// The sum of both complements, complemented: never lighter than either.
  case plusDarker
  /// The sum of both.
  case plusLighter

  /// Cairo's operator; darkening by adding has none of its own and is drawn in steps.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusDarker: CAIRO_OPERATOR_OVER
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether Cairo's operator also changes what lies outside the shape drawn.
  ///
  /// Core Graphics never does, so such a shape is made a clip and the whole clip painted.
  var reachesOutside: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
