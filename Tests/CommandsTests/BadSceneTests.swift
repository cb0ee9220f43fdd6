import Foundation
import Testing

/// Each scene in the folder BadScenes has beside it the exact answer: the exit code, then what stands on standard error.
///
/// `UIRENDER_RECORD=all swift test --filter BadSceneTests` writes the answers anew.
@Suite("BadSceneTests") struct BadSceneTests {
  static let folder = Run.package.appendingPathComponent("Tests/CommandsTests/BadScenes")
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".json") }.sorted() ?? []

  @Test("a bad scene is answered by its exact diagnostics and no picture", arguments: names)
  func answer(_ name: String) throws {
    let out = try TemporaryFolder()
    let run = try uirender([name, "-o", out.path("out.png")], in: Self.folder)
    let answer = "exit \(run.status)\n\(run.errors)"
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(out.files.isEmpty)

    let file = Self.folder.appendingPathComponent(name.dropLast(".json".count) + ".expected")
    if isRecording, run.status == 2 { try Data(answer.utf8).write(to: file) }
    let expected = try? String(contentsOf: file, encoding: .utf8)
    #expect(answer == expected)
  }

  @Test("there are bad scenes, and no answer is without its scene")
  func corpus() throws {
    let answers = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".expected") }
    let scenes = answers.map { String($0.dropLast(".expected".count)) + ".json" }
    #expect(Self.names.count > 40)
    #expect(Set(scenes).isSubset(of: Set(Self.names)))
  }
}
