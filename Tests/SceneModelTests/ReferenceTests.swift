import Foundation
import SceneModel
import Testing

@Suite("The reference of the scene format")
struct ReferenceTests {
  @Test("FORMAT.md is what the key tables say; `make record` writes it")
  func upToDate() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("FORMAT.md")
    if ProcessInfo.processInfo.environment["UIRENDER_RECORD"] == "all" {
      try sceneReference().write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == sceneReference())
  }
}
