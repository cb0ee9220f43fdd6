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
      var view = ImageView()
      view.image = image
      image = view.holding(value).image
    default:
      contentView?.put(value, into: id)
      accessoryView?.put(value, into: id)
    }
  }
}

extension View {
  /// Gives a value to the view of an id: what it shows first and foremost.
  fileprivate mutating func put(_ value: BoundValue, into id: String) {
    if self.id == id, let holder = content as? any ValueHolder { content = holder.holding(value) }
    changeAllSubviews { $0.put(value, into: id) }
  }
}

extension ValueHolder {
  /// The same with a value as what it shows.
  fileprivate func holding(_ value: BoundValue) -> Self {
    var copy = self
    copy.hold(value)
    return copy
  }
}
