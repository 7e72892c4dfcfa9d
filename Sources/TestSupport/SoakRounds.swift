/// How many inputs a generator makes: a tenth of `whole`, or all with `RINGDOWN_SOAK=1`.
///
/// A tenth finds what every hundredth input shows, in seconds; the whole takes minutes.
public func soakRounds(_ whole: Int) -> Int {
  environment("RINGDOWN_SOAK") == "1" ? whole : whole / 10
}
