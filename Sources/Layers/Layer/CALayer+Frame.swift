import Animation
import Drawing
import Glibc

extension CALayer {
  /// Whether an animation runs or waits to.
  final var hasRunningAnimations: Bool { attachments.contains { !$0.isOver } }

  /// Brings the animations to the layer's time `now`: settles begins, ends what is over, and
  /// refreshes the presentation copy.
  final func applyAnimations(at now: Seconds, on thread: LayerThread) {
    if !uncommittedValues.isEmpty { uncommittedValues = [:] }
    guard !attachments.isEmpty || presentationCopy != nil else { return }
    attachments.advance(to: now, on: thread)
    guard !attachments.isEmpty else {
      if let copy = presentationCopy, copy.drawnValues != nil {
        presentationCopy = nil
        display()
      }
      presentationCopy = nil
      return
    }
    attachments.updateCoverage()
    refreshPresentation(at: now)
  }

  /// Gives the presentation copy the model's values with the animations applied.
  private func refreshPresentation(at now: Seconds) {
    if presentationCopy == nil { makePresentationCopy() }
    guard let copy = presentationCopy else { return }
    let drawn = copy.drawnValues == nil ? nil : copy.backingStore
    copy.takeState(from: self)
    if let drawn { copy.backingStore = drawn }
    var pass = PresentationPass(copy: copy, model: self)
    let moment = Moment(time: now, isClockStopped: clockRate == 0)
    for attachment in attachments where !attachment.isCovered {
      attachment.running.apply(at: moment, to: &pass)
    }
    pass.finish()
    redraw(copy)
  }

  /// Draws `copy` where an animation changed a value that the class draws by.
  ///
  /// `draw(in:)` then runs on the copy and reads the in-between values. What was drawn is kept
  /// until one of them changes again.
  private func redraw(_ copy: CALayer) {
    var values: DrawnValues?
    for attachment in attachments where !attachment.isCovered {
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
