/// Numbers, of which the smallest leaves first.
struct SmallestFirst {
  private var heap: [Int] = []

  mutating func insert(_ number: Int) {
    heap.append(number)
    var index = heap.count - 1
    while index > 0, heap[(index - 1) / 2] > heap[index] {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popSmallest() -> Int? {
    guard let smallest = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return smallest }
    heap[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { return smallest }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[index] else { return smallest }
      heap.swapAt(index, child)
      index = child
    }
  }
}
