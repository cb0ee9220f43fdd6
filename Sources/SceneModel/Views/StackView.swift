/// Views in a row or a column (UIStackView).
public struct StackView: ViewContent {
  /// The views that stand in the row, in their order.
  public var arrangedSubviews: [View] = []
  /// Whether they stand in a row or a column.
  public var axis = Axis.horizontal
  /// How they stand across the row.
  public var alignment = Alignment.fill
  /// How they share the length of the row.
  public var distribution = Distribution.fill
  /// The distance between neighbours, in points; the least distance where the distribution chooses it.
  public var spacing = 0.0
  /// The distances after single views, by their ids.
  public var customSpacing = CustomSpacing()
  /// Whether distances in a column count from baseline to baseline.
  public var isBaselineRelativeArrangement = false
  /// Whether the row keeps to the margins.
  public var isLayoutMarginsRelativeArrangement = false

  /// Makes an empty row.
  public init() {}

  /// The direction of a stack (NSLayoutConstraint.Axis).
  public enum Axis: String, CaseIterable, Sendable, SceneChoice {
    case horizontal, vertical
  }

  /// UIStackView.Alignment; `leading` and `top` are the same, and so are `trailing` and `bottom`.
  public enum Alignment: String, CaseIterable, Sendable, SceneChoice {
    case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
  }

  /// UIStackView.Distribution.
  public enum Distribution: String, CaseIterable, Sendable, SceneChoice {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Distances by the ids of the views that they follow.
  public struct CustomSpacing: Hashable, Sendable {
    /// The distances.
    public var values: [String: Double]

    /// Takes distances.
    public init(_ values: [String: Double] = [:]) {
      self.values = values
    }
  }
}

extension StackView: SceneObject {
  static let typeName = "stackView"
  static let summary = "Views in a row or a column."
  static let keys: [Key<StackView>] = [
    Key("arrangedSubviews", \.arrangedSubviews, default: "[]", "The views that stand in the row, in their order."),
    Key("axis", \.axis, default: "\"horizontal\"", "Whether they stand in a row or a column."),
    Key("alignment", \.alignment, default: "\"fill\"", "How they stand across the row."),
    Key("distribution", \.distribution, default: "\"fill\"", "How they share the length of the row."),
    Key("spacing", \.spacing, default: "0", "The distance between neighbours."),
    Key("customSpacing", \.customSpacing, default: "{}", "The distances after single views, by their ids."),
    Key(
      "isBaselineRelativeArrangement", \.isBaselineRelativeArrangement, default: "false",
      "Whether distances in a column count from baseline to baseline."),
    Key(
      "isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, default: "false",
      "Whether the row keeps to the layoutMargins."),
  ]

  func check(_ json: JSON, _ reader: inout SceneReader) {
    guard case .object(let members) = json.value else { return }
    if axis == .vertical, [.firstBaseline, .lastBaseline].contains(alignment),
      let member = members.first(where: { $0.key == "alignment" })
    {
      let known = Alignment.allCases.filter { ![.firstBaseline, .lastBaseline].contains($0) }.map(\.rawValue)
      reader.report(
        .unknownChoice(found: alignment.rawValue, known: known), at: member.value.offset, under: member.key)
    }
    guard let member = members.first(where: { $0.key == "customSpacing" }), case .object(let gaps) = member.value.value
    else { return }
    let ids = arrangedSubviews.compactMap(\.id)
    let places = Dictionary(grouping: arrangedSubviews.indices) { arrangedSubviews[$0].id }
    for gap in gaps {
      let named = places[gap.key] ?? []
      if named.isEmpty {
        reader.report(.unknownView(gap.key, kind: "arranged view", known: ids), at: gap.keyOffset, under: member.key)
      } else if named.count > 1 {
        let sites = named.prefix(ConstraintFault.mostNamed).compactMap { arrangedSubviews[$0].site }
        reader.report(
          .constraint(.ambiguousName(gap.key, count: named.count, sites)), at: gap.keyOffset, under: member.key)
      }
    }
  }
}

extension StackView.CustomSpacing: SceneValue {
  static let form = ValueForm.dictionary(key: "", .number(nil))

  static func read(_ json: JSON, _ reader: inout SceneReader) -> StackView.CustomSpacing? {
    guard let members = reader.members(of: json, expected: "an object of distances") else { return nil }
    var spacing = StackView.CustomSpacing()
    for member in members {
      spacing.values[member.key] = reader.descend(into: member.key) { Double.read(member.value, &$0) }
    }
    return spacing
  }
}
