import Geometry

extension PictureDifference: CustomStringConvertible {
  /// The difference in one line; `x 20..340` names the first and the last column, counted from 0.
  public var description: String {
    var parts = ["\(count.grouped) of \(total.grouped) pixels \(count == 1 ? "differs" : "differ") (\(percentage))"]
    if count > 0 { parts.append("in \(boundingBox)") }
    if let sizes {
      parts.insert(
        "\(sizes.width) x \(sizes.height) pixels in place of \(sizes.otherWidth) x \(sizes.otherHeight)", at: 0)
      parts.append("\((count - outside).grouped) of the \(sizes.overlap.grouped) that both have")
    }
    if greatestDelta > 0 { parts.append("greatest difference \(greatestDelta) of 255") }
    if tolerated > 0 { parts.append("\(tolerated.grouped) more within the tolerance") }
    if antialiased > 0 { parts.append("\(antialiased.grouped) more that smooth edges") }
    if masked > 0 { parts.append("\(masked.grouped) more under masks") }
    return parts.joined(separator: ", ")
  }

  /// The share with two digits after the point; it says 0 and 100 only for nothing and all.
  public var percentage: String {
    if count == 0 { return "0 %" }
    let hundredths = (count * 10_000 + total / 2) / total
    if hundredths == 0 { return "under 0.01 %" }
    if hundredths == 10_000, count < total { return "over 99.99 %" }
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }
}

extension PictureDifference.Box: CustomStringConvertible {
  /// The first and the last column and row: `x 20..340 y 7..9`.
  public var description: String { "x \(x)..\(x + width - 1) y \(y)..\(y + height - 1)" }
}

extension PixelBudget: CustomStringConvertible {
  /// The limits in words: `12 pixels and 0.5 %`.
  public var description: String {
    let parts = [
      pixels.map { "\($0.grouped) \($0 == 1 ? "pixel" : "pixels")" },
      share.map { "\(($0 * 1_000_000).rounded() / 10_000) %" },
    ].compactMap(\.self)
    return parts.isEmpty ? "no pixel" : parts.joined(separator: " and ")
  }
}
