import Geometry
import SceneLayout
import SceneModel
import Testing

extension Screen {
  /// The frame of the view with an id, from the top left of the screen.
  func view(_ id: String, _ location: SourceLocation = #_sourceLocation) throws -> Rect {
    let found = allBoxes.filter { $0.id == id }
    try #require(found.count == 1, "\(found.count) views have the id \(id)", sourceLocation: location)
    return found[0].frame
  }

  /// What there is to say about the views, in words.
  var remarks: [String] { allBoxes.flatMap { box in box.remarks.map(\.fault.message) } }
}

/// Whether two rectangles are the same to a hundredth of a point.
func near(_ one: Rect, _ other: [Double], within tolerance: Double = 0.01) -> Bool {
  let sides = [one.minX, one.minY, one.width, one.height]
  return zip(sides, other).allSatisfy { near($0, $1, within: tolerance) }
}
