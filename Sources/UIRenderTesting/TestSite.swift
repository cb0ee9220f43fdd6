import Foundation
import Pixels

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Where an assertion stands, and the way to tell the test that runs it what is wrong.
struct TestSite: CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let function: StaticString
  let line: UInt
  let column: UInt

  var description: String { "\(fileID):\(line)" }

  /// The folder of the test file.
  var folder: String {
    let folder = "\(filePath)".parentFolder
    return folder.isEmpty ? "." : folder
  }

  /// The name of the golden: the test file, the function and the name of the assertion.
  func goldenName(_ name: String?) -> String {
    let file = "\(filePath)".split(separator: "/").last.map(String.init) ?? "Tests"
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    // A function is named with its arguments' labels: `greeting(language:)`.
    let function = "\(self.function)".prefix { $0 != "(" }
    return "\(stem)/\(function)" + (name.map { "-\($0)" } ?? "")
  }

  /// Tells what somebody should look at; the test passes nevertheless.
  func warn(_ message: String) {
    // Only Swift Testing has warnings, and only since Swift 6.3.
    #if canImport(Testing) && compiler(>=6.3)
      if Test.current != nil {
        let place = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: place)
        return
      }
    #endif
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  /// Fails the test, with files attached where the framework can do that.
  func fail(_ message: String, _ files: [String]) {
    #if canImport(Testing)
      if Test.current != nil {
        let place = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        for file in files {
          guard let bytes = try? readRegularFile(file, limit: 1 << 28) else { continue }
          let name = file.split(separator: "/").last.map(String.init) ?? file
          Attachment.record(bytes, named: name, sourceLocation: place)
        }
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
  }
}

/// The value of an environment variable; nil if it is not set.
func environment(_ name: String) -> String? { ProcessInfo.processInfo.environment[name] }
