import Animation

/// An animation between two values of a property.
///
/// Which of ``fromValue``, ``toValue`` and ``byValue`` are set says what it runs between; a
/// missing end is the layer's model value, read in every frame, and with all three missing it
/// runs from what was on the screen to the model value.
///
/// - Source: Core Animation, "CABasicAnimation".
open class CABasicAnimation: CAPropertyAnimation {
  /// Where the value starts: a number, point, size, rectangle, colour, transform, array or path.
  open var fromValue: Any?
  /// Where the value ends; of another kind than ``fromValue``, the animation shows nothing.
  open var toValue: Any?
  /// How far the value goes from its start, or came from before its end; unused beside both ends.
  ///
  /// Of transforms and paths there is no sum: with this for an end, the animation shows nothing.
  open var byValue: Any?

  override func takeProperties(from other: CAAnimation) {
    super.takeProperties(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func makeEffect() -> AnimationEffect { propertyEffect(.ends(ends)) }

  /// The ends as they are set now.
  final var ends: AnimationEnds<AnimatableValue> {
    AnimationEnds(
      from: AnimatableValue(fromValue), to: AnimatableValue(toValue), by: AnimatableValue(byValue))
  }
}
