import Geometry
import SceneModel

/// A line under or through a part of a text: how it looks and where it is.
struct TextLine: Equatable {
  let line: TextLook.Line
  /// The font size, in points.
  let size: Double
  /// How far its middle lies below the baseline, in points.
  let offset: Double

  /// The line over a range of a text's line whose origin is given; where words are underlined, without the spaces.
  func box(
    _ name: String, from origin: Point, over range: Range<Double>, without spaces: [Range<Double>], _ grid: PixelGrid
  ) -> Box {
    // A line as thin as it would be on paper is grey on a screen: its thickness is a whole number of pixels.
    let pixel = grid.pixel
    let thickness = max(pixel, (0.05 * size / pixel).rounded() * pixel) * (line.style.line == .thick ? 2 : 1)
    let top = grid.round(offset - thickness / 2)
    let count = line.style.line == .double ? 2.0 : 1
    let frame = Rect(
      x: origin.x + range.lowerBound, y: origin.y + top, width: range.upperBound - range.lowerBound,
      height: thickness * (2 * count - 1))
    let pieces = dashes(over: line.style.isByWord ? range.without(spaces) : [range], thickness: thickness)
    guard count > 1 || pieces != [range] else { return Box(name, frame: frame, content: .fill(line.color)) }
    var path = Path()
    for number in 0..<Int(count) {
      for piece in pieces {
        let left = grid.round(piece.lowerBound - range.lowerBound)
        let right = grid.round(piece.upperBound - range.lowerBound)
        let y = Double(number) * 2 * thickness
        path.elements += Path.rect(Rect(x: left, y: y, width: right - left, height: thickness)).elements
      }
    }
    return Box(name, frame: frame, content: .path(PathContent(path, fill: line.color)))
  }

  /// The pieces in which the pattern draws the ranges; it goes through from the first to the last.
  private func dashes(over ranges: [Range<Double>], thickness: Double) -> [Range<Double>] {
    guard let pattern = line.style.pattern?.lengths, let start = ranges.first?.lowerBound else { return ranges }
    var pieces: [Range<Double>] = []
    for range in ranges {
      var place = start, isInk = true, step = 0
      while place < range.upperBound {
        let end = place + pattern[step % pattern.count] * thickness
        let piece = max(place, range.lowerBound)..<max(min(end, range.upperBound), max(place, range.lowerBound))
        if isInk, !piece.isEmpty { pieces.append(piece) }
        place = end
        isInk.toggle()
        step += 1
      }
    }
    return pieces
  }
}

extension LineStyle.Pattern {
  /// The lengths of ink and gap by turns, in thicknesses of the line; chosen, for no screenshot shows them (C).
  fileprivate var lengths: [Double] {
    switch self {
    case .patternDot: [2, 2]
    case .patternDash: [6, 3]
    case .patternDashDot: [6, 3, 2, 3]
    case .patternDashDotDot: [6, 3, 2, 3, 2, 3]
    }
  }
}

extension Range<Double> {
  /// What is left of a range without ascending parts of it.
  fileprivate func without(_ holes: [Range<Double>]) -> [Range<Double>] {
    var left: [Range<Double>] = []
    var start = lowerBound
    for hole in holes where hole.upperBound > start && hole.lowerBound < upperBound {
      if hole.lowerBound > start { left.append(start..<hole.lowerBound) }
      start = hole.upperBound
    }
    return start < upperBound ? left + [start..<upperBound] : left
  }
}
