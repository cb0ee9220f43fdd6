import Foundation

/// A run of the built command, and what came of it.
struct Run {
  var status: Int32
  var output: Data
  var errors: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The command, which the build puts beside the tests.
  static let executable: URL = {
    let besideTests = Bundle.main.executableURL?.deletingLastPathComponent().appendingPathComponent("uirender")
    if let besideTests, FileManager.default.isExecutableFile(atPath: besideTests.path) { return besideTests }
    return package.appendingPathComponent(".build/debug/uirender")
  }()
}

/// Runs the command in a folder and waits for its end.
///
/// Streams are files, not pipes: no reader has to keep pace with them.
func uirender(
  _ arguments: String..., in folder: TemporaryFolder, input: Data = Data(), output: FileHandle? = nil,
  environment: [String: String] = [:]
) throws -> Run {
  try uirender(arguments, in: folder.url, input: input, output: output, environment: environment)
}

/// Runs the command in any folder and waits for its end.
func uirender(
  _ arguments: [String], in folder: URL, input: Data = Data(), output: FileHandle? = nil,
  environment: [String: String] = [:], executable: URL = Run.executable
) throws -> Run {
  let streams = try TemporaryFolder()
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  process.currentDirectoryURL = folder
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  process.standardInput = try FileHandle(forReadingFrom: streams.write(input, "input"))
  process.standardOutput = try output ?? FileHandle(forWritingTo: streams.write(Data(), "output"))
  process.standardError = try FileHandle(forWritingTo: streams.write(Data(), "errors"))
  try process.run()
  process.waitUntilExit()
  // A crash is told from an exit code: shells show signals as 128 and more.
  let status = process.terminationStatus + (process.terminationReason == .exit ? 0 : 128)
  return Run(
    status: status,
    output: output == nil ? try streams.read("output") : Data(),
    errors: String(decoding: try streams.read("errors"), as: UTF8.self))
}

/// Runs a line of shell in a folder, in which `$0` is the command, and waits for its end.
func shell(_ line: String, in folder: TemporaryFolder) throws -> Run {
  try uirender(
    ["-c", line, Run.executable.path], in: folder.url, executable: URL(fileURLWithPath: "/bin/sh"))
}
