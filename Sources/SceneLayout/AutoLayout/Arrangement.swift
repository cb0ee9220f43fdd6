import Geometry
import SceneModel

/// Who decides where the subviews of a view go.
enum Arrangement {
  /// Nobody has looked yet: the view is the outermost of its tree.
  case undecided
  /// Their frames and masks.
  case byFrames
  /// Constraints and stacks, which were solved for the whole tree at once; the places of the subviews in their order.
  case solved([Placement])

  /// The place of a view in its superview, and those of its subviews.
  struct Placement {
    var frame: Rect
    var subviews: [Placement]
  }
}

extension Arrangement {
  /// The arrangement of a view's subviews, found if nobody has looked yet, and what there is to say about it.
  func settled(
    in view: View, sized size: Size, _ context: LayoutContext
  ) -> (arrangement: Arrangement, remarks: [Box.Remark]) {
    guard case .undecided = self else { return (self, []) }
    guard view.usesAutoLayout else { return (.byFrames, []) }
    let solution = LayoutEngine(root: view, size: size, context: context).solution()
    return (.solved(solution.subviews), solution.remarks)
  }

  /// The frame of one of the subviews of a view, and the arrangement within it.
  func place(
    of subview: View, at index: Int, in view: View, sized size: Size, _ context: LayoutContext
  ) -> (frame: Rect, inner: Arrangement) {
    if case .solved(let places) = self, places.indices.contains(index) {
      return (places[index].frame, .solved(places[index].subviews))
    }
    return (subview.frame(in: view, sized: size, context), .byFrames)
  }
}
