/// The chapter of the reference on what constraints can say; names come from the tables that read them.
func constraintReference() -> String {
  func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
  let attributes = list(LayoutAttribute.allCases.map(\.rawValue))
  let priorities = LayoutConstraint.namedPriorities.sorted { $0.value > $1.value }
    .map { "`\($0.key)` (\($0.value.shortText))" }.joined(separator: ", ")
  let options = list(VisualFormat.Option.allCases.map(\.rawValue))
  return """
    ## The texts of constraints

    A constraint compares a line or a length of a view with that of another, or a length with a number:

        constraint = anchor relation sum [ "@" priority ]
        relation   = "==" | "<=" | ">="                     ("≤" and "≥" as well)
        sum        = terms of numbers, and at most one anchor with a factor, joined by "+" and "-"
        factor     = number "*" anchor | anchor "*" number | anchor "/" number
        anchor     = [ item "." ] [ guide "." ] attribute
        priority   = number above 0, to 1000 | a name

    - Attributes: \(attributes). Positions across, positions down and lengths can only be compared with their like; leading
      and trailing not with left and right. `baseline` is `lastBaseline`; a view without text has its lower edge as such.
    - Items: a view by its id, `self` (the view that holds the constraint, as where no item stands), `superview` (that of
      the view on the other side, else of the holder), `topLayoutGuide`, `bottomLayoutGuide` (top, bottom and height) and
      `safeAreaLayoutGuide` of the controller's view.
    - Guides: `layoutMarginsGuide` (`superview.layoutMarginsGuide.left` is `superview.leftMargin`),
      `safeAreaLayoutGuide` (whatever view stands before it, that of the controller's view), and those of a scrollView:
      `contentLayoutGuide`, all that scrolls, and `frameLayoutGuide`, the place through which one sees it.
    - Priorities: \(priorities); without one a constraint is required. Required constraints that contradict each other are
      named in a warning, and the last of them is broken.
    - A view of the tree may hold constraints for any others of it, as `isActive` puts them where they belong in UIKit. Of
      several views with one id that one is meant that shares the innermost superview with the holder; if there are two of
      these, the id is an error. What lies in another tree, such as another cell, has no superview in common and no name.

    What constraints do:

    - A view that a constraint places (its left side, or the right side if the left is what the view lies in) is taken out
      of the hands of its frame, along the axis that the constraint is about; along the other axis the frame and the mask
      hold. What constraints leave open along their axis, the frame makes up for: first the length, then the position. A
      view that constraints only refer to keeps its frame. A view without a frame, and one with
      `translatesAutoresizingMaskIntoConstraints` false, is placed by its constraints alone.
    - Views with a content (labels, buttons, pictures and most controls) are as large as that by
      `contentHuggingPriority` and `contentCompressionResistancePriority`. The height of a label with several lines
      follows the width that the layout gives it; with a `preferredMaxLayoutWidth` above 0 that width breaks its lines
      instead, whatever the layout gives it.
    - The edges and margins of a scrollView are those of its content for the views in it, and those of its frame for all
      others; its width, height and centre are always those of the frame. Edges on both sides define the content's size.
      A `contentSize` of the scene holds only along an axis for which no constraint says one; a warning says so.
    - In a table whose `rowHeight` is `automaticDimension`, a row is as high as the constraints in its `contentView` ask
      for at the width of the row, and a hairline more for the separator; 44 where they ask for nothing.
    - A stackView with neither a frame nor constraints is as large as its views ask for. The frames of arranged views
      have no effect, and a warning says so; constraints size them.
    - Frames are rounded to whole device pixels, edge by edge.

    ### The Visual Format Language

        format     = [ "H:" | "V:" ] ( "|" connection | view ) { connection view } [ connection "|" ]
        view       = "[" id [ "(" predicates ")" ] "]"
        connection = "" | "-" | "-" predicate "-" | "-(" predicates ")-"
        predicates = predicate { "," predicate }
        predicate  = [ relation ] ( number | metric | id ) [ "@" ( number | metric | priority name ) ]

    - `|` is the edge of the superview, no connection is a distance of 0, and `-` the standard distance: 8 between views,
      and at the superview's edges its margins. `H:` may be left out.
    - In a view's brackets a predicate is its width (after `V:` its height), or the id of a view whose it shares; between
      views it is the distance, which is a number or a metric.
    - In the object form, `metrics` names numbers, and `options` are \(options). Alignments are those across the line;
      without a direction views stand from leading to trailing.

    """
}
