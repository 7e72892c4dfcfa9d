/// An animation from what a layer showed to what it shows now, whatever changed in it.
///
/// The layer with its sublayers, as last shown, makes way for what they show now, within the
/// layer's bounds. Add it in the same transaction as the change. A layer has one transition at
/// most, under the key `transition`, whatever key it is added for.
///
/// - Source: Core Animation, "CATransition".
open class CATransition: CAAnimation {
  /// How the new picture comes: it fades in unless set.
  open var type = CATransitionType.fade
  /// Where the new picture comes from, for types that move; `nil` is from the right.
  open var subtype: CATransitionSubtype?
  /// How much of the way is made at the beginning: 0 unless set, shown as within `0...1`.
  open var startProgress: Float = 0
  /// How much of the way is made at the end: 1 unless set, shown as within `0...1`.
  open var endProgress: Float = 1

  override func takeProperties(from other: CAAnimation) {
    super.takeProperties(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func makeEffect() -> AnimationEffect {
    .transition(
      TransitionEffect(
        type: type, subtype: subtype ?? .fromRight, start: Double(startProgress),
        end: Double(endProgress)))
  }
}

/// What a transition does, fixed when it is added.
struct TransitionEffect {
  let type: CATransitionType
  let subtype: CATransitionSubtype
  let start: Double
  let end: Double

  /// How much of the way from the old picture to the new one is made, in `0...1`.
  func progress(at fraction: Double) -> Double {
    let progress = start + (end - start) * fraction
    return progress.isNaN ? 1 : min(max(progress, 0), 1)
  }
}

/// How a transition puts the new picture in the place of the old one.
///
/// A type with another raw value than those below behaves like ``fade``.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name, which other code may compare.
  public let rawValue: String
  /// Creates a type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The old picture fades out while the new one fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition's new picture comes from.
///
/// Top and bottom are meant as in `CALayerContentsGravity`: the top is the edge with the
/// largest y, which is the lower one on a screen whose y axis points down, as on iOS. A subtype
/// with another raw value than those below behaves like ``fromRight``.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The subtype's name, which other code may compare.
  public let rawValue: String
  /// Creates a subtype by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right edge, moving left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge, moving right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the edge with the largest y, moving up on the screen.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the edge with the smallest y, moving down on the screen.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of transitions.
public let kCATransition = "transition"
/// The event of a layer that comes into a tree, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that leaves its tree, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
