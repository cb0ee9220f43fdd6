/// A picture as the smallest data for a PNG file that a search finds.
struct SmallestEncoding {
  /// How the pixels are stored.
  let form: PixelForm
  /// The data.
  let bytes: [UInt8]

  /// Tries every filter, and libpng's choice among them, with a middle effort, and the best with the greatest.
  init(_ picture: Bitmap, census: ColorCensus) {
    form = census.smallestForm
    var best: (encoding: FilteredEncoding, size: Int)?
    for choice in PNGFilter.allCases.map(FilteredEncoding.Choice.all) + [.nearestToZero] {
      let encoding = FilteredEncoding(picture, form: form, filters: choice)
      let size = encoding.bytes(after: [], level: 6).count
      if size < best?.size ?? .max { best = (encoding, size) }
    }
    bytes = best?.encoding.bytes(after: [], level: 12) ?? []
  }
}

extension ColorCensus {
  /// The form with the fewest bits a pixel.
  fileprivate var smallestForm: PixelForm {
    guard isOpaque else { return .rgba }
    guard let colors else { return .rgb }
    let bits: UInt32 = [1, 2, 4].first { colors.count <= 1 << $0 } ?? 8
    if colors.allSatisfy(\.isGrey),
      let shades: UInt32 = [1, 2, 4, 8].first(where: { colors.areShades(bits: $0) }), shades <= bits
    {
      return .grey(bits: Int(shades))
    }
    // Like colours beside each other: the rows' bytes then change little.
    return .palette(colors.sorted(), bits: Int(bits))
  }
}

extension [UInt32] {
  /// Whether shades of grey can be said in so many bits, which are spread over eight: of two bits, 0, 85, 170 and 255.
  fileprivate func areShades(bits: UInt32) -> Bool {
    let step: UInt32 = 255 / ((1 << bits) - 1)
    return allSatisfy { ($0 & 0xFF) % step == 0 }
  }
}
