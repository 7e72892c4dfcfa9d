extension CALayer {
  /// A hint that ``draw(in:)`` may run on another thread; it runs on the tree's own all the same.
  ///
  /// `false` unless set.
  public final var drawsAsynchronously: Bool {
    get { hint("drawsAsynchronously") }
    set { userValues["drawsAsynchronously"] = newValue }
  }

  /// A hint that the contents have no transparent pixel; those they have stay transparent.
  ///
  /// `false` unless set.
  public final var isOpaque: Bool {
    get { hint("opaque") }
    set { userValues["opaque"] = newValue }
  }

  /// A hint that edges between pixels are to be smooth, as they are in any case.
  ///
  /// `false` unless set.
  public final var allowsEdgeAntialiasing: Bool {
    get { hint("allowsEdgeAntialiasing") }
    set { userValues["allowsEdgeAntialiasing"] = newValue }
  }

  private func hint(_ key: String) -> Bool { userValues[key] as? Bool ?? false }
}
