extension SceneReader {
  /// Reports a control's range whose end lies below its start.
  mutating func checkRange(_ minimum: Double, _ maximum: Double, in json: JSON) {
    guard maximum < minimum, case .object(let members) = json.value else { return }
    if let member = members.first(where: { $0.key == "maximumValue" }) {
      report(
        .outOfRange(found: maximum, range: "at least the minimumValue, \(minimum.shortText)"),
        at: member.value.offset, under: member.key)
    } else if let member = members.first(where: { $0.key == "minimumValue" }) {
      report(
        .outOfRange(found: minimum, range: "at most the maximumValue, \(maximum.shortText)"),
        at: member.value.offset, under: member.key)
    }
  }
}
