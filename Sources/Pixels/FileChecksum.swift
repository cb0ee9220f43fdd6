/// The size of a file in bytes and its CRC-32: enough to tell whether two machines have the same one.
public func fileChecksum(_ path: String) throws(FileFault) -> (size: Int, checksum: UInt32) {
  let bytes = try readRegularFile(path, limit: 1 << 28)
  return (bytes.count, bytes.withUnsafeBytes { PNG.checksum($0) })
}
