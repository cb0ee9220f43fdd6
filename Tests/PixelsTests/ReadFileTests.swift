import Foundation
import Pixels
import Testing

@Suite("Reading files")
struct ReadFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a file is read whole, whatever its size", arguments: [0, 1, 65_535, 65_536, 65_537, 3_000_000])
  func sizes(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try writeAtomically(bytes, to: folder("a"))
    #expect(try readFile(folder("a"), limit: size) == bytes)
  }

  @Test("a file over the limit is a fault, with the limit")
  func limit() throws {
    try writeAtomically([UInt8](repeating: 0, count: 1001), to: folder("a"))
    let fault = #expect(throws: FileFault.tooLarge(limit: 1000)) { try readFile(folder("a"), limit: 1000) }
    #expect(fault?.message == "larger than 1,000 bytes")
    #expect(fault?.isMachineProblem == false)
  }

  @Test("a device without an end is read up to the limit only")
  func endless() {
    #expect(throws: FileFault.tooLarge(limit: 1 << 20)) { try readFile("/dev/zero", limit: 1 << 20) }
  }

  @Test("where a regular file is needed, a pipe and a device are faults at once")
  func notRegular() throws {
    try writeAtomically([1], to: folder("a"))
    #expect(try readRegularFile(folder("a"), limit: 1) == [1])
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    for path in [folder("pipe"), "/dev/null"] {
      let fault = #expect(throws: FileFault.notRegular) { try readRegularFile(path, limit: 1) }
      #expect(fault?.message == "not a regular file")
      #expect(throws: FileFault.notRegular) { try requireRegularFile(path) }
    }
    #expect(throws: FileFault.isFolder) { try readRegularFile(folder.path, limit: 1) }
  }

  @Test("a file of the system that tells no size is read")
  func proc() throws {
    #expect(try !readFile("/proc/self/status", limit: 1 << 20).isEmpty)
  }

  @Test("a path that cannot be read is a fault of the input, in words")
  func unreadable() throws {
    try writeAtomically([1], to: folder("a"))
    try FileManager.default.createSymbolicLink(atPath: folder("loop"), withDestinationPath: "loop")
    try FileManager.default.createSymbolicLink(atPath: folder("lost"), withDestinationPath: "nowhere")
    let faults: [(String, FileFault, String)] = [
      (folder("none"), .noSuchFile, "no such file"), (folder("lost"), .brokenLink, "the link leads to nothing"),
      (folder.path, .isFolder, "is a folder"), (folder("a/b"), .notAFolder, "a part of the path is not a folder"),
      ("", .unusablePath, "not a usable path"), (folder("a\0.png"), .unusablePath, "not a usable path"),
      (folder("loop"), .linkLoop, "the links lead in a circle"),
    ]
    for (path, expected, words) in faults {
      let fault = #expect(throws: expected) { try readFile(path, limit: 10) }
      #expect(fault?.message == words)
      #expect(fault?.isMachineProblem == false)
    }
  }

  @Test("a file that may not be read is a fault", .enabled(if: geteuid() != 0))
  func permission() throws {
    try writeAtomically([1], to: folder("a"))
    chmod(folder("a"), 0)
    let fault = #expect(throws: FileFault.permissionDenied) { try readFile(folder("a"), limit: 10) }
    #expect(fault?.message == "permission denied")
  }

  @Test("standard input and output are read and written")
  func standardStreams() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      try writeStandardOutput(Array("a picture".utf8))
      if try readStandardInput(limit: 0) != [] { exit(1) }
    }
    #expect(String(decoding: try #require(result).standardOutputContent, as: UTF8.self).contains("a picture"))
  }

  @Test("a full standard output is a fault")
  func fullOutput() async {
    await #expect(processExitsWith: .success) {
      let full = open("/dev/full", O_WRONLY)
      dup2(full, STDOUT_FILENO)
      do throws(FileFault) { try writeStandardOutput([1]) } catch { exit(error == .noSpace ? 0 : 1) }
      exit(1)
    }
  }
}
