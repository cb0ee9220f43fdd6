/// Writes a whole file: it appears under its name with all its bytes, or what was there stays as it was.
///
/// The bytes go into a new file in the same folder, which then takes the name; a link is followed, and the mode of a
/// file that existed is kept. What is no regular file (a terminal, a pipe, a device) is written directly.
public func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileFault) {
  switch try FileStatus(of: path)?.kind {
  case .folder:
    throw .isFolder
  case .special:
    let file = try FileDescriptor(writing: path)
    try file.write(bytes)
    try file.close()
  case .regular(let mode):
    let target = try linkTarget(path)
    try requireWritable(target)
    try replace(target, by: bytes, mode: mode)
  case nil:
    // A link may lead to a file that is still to be made.
    try replace(linkTarget(path), by: bytes, mode: nil)
  }
}

/// Writes to the process's standard output.
public func writeStandardOutput(_ bytes: [UInt8]) throws(FileFault) {
  let output = try FileDescriptor.standardOutput()
  try output.write(bytes)
  try output.close()
}

private func replace(_ path: String, by bytes: [UInt8], mode: UInt32?) throws(FileFault) {
  try requireAllowance(forFileOf: bytes.count)
  // A signal that ends the process waits until the file is whole or gone.
  try withSignalsHeldBack { () throws(FileFault) in
    let temporary = try create(besides: path, bytes, mode: mode)
    do throws(FileFault) {
      try rename(temporary, to: path)
    } catch {
      remove(temporary)
      throw error
    }
  }
}

/// Writes the bytes into a new file in the folder of `path`, and returns its name; after a fault there is no such file.
private func create(besides path: String, _ bytes: [UInt8], mode: UInt32?) throws(FileFault) -> String {
  let folder = folderPart(of: path)
  // Another thread may be writing into the same folder, and an interrupted process may have left its file.
  for attempt in 0..<10_000 {
    let temporary = temporaryPath(in: folder, attempt: attempt)
    guard let file = try FileDescriptor.create(temporary, mode: mode) else { continue }
    do throws(FileFault) {
      try file.write(bytes)
      try file.close()
      return temporary
    } catch {
      remove(temporary)
      throw error
    }
  }
  throw .other("too many unfinished files beside it")
}
