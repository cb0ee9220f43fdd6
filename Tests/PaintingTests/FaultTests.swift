import Geometry
import Painting
import Pixels
import SceneLayout
import SceneModel
import Testing
import Typesetting

@Suite struct FaultTests {
  @Test("a missing font file is a fault that names it")
  func missingFont() throws {
    let text = Letters.text(in: "/nowhere.otf")
    #expect(throws: PaintingFault.fontFile(path: "/nowhere.otf")) { try paint(box(0, 0, 8, 8, .text(text, .black))) }
    #expect(PaintingFault.fontFile(path: "/nowhere.otf").message == "the font file /nowhere.otf can't be opened")
  }

  @Test("a file that is no font is a fault")
  func noFont() throws {
    let text = Letters.text(in: "/etc/passwd")
    #expect(throws: PaintingFault.fontFormat(path: "/etc/passwd")) { try paint(box(0, 0, 8, 8, .text(text, .black))) }
  }

  @Test("a glyph that the font does not have is a fault")
  func noGlyph() throws {
    var text = Letters.text()
    text.lines[0].runs[0].glyphs[0].id = 1_000_000
    #expect(throws: PaintingFault.glyph(path: Letters.sans)) {
      try paint(box(0, 0, 8, 8, .text(text, .black)))
    }
  }

  @Test("a font is still opened after one that failed")
  func goesOn() throws {
    let painter = Painter()
    func root(_ path: String) -> Box {
      box(0, 0, 30, 30, .text(Letters.text(in: path), .black))
    }
    #expect(throws: PaintingFault.self) { try painter.paint(root("/nowhere.otf"), scale: 1, background: nil) }
    #expect(try painter.paint(root(Letters.sans), scale: 1, background: nil).coverage > 10)
  }

  @Test("a canvas without pixels, or too large for Cairo, is a fault", arguments: [0, 0.2, 32_768, 1e300, .nan])
  func size(side: Double) {
    #expect(throws: PaintingFault.size) { try paint(width: side, height: 1) }
    #expect(throws: PaintingFault.size) { try paint(width: 1, height: side) }
  }

  @Test("more layers than allowed are a fault: glass sees all that lie below it, so that they must be there")
  func layers() {
    let glass = BackdropContent(blurRadius: 9, saturation: 1.8, weight: 0.3, tint: .white)
    var inner = box(0, 0, 100, 100, .backdrop(glass))
    for _ in 0..<10 { inner = box(0, 0, 100, 100, nil, opacity: 0.9, inner) }
    func picture(limit: Int) throws -> Bitmap {
      try Painter().paint(inner, scale: 1, background: nil, layerLimit: limit)
    }
    #expect(throws: PaintingFault.layers(nil)) { try picture(limit: 99_999) }
    #expect(throws: Never.self) { try picture(limit: 100_000) }
  }

  @Test("the same boxes give the same pixels, with a new painter or a used one, on any thread")
  func deterministic() async throws {
    let root = Box(
      "root", frame: Rect(x: 0, y: 0, width: 60, height: 40),
      children: [
        box(0, 0, 30, 40, .fill(.blue)),
        box(0, 0, 60, 40, .text(Letters.text("Hamburg", emboldening: 0.4, pitch: 7.3), .red)),
        box(0, 0, 60, 40, .text(Letters.text("\u{2764}", in: Letters.emoji), .red)),
        box(
          0, 0, 60, 40,
          .shadow(
            ShadowContent(
              path: .circle(center: Point(x: 40, y: 20), radius: 8), color: .black, offset: Point(x: 0, y: 2),
              radius: 1.5))),
        box(
          0, 0, 60, 20,
          .backdrop(BackdropContent(blurRadius: 9, saturation: 1.8, weight: 0.3, tint: .white))),
      ])
    let painter = Painter()
    let first = try painter.paint(root, scale: 2, background: .white)
    #expect(try painter.paint(root, scale: 2, background: .white) == first)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { try Painter().paint(root, scale: 2, background: .white) } }
      for try await picture in group { #expect(picture == first) }
    }
  }

  @Test("the versions of the libraries are told")
  func versions() {
    #expect(Painter.versions.map(\.name) == ["cairo", "freetype", "librsvg", "pixman"])
    #expect(Painter.versions.allSatisfy { $0.version.split(separator: ".").count == 3 })
  }
}
