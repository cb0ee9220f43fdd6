/// The numbers of UIKit's enumerations, as Interface Builder writes them.
///
/// The values are those of the headers of the iOS 8 SDK; those of NSTextAlignment are iOS's, where 1 is centred.
enum ChoiceNumbers {
  /// The word of a number; nil if the property has no such number.
  static func word(_ number: Double, of words: [String], for name: String) -> String? {
    let property = name.split(separator: ".").last.map(String.init) ?? name
    let known = Set(words)
    // A key may have the name of another type's property, as a paragraph's alignment has that of a stack's.
    let lists = [all[property], textAlignments].compactMap(\.self)
    guard let index = Int(exactly: number), let list = lists.first(where: known.isSuperset) ?? all[property],
      list.indices.contains(index), known.contains(list[index])
    else { return nil }
    return list[index]
  }

  private static let viewModes = ["never", "whileEditing", "unlessEditing", "always"]
  private static let textAlignments = ["left", "center", "right", "justified", "natural"]
  private static let indicatorStyles = ["whiteLarge", "white", "gray"]

  /// By the property's name: the words in the order of their numbers from 0 on.
  private static let all = [
    "activityIndicatorViewStyle": indicatorStyles, "style": indicatorStyles,
    // The top of a row has the number of a column's leading side.
    "alignment": ["fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline"],
    "axis": ["horizontal", "vertical"],
    "barStyle": ["default", "black"],
    "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
    "borderStyle": ["none", "line", "bezel", "roundedRect"],
    "clearButtonMode": viewModes, "leftViewMode": viewModes, "rightViewMode": viewModes,
    "contentHorizontalAlignment": ["center", "left", "right", "fill"],
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "datePickerMode": ["time", "date", "dateAndTime", "countDownTimer"],
    "distribution": ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
    "indicatorStyle": ["default", "black", "white"],
    "itemPositioning": ["automatic", "fill", "centered"],
    "lineBreakMode": [
      "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail", "byTruncatingMiddle",
    ],
    "progressViewStyle": ["default", "bar"],
    "scrollDirection": ["vertical", "horizontal"],
    "searchBarStyle": ["default", "prominent", "minimal"],
    "separatorStyle": ["none", "singleLine", "singleLineEtched"],
    "textAlignment": textAlignments,
  ]
}
