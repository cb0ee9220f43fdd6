/// Reads a whole file, a pipe or a device up to its end; more than `limit` bytes are a fault.
///
/// No more than the limit is ever held in memory.
public func readFile(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
  let file = try FileDescriptor(reading: path)
  let status = try file.status()
  if status.kind == .folder { throw .isFolder }
  return try file.readToEnd(expecting: status.size, limit: limit)
}

/// Reads the process's standard input up to its end; more than `limit` bytes are a fault.
public func readStandardInput(limit: Int) throws(FileFault) -> [UInt8] {
  try FileDescriptor.standardInput().readToEnd(expecting: 0, limit: limit)
}
