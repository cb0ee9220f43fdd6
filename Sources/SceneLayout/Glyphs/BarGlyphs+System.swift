import Geometry
import SceneModel

extension BarButtonItem.SystemItem {
  /// The item's sign on a raster; nil for a word or a space.
  func glyph(on grid: PixelGrid) -> VectorGlyph? {
    let pen = GlyphPen(grid: grid)
    return switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: BarGlyphs.add(pen)
    case .compose: BarGlyphs.compose(pen)
    case .reply: BarGlyphs.reply(pen)
    case .action: BarGlyphs.action(pen)
    case .organize: BarGlyphs.organize(pen)
    case .bookmarks: BarGlyphs.bookmarks(pen)
    case .search: BarGlyphs.search
    case .refresh: BarGlyphs.refresh
    case .stop: BarGlyphs.stop
    case .camera: BarGlyphs.camera
    case .trash: BarGlyphs.trash(pen)
    case .play: BarGlyphs.play
    case .pause: BarGlyphs.pause
    case .rewind: BarGlyphs.rewind(pen)
    case .fastForward: BarGlyphs.fastForward(pen)
    case .pageCurl: BarGlyphs.pageCurl(pen)
    }
  }
}
