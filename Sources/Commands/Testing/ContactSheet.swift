import Pixels
import SceneModel
import UIRenderKit

/// Pictures side by side in rows, each with a label above it.
struct ContactSheet {
  private struct Cell {
    let label: Bitmap
    let picture: Bitmap

    var width: Int { max(label.width, picture.width) }
    var height: Int { label.height + picture.height }
  }

  private static let gap = 40
  private static let background: UInt32 = 0xFFE5_E7EB

  private let renderer: Renderer
  private var cells: [Cell] = []

  init(renderer: Renderer) { self.renderer = renderer }

  /// Adds a picture under its name.
  mutating func add(_ rendering: Rendering, name: String) throws(Diagnostics) {
    let picture = rendering.bitmap
    let size = "\(rendering.scene.screenSize.width.shortText) × \(rendering.scene.screenSize.height.shortText)"
    let details = "\(size) at \(rendering.scale.shortText)x"
    let width = max(picture.width, 320)
    cells.append(Cell(label: try label(name, details, width: width), picture: picture))
  }

  /// The labels are drawn as everything else: they are a scene.
  private func label(_ name: String, _ details: String, width: Int) throws(Diagnostics) -> Bitmap {
    let points = Double(width) / 2
    let scene = """
      {
        "device": { "size": [\(points.shortText), 44], "scale": 2 }, "backgroundColor": "#E5E7EB",
        "statusBar": { "isHidden": true },
        "root": { "type": "view", "subviews": [
          { "type": "label", "frame": [0, 0, \(points.shortText), 20], "text": \(name.quoted), "font": "boldSystem:15" },
          {
            "type": "label", "frame": [0, 20, \(points.shortText), 18], "text": \(details.quoted), "font": "system:12",
            "textColor": "#646A73"
          }
        ] }
      }
      """
    return try renderer.render(SceneFile(path: "sheet", bytes: Array(scene.utf8), folder: "")).bitmap
  }

  /// The whole sheet, about as wide as it is high.
  /// - Throws: A diagnostic about the scene if the sheet would be larger than a picture may be.
  func picture(for file: SceneFile) throws(Diagnostics) -> Bitmap {
    let gap = Self.gap
    let area = cells.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let widest = cells.map(\.width).max() ?? 1
    let limit = max(Int((Double(area) * 1.4).squareRoot()), widest)
    var places: [(x: Int, y: Int)] = []
    var x = gap, y = gap, rowHeight = 0, width = 0
    for cell in cells {
      if x > gap, x + cell.width > limit {
        (x, y, rowHeight) = (gap, y + rowHeight + gap, 0)
      }
      places.append((x, y))
      x += cell.width + gap
      rowHeight = max(rowHeight, cell.height)
      width = max(width, x)
    }
    let height = y + rowHeight + gap
    guard width <= Bitmap.sideLimit, height <= Bitmap.sideLimit, width * height <= file.limits.pixels else {
      let fault = Fault.pictureTooLarge(
        width: Double(width), height: Double(height), limit: file.limits.pixels)
      throw Diagnostics([Diagnostic(file: file.path, fault: fault)])
    }
    var sheet = Bitmap(width: width, height: height, color: Self.background)
    for (cell, place) in zip(cells, places) {
      sheet.draw(cell.label, x: place.x, y: place.y)
      sheet.draw(cell.picture, x: place.x, y: place.y + cell.label.height)
    }
    return sheet
  }
}
