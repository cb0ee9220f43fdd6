/// Writes a whole file: it appears under its name with all its bytes, or what was there stays as it was.
///
/// The bytes go into a new file in the same folder, which then takes the name; a link is followed, and the mode of a
/// file that existed is kept. What is no regular file (a terminal, a pipe, a device) is written directly.
///
/// - Parameters:
///   - bytes: What the file is to hold.
///   - path: Its place.
///   - patience: How long the reader of a pipe is waited for, `noReader` being thrown then.
public func writeAtomically(
  _ bytes: [UInt8], to path: String, patience: Patience = .endless
) throws(FileFault) {
  switch try FileStatus.of(path)?.kind {
  case .folder:
    throw .isFolder
  case .pipe:
    let file = try FileDescriptor(writingToPipe: path, patience: patience)
    try file.write(bytes, patience: patience)
    try file.close()
  case .special:
    let file = try FileDescriptor(writing: path)
    try file.write(bytes, patience: patience)
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

/// Adds bytes to the end of a file, which is made if it is missing; what was there, or others add meanwhile, stays.
public func append(_ bytes: [UInt8], toFile path: String) throws(FileFault) {
  let file = try FileDescriptor(appendingTo: path)
  try requireAllowance(forFileOf: file.status().size + bytes.count)
  try file.write(bytes[...])
  try file.close()
}

/// Writes to the process's standard output.
public func writeStandardOutput(_ bytes: [UInt8], patience: Patience = .endless) throws(FileFault) {
  let output = try FileDescriptor.standardOutput()
  try output.write(bytes, patience: patience)
  try output.close()
}

/// Writes to the process's standard error.
public func writeStandardError(_ bytes: [UInt8], patience: Patience = .endless) throws(FileFault) {
  let output = try FileDescriptor.standardError()
  try output.write(bytes, patience: patience)
  try output.close()
}

private func replace(_ path: String, by bytes: [UInt8], mode: UInt32?) throws(FileFault) {
  try requireAllowance(forFileOf: bytes.count)
  // A signal that ends the process waits until the file is whole or gone.
  try withSignalsHeldBack { () throws(FileFault) in
    if try !replaceByNameless(path, bytes, mode: mode) { try replaceByNamed(path, bytes, mode: mode) }
  }
}

/// Writes into a file that has no name before it is whole, so that nothing is left of it if the process is killed;
/// false if the file system has no such files.
private func replaceByNameless(_ path: String, _ bytes: [UInt8], mode: UInt32?) throws(FileFault) -> Bool {
  guard let file = FileDescriptor.nameless(in: path.folderPart, mode: mode) else { return false }
  try file.write(bytes[...])
  try file.flush()
  // Only what is not there yet can be named at once; a file in its place is replaced by renaming.
  if mode == nil, file.link(as: path) == .done { return true }
  for attempt in 0..<attemptLimit {
    let temporary = temporaryPath(besides: path, attempt: attempt)
    switch file.link(as: temporary, evenIfAbandoned: true) {
    case .done:
      try rename(temporary, to: path)
      return true
    case .taken: continue
    case .impossible: return false
    }
  }
  throw .other(tooManyUnfinished)
}

/// Writes into a new file beside the path and renames it; after a fault there is no such file.
private func replaceByNamed(_ path: String, _ bytes: [UInt8], mode: UInt32?) throws(FileFault) {
  for attempt in 0..<attemptLimit {
    let temporary = temporaryPath(besides: path, attempt: attempt)
    guard let file = try FileDescriptor.create(temporary, mode: mode) else { continue }
    do throws(FileFault) {
      try file.write(bytes[...])
      try file.flush()
    } catch {
      remove(temporary)
      throw error
    }
    // It stays open, and thereby locked, until it has its name.
    return try rename(temporary, to: path)
  }
  throw .other(tooManyUnfinished)
}

/// So many may write one file at the same time.
private let attemptLimit = 10_000
private let tooManyUnfinished = "too many unfinished files beside it"
