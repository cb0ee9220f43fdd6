import Geometry
import SceneModel

/// Where the items of a section lie, by UICollectionViewFlowLayout's rules.
///
/// It counts along the way that the content goes and across it, so that it is the same for both directions.
struct FlowGeometry {
  let count: Int
  /// How many items a line has.
  let perLine: Int
  private let item: (along: Double, across: Double)
  private let lineSpacing: Double
  private let spacing: Double
  private let start: (along: Double, across: Double)
  private let insetEnd: Double
  /// The room across, if a single item needs more; UIKit warns of that.
  let exceededRoom: Double?

  /// - Parameters:
  ///   - room: The extent across the way that the content goes.
  init(_ flow: FlowLayout, count: Int, room: Double, isVertical: Bool) {
    let size = flow.itemSize ?? Size(width: 50, height: 50)
    let inset = flow.sectionInset ?? .zero
    self.count = count
    item = isVertical ? (size.height, size.width) : (size.width, size.height)
    let least = flow.minimumInteritemSpacing ?? 10
    lineSpacing = flow.minimumLineSpacing ?? 10
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    start.along = isVertical ? inset.top : inset.left
    insetEnd = isVertical ? inset.bottom : inset.right
    let free = room - before - after
    exceededRoom = count > 0 && item.across > free + 1e-6 ? free : nil
    let fitting = item.across + least > 0 ? ((free + least + 1e-6) / (item.across + least)).rounded(.down) : 1
    perLine = max(1, min(fitting.isFinite ? Int(min(fitting, 1e6)) : 1, 1_000_000))
    // Full lines are stretched from edge to edge, and the last one keeps their distances; a lone item stands in the middle.
    let rest = free - Double(perLine) * item.across
    spacing = perLine > 1 ? max(least, rest / Double(perLine - 1)) : least
    start.across = before + (perLine == 1 ? max(0, rest / 2) : 0)
  }

  private var lineCount: Int { (count + perLine - 1) / perLine }

  /// The extent of the section's items with the room around them.
  var length: Double {
    start.along + insetEnd
      + (count == 0 ? 0 : Double(lineCount) * (item.along + lineSpacing) - lineSpacing)
  }

  /// The place of an item, along and across.
  func place(_ index: Int) -> (along: Double, across: Double) {
    (
      start.along + Double(index / perLine) * (item.along + lineSpacing),
      start.across + Double(index % perLine) * (item.across + spacing)
    )
  }

  /// The items of which something lies in a stretch along the way.
  func items(from begin: Double, to end: Double) -> Range<Int> {
    let pitch = item.along + lineSpacing
    guard count > 0, pitch > 0, item.along > 0 else { return 0..<0 }
    let first = max(0, ((begin - start.along) / pitch).rounded(.down))
    let last = min(Double(lineCount), ((end - start.along) / pitch).rounded(.up))
    guard first < last else { return 0..<0 }
    return Int(first) * perLine..<min(count, Int(last) * perLine)
  }
}
