extension TableViewCell {
  /// The ids of the parts that every cell has.
  private static let parts = ["textLabel", "detailTextLabel", "imageView"]

  /// The cell that a row is, made of the prototype that it is like: what the row says wins, its values are filled in.
  public func applied(to prototype: TableViewCell?) -> TableViewCell {
    var cell = prototype ?? TableViewCell()
    cell.style = style ?? cell.style
    cell.textLabel = textLabel ?? cell.textLabel
    cell.detailTextLabel = detailTextLabel ?? cell.detailTextLabel
    cell.image = image ?? cell.image
    cell.accessoryType = accessoryType ?? cell.accessoryType
    cell.accessoryView = accessoryView ?? cell.accessoryView
    cell.editingAccessoryType = editingAccessoryType ?? cell.editingAccessoryType
    cell.height = height ?? cell.height
    cell.indentationLevel = indentationLevel ?? cell.indentationLevel
    cell.indentationWidth = indentationWidth ?? cell.indentationWidth
    cell.separatorInset = separatorInset ?? cell.separatorInset
    cell.backgroundColor = backgroundColor ?? cell.backgroundColor
    cell.backgroundView = backgroundView ?? cell.backgroundView
    cell.selectedBackgroundView = selectedBackgroundView ?? cell.selectedBackgroundView
    cell.selectionStyle = selectionStyle ?? cell.selectionStyle
    cell.isSelected = isSelected ?? cell.isSelected
    cell.isHighlighted = isHighlighted ?? cell.isHighlighted
    cell.editingStyle = editingStyle ?? cell.editingStyle
    cell.showsReorderControl = showsReorderControl ?? cell.showsReorderControl
    cell.shouldIndentWhileEditing = shouldIndentWhileEditing ?? cell.shouldIndentWhileEditing
    cell.showingDeleteConfirmation = showingDeleteConfirmation ?? cell.showingDeleteConfirmation
    cell.editActions = editActions ?? cell.editActions
    cell.contentView = contentView ?? cell.contentView
    for binding in bind.entries { cell.put(binding.value, into: binding.id) }
    return cell
  }

  /// Puts a value into the part or the view of an id.
  private mutating func put(_ value: BoundValue, into id: String) {
    switch id {
    case "textLabel": textLabel = (textLabel ?? Label()).holding(value)
    case "detailTextLabel": detailTextLabel = (detailTextLabel ?? Label()).holding(value)
    case "imageView":
      if case .text(let name) = value {
        image = name.string.isEmpty ? nil : ImageReference(name.string, site: name.site)
      }
    default:
      contentView?.put(value, into: id)
      accessoryView?.put(value, into: id)
    }
  }

  /// The ids that values can be bound to.
  var bindableIDs: [String] {
    Self.parts + (contentView?.ids ?? []) + (accessoryView?.ids ?? [])
  }

  /// Whether an id is that of a picture, so that the values bound to it are names of pictures.
  public func isPicture(_ id: String) -> Bool {
    id == "imageView" || [contentView, accessoryView].contains { $0?.hasPicture(id) ?? false }
  }
}

extension View {
  /// The ids of the view and of the views in it.
  fileprivate var ids: [String] { (id.map { [$0] } ?? []) + subviews.flatMap(\.ids) }

  fileprivate func hasPicture(_ id: String) -> Bool {
    self.id == id && content is ImageView || subviews.contains { $0.hasPicture(id) }
  }

  /// Gives a value to the view of an id: what it shows first and foremost.
  fileprivate mutating func put(_ value: BoundValue, into id: String) {
    if self.id == id { content = content.holding(value) }
    for index in subviews.indices { subviews[index].put(value, into: id) }
  }
}

