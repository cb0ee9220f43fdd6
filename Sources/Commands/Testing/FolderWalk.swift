import Pixels

/// A walk through a folder and those below it, which enters each once, by whatever links it is reached.
struct FolderWalk {
  private var visited: Set<FileStatus.Identity>

  /// Begins a walk that leaves some folders out.
  init(skipping folders: [String] = []) {
    visited = Set(folders.compactMap { (try? FileStatus.of($0))??.identity })
  }

  /// What is in a folder; nil if it is none or not to be entered, or if somebody wants the process to end.
  mutating func enter(_ path: String) throws(Problem) -> FolderContents? {
    guard !isInterrupted(), let status = try? FileStatus.of(path), status.isFolder,
      visited.insert(status.identity).inserted
    else { return nil }
    do throws(FileFault) { return try FolderContents(of: path, limit: 1_000_000) } catch {
      throw .unreadable(path, error)
    }
  }
}
