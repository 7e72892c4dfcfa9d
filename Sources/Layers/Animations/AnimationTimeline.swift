import Animation
import Geometry
import Glibc

extension CALayer {
  /// When the layer next shows something new, in seconds of the root's clock.
  final func nextVisibleChange(after rootTime: Seconds) -> Seconds {
    guard isCommitted, let node else { return .infinity }
    let rate = clockRate
    guard rate != 0 else { return .infinity }
    // A copy that is shown later, or earlier, may move at any time.
    guard !isEchoing else { return rootTime }
    let now = convertTime(rootTime, from: nil)
    let pace = VisiblePace(layer: self, node: node)
    let next = attachments.awake.reduce(Seconds.infinity) { next, attachment in
      attachment.isOver ? next : min(next, attachment.running.nextChange(after: now, pace))
    }
    let first = next - echo.ahead
    guard first > now, rate > 0 else { return rootTime }
    return rootTime + (first - now) / rate
  }
}

extension RunningEffect {
  /// When the effect shows something new after `now`, on the parent's clock.
  ///
  /// - Parameters:
  ///   - now: The parent's clock in the last frame.
  ///   - pace: Knows how far a value goes before anybody sees it.
  /// - Returns: Not after `now` while it moves in every frame; infinite when it never will.
  func nextChange(after now: Seconds, _ pace: VisiblePace) -> Seconds {
    let next = timing.nextChange(from: now)
    guard next <= now else { return next }
    let sample = timing.sample(at: now)
    let speed = abs(timing.speed)
    // How much of a pass is made in a second of the parent's clock.
    let rate = speed / timing.duration
    let isFolded = timing.autoreverses && abs(sample.iteration.remainder(dividingBy: 2)) == 1
    let isWayBack = (timing.speed < 0) != isFolded
    let rest = (isWayBack ? sample.fraction : 1 - sample.fraction) / rate
    // The next pass begins elsewhere: a frame is due there.
    let passEnd = min(now + rest, timing.endTime)
    guard function == nil, rate > 0, passEnd > now else { return now }
    switch effect {
    case .none:
      return timing.endTime
    case .transition(let transition):
      guard transition.type == .fade else { return now }
      return min(now + 1 / (255 * abs(transition.end - transition.start) * rate), passEnd)
    case .property(let property):
      guard let share = property.share(after: sample.fraction, isWayBack: isWayBack, pace) else {
        return now
      }
      return min(now + share / rate, passEnd)
    case .group(let members):
      guard !isWayBack else { return now }
      let inner = sample.fraction * timing.duration
      let next = members.reduce(Seconds.infinity) { next, member in
        min(next, member.within(timing.duration).nextChange(after: inner, pace))
      }
      return min(now + max(0, next - inner) / speed, passEnd)
    }
  }
}

extension PropertyEffect {
  /// How much of a pass goes by before the value differs visibly from that at `fraction`.
  ///
  /// - Returns: `nil` for a value that is not known to move evenly: each frame may differ.
  fileprivate func share(
    after fraction: Double, isWayBack: Bool, _ pace: VisiblePace
  ) -> Double? {
    switch course {
    case .spring: return nil
    case .ends(let ends):
      guard function == nil,
        let way = way(ends, in: PresentationPass(copy: pace.layer, model: pace.layer))
      else { return function == nil ? .infinity : nil }
      return pace.steps(from: way.from, to: way.to, at: keyPath).map { 1 / $0 }
    case .keyframes(let keyframes):
      guard let stretch = keyframes.stretch(at: fraction) else { return nil }
      let rest =
        isWayBack ? fraction - stretch.range.lowerBound : stretch.range.upperBound - fraction
      guard let ends = stretch.ends else { return rest > 0 ? rest : nil }
      guard function == nil, rest > 0,
        let steps = pace.steps(from: ends.from, to: ends.to, at: keyPath)
      else { return nil }
      let length = stretch.range.upperBound - stretch.range.lowerBound
      return min(length / steps, rest)
    }
  }
}

/// How far a layer's properties go before anybody sees it.
struct VisiblePace {
  let layer: CALayer
  let node: LayerNode

  /// How far something has to move to be seen, in device pixels.
  private static let pixelStep = 1.0 / 8
  /// How much of full colour or opacity has to change to be seen: one of a channel's levels.
  private static let colorStep = 1.0 / 255

  /// How many visible steps there are from one value of `path` to another.
  ///
  /// - Returns: `nil` for a property of which that is not known.
  func steps(from: AnimatableValue, to: AnimatableValue, at path: KeyPathName) -> Double? {
    if layer.redraws(forKey: path.property) { return stepsOfDrawing(from, to, path) }
    // What is no property of the layer is not seen at all.
    guard layer.knows(path.property) else { return 0 }
    if case .picture = from { return 1 / Self.colorStep }
    let (old, new) = (from.components, to.components)
    guard !old.isEmpty, old.count == new.count else { return nil }
    let reach = zip(old, new).reduce(0) { max($0, abs($1.0 - $1.1)) }
    guard reach.isFinite else { return nil }
    if let scale = pixels(perUnitOf: path) { return reach * scale / Self.pixelStep }
    return Self.colorKeys.contains(path.property) ? reach / Self.colorStep : nil
  }

  /// The same for a custom property that the layer draws itself by.
  private func stepsOfDrawing(
    _ from: AnimatableValue, _ to: AnimatableValue, _ path: KeyPathName
  ) -> Double? {
    guard let travel = (layer as? any PacedDrawing)?.travel(forKey: path.property),
      let old = from.components.first, let new = to.components.first, (new - old).isFinite
    else { return nil }
    return abs(new - old) * travel * node.toDevice.largestFactor / Self.pixelStep
  }

  private static let colorKeys: Set<String> = [
    "opacity", "backgroundColor", "borderColor", "fillColor", "strokeColor", "foregroundColor",
    "colors", "shadowOpacity", "shadowColor",
  ]

  /// How many device pixels something moves when `path` changes by 1, at most.
  private func pixels(perUnitOf path: KeyPathName) -> Double? {
    switch path.property {
    case "strokeStart", "strokeEnd":
      node.content?.parts.lazy.compactMap { $0 as? ShapeContent }.first?.strokeLength
    case "position": aboveScale
    case "bounds", "cornerRadius", "borderWidth", "lineWidth", "lineDashPhase":
      node.toDevice.largestFactor
    case "transform" where path.member?.hasPrefix("translation") == true: aboveScale
    case "transform" where path.member == "rotation" || path.member == "rotation.z": radius
    default: nil
    }
  }

  /// How many device pixels make a point of the superlayer.
  private var aboveScale: Double? {
    guard let above = layer.storedSuperlayer else { return layer.renderer.map { Double($0.scale) } }
    return above.node?.toDevice.largestFactor
  }

  /// How far the layer and its sublayers reach from where it turns about, in device pixels.
  private var radius: Double? {
    let tree = node.treeBounds
    let anchor = layer.shown.state.placement.anchor.applying(node.toDevice)
    let across = max(abs(Double(tree.minX) - anchor.x), abs(Double(tree.maxX) - anchor.x))
    let down = max(abs(Double(tree.minY) - anchor.y), abs(Double(tree.maxY) - anchor.y))
    return hypot(across, down)
  }
}

extension CGAffineTransform {
  /// How much longer than in its own coordinates a vector along an axis may become, at most.
  fileprivate var largestFactor: Double { hypot(hypot(a, b), hypot(c, d)) }
}
