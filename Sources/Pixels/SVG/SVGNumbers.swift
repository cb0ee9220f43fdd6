extension String {
  /// The numbers in a text, also where nothing but a sign or a second point parts them, as in outlines.
  var numbers: [Double] {
    var numbers: [Double] = []
    var digits = ""
    var hasPoint = false
    func end() {
      if let number = Double(digits), number.isFinite { numbers.append(number) }
      digits = ""
      hasPoint = false
    }
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."):
        if hasPoint { end() }
        hasPoint = true
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if !digits.hasSuffix("e") { end() }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard !digits.isEmpty else { continue }
        hasPoint = true
        digits += "e"
        continue
      default:
        end()
        continue
      }
      digits.append(Character(Unicode.Scalar(byte)))
    }
    end()
    return numbers
  }
}
