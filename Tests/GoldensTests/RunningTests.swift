import Goldens
import Synchronization
import Testing

@Suite("Running many tests")
struct RunningTests {
  @Test("a scene belongs to exactly one shard, whatever other scenes there are, and shards are about as large")
  func shards() throws {
    let names = (0..<1000).map { "screens/screen-\($0)" }
    var counts: [Int] = []
    for index in 1...5 {
      let shard = try #require(Shard("\(index)/5"))
      counts.append(names.count(where: shard.contains))
    }
    #expect(counts.reduce(0, +) == 1000)
    #expect(counts.allSatisfy { (150...250).contains($0) })
    let part = (1...3).filter { Shard("\($0)/3")?.contains("Examples/label") ?? false }
    #expect(part.count == 1)
  }

  @Test(
    "what is no part of a whole is no shard", arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "+1/2", "-1/2"])
  func noShard(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test("work is done once for each element, in their order, on as many threads as asked")
  func parallel() {
    let makers = Atomic<Int>(0)
    let elements = Array(0..<500)
    let results = inParallel(
      elements, threads: 4,
      makeWorker: {
        makers.wrappingAdd(1, ordering: .relaxed)
        return { $0 * 2 }
      })
    #expect(results == elements.map { $0 * 2 })
    #expect((1...4).contains(makers.load(ordering: .relaxed)))
    #expect(inParallel([Int](), threads: 4, makeWorker: { { $0 } }).isEmpty)
  }

  @Test("an interruption leaves what is not begun undone")
  func interrupted() {
    let done = Atomic<Int>(0)
    let results = inParallel(
      Array(0..<100), threads: 1, isInterrupted: { done.load(ordering: .relaxed) >= 10 },
      makeWorker: {
        { element in
          done.wrappingAdd(1, ordering: .relaxed)
          return element
        }
      })
    #expect(results.compactMap(\.self) == Array(0..<10))
  }
}

@Suite("Changes of texts")
struct LineChangeTests {
  @Test("changes are shown with three lines around them, longer gaps as a dot line")
  func context() {
    let old = (1...20).map { "line \($0)" }
    var new = old
    new[1] = "changed"
    new.remove(at: 15)
    let shown = LineChange.between(old.joined(separator: "\n"), new.joined(separator: "\n"))
    #expect(
      shown.map { $0.kind.rawValue + $0.text } == [
        " line 1", "-line 2", "+changed", " line 3", " line 4", " line 5", " …", " line 13", " line 14", " line 15",
        "-line 16", " line 17", " line 18", " line 19",
      ])
    #expect(LineChange.between("a\nb", "a\nb").isEmpty)
  }
}
