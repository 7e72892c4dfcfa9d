import Animation

/// The animations of a layer, in the order in which they were added.
struct AttachmentList: RandomAccessCollection {
  private var attachments: [AnimationAttachment] = []
  private var keys: Set<String> = []
  /// Those that are to be looked at in a frame: all but the ones that are over and not seen.
  private(set) var awake: [AnimationAttachment] = []
  /// The time from which on the others are all over.
  private var othersOverSince = -Seconds.infinity
  /// Whether an animation came, went or settled since it was last found out which are awake.
  private var isStale = false

  var startIndex: Int { attachments.startIndex }
  var endIndex: Int { attachments.endIndex }
  subscript(index: Int) -> AnimationAttachment { attachments[index] }

  /// Whether there is an animation for `key`.
  func contains(key: String) -> Bool { keys.contains(key) }

  /// Adds `attachment` behind the others; none of them has its key.
  mutating func append(_ attachment: AnimationAttachment) {
    attachments.append(attachment)
    awake.append(attachment)
    if let key = attachment.key { keys.insert(key) }
    isStale = true
  }

  /// Takes out the animations that `isDoomed` picks.
  ///
  /// - Returns: Those taken out, in their order.
  mutating func remove(where isDoomed: (AnimationAttachment) -> Bool) -> [AnimationAttachment] {
    let doomed = attachments.filter(isDoomed)
    guard !doomed.isEmpty else { return [] }
    attachments.removeAll(where: isDoomed)
    keys.subtract(doomed.compactMap(\.key))
    wakeAll()
    return doomed
  }

  /// Brings all to `moment` of the layer's clock, and takes out those that are over and not kept.
  mutating func advance(to moment: Moment, on thread: LayerThread) {
    // The clock was set back: what was over may no longer be.
    if moment.time < othersOverSince { wakeAll() }
    var isAnyToGo = false
    for attachment in awake {
      attachment.commit(at: moment.time)
      guard attachment.advance(to: moment, on: thread) else { continue }
      isStale = true
      if attachment.isOver, attachment.isRemovedOnCompletion { isAnyToGo = true }
    }
    if isAnyToGo { _ = remove { $0.isOver && $0.isRemovedOnCompletion } }
    if isStale { findAwake() }
  }

  private mutating func wakeAll() {
    awake = attachments
    othersOverSince = -.infinity
    isStale = true
  }

  /// Leaves out the animations that are over and contribute nothing, and those that cannot be
  /// seen since a later one that is over decides their value.
  private mutating func findAwake() {
    isStale = false
    var settled: Set<KeyPathName> = []
    let asleep = attachments.reversed().filter { attachment in
      let isCovered = attachment.settledKeyPath.map { settled.contains($0) } ?? false
      if let path = attachment.settledKeyPath { settled.insert(path) }
      return isCovered || (attachment.isOver && !attachment.contributesWhenOver)
    }
    let ids = Set(asleep.map { ObjectIdentifier($0) })
    othersOverSince = asleep.map(\.overSince).max() ?? -.infinity
    awake = attachments.filter { !ids.contains(ObjectIdentifier($0)) }
  }
}
