import Geometry
import Pixels
import SceneLayout
import SceneModel
import Testing
import Typesetting

/// A laid-out scene whose boxes are asked for by name, in the coordinates of the screen.
struct Screen {
  private let root: Box

  /// Lays out a scene; every image that it names is `imageSize` points large.
  ///
  /// `device` and `statusBar` may be left out.
  init(
    _ text: String, scale: Double = 2, imageSize: Size = Size(width: 22, height: 22),
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let document = try SceneDocument(reading: SceneFile(path: "test", bytes: Array(text.utf8), folder: ""))
    try #require(document.faults.map(\.description) == [], sourceLocation: location)
    var scene = document.scene
    scene.scale = scale
    var images: [String: ImageSet.Image] = [:]
    for image in document.images {
      let (width, height) = (Int(imageSize.width * scale), Int(imageSize.height * scale))
      let pixels = [UInt32](repeating: 0xFF00_0000, count: width * height)
      images[image.name] = ImageSet.Image(bitmap: Bitmap(width: width, height: height, pixels: pixels), scale: scale)
    }
    root = scene.layout(typesetter: try Typesetter(fonts: .pinned), images: ImageSet(images))
      .snapped(to: PixelGrid(scale: scale))
  }

  /// Lays out a view that fills a screen of 320 × 568 without a status bar.
  init(view: String, scale: Double = 2, imageSize: Size = Size(width: 22, height: 22)) throws {
    try self.init("{ \"statusBar\": { \"isHidden\": true }, \"root\": \(view) }", scale: scale, imageSize: imageSize)
  }

  /// Lays out a navigation bar of 320 × 44 at the top of a screen without a status bar.
  init(bar items: String, width: Double = 320, imageSize: Size = Size(width: 22, height: 22)) throws {
    try self.init(
      view: "{ \"subviews\": [{ \"type\": \"navigationBar\", \"frame\": [0, 0, \(width), 44], \"items\": \(items) }] }",
      imageSize: imageSize)
  }

  /// The boxes of a name, in painting order, with frames from the top left of the screen.
  func boxes(_ name: String) -> [Box] { allBoxes.filter { $0.name == name } }

  /// All boxes, in painting order, with frames from the top left of the screen.
  var allBoxes: [Box] {
    var found: [Box] = []
    func walk(_ box: Box, _ parent: Point) {
      var placed = box
      placed.frame = box.frame.offset(by: parent)
      found.append(placed)
      for child in box.children { walk(child, placed.frame.origin) }
    }
    walk(root, .zero)
    return found
  }

  /// The frames of the boxes of a name.
  func frames(_ name: String) -> [Rect] { boxes(name).map(\.frame) }

  /// The frame of the only box of a name.
  func frame(_ name: String, _ location: SourceLocation = #_sourceLocation) throws -> Rect {
    let frames = frames(name)
    try #require(frames.count == 1, "\(frames.count) boxes are called \(name)", sourceLocation: location)
    return frames[0]
  }

  /// The baselines of the lines of all texts of a name, from the top of the screen.
  func baselines(_ name: String) -> [Double] {
    boxes(name).flatMap { box -> [Double] in
      guard let text = box.content?.typesetText else { return [] }
      return text.lines.map { box.frame.minY + $0.origin.y }
    }
  }

  /// Where the first glyph of each text of a name starts, and where its last one ends.
  func extents(_ name: String) -> [ClosedRange<Double>] {
    boxes(name).flatMap { box -> [ClosedRange<Double>] in
      guard let text = box.content?.typesetText else { return [] }
      return text.lines.map { line in
        let left = box.frame.minX + line.origin.x
        return left...(left + line.width)
      }
    }
  }

  /// The colours that boxes of a name are filled or written with.
  func colors(_ name: String) -> [Color] {
    boxes(name).compactMap { box in
      switch box.content {
      case .fill(let color), .text(_, let color), .rounded(let color, _, _): color
      case .border(let border): border.color
      case .gradient(let gradient): gradient.stops.first?.color
      case .projectedText(let text): text.color
      case .path(let path): path.fill ?? path.stroke
      case .lettering(_, let lettering): lettering.color
      case .image(let image): image.tint
      case .shadow(let shadow): shadow.color
      case .backdrop, nil: nil
      }
    }
  }
}

extension Lettering {
  /// The colour of whatever is painted.
  var color: Color {
    switch self {
    case .outline(let color, _), .shadow(let color, _), .innerShadow(let color, _, _): color
    }
  }
}

/// Whether two coordinates are the same to a thousandth of a point.
func near(_ a: Double, _ b: Double, within tolerance: Double = 0.001) -> Bool { abs(a - b) <= tolerance }
