import Animation

extension CALayer {
  /// `time` of `layer`'s clock on this layer's; `nil` is the root's parent clock.
  ///
  /// Both in seconds. A time of a clock that stands still is taken for the clock's ``beginTime``.
  public final func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    layer?.convertTime(time, to: self) ?? localTime(from: time, of: nil)
  }

  /// `time` of this layer's clock on `layer`'s; `nil` is the root's parent clock.
  public final func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    // Only as far up as the first layer above both: a clock that stands still cannot be read back.
    var meeting: CALayer? = self
    var shared = time
    while let above = meeting, layer?.hasClock(of: above) != true {
      shared = above.timing.parentTime(fromLocal: shared)
      meeting = above.superlayer
    }
    return layer?.localTime(from: shared, of: meeting) ?? shared
  }

  /// Whether the layer's clock runs by that of `layer`, or is it.
  private func hasClock(of layer: CALayer) -> Bool {
    self === layer || superlayer?.hasClock(of: layer) == true
  }

  /// `time` on the clock of `layer`, which is this one or above it, on this layer's own.
  private func localTime(from time: Seconds, of layer: CALayer?) -> Seconds {
    guard self !== layer else { return time }
    return timing.localTime(fromParent: superlayer?.localTime(from: time, of: layer) ?? time)
  }

  /// Has the animations below looked at again, since the time they run by was set.
  final func markTimeBelow() {
    for layer in storedSublayers + (storedMask.map { [$0] } ?? []) {
      if !layer.attachments.isEmpty { layer.mark(.animations) }
      layer.markTimeBelow()
    }
  }
}
