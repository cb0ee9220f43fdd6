/// Collects where pictures differ and groups it into regions.
///
/// The picture is divided into tiles, and tiles with changes that touch are one region: that is how an eye groups
/// letters of a word, and it costs little however many pixels differ.
struct ChangedRegions {
  private typealias Box = PictureDifference.Box
  /// The side of a tile, in pixels: about a line of text at two pixels a point.
  private static let side = 16

  private let columns: Int
  private let rows: Int
  /// The rectangle around what has changed in each tile.
  private var tiles: [PictureDifference.Box?]

  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    tiles = Array(repeating: nil, count: columns * rows)
  }

  mutating func add(x: Int, y: Int) {
    let tile = y / Self.side * columns + x / Self.side
    let pixel = Box(x: x, y: y, width: 1, height: 1)
    tiles[tile] = tiles[tile].map { $0.union(pixel) } ?? pixel
  }

  /// The rectangles of the regions, from the top and from the left.
  var boxes: [PictureDifference.Box] {
    var tiles = tiles
    var boxes: [Box] = []
    for start in tiles.indices {
      guard var box = tiles[start] else { continue }
      tiles[start] = nil
      var open = [start]
      while let tile = open.popLast() {
        let row = tile / columns, column = tile % columns
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1) {
            guard let other = tiles[y * columns + x] else { continue }
            tiles[y * columns + x] = nil
            box = box.union(other)
            open.append(y * columns + x)
          }
        }
      }
      boxes.append(box)
    }
    return boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }
}

extension PictureDifference.Box {
  /// The smallest rectangle around both.
  func union(_ other: Self) -> Self {
    let left = min(x, other.x), top = min(y, other.y)
    return Self(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
