import Glibc
import Pixels
import Testing

@testable import Commands

@Suite("Requests as they come in") struct RequestLinesTests {
  private func text(_ next: NextJob) -> String? {
    if case .job(let line) = next { String(decoding: line, as: UTF8.self) } else { nil }
  }

  private func isLater(_ next: NextJob) -> Bool { if case .later = next { true } else { false } }

  private func isEnd(_ next: NextJob) -> Bool { if case .end = next { true } else { false } }

  @Test("an input that has nothing yet is not at its end")
  func nothingYet() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    var lines = RequestLines(limit: 100, from: ends[0])
    lines.read()
    #expect(isLater(lines.next()))
    _ = write(ends[1], "one\ntwo", 7)
    lines.read()
    #expect(text(lines.next()) == "one")
    #expect(isLater(lines.next()))
    close(ends[1])
    lines.read()
    #expect(text(lines.next()) == "two")
    #expect(isEnd(lines.next()) && lines.fault == nil)
  }

  @Test("an input that cannot be read is told, and is no end of the requests")
  func fault() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    var lines = RequestLines(limit: 100, from: folder)
    lines.read()
    #expect(isEnd(lines.next()) && lines.fault == .isFolder)
    let run = try shell(#"exec "$0" serve < ."#, in: TemporaryFolder())
    #expect(run.status == 2 && run.errors == "standard input: error: is a folder\n")
  }
}
