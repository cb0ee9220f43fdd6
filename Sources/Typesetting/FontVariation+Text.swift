extension FontFile {
  /// The places on its axes as fontconfig and Pango write them: `wght=650,wdth=80`.
  var variationText: String {
    variations.map { "\($0.axis)=\($0.value)" }.joined(separator: ",")
  }

  /// Reads places as `variationText` writes them.
  static func variations(_ text: String) -> [FontVariation] {
    text.split(separator: ",").compactMap { part in
      guard let sign = part.firstIndex(of: "="), let value = Double(part[part.index(after: sign)...]) else {
        return nil
      }
      return FontVariation(axis: String(part[..<sign]), value: value)
    }
  }
}
