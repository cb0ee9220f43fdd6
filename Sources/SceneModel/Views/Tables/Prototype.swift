extension TableViewCell {
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
}

extension View {
  /// Gives a value to the view of an id: what it shows first and foremost.
  fileprivate mutating func put(_ value: BoundValue, into id: String) {
    if self.id == id { content = content.holding(value) }
    changeAllSubviews { $0.put(value, into: id) }
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
    case (var field as TextField, _):
      field.text = value.plainText ?? field.text
      return field
    case (var view as TextView, _):
      view.text = value.plainText ?? view.text
      return view
    case (var control as Switch, _):
      control.isOn = value.truth ?? control.isOn
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
  /// The value as a text; nil for one with attributes.
  fileprivate var plainText: Text? {
    switch self {
    case .text(let text): text
    case .number(let number): Text(number.shortText)
    case .bool(let value): Text(value ? "true" : "false")
    case .attributed: nil
    }
  }
}

extension Label {
  /// The label with another text; a text without attributes keeps those that the label's text begins with.
  fileprivate func holding(_ value: BoundValue) -> Label {
    var label = self
    if case .attributed(let attributed) = value {
      label.attributedText = attributed
      label.text = ""
    } else if let text = value.plainText {
      label.take(text)
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
