import Foundation
import Glibc
import Testing

@testable import Pixels

@Suite("Writing files")
struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a file is written whole and nothing is left beside it")
  func written() throws {
    try writeAtomically([1, 2, 3], to: folder("a"))
    #expect(try readFile(folder("a"), limit: 3) == [1, 2, 3])
    try writeAtomically([], to: folder("a"))
    #expect(try readFile(folder("a"), limit: 3) == [])
    #expect(folder.contents == ["a"])
  }

  @Test("what a killed process has left of a file is removed when that is written, and what another is writing is not")
  func abandoned() throws {
    try writeAtomically([1], to: folder("a"))
    let left = temporaryPath(besides: folder("a"), attempt: 0)
    try Data([9]).write(to: URL(fileURLWithPath: left))
    let locked = try #require(fopen(left, "r+"))
    #expect(flock(fileno(locked), LOCK_EX | LOCK_NB) == 0)
    try writeAtomically([2], to: folder("a"))
    #expect(try readFile(folder("a"), limit: 1) == [2])
    #expect(folder.contents.count == 2 && folder.contents.contains("a"))
    #expect(try readFile(left, limit: 1) == [9])
    fclose(locked)
    try writeAtomically([3], to: folder("a"))
    #expect(try readFile(folder("a"), limit: 1) == [3])
    #expect(folder.contents == ["a"])
  }

  @Test("a file that is written by a name beside it takes the name of what was left, and is locked")
  func named() throws {
    let path = folder("a"), temporary = temporaryPath(besides: path, attempt: 0)
    func isFree() throws -> Bool {
      guard let file = try FileDescriptor.create(temporary, mode: nil) else { return false }
      try file.close()
      return true
    }
    try Data([9]).write(to: URL(fileURLWithPath: temporary))
    guard let file = try FileDescriptor.create(temporary, mode: 0o600) else {
      Issue.record("the file that was left is taken for one that somebody writes")
      return
    }
    try file.write([1][...])
    try file.flush()
    #expect(try !isFree())
    try rename(temporary, to: path)
    try file.close()
    #expect(try readFile(path, limit: 1) == [1])
    #expect(try isFree())
    #expect(folder.contents.count == 2)
  }

  @Test("a file that is replaced keeps its mode")
  func mode() throws {
    try writeAtomically([1], to: folder("a"))
    chmod(folder("a"), 0o640)
    try writeAtomically([2], to: folder("a"))
    #expect(try FileManager.default.attributesOfItem(atPath: folder("a"))[.posixPermissions] as? Int == 0o640)
  }

  @Test("a link is followed: its file is replaced, and it stays a link")
  func link() throws {
    try writeAtomically([1], to: folder("a"))
    try FileManager.default.createSymbolicLink(atPath: folder("b"), withDestinationPath: "a")
    try writeAtomically([2], to: folder("b"))
    #expect(try readFile(folder("a"), limit: 1) == [2])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("b")) == "a")
    #expect(folder.contents == ["a", "b"])
  }

  @Test("a link to nothing makes the file that it names, in a folder that exists")
  func danglingLink() throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder("sub"), withIntermediateDirectories: false)
    try manager.createSymbolicLink(atPath: folder("one"), withDestinationPath: "sub/two")
    try manager.createSymbolicLink(atPath: folder("sub/two"), withDestinationPath: "../three")
    try manager.createSymbolicLink(atPath: folder("lost"), withDestinationPath: "nowhere/a")
    try writeAtomically([1], to: folder("one"))
    #expect(try readFile(folder("three"), limit: 1) == [1])
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("one")) == "sub/two")
    #expect(throws: FileFault.noSuchFolder) { try writeAtomically([1], to: folder("lost")) }
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("lost")) == "nowhere/a")
  }

  @Test("a full device is a fault of the machine")
  func fullDevice() {
    let fault = #expect(throws: FileFault.noSpace) { try writeAtomically([1], to: "/dev/full") }
    #expect(fault?.message == "no space left on the device")
    #expect(fault?.isMachineProblem == true)
  }

  @Test("a full disk leaves the old file, and nothing else")
  func fullDisk() async {
    await #expect(processExitsWith: .success) {
      let path = "/mnt/a"
      // The test of /dev/full, above, stands in for this where nobody may mount.
      guard mountSmallDisk(at: "/mnt") else { return }
      try writeAtomically([1], to: path)
      var fault: FileFault?
      do throws(FileFault) { try writeAtomically([UInt8](repeating: 2, count: 1 << 20), to: path) } catch {
        fault = error
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: "/mnt")
      if try fault != .noSpace || readFile(path, limit: 1) != [1] || files != ["a"] { exit(1) }
    }
  }

  @Test("what the process may not write does not kill it, and leaves nothing")
  func sizeLimit() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      var limit = rlimit(rlim_cur: 1000, rlim_max: 1000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      var fault: FileFault?
      do throws(FileFault) { try writeAtomically([UInt8](repeating: 1, count: 1001), to: folder("a")) } catch {
        fault = error
      }
      if fault != .fileSizeLimit || !folder.contents.isEmpty { exit(1) }
      try writeAtomically([UInt8](repeating: 1, count: 1000), to: folder("a"))
    }
  }

  @Test("a device takes the bytes directly")
  func device() throws {
    try writeAtomically([1], to: "/dev/null")
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test("a pipe takes the bytes directly")
  func pipe() async throws {
    let path = folder("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    async let read = Task.detached { try readFile(path, limit: 10) }.value
    try writeAtomically([1, 2], to: path)
    #expect(try await read == [1, 2])
  }

  @Test("a pipe that nobody reads is waited for as long as one has patience")
  func pipeWithoutReader() {
    let path = folder("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let fault = #expect(throws: FileFault.noReader) {
      try writeAtomically([1], to: path, patience: Patience(seconds: 0.05))
    }
    #expect(fault?.message == "nobody reads the pipe")
    #expect(fault?.isMachineProblem == true)
    #expect(throws: FileFault.noReader) { try writeAtomically([1], to: path, patience: Patience { true }) }
  }

  @Test("a pipe that somebody has opened must be read, too, but may be read slowly")
  func slowReader() throws {
    let path = folder("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = Glibc.open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let bytes = [UInt8](repeating: 1, count: 1 << 20)
    #expect(throws: FileFault.noReader) {
      try writeAtomically(bytes, to: path, patience: Patience(seconds: 0.05))
    }
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      var block = [UInt8](repeating: 0, count: 1 << 16)
      while read(reader, &block, block.count) != 0 { usleep(1000) }
      isRead.signal()
    }
    try writeAtomically(bytes, to: path, patience: Patience(seconds: 5))
    isRead.wait()
  }

  @Test("a path that cannot be written is a fault of the input, in words")
  func unwritable() throws {
    try writeAtomically([1], to: folder("a"))
    let faults: [(String, FileFault, String)] = [
      (folder("none/a"), .noSuchFolder, "no such folder"), (folder.path, .isFolder, "is a folder"),
      (folder("a/b"), .notAFolder, "a part of the path is not a folder"), ("", .unusablePath, "not a usable path"),
      (folder("a\0b"), .unusablePath, "not a usable path"), (folder("none/"), .noSuchFolder, "no such folder"),
      (folder(String(repeating: "n", count: 256)), .nameTooLong, "the name is too long"),
    ]
    for (path, expected, words) in faults {
      let fault = #expect(throws: expected) { try writeAtomically([1], to: path) }
      #expect(fault?.message == words)
      #expect(fault?.isMachineProblem == false)
    }
    #expect(folder.contents == ["a"])
  }

  @Test("a file that may not be written is not replaced either", .enabled(if: geteuid() != 0))
  func readOnlyFile() throws {
    try writeAtomically([1], to: folder("a"))
    chmod(folder("a"), 0o444)
    #expect(throws: FileFault.permissionDenied) { try writeAtomically([2], to: folder("a")) }
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    #expect(throws: FileFault.permissionDenied) { try writeAtomically([2], to: folder("b")) }
    #expect(folder.contents == ["a"])
  }

  @Test("many writers of one file never show a part of it, and leave nothing else")
  func concurrent() async throws {
    let path = folder("a")
    try writeAtomically([UInt8](repeating: 0, count: 100_000), to: path)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in UInt8(0)..<8 {
        group.addTask {
          for _ in 0..<20 { try writeAtomically([UInt8](repeating: number, count: 100_000), to: path) }
          let read = try readFile(path, limit: 100_000)
          return read.count == 100_000 && Set(read).count == 1
        }
      }
      for try await isWhole in group { #expect(isWhole) }
    }
    #expect(folder.contents == ["a"])
  }
}
