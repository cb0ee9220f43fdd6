import Foundation
import Goldens
import Testing
import UIRenderKit
import UIRenderTesting

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
