import Goldens
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
