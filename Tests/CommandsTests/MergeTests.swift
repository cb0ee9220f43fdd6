import Foundation
import Testing

@Suite("Merged reports") struct MergeTests {
  /// Two scenes, the second of which takes long.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["s/a.json": GoldenScenes.text("One")])
    #expect(try golden(["s", "--record", "missing"], in: folder).status == 0)
    try folder.write(Data(Scenes.slow.utf8), "s/slow.json")
    return folder
  }

  private func merge(_ report: String, in folder: TemporaryFolder) throws -> Run {
    try uirender(
      "merge-reports", report, "--junit", "merged.xml", "--json-report", "merged.json", in: folder,
      environment: ["GITHUB_ACTIONS": ""])
  }

  @Test("a part that was interrupted fails the whole, and what it has tested is told")
  func interrupted() throws {
    let folder = try TemporaryFolder(["s/a.json": GoldenScenes.text("One"), "s/slow.json": Scenes.slow])
    // A scene without a golden is done when its picture is kept.
    let run = try shell(
      """
      CI=true "$0" test s --shard 1/1 -j 1 --timeout 0 --json-report part.json > /dev/null & process=$!
      while [ ! -e golden-failures/s/a.actual.png ]; do sleep 0.02; done
      kill -TERM $process; wait $process; echo $?
      """, in: folder)
    #expect(run.text == "143\n")
    let merged = try merge("part.json", in: folder)
    #expect(merged.status == 3)
    // The first picture is kept a moment before it is counted.
    let words = String((merged.text.split(separator: "\n").first ?? "").dropFirst("note: ".count))
    #expect(["0", "1"].map { "interrupted: \($0) of 2 scenes were tested" }.contains(words))
    #expect(String(decoding: try folder.read("merged.xml"), as: UTF8.self).contains("<failure message=\"\(words)\"/>"))
    // What is merged again has not forgotten it.
    #expect(try uirender("merge-reports", "merged.json", in: folder).status == 3)
  }

  @Test("merging ends as the run has ended: the worst of several problems counts")
  func status() throws {
    let folder = try folder()
    let late = try golden(["s", "--timeout", "1", "--json-report", "late.json"], in: folder)
    #expect(late.status == 3)
    #expect(try merge("late.json", in: folder).status == 3)
    try folder.write(Data(GoldenScenes.text("Onf").utf8), "s/a.json")
    try folder.write(Data(), "file")
    let unkept = try golden(["s/a.json", "--failures", "file/f", "--json-report", "unkept.json"], in: folder)
    #expect(unkept.status == 3)
    #expect(try merge("unkept.json", in: folder).status == 3)
    try folder.write(Data("{".utf8), "s/slow.json")
    #expect(try golden(["s", "--json-report", "broken.json"], in: folder).status == 2)
    #expect(try merge("broken.json", in: folder).status == 2)
  }

  @Test("goldens without a scene that have failed a part fail the whole")
  func orphans() throws {
    let folder = try GoldenScenes.recorded()
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("s/a.json"))
    #expect(try golden(["s", "--fail-on-orphans", "--json-report", "part.json"], in: folder).status == 1)
    let merged = try merge("part.json", in: folder)
    #expect(merged.status == 1)
    #expect(merged.text.hasPrefix("note: no scene has these goldens: golden/s/a.png\n"))
  }

  @Test("a failure that is not whole is no part of a report")
  func broken() throws {
    let folder = try TemporaryFolder([
      "r.json": #"{"format":"uirender-report-1","failures":["interrupted"],"results":[]}"#
    ])
    let run = try merge("r.json", in: folder)
    #expect(run.status == 2)
    #expect(run.errors == "uirender: error: r.json is no JSON report of uirender: failure 1 is not whole\n")
  }
}
