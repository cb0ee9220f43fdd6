import SceneModel

extension CellSource {
  /// The boxes of a cell, whose remarks about constraints say which cell it is where many are of one prototype.
  func naming(_ place: ConstraintFault.Cell, in boxes: [Box]) -> [Box] {
    guard isShared(place.index), boxes.contains(where: \.hasRemarks) else { return boxes }
    return boxes.map { box in
      var box = box
      box.nameCell(place)
      return box
    }
  }
}

extension Box {
  /// Whether there is anything to say about the box or one in it.
  fileprivate var hasRemarks: Bool { !remarks.isEmpty || children.contains(where: \.hasRemarks) }

  fileprivate mutating func nameCell(_ place: ConstraintFault.Cell) {
    remarks = remarks.map { site, fault in
      guard case .constraint(let inner) = fault else { return (site, fault) }
      return (site, .constraint(.inCells(inner, [place])))
    }
    for index in children.indices where children[index].hasRemarks { children[index].nameCell(place) }
  }
}
