import Animation
import Drawing
package import Geometry
package import Layers

// The engine's arrays of plain numbers under names of their own: the UIKit module has properties of
// the same names as the engine's that take `NSNumber`, as on iOS, and stand before these there.

extension CAGradientLayer {
  /// The engine's `locations`.
  package final var plainLocations: [CGFloat]? {
    get { locations }
    set { locations = newValue }
  }
}

extension CAShapeLayer {
  /// The engine's `lineDashPattern`.
  package final var plainLineDashPattern: [CGFloat]? {
    get { lineDashPattern }
    set { lineDashPattern = newValue }
  }
}

extension CAKeyframeAnimation {
  /// The engine's `keyTimes`.
  package final var plainKeyTimes: [Double]? {
    get { keyTimes }
    set { keyTimes = newValue }
  }
  /// The engine's `tensionValues`.
  package final var plainTensionValues: [Double]? {
    get { tensionValues }
    set { tensionValues = newValue }
  }
  /// The engine's `continuityValues`.
  package final var plainContinuityValues: [Double]? {
    get { continuityValues }
    set { continuityValues = newValue }
  }
  /// The engine's `biasValues`.
  package final var plainBiasValues: [Double]? {
    get { biasValues }
    set { biasValues = newValue }
  }
}
