import Animation

extension CALayer {
  /// `time` of `layer`'s clock on this layer's; `nil` is the root's parent clock.
  ///
  /// Both in seconds. A time of a clock that stands still is taken for the clock's ``beginTime``.
  public final func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(fromRoot: layer?.rootTime(fromLocal: time) ?? time)
  }

  /// `time` of this layer's clock on `layer`'s; `nil` is the root's parent clock.
  public final func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let root = rootTime(fromLocal: time)
    return layer?.localTime(fromRoot: root) ?? root
  }

  private func localTime(fromRoot time: Seconds) -> Seconds {
    timing.localTime(fromParent: superlayer?.localTime(fromRoot: time) ?? time)
  }

  private func rootTime(fromLocal time: Seconds) -> Seconds {
    let parent = timing.parentTime(fromLocal: time)
    return superlayer?.rootTime(fromLocal: parent) ?? parent
  }

  /// Has the animations below looked at again, since the time they run by was set.
  final func markTimeBelow() {
    for layer in storedSublayers + (storedMask.map { [$0] } ?? []) {
      if !layer.attachments.isEmpty { layer.mark(.animations) }
      layer.markTimeBelow()
    }
  }
}
