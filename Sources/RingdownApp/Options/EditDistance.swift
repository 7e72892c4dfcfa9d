/// How many single slips make `left` out of `right`: a letter too many, too few, wrong, or swapped
/// with its neighbour.
///
/// - Complexity: O(*m* · *n*) for words of *m* and *n* characters.
/// - Source: "Optimal string alignment distance", Boytsov 2011.
func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left)
  let right = Array(right)
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (row, character) in left.enumerated() {
    var line = [row + 1]
    for (column, other) in right.enumerated() {
      var best = min(last[column + 1], line[column]) + 1
      best = min(best, last[column] + (character == other ? 0 : 1))
      if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      line.append(best)
    }
    beforeLast = last
    last = line
  }
  return last[right.count]
}

/// The word of `candidates` that `word` was most likely meant to be; `nil` if none is near.
///
/// Near is at most one slip for every three letters, and always one. A candidate that `word`
/// begins is taken for near too. The first in alphabetical order wins among equals.
func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
  let word = word.lowercased()
  let length = word.count
  // No name has so many letters, and the answer would take its square in time.
  guard length > 0, length <= 40 else { return nil }
  let reach = max(1, length / 3)
  var best: (distance: Int, word: String)?
  for candidate in candidates where abs(candidate.count - length) <= reach {
    let distance = editDistance(word, candidate)
    guard distance <= reach else { continue }
    if let best, (best.distance, best.word) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.word ?? candidates.filter { length > 2 && $0.hasPrefix(word) }.min()
}
