/// Reads a whole file, a pipe or a device up to its end; more than `limit` bytes are a fault, which names the limit
/// if it has a name.
///
/// No more than the limit is ever held in memory.
public func readFile(_ path: String, limit: Int, named name: String? = nil) throws(FileFault) -> [UInt8] {
  let file = try FileDescriptor(reading: path)
  let status = try file.status()
  if status.kind == .folder { throw .isFolder }
  return try file.readToEnd(expecting: status.size, limit: limit, named: name)
}

/// Reads a whole file; a folder, and what is no regular file (a pipe, a device), is a fault and never waited for.
public func readRegularFile(_ path: String, limit: Int, named name: String? = nil) throws(FileFault) -> [UInt8] {
  let file = try FileDescriptor.regular(reading: path)
  return try file.readToEnd(expecting: try file.status().size, limit: limit, named: name)
}

/// Reads the first bytes of a regular file, at most so many.
public func readBeginning(ofFile path: String, count: Int) throws(FileFault) -> [UInt8] {
  try FileDescriptor.regular(reading: path).readBeginning(count)
}

/// Throws if a path does not lead to a regular file that can be read; a pipe is not waited for.
public func requireRegularFile(_ path: String) throws(FileFault) {
  _ = try FileDescriptor.regular(reading: path)
}

/// Reads the process's standard input up to its end; more than `limit` bytes are a fault.
public func readStandardInput(limit: Int, named name: String? = nil) throws(FileFault) -> [UInt8] {
  try FileDescriptor.standardInput().readToEnd(expecting: 0, limit: limit, named: name)
}
