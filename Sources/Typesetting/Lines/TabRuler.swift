import SceneModel

/// Where tabs lead to in a paragraph.
struct TabRuler {
  private let stops: [TabStop]
  private let interval: Double

  /// Takes a paragraph's stops; UIKit's own are 28 points apart.
  init(_ style: ParagraphStyle) {
    stops = (style.tabStops ?? []).sorted { $0.location < $1.location }
    interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
  }

  /// The first stop after a distance from the leading edge.
  func stop(after x: Double) -> TabStop {
    // A text that ends at a stop leaves it.
    stops.first { $0.location > x + 1e-6 } ?? TabStop(location: (((x + 1e-6) / interval).rounded(.down) + 1) * interval)
  }
}
