/// What no cell can know by itself: whether the prototype is there that it names, and what its place makes of its keys.
struct CellChecks {
  /// Where the cells are.
  enum Place {
    case table, collection
  }

  private let place: Place
  private let prototypes: [String: TableViewCell]
  private let names: [String]
  private var targets: [String: [(id: String, target: BindingTarget)]] = [:]

  /// Reports what is wrong with the prototypes of a table, and remembers them.
  init(_ cells: [TableViewCell], in json: JSON, _ place: Place, _ reader: inout SceneReader) {
    self.place = place
    var prototypes: [String: TableViewCell] = [:]
    var elements: [JSON] = []
    if case .object(let members) = json.value, let member = members.first(where: { $0.key == "cells" }),
      case .array(let list) = member.value.value
    {
      elements = list
    }
    for (index, cell) in cells.enumerated() {
      guard let name = cell.reuseIdentifier else {
        // Cells that could not be read at all are missing in the list, so that places would be wrong.
        guard elements.count == cells.count else { continue }
        reader.descend(into: "cells") {
          $0.descend(intoElement: index) { $0.report(.missingKey("reuseIdentifier"), at: elements[index].offset) }
        }
        continue
      }
      if prototypes[name.string] != nil, let site = name.site {
        reader.report(.duplicateCell(name.string), at: site)
      } else {
        prototypes[name.string] = cell
      }
      if let site = cell.bind.entries.first?.site { reader.warn(.ineffectiveKey("bind", in: "a prototype"), at: site) }
    }
    self.prototypes = prototypes
    names = cells.compactMap { $0.reuseIdentifier?.string }
    for cell in cells { checkKeys(of: cell, like: nil, bind: [], isPrototype: true, &reader) }
  }

  /// Reports what is wrong with the rows of the sections, and gathers the files and pictures that they need.
  mutating func check(_ lists: [CellList], _ reader: inout SceneReader) {
    for list in lists {
      switch list {
      case .listed(let rows): for case .cell(let cell) in rows { check(cell, &reader) }
      case .data(var data):
        let cell = data.cell ?? TableViewCell()
        let entries = data.allEntries
        if entries.isEmpty, let site = data.file.site { reader.warn(.unboundRows, at: site) }
        for entry in entries where entry.value.strings.contains(where: { Template($0).isOpen }) {
          if let site = entry.site { reader.warn(.unclosedBrace, at: site) }
        }
        guard let targets = knownTargets(of: cell, &reader) else {
          reader.data.append(data)
          break
        }
        checkKeys(of: cell, like: prototype(of: cell), bind: entries, &reader)
        for entry in entries {
          let found = check(entry, among: targets, &reader)
          data.targets[entry.id] = found
          if entry.value.strings.allSatisfy({ Template($0).names.isEmpty }) {
            check(entry.value.filled { Template($0).filled(from: Records(), row: 0) }, of: entry, found, &reader)
          } else {
            // A kind that takes no value takes none from a file either.
            check(.text(""), of: entry, found, &reader)
          }
        }
        reader.data.append(data)
      }
    }
  }

  private mutating func check(_ cell: TableViewCell, _ reader: inout SceneReader) {
    guard cell.reuseIdentifier != nil || !cell.bind.entries.isEmpty || cell.placedKeys != nil,
      let targets = knownTargets(of: cell, &reader)
    else { return }
    checkKeys(of: cell, like: prototype(of: cell), bind: cell.bind.entries, &reader)
    for entry in cell.bind.entries {
      let found = check(entry, among: targets, &reader)
      check(entry.value, of: entry, found, &reader)
      if case .text(let name) = entry.value, !name.string.isEmpty, found.contains(where: \.isPicture) {
        reader.images.append(ImageReference(name.string, site: name.site))
      }
    }
  }

  private func prototype(of cell: TableViewCell) -> TableViewCell? {
    cell.reuseIdentifier.flatMap { prototypes[$0.string] }
  }

  /// What values can be bound to in a row; nil after a report if its prototype is not there.
  private mutating func knownTargets(
    of cell: TableViewCell, _ reader: inout SceneReader
  ) -> [(id: String, target: BindingTarget)]? {
    guard let name = cell.reuseIdentifier else { return BindingTarget.parts + cell.ownTargets(nil) }
    guard let prototype = prototypes[name.string] else {
      if let site = name.site { reader.report(.unknownCell(name.string, known: names), at: site) }
      return nil
    }
    if cell.contentView == nil, cell.accessoryView == nil {
      if let known = targets[name.string] { return known }
      let own = BindingTarget.parts + prototype.ownTargets(nil)
      targets[name.string] = own
      return own
    }
    return BindingTarget.parts + cell.ownTargets(prototype)
  }

  /// The views of an id; none after a report if there is no such view.
  private func check(
    _ entry: Binding, among targets: [(id: String, target: BindingTarget)], _ reader: inout SceneReader
  ) -> [BindingTarget] {
    let found = targets.filter { $0.id == entry.id }.map(\.target)
    if found.isEmpty, let site = entry.site {
      var seen: Set<String> = []
      let known = targets.map(\.id).filter { seen.insert($0).inserted }
      reader.report(.unknownView(entry.id, kind: "view of the cell", known: known), at: site)
    }
    return found
  }

  /// Reports a value that the views of an id cannot show.
  private func check(
    _ value: BoundValue, of entry: Binding, _ targets: [BindingTarget], _ reader: inout SceneReader
  ) {
    guard let site = entry.site else { return }
    for target in targets {
      guard let (severity, fault) = target.fault(of: value) else { continue }
      switch severity {
      case .error: reader.report(fault, at: site)
      case .warning: reader.warn(fault, at: site)
      }
    }
  }

  /// Warns of keys that cannot show where the cell stands.
  private func checkKeys(
    of cell: TableViewCell, like prototype: TableViewCell?, bind: [Binding], isPrototype: Bool = false,
    _ reader: inout SceneReader
  ) {
    // A prototype leaves its style to the rows, which may still say another one.
    let showsDetail = (cell.style ?? prototype?.style ?? .default) != .default || isPrototype && cell.style == nil
    let ofDefault = "a cell of the style \"default\""
    for key in cell.placedKeys ?? [] {
      if key.name == TableViewCell.detailKey {
        if !showsDetail { reader.warn(.ineffectiveKey(key.name, in: ofDefault), at: key.site) }
      } else if place == .collection {
        reader.warn(.ineffectiveKey(key.name, in: "an item of a collection"), at: key.site)
      }
    }
    guard !showsDetail else { return }
    for entry in bind where entry.id == TableViewCell.detailKey {
      if let site = entry.site { reader.warn(.ineffectiveKey(entry.id, in: ofDefault), at: site) }
    }
  }
}

extension TableViewCell {
  /// The views with ids in the cell that a row makes of itself and its prototype.
  fileprivate func ownTargets(_ prototype: TableViewCell?) -> [(id: String, target: BindingTarget)] {
    [contentView ?? prototype?.contentView, accessoryView ?? prototype?.accessoryView].flatMap {
      $0?.bindingTargets ?? []
    }
  }
}

extension BindingTarget {
  /// Whether the values are names of pictures.
  var isPicture: Bool {
    if case .picture = use { return true }
    return false
  }
}
