extension View {
  /// All views that lie directly in the view, from back to front.
  public var allSubviews: [View] {
    guard let stack = content as? StackView else { return subviews }
    return stack.arrangedSubviews + subviews
  }

  /// Changes all views that lie directly in the view.
  public mutating func changeAllSubviews(_ change: (inout View) -> Void) {
    if var stack = content as? StackView {
      for index in stack.arrangedSubviews.indices { change(&stack.arrangedSubviews[index]) }
      content = stack
    }
    for index in subviews.indices { change(&subviews[index]) }
  }

  /// Whether the view or one in it is placed by constraints.
  public var usesAutoLayout: Bool {
    content is StackView || !layout.constraints.list.isEmpty || allSubviews.contains(where: \.usesAutoLayout)
  }

  /// Reports what the constraints in a tree of views name and the tree does not have.
  func checkConstraints(_ reader: inout SceneReader) {
    guard usesAutoLayout else { return }
    ConstraintCheck(of: self).report(to: &reader)
  }
}

/// What constraints name in a tree of views.
private struct ConstraintCheck {
  private var names = ViewNames()
  private var views: [(id: String?, site: Site?, doesScroll: Bool)] = []
  private var constraints: [(owner: Int, constraint: LayoutConstraint)] = []
  /// The ids, in the order of the views; no more than a message needs.
  private var ids: [String] = []

  init(of root: View) {
    add(root, below: nil)
    var seen: Set<String> = []
    for case let id? in views.lazy.map(\.id) where ids.count < Self.mostKnown && seen.insert(id).inserted {
      ids.append(id)
    }
  }

  /// How many ids are looked through for one that is like an unknown name.
  private static let mostKnown = 1000

  private mutating func add(_ view: View, below parent: Int?) {
    let number = names.add(view.id, below: parent)
    views.append((view.id, view.site, view.content is ScrollView))
    constraints += view.layout.constraints.list.map { (number, $0) }
    for subview in view.allSubviews { add(subview, below: number) }
  }

  /// Reports each fault of a constraint once, though a visual format may make several constraints with it.
  func report(to reader: inout SceneReader) {
    var last: (offset: Int, fault: Fault)?
    for (owner, constraint) in constraints {
      guard let site = constraint.site else { continue }
      for anchor in [constraint.first, constraint.second].compactMap({ $0 }) {
        guard let fault = fault(of: anchor, in: constraint, from: owner) else { continue }
        if let last, last.offset == site.offset, last.fault == fault { continue }
        reader.report(fault, at: site)
        last = (site.offset, fault)
      }
    }
  }

  private func fault(
    of anchor: LayoutConstraint.Anchor, in constraint: LayoutConstraint, from owner: Int
  ) -> Fault? {
    var number = owner
    switch anchor.item {
    case .view(let id), .superviewOf(let id):
      let found = names.views(named: id, from: owner)
      guard let first = found.first else {
        // The other side of the constraint tells that of a superview's view.
        guard case .view = anchor.item else { return nil }
        return .unknownView(
          id, kind: constraint.metricNames.isEmpty ? "view" : "view or metric", known: known(constraint))
      }
      if found.count > 1 {
        let sites = found.prefix(ConstraintFault.mostNamed).compactMap { views[$0].site }
        return .constraint(.ambiguousName(id, count: found.count, sites))
      }
      number = first
    case .superview, .own: break
    case .topLayoutGuide, .bottomLayoutGuide, .safeAreaLayoutGuide: return nil
    }
    switch anchor.item {
    case .superview, .superviewOf:
      guard let parent = names.parents[number] else { return .constraint(.noSuperview) }
      number = parent
    default: break
    }
    guard let guide = anchor.guide, !views[number].doesScroll else { return nil }
    return .constraint(.noScrollView(anchor.item.word, guide: guide.rawValue))
  }

  /// The names that may stand where an unknown one does.
  private func known(_ constraint: LayoutConstraint) -> [String] {
    var seen: Set<String> = []
    let names = constraint.metricNames + ids + LayoutConstraint.Item.words
    return names.filter { seen.insert($0).inserted }
  }
}
