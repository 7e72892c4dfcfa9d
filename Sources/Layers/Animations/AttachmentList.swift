import Animation

/// The animations of a layer, in the order in which they were added.
struct AttachmentList: RandomAccessCollection {
  private var attachments: [AnimationAttachment] = []
  private var keys: Set<String> = []
  /// Whether an animation came, went or settled since it was last found out which are covered.
  private var isCoverageStale = false

  var startIndex: Int { attachments.startIndex }
  var endIndex: Int { attachments.endIndex }
  subscript(index: Int) -> AnimationAttachment { attachments[index] }

  /// Whether there is an animation for `key`.
  func contains(key: String) -> Bool { keys.contains(key) }

  /// Adds `attachment` behind the others; none of them has its key.
  mutating func append(_ attachment: AnimationAttachment) {
    attachments.append(attachment)
    if let key = attachment.key { keys.insert(key) }
    isCoverageStale = true
  }

  /// Takes out the animations that `isDoomed` picks.
  ///
  /// - Returns: Those taken out, in their order.
  mutating func remove(where isDoomed: (AnimationAttachment) -> Bool) -> [AnimationAttachment] {
    let doomed = attachments.filter(isDoomed)
    guard !doomed.isEmpty else { return [] }
    attachments.removeAll(where: isDoomed)
    keys.subtract(doomed.compactMap(\.key))
    isCoverageStale = true
    return doomed
  }

  /// Brings all to the layer's time `now`, and takes out those that are over and not kept.
  mutating func advance(to now: Seconds, on thread: LayerThread) {
    var isAnyToGo = false
    for attachment in attachments {
      attachment.commit(at: now)
      guard attachment.advance(to: now, on: thread) else { continue }
      isCoverageStale = true
      if attachment.isOver, attachment.isRemovedOnCompletion { isAnyToGo = true }
    }
    if isAnyToGo { _ = remove { $0.isOver && $0.isRemovedOnCompletion } }
  }

  /// Marks the animations that cannot be seen, since a later one that stays decides their value.
  mutating func updateCoverage() {
    guard isCoverageStale else { return }
    isCoverageStale = false
    var settled: Set<KeyPathName> = []
    for attachment in attachments.reversed() {
      if case .property(let property) = attachment.running.effect {
        attachment.isCovered = property.settledKeyPath.map { settled.contains($0) } ?? false
      }
      if let path = attachment.settledKeyPath { settled.insert(path) }
    }
  }
}
