import Animation

extension CALayer {
  /// Whether an animation runs or waits to.
  final var hasRunningAnimations: Bool { isEchoing || attachments.awake.contains { !$0.isOver } }

  /// Brings the animations to the layer's time `now`: settles begins, ends what is over, and
  /// refreshes the presentation copy.
  final func applyAnimations(at now: Seconds, on thread: LayerThread) {
    if !uncommittedValues.isEmpty { uncommittedValues = [:] }
    guard !attachments.isEmpty || presentationCopy != nil else { return }
    let moment = Moment(time: now, isClockStopped: clockRate == 0)
    attachments.advance(to: moment, on: thread)
    guard !attachments.isEmpty else {
      if let copy = presentationCopy, copy.drawnValues != nil {
        presentationCopy = nil
        display()
      }
      presentationCopy = nil
      return
    }
    refreshPresentation(at: moment)
  }

  /// Gives the presentation copy the model's values with the animations applied.
  private func refreshPresentation(at moment: Moment) {
    if presentationCopy == nil { makePresentationCopy() }
    guard let copy = presentationCopy else { return }
    refresh(copy, at: moment, by: attachments.awake)
  }

  /// Gives `copy` the model's values with `attachments` applied at `moment` of the layer's clock.
  final func refresh(_ copy: CALayer, at moment: Moment, by attachments: [AnimationAttachment]) {
    let drawn = copy.drawnValues == nil ? nil : copy.backing
    copy.takeState(from: self)
    if let drawn { copy.backing = drawn }
    var pass = PresentationPass(copy: copy, model: self)
    for attachment in attachments {
      attachment.running.apply(at: moment, to: &pass)
    }
    pass.finish()
    redraw(copy, by: attachments)
  }

  /// Draws `copy` where an animation changed a value that the class draws by.
  ///
  /// `draw(in:)` then runs on the copy and reads the in-between values. What was drawn is kept
  /// until one of them changes again.
  private func redraw(_ copy: CALayer, by attachments: [AnimationAttachment]) {
    var values: DrawnValues?
    for attachment in attachments {
      for key in attachment.redrawnKeys {
        values = values ?? DrawnValues(modelVersion: contentsVersion)
        values?.components[key] = copy.animatableValue(forKey: key)?.fingerprint
      }
    }
    guard let values else { return }
    guard values != copy.drawnValues else { return }
    copy.drawnValues = values
    copy.display()
  }

  /// How fast the layer's time runs against the root's: the product of all speeds on the way.
  final var clockRate: Double {
    var rate = timing.speed
    var ancestor = storedSuperlayer
    while let layer = ancestor {
      rate *= layer.timing.speed
      ancestor = layer.storedSuperlayer
    }
    return rate
  }
}

/// The values that a presentation copy's contents were drawn with.
struct DrawnValues: Equatable {
  /// The model's own contents at that time.
  let modelVersion: Int
  /// The values as numbers, by property.
  var components: [String: [Double]] = [:]
}
