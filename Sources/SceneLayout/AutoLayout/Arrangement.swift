import Geometry
import SceneModel

/// Who decides where the subviews of a view go.
enum Arrangement {
  /// Nobody has looked yet: the view is the outermost of its tree.
  case undecided
  /// Their frames and masks.
  case byFrames
  /// Constraints and stacks, which were solved for the whole tree at once; what was found for the view.
  case solved(Placement)

  /// The place of a view in its superview, and those of its subviews in their order.
  struct Placement {
    var frame: Rect
    var subviews: [Placement]
    /// The extent of what scrolls in the view, where constraints say it.
    var contentSize: Size?
  }
}

extension Arrangement {
  /// The arrangement of a view's subviews, found if nobody has looked yet, and what there is to say about it.
  func settled(
    in view: View, sized size: Size, _ context: LayoutContext
  ) -> (arrangement: Arrangement, remarks: [Box.Remark]) {
    guard case .undecided = self else { return (self, []) }
    guard view.usesAutoLayout else { return (.byFrames, []) }
    let solution = LayoutEngine(root: view, size: .place(size), context: context).solution()
    return (.solved(solution.root), solution.remarks)
  }

  /// The extent of what scrolls in the view, where constraints say it.
  var contentSize: Size? {
    guard case .solved(let place) = self else { return nil }
    return place.contentSize
  }

  /// The frame of one of the subviews of a view, and the arrangement within it.
  func place(
    of subview: View, at index: Int, in view: View, sized size: Size, _ context: LayoutContext
  ) -> (frame: Rect, inner: Arrangement) {
    if case .solved(let place) = self, place.subviews.indices.contains(index) {
      return (place.subviews[index].frame, .solved(place.subviews[index]))
    }
    return (subview.frame(in: view, sized: size, context), .byFrames)
  }
}
