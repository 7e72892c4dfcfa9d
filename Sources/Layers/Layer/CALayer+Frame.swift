import Animation
import Drawing
import Glibc

extension CALayer {
  /// Whether an animation runs or waits to.
  final var hasRunningAnimations: Bool { attachments.contains { !$0.isOver } }

  /// Brings the animations to the layer's time `now`: settles begins, ends what is over, and
  /// refreshes the presentation copy.
  final func applyAnimations(at now: Seconds, on thread: LayerThread) {
    guard !attachments.isEmpty || presentationCopy != nil else { return }
    for attachment in attachments {
      attachment.commit(at: now)
      if attachment.advance(to: now, on: thread), attachment.animation.isRemovedOnCompletion {
        attachments.removeAll { $0 === attachment }
      }
    }
    guard !attachments.isEmpty else {
      if let copy = presentationCopy, copy.drawnValues != nil {
        presentationCopy = nil
        display()
      }
      presentationCopy = nil
      return
    }
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
    for attachment in attachments {
      attachment.running.apply(at: moment, to: &pass, departure: attachment.departure)
    }
    pass.finish()
    redraw(copy)
  }

  /// Draws `copy` where an animation changed a value that the class draws by.
  ///
  /// `draw(in:)` then runs on the copy and reads the in-between values. What was drawn is kept
  /// until one of them changes again.
  private func redraw(_ copy: CALayer) {
    let keys = attachments.flatMap { $0.running.properties }
      .filter { redraws(forKey: $0) }
    guard !keys.isEmpty else { return }
    var values = DrawnValues(modelVersion: contentsVersion)
    for key in keys { values.components[key] = copy.animatableValue(forKey: key)?.components }
    guard values != copy.drawnValues else { return }
    copy.drawnValues = values
    copy.display()
  }

  /// When the layer next shows something new, in seconds of the root's clock.
  final func nextVisibleChange(after rootTime: Seconds) -> Seconds {
    guard isCommitted, let node else { return .infinity }
    let rate = clockRate
    guard rate != 0 else { return .infinity }
    let now = convertTime(rootTime, from: nil)
    let next = attachments.reduce(Seconds.infinity) { next, attachment in
      attachment.isOver ? next : min(next, attachment.nextChange(after: now, on: node))
    }
    guard next > now, rate > 0 else { return rootTime }
    return rootTime + (next - now) / rate
  }

  /// How fast the layer's time runs against the root's: the product of all speeds on the way.
  private var clockRate: Double {
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

extension RunningEffect {
  /// The properties that the effect works on.
  var properties: [String] {
    switch effect {
    case .none: []
    case .property(let property): [property.keyPath.property]
    case .group(let members): members.flatMap(\.properties)
    }
  }
}
