import Animation

/// How far the times at which copies show a layer lie from its own, in seconds of its clock.
struct EchoReach: Equatable {
  /// How far the latest copy lies behind.
  var behind = 0.0
  /// How far the earliest copy is ahead.
  var ahead = 0.0

  /// The reach on a clock that runs at `speed` on this one.
  func scaled(by speed: Double) -> EchoReach {
    speed < 0
      ? EchoReach(behind: -ahead * speed, ahead: -behind * speed)
      : EchoReach(behind: behind * speed, ahead: ahead * speed)
  }

  /// The reach below a layer that shows its sublayers as `state` says.
  func adding(_ state: ReplicatorState?) -> EchoReach {
    guard let reach = state?.reach else { return self }
    return EchoReach(behind: behind + reach.behind, ahead: ahead + reach.ahead)
  }
}

extension CALayer {
  /// Applies the animations at the layer's time `now`, keeping those over that copies still show.
  final func applyAnimations(at now: Seconds, on thread: LayerThread, echo: EchoReach) {
    self.echo = echo
    guard echo != EchoReach() else {
      (echoes, isEchoing) = ([], false)
      return applyAnimations(at: now, on: thread)
    }
    let before = Array(attachments)
    applyAnimations(at: now, on: thread)
    echoes += before.filter { $0.isOver && $0.isRemovedOnCompletion }
    let (first, last) = (now - echo.behind, now + echo.ahead)
    echoes.removeAll { $0.running.timing.endTime <= first }
    isEchoing = (echoes + attachments).contains { attachment in
      let timing = attachment.running.timing
      return timing.beginTime <= last && timing.endTime > first
    }
  }

  /// The layer as it is presented at another time `time` of its clock.
  ///
  /// - Parameters:
  ///   - time: Not the time of the frame.
  ///   - old: What was answered for the frame before.
  /// - Returns: `nil` where no animation makes it another than the layer itself.
  final func presented(at time: Seconds, in old: CALayer?) -> CALayer? {
    let all = echoes + attachments
    guard !all.isEmpty else { return nil }
    let copy = old ?? newPresentationCopy()
    refresh(copy, at: time, by: all)
    return copy
  }
}
