import Foundation
import Goldens
import Testing
import UIRenderKit

@testable import UIRenderTesting

@Suite("Golden assertions")
struct AssertGoldenTests {
  private let folder = NSTemporaryDirectory() + "uirender-assert-" + UUID().uuidString

  private func greeting(_ text: String) -> Scene {
    Scene(canvas: Size(width: 80, height: 30)) {
      Label(text: text, font: .boldSystemFont(ofSize: 15), textColor: .black).frame(x: 5, y: 5, width: 70, height: 20)
    }
  }

  @Test("a scene built in Swift is as its golden beside the test file")
  func greeting() {
    assertGolden(of: greeting("Hello"))
    assertGolden(of: greeting("Hallo"), named: "german")
  }

  @Test("a golden is recorded where that is asked, and compared from then on")
  func recorded() {
    #expect(assertGolden(of: greeting("One"), record: .missing, goldenFolder: folder))
    withKnownIssue { _ = assertGolden(of: greeting("Two"), named: "two", record: .never, goldenFolder: folder) }
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test("what differs fails with the count and the paths, and a golden has one assertion")
  func different() {
    for text in ["One", "Two"] {
      let mode: RecordMode = text == "One" ? .missing : .never
      if text == "One" {
        assertGolden(of: greeting(text), record: mode, goldenFolder: folder)
      } else {
        withKnownIssue {
          _ = assertGolden(of: greeting(text), record: mode, goldenFolder: folder)
        } matching: { issue in
          issue.comments.contains { $0.rawValue.contains("too; give each assertion a name") }
        }
      }
    }
    let both = { (text: String, mode: RecordMode) in
      assertGolden(of: self.greeting(text), named: "both", record: mode, goldenFolder: self.folder)
    }
    #expect(both("One", .missing))
    withKnownIssue {
      _ = both("Two", .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("pixels differ") && $0.rawValue.contains("-both.diff.png") }
    }
    try? FileManager.default.removeItem(atPath: folder)
  }

  @Test("the scene of a file is compared as its key test says, where the assertion says nothing")
  func sceneOfFile() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/scene.json"
    func check(
      _ text: String, _ test: String, _ record: RecordMode = .never, tolerance: Tolerance? = nil,
      budget: PixelBudget? = nil
    ) throws -> Bool {
      let scene = """
        { "device": { "size": [60, 30], "scale": 1 }, "statusBar": { "isHidden": true }, "test": { \(test) },
          "root": { "subviews": [{ "type": "label", "id": "it", "frame": [5, 5, 50, 20], "text": "\(text)" }] } }
        """
      try Data(scene.utf8).write(to: URL(fileURLWithPath: path))
      return assertGolden(
        ofSceneAt: path, record: record, tolerance: tolerance, budget: budget, goldenFolder: folder + "/golden")
    }
    #expect(try check("One", "", .missing))
    for test in [
      #""maxPixels": 500"#, #""maxShare": 0.9"#, #""tolerance": 100"#, #""ignore": ["it"]"#,
      #""ignore": [[0, 0, 60, 30]]"#,
    ] {
      #expect(try check("Onf", test), "\(test)")
    }
    // What the assertion says prevails, but for what is not compared.
    #expect(try check("Onf", #""ignore": ["it"]"#, tolerance: .exact))
    withKnownIssue { _ = try check("Onf", "") }
    withKnownIssue { _ = try check("Onf", #""maxPixels": 500"#, budget: PixelBudget.none) }
    withKnownIssue { _ = try check("Onf", #""tolerance": 100"#, tolerance: .exact) }
    try withKnownIssue {
      _ = try check("One", #""ignore": ["that"]"#)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("test.ignore[0]: unknown value \"that\"") }
    }
    #if compiler(>=6.3)
      try withKnownIssue {
        _ = try check("One\u{10FFFD}", #""ignore": ["it"]"#)
      } matching: { issue in
        issue.severity == .warning && issue.comments.contains { $0.rawValue.contains("U+10FFFD") }
      }
    #endif
  }

  @Test("a word in UIRENDER_RECORD that is no record mode fails, and no word asks for nothing")
  func recordWords() throws {
    for word in ["al", "yes", "ALL", " "] {
      let fault = #expect(throws: RecordWord.self) { try RecordMode.asked(by: word) }
      #expect(
        fault?.message == "UIRENDER_RECORD: unknown mode \"\(word)\" (valid: never, missing, failed, all)")
    }
    #expect(try RecordMode.asked(by: nil) == nil)
    #expect(try RecordMode.asked(by: "") == nil)
    #expect(try RecordMode.asked(by: "failed") == .failed)
  }

  @Test("a scene that cannot be drawn fails with its diagnostics")
  func broken() {
    let scene = Scene(canvas: Size(width: 40, height: 40)) { Label(text: "A", font: Font(family: "No Such Font")) }
    withKnownIssue {
      _ = assertGolden(of: scene, record: .never, goldenFolder: folder)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("No Such Font") }
    }
  }
}
