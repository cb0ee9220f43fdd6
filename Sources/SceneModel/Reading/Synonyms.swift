/// The key that somebody means who knows a thing by another of UIKit's names, if the table has it.
///
/// The nearest name by its letters is often another one: `titleForHeader` looks like `heightForHeader`.
func synonym(of key: String, among known: [String]) -> String? {
  synonyms[key]?.first { known.contains($0) }
}

/// Names of UIKit's methods, of other types' keys and of older versions, with what a scene calls them.
private let synonyms: [String: [String]] = [
  "titleForHeader": ["header"], "titleForHeaderInSection": ["header"], "viewForHeader": ["header"],
  "viewForHeaderInSection": ["header"], "headerView": ["header", "tableHeaderView"], "headerTitle": ["header"],
  "titleForFooter": ["footer"], "titleForFooterInSection": ["footer"], "viewForFooter": ["footer"],
  "viewForFooterInSection": ["footer"], "footerView": ["footer", "tableFooterView"], "footerTitle": ["footer"],
  "heightForHeaderInSection": ["heightForHeader"], "heightForFooterInSection": ["heightForFooter"],
  "heightForRow": ["height"], "rowHeight": ["height"],
  "text": ["textLabel", "title"], "title": ["textLabel", "text", "header"], "label": ["textLabel"],
  "detail": ["detailTextLabel"], "detailText": ["detailTextLabel"], "subtitle": ["detailTextLabel"],
  "imageView": ["image"], "accessory": ["accessoryType"], "identifier": ["reuseIdentifier"],
  "items": ["rows"], "rows": ["items"], "editActionsForRow": ["editActions"], "selected": ["isSelected"],
  "highlighted": ["isHighlighted"], "editing": ["isEditing"], "hidden": ["isHidden"], "enabled": ["isEnabled"],
]
