import Geometry

/// The pen that draws the signs of bars and controls on one raster.
///
/// Its lines are whole device pixels thick, and a drawing puts its level and upright ones between whole pixels, so that
/// they are crisp at every scale.
struct GlyphPen {
  let grid: PixelGrid

  /// The line of most bar buttons: 1 point (HIG 1, toolbar, measured).
  var thin: Double { thickness(1) }
  /// The outline of the battery: half a point (S8 and SL, measured).
  var fine: Double { thickness(0.5) }
  /// The line of add, of search and of the tabs: 1.5 points (S8 and HIG 1, measured).
  var medium: Double { thickness(Self.medium) }
  /// That line where it is round or slanted, so that whole pixels would gain nothing.
  static let medium = 1.5

  private func thickness(_ width: Double) -> Double { max(grid.pixel, grid.floor(width)) }

  /// The nearest coordinate between two pixels.
  func snap(_ coordinate: Double) -> Double { grid.round(coordinate) }

  /// The extent nearest to the given one that leaves whole pixels at both sides of a line in its middle.
  func extent(_ length: Double, around line: Double) -> Double {
    line + 2 * grid.round((length - line) / 2)
  }
}