extension ViewContent {
  /// The same with a value as what it shows; a value of a kind that it cannot show changes nothing.
  fileprivate func holding(_ value: BoundValue) -> any ViewContent {
    switch (self, value) {
    case (let label as Label, _): return label.holding(value)
    case (var image as ImageView, .text(let name)):
      image.image = name.string.isEmpty ? nil : ImageReference(name.string, site: name.site)
      return image
    case (var field as TextField, .text(let text)):
      field.text = text
      return field
    case (var view as TextView, .text(let text)):
      view.text = text
      return view
    case (var control as Switch, _):
      control.isOn = value.isTrue
      return control
    case (var slider as Slider, _):
      slider.value = value.number ?? slider.value
      return slider
    case (var stepper as Stepper, _):
      stepper.value = value.number ?? stepper.value
      return stepper
    case (var view as ProgressView, _):
      view.progress = min(1, max(0, value.number ?? view.progress))
      return view
    default: return self
    }
  }
}

extension BoundValue {
  /// The value as a number; files have numbers as texts.
  fileprivate var number: Double? {
    switch self {
    case .number(let number): number
    case .text(let text): Double(text.string).flatMap { $0.isFinite ? $0 : nil }
    case .attributed, .bool: nil
    }
  }

  /// The value as yes or no; files have it as a text.
  fileprivate var isTrue: Bool {
    switch self {
    case .bool(let value): value
    case .text(let text): text.string == "true" || text.string == "1"
    case .number(let number): number != 0
    case .attributed: false
    }
  }
}

extension Label {
  /// The label with another text; a text without attributes keeps those that the label's text begins with.
  fileprivate func holding(_ value: BoundValue) -> Label {
    var label = self
    switch value {
    case .attributed(let attributed):
      label.attributedText = attributed
      label.text = ""
    case .text(let text): label.take(text)
    case .number(let number): label.take(Text(number.shortText))
    case .bool(let value): label.take(Text(value ? "true" : "false"))
    }
    return label
  }

  private mutating func take(_ text: Text) {
    guard let first = attributedText?.runs.first else {
      self.text = text
      return
    }
    attributedText = AttributedText([TextRun(text, first.attributes)])
  }
}

extension ViewContent {
  /// Reports references to cells that are not there, and values for views that their cells don't have.
  func checkReferences(of lists: [CellList], to cells: [TableViewCell], _ reader: inout SceneReader) {
    var ids: [String: [String]] = [:]
    for cell in cells {
      if let name = cell.reuseIdentifier?.string { ids[name] = ids[name] ?? cell.bindableIDs }
    }
    func check(_ cell: TableViewCell, own: TableViewCell, _ bind: Bindings) {
      var known = own.bindableIDs
      if let name = cell.reuseIdentifier {
        guard let there = ids[name.string] else {
          if let site = name.site {
            reader.report(.unknownCell(name.string, known: cells.compactMap { $0.reuseIdentifier?.string }), at: site)
          }
          return
        }
        known += there
      }
      for entry in bind.entries where !known.contains(entry.id) {
        guard let site = entry.site else { continue }
        reader.report(.unknownView(entry.id, kind: "view of the cell", known: known.uniqued), at: site)
      }
    }
    let prototypes = Dictionary(
      cells.compactMap { cell in cell.reuseIdentifier.map { ($0.string, cell) } },
      uniquingKeysWith: { first, _ in first })
    for list in lists {
      switch list {
      case .listed(let rows):
        for case .cell(let cell) in rows where cell.reuseIdentifier != nil || !cell.bind.entries.isEmpty {
          check(cell, own: cell, cell.bind)
          for case let (id, .text(name)) in cell.bind.entries.map({ ($0.id, $0.value) })
          where !name.string.isEmpty
            && (cell.isPicture(id) || prototypes[cell.reuseIdentifier?.string ?? ""]?.isPicture(id) == true)
          {
            reader.images.append(ImageReference(name.string, site: name.site))
          }
        }
      case .data(var data):
        let cell = data.cell ?? TableViewCell()
        check(cell, own: cell, data.bind)
        let prototype = prototypes[cell.reuseIdentifier?.string ?? ""]
        data.pictures = Set(
          data.bind.entries.map(\.id).filter { cell.isPicture($0) || prototype?.isPicture($0) == true })
        reader.data.append(data)
      }
    }
  }
}

extension [String] {
  /// The words in the order of their first appearance, each once.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
