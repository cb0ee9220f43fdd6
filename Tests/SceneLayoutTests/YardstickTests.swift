import Foundation
import Geometry
import Pixels
import SceneModel
import Testing
import Typesetting

@testable import SceneLayout

/// The drawing lists of the yardstick: what scenes draw, as a plain C program would have it in its constants.
@Suite("The benchmark's drawing lists")
struct YardstickTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  @Test(
    "a list in Benchmarks draws what its scene draws; `make record` writes it",
    arguments: [("Examples/first-screen", 2), ("Examples/first-screen", 3), ("Benchmarks/labels", 2)] as [(String, Int)]
  )
  func upToDate(name: String, scale: Int) throws {
    let scene = URL(fileURLWithPath: Self.package + "/\(name).json")
    let folder = scene.deletingLastPathComponent().path
    // At three pixels a point it is the same scene on another device.
    let device = scale == 3 ? "iPhone 12" : "iPhone 5s"
    let words = try String(contentsOf: scene, encoding: .utf8).replacing("iPhone 5s", with: device)
    let bytes = Array(words.utf8)
    let document = try SceneDocument(reading: SceneFile(path: scene.path, bytes: bytes, folder: folder))
    var images: [String: ImageSet.Image] = [:]
    for image in document.images {
      let file = folder + "/" + image.name.replacing(".png", with: "@2x.png")
      let png = try Data(contentsOf: URL(fileURLWithPath: file))
      images[image.name] = ImageSet.Image(bitmap: try Bitmap(png: Array(png)), scale: 2)
    }
    let box = document.scene.layout(typesetter: try Typesetter(fonts: .pinned), images: ImageSet(images))
      .snapped(to: PixelGrid(scale: Double(scale)))
    var list = DrawingList(images: images.mapValues(\.bitmap))
    list.add(box, at: .zero)
    let page = URL(
      fileURLWithPath: Self.package + "/Benchmarks/\(scene.deletingPathExtension().lastPathComponent)"
        + (scale == 2 ? ".txt" : "-\(scale)x.txt"))
    if ProcessInfo.processInfo.environment["UIRENDER_RECORD"] == "all" {
      try list.text(of: box.frame.size, scale: scale).write(to: page, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: page, encoding: .utf8) == list.text(of: box.frame.size, scale: scale))
  }
}

/// Writes boxes as the commands that Benchmarks/yardstick.c reads.
private struct DrawingList {
  let images: [String: Bitmap]
  private var files: [String] = []
  private var commands: [String] = []
  private var face = ""

  init(images: [String: Bitmap]) {
    self.images = images
  }

  /// The list for a canvas of a size.
  func text(of size: Size, scale: Int) -> String {
    let canvas = "canvas \(Int(size.width) * scale) \(Int(size.height) * scale) \(scale)"
    return (files.map { "font \($0)" } + [canvas] + commands).joined(separator: "\n") + "\n"
  }

  mutating func add(_ box: Box, at parent: Point) {
    let frame = box.frame.offset(by: parent)
    if box.clipsToBounds { commands.append("clip \(words(frame))") }
    switch box.content {
    case .fill(let color): commands.append("fill \(words(frame))  \(words(color))")
    case .backdrop(let glass):
      let numbers = [
        glass.blurRadius, glass.saturation, glass.weight, glass.tint.red, glass.tint.green, glass.tint.blue,
      ]
      commands.append("glass \(words(frame))  \(numbers.map(\.exact).joined(separator: " "))")
    case .path(let path): commands.append(words(path, at: frame.origin))
    case .text(let text, let color): add(text, color, at: frame.origin)
    case .image(let image):
      let name = images.first { $0.value == image.bitmap }?.key ?? ""
      let path = "Examples/" + name.replacing(".png", with: "@2x.png")
      commands.append(
        image.tint.map { "mask \(words(frame))  \(words($0)) \(path)" } ?? "image \(words(frame)) \(path)")
    case .lettering(let text, .shadow(let color, _)): add(text, color, at: frame.origin)
    case .lettering, .projectedText, .shadow, .rounded, .gradient, .border, nil: break
    }
    for child in box.children { add(child, at: frame.origin) }
    if box.clipsToBounds { commands.append("unclip") }
  }

  private mutating func add(_ text: TypesetText, _ color: Color, at origin: Point) {
    guard let source = text.source, let line = text.lines.first else { return }
    for run in line.runs where !files.contains(run.file.path) { files.append(run.file.path) }
    let style = (source.face.weight >= 700 ? " Bold" : "") + (source.face.isItalic ? " Italic" : "")
    // The comma keeps Pango from taking a family's last word for a style.
    if face != source.face.family + "," + style {
      face = source.face.family + "," + style
      commands.append("face \(face)")
    }
    let shown = String(decoding: Array(source.string.utf8)[line.range], as: UTF8.self) + (line.isTruncated ? "…" : "")
    let numbers = [
      origin.x + line.origin.x, origin.y + line.origin.y, source.size, source.face.tracking.points(at: source.size),
      source.face.emboldening * source.size,
    ]
    commands.append("text \(numbers.map(\.exact).joined(separator: " "))  \(words(color)) \(shown)")
  }

  private func words(_ path: PathContent, at origin: Point) -> String {
    func place(_ point: Point) -> String { "\((origin.x + point.x).exact) \((origin.y + point.y).exact)" }
    let steps = path.path.elements.map { element in
      switch element {
      case .move(let point): "M \(place(point))"
      case .line(let point): "L \(place(point))"
      case .curve(let first, let second, let end): "C \(place(first)) \(place(second)) \(place(end))"
      case .arc(let center, let radius, let start, let end):
        "A \(place(center)) \(radius.exact) \(start.exact) \(end.exact)"
      case .close: "Z"
      }
    }
    let fill = path.fill.map { "fill \(words($0)) | " } ?? ""
    let stroke =
      path.stroke.map { "stroke \(words($0)) \(path.lineWidth.exact)\(path.strokeStyle == .round ? " round" : "") | " }
      ?? ""
    return "path " + fill + stroke + steps.joined(separator: " ")
  }

  private func words(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(\.exact).joined(separator: " ")
  }

  private func words(_ color: Color) -> String {
    [color.red, color.green, color.blue, color.alpha].map(\.exact).joined(separator: " ")
  }
}

extension Double {
  /// The number to a ten-thousandth, without needless zeros.
  fileprivate var exact: String {
    let text = String((self * 10_000).rounded() / 10_000)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
