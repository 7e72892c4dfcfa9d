import Animation
import Drawing
public import Foundation
public import Layers
import QuartzCore

// On iOS these hold `NSNumber`. A property declared in this module stands before the engine's of the
// same name, which holds plain numbers, in every file that imports UIKit.

extension CAGradientLayer {
  /// Where each colour is pure, `0...1` along the gradient, rising; evenly spaced when `nil`.
  public var locations: [NSNumber]? {
    get { boxes(plainLocations) }
    set { plainLocations = numbers(newValue) }
  }
}

extension CAShapeLayer {
  /// The lengths of dashes and gaps in turn, in points; `nil` for a solid line.
  public var lineDashPattern: [NSNumber]? {
    get { boxes(plainLineDashPattern) }
    set { plainLineDashPattern = numbers(newValue) }
  }
}

extension CAKeyframeAnimation {
  /// When each keyframe is reached, in `0...1`, never falling; evenly spaced when unusable.
  public var keyTimes: [NSNumber]? {
    get { boxes(plainKeyTimes) }
    set { plainKeyTimes = numbers(newValue) }
  }
  /// How tight a cubic curve is at each keyframe: 1 straight, negative rounder; 0 where missing.
  public var tensionValues: [NSNumber]? {
    get { boxes(plainTensionValues) }
    set { plainTensionValues = numbers(newValue) }
  }
  /// How sharp a cubic curve's corners are at each keyframe; 0 where missing.
  public var continuityValues: [NSNumber]? {
    get { boxes(plainContinuityValues) }
    set { plainContinuityValues = numbers(newValue) }
  }
  /// Whether a cubic curve bends before (positive) or after each keyframe; 0 where missing.
  public var biasValues: [NSNumber]? {
    get { boxes(plainBiasValues) }
    set { plainBiasValues = numbers(newValue) }
  }
}

private func boxes(_ numbers: [Double]?) -> [NSNumber]? { numbers?.map { NSNumber(value: $0) } }

private func numbers(_ boxes: [NSNumber]?) -> [Double]? { boxes?.map { $0.doubleValue } }
