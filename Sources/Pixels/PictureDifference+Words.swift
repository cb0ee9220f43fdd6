extension PictureDifference: CustomStringConvertible {
  /// The difference in one line; `x 20..340` names the first and the last column, counted from 0.
  public var description: String {
    let box = boundingBox
    var parts = [
      "\(count.grouped) of \(total.grouped) pixels \(count == 1 ? "differs" : "differ") (\(percentage))",
      "in x \(box.x)..\(box.x + box.width - 1) y \(box.y)..\(box.y + box.height - 1)",
    ]
    if let sizes {
      parts.insert(
        "\(sizes.width) x \(sizes.height) pixels in place of \(sizes.otherWidth) x \(sizes.otherHeight)", at: 0)
    }
    if sizes == nil || greatestDelta > 0 { parts.append("greatest difference \(greatestDelta) of 255") }
    return parts.joined(separator: ", ")
  }

  /// The share with two digits after the point; it says 0 and 100 only for nothing and all.
  private var percentage: String {
    let hundredths = (count * 10_000 + total / 2) / total
    if hundredths == 0 { return "under 0.01 %" }
    if hundredths == 10_000, count < total { return "over 99.99 %" }
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }
}
