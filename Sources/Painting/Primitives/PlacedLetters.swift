import CCairo
import Geometry
import SceneModel
import Typesetting

/// The glyphs of a text in their places on the canvas: outlines, and glyphs that are made of pixels.
struct PlacedLetters {
  /// An outline and the place of its origin, in 64ths of a pixel.
  struct Letter {
    var outline: GlyphOutline
    var x: Int
    var y: Int
    /// The size of the font, in pixels.
    var size: Double
    /// The width of a stroke that has yet to thicken the outline, in pixels.
    var emboldening: Double
  }

  /// Glyphs of a font of pixels, with the line that they stand on.
  struct Pictures {
    var run: GlyphRun
    var face: CairoFace
    var line: TypesetLine
  }

  private(set) var letters: [Letter] = []
  private(set) var pictures: [Pictures] = []
  /// The pixels that the outlines touch; nil if there are none.
  private(set) var box: PixelRect?

  /// Adds the glyphs of a run whose line starts at a place in device space.
  mutating func add(
    _ run: GlyphRun, of line: TypesetLine, _ fonts: OpenedFonts, scale: Double, isThickened: Bool, from origin: Point
  ) throws(PaintingFault) {
    let font = try fonts.font(run.file)
    if let face = font.pictures {
      pictures.append(Pictures(run: run, face: face, line: line))
      return
    }
    let shape = GlyphShape(run, scale: scale, isThickened: isThickened)
    let emboldening = isThickened ? 0 : run.emboldening * scale
    for glyph in run.glyphs {
      let place = (x: origin.x + glyph.position.x * scale, y: origin.y + glyph.position.y * scale)
      // Far outside of every canvas; FreeType's coordinates end at some ten thousands of pixels.
      guard abs(place.x) < 100_000, abs(place.y) < 100_000 else { continue }
      let outline = try font.outline(of: glyph.id, shape)
      let (x, y) = (Int((place.x * 64).rounded()), Int((place.y * 64).rounded()))
      letters.append(Letter(outline: outline, x: x, y: y, size: run.size * scale, emboldening: emboldening))
      let left = (x + outline.box.xMin) >> 6, right = (x + outline.box.xMax + 63) >> 6
      let top = (y - outline.box.yMax) >> 6, bottom = (y - outline.box.yMin + 63) >> 6
      guard left < right, top < bottom else { continue }
      let pixels = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      box = box?.union(pixels) ?? pixels
    }
  }

  /// The insides of the outlines as a mask of some of the canvas's pixels.
  func mask(of pixels: PixelRect) throws(PaintingFault) -> ImageSurface {
    let mask = try ImageSurface(CAIRO_FORMAT_A8, width: pixels.width, height: pixels.height)
    mask.withBytes { start, stride in
      let mask = GlyphMask(start: start, stride: stride, width: pixels.width, height: pixels.height)
      for letter in letters { mask.add(letter.outline, x: letter.x - pixels.x * 64, y: letter.y - pixels.y * 64) }
    }
    return mask
  }
}

extension Canvas {
  /// The glyphs of the lines of a text that may show in a rectangle.
  ///
  /// Where they are not thickened, they are left as the font has them, but for the height that a stroke will add.
  func placed(
    _ text: TypesetText, in visible: Rect, isThickened: Bool = true
  ) throws(PaintingFault) -> PlacedLetters {
    var letters = PlacedLetters()
    for line in text.lines where visible.intersection(line.ink) != nil {
      let origin = device(Rect(origin: line.origin, size: .zero)).origin
      for run in line.runs {
        try letters.add(run, of: line, fonts, scale: scale, isThickened: isThickened, from: origin)
      }
    }
    return letters
  }

  /// Lays a colour on the canvas's pixels as far as a mask of some of them says.
  func paint(_ mask: ImageSurface, at pixels: PixelRect, _ color: Color) throws(PaintingFault) {
    try savedInDevicePixels { () throws(PaintingFault) in
      setSource(color)
      cairo_mask_surface(cairo, mask.pointer, Double(pixels.x), Double(pixels.y))
    }
  }
}
