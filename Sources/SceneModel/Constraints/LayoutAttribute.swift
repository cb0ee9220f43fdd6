/// A line or a length of a view that constraints can hold on to (NSLayoutConstraint.Attribute).
public enum LayoutAttribute: String, CaseIterable, Sendable, SceneChoice {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  /// The last baseline by its older name.
  case baseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// What an attribute measures; only those of one kind can be compared.
  public enum Kind: Sendable {
    case horizontal, vertical, size
  }

  /// What it measures.
  public var kind: Kind {
    switch self {
    case .width, .height: .size
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .baseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether it follows the direction of writing.
  public var isDirectional: Bool { [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self) }
  /// Whether it is a side by its name, whatever the direction of writing.
  var isAbsolute: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// The same line of the margins' rectangle (`layoutMarginsGuide`); nil if it has none.
  var withinMargins: LayoutAttribute? {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: nil
    }
  }
}
