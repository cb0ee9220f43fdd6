import Geometry
import SceneModel

/// The signs of the tabs that UIKit has by itself: outlines of a point and a half (HIG 1), filled when selected.
enum TabGlyphs {}

extension TabBarItem.SystemItem {
  /// The item's sign on a raster.
  func glyph(isSelected: Bool, on grid: PixelGrid) -> VectorGlyph {
    let pen = GlyphPen(grid: grid)
    return switch self {
    case .more: TabGlyphs.dots(pen)
    case .favorites, .featured, .topRated: TabGlyphs.star(pen, isSelected)
    case .recents, .history, .mostRecent: TabGlyphs.clock(pen, isSelected)
    case .contacts: TabGlyphs.person(pen, isSelected)
    case .bookmarks: TabGlyphs.book(pen, isSelected)
    case .search: TabGlyphs.lens(pen, isSelected)
    case .downloads: TabGlyphs.download(pen, isSelected)
    case .mostViewed: TabGlyphs.chart(pen, isSelected)
    }
  }
}
