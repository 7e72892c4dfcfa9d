import Animation
import Drawing

extension AnimationAttachment {
  /// When the animation shows something new after `now`, in seconds on the layer's clock.
  ///
  /// - Returns: Not after `now` while it moves in every frame; infinite when it never will.
  func nextChange(after now: Seconds, on node: LayerNode) -> Seconds {
    let timing = running.timing
    let next = timing.nextChange(from: now)
    guard next <= now, let rate = slowRate(on: node) else { return next }
    guard rate > 0 else { return timing.endTime }
    return min(now + Self.visibleStep / rate, timing.endTime)
  }

  /// How far something has to move before anybody sees it, in device pixels.
  private static let visibleStep = 1.0 / 8

  /// How many device pixels a second an end of a stroke moves; `nil` for any other animation.
  ///
  /// A countdown's ring moves a fraction of a pixel a second: it is drawn as often as that shows.
  private func slowRate(on node: LayerNode) -> Double? {
    guard case .property(let property) = running.effect, running.function == nil,
      ["strokeStart", "strokeEnd"].contains(property.keyPath.property),
      case .number(let from)? = property.ends.from, case .number(let to)? = property.ends.to,
      let shape = node.content?.parts.lazy.compactMap({ $0 as? ShapeContent }).first,
      let length = shape.strokeLength
    else { return nil }
    return abs((to - from) / running.timing.duration * running.timing.speed) * length
  }
}
