/// Bytes as text that a page or a JSON string can hold (RFC 4648).
public func base64(_ bytes: [UInt8]) -> [UInt8] {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let rest = bytes.count - start
    let group =
      UInt32(bytes[start]) << 16 | (rest > 1 ? UInt32(bytes[start + 1]) << 8 : 0)
      | (rest > 2 ? UInt32(bytes[start + 2]) : 0)
    text.append(alphabet[Int(group >> 18)])
    text.append(alphabet[Int(group >> 12 & 63)])
    text.append(rest > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "="))
    text.append(rest > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "="))
  }
  return text
}
