import SceneLayout
import SceneModel
import Typesetting

/// Finds what is wrong with the fonts that a scene asks for, once the files that it brings are known.
///
/// A font that is not there is a fault; one that is not quite what was asked for is a warning, each once.
struct FontChecks {
  let fonts: FontSet
  let style: Scene.Style
  private let knowsAll: Bool
  private(set) var faults: [(site: Site?, fault: Fault)] = []
  private(set) var warnings: [(site: Site?, fault: Fault)] = []
  private var warned: Set<Fault> = []
  private var tables: [FontFile: FontTables] = [:]

  /// Checks fonts; if a file of the scene could not be read (`knowsAll` is false), a missing name may be in that one.
  init(_ references: [FontReference], fonts: FontSet, style: Scene.Style, knowsAll: Bool) {
    self.fonts = fonts
    self.style = style
    self.knowsAll = knowsAll
    for reference in references { check(reference) }
  }

  private mutating func check(_ reference: FontReference) {
    let font = reference.font
    let named = font.family.map { fonts.named($0) }
    if let named {
      guard let named else {
        guard knowsAll else { return }
        let names = Font.systemNames + fonts.names
        let fault = Fault.unknownFont(font.family ?? "", known: names, families: fonts.familyNames)
        faults.append((reference.site, fault))
        return
      }
      checkName(named, reference)
    } else if let used = font.weight.systemSubstitute {
      warn(.substitutedWeight(font.weight, used: "\"\(used.rawValue)\"", font: nil), at: reference.site)
    }
    // Most fonts are the system's as it is: nothing needs to be opened for them.
    guard named != nil || !font.features.isEmpty || !font.variations.isEmpty else { return }
    guard let used = fonts.font(for: style.face(of: font, in: fonts)) else { return }
    do {
      try fonts.check(used)
    } catch {
      faults.append((reference.site, .machine(reason: error.message)))
      return
    }
    checkAxes(used, reference)
    checkFeatures(used, reference)
  }

  /// Whether the font that a name means is there, and as heavy and slanted as it is wanted.
  private mutating func checkName(_ named: NamedFonts, _ reference: FontReference) {
    let font = reference.font, name = font.family ?? ""
    if !named.isFamily, font.weight != .regular || font.isItalic {
      faults.append((reference.site, .fixedFont(name)))
      return
    }
    guard let used = fonts.font(for: style.face(of: font, in: fonts)) else { return }
    if let alias = named.alias, !alias.isLook {
      warn(
        .substitutedFont(name, used: named.isFamily ? alias.standIn : used.names.first ?? used.family),
        at: reference.site)
    }
    let asked = named.weight ?? font.weight.number
    let nearest = named.alias?.isLook == true ? Self.lookWeight(nearestTo: asked) : used.weight(nearestTo: asked)
    if nearest != asked {
      let weight = Font.Weight.allCases.first { $0.number == asked } ?? font.weight
      warn(.substitutedWeight(weight, used: Self.words(nearest), font: name), at: reference.site)
    }
    if named.isItalic ?? font.isItalic, !used.canSlant { warn(.noItalic(font: name), at: reference.site) }
  }

  private mutating func checkAxes(_ used: FontSet.Font, _ reference: FontReference) {
    for entry in reference.font.variations.entries {
      let site = reference.variationSites[entry.tag] ?? reference.site
      if let axis = used.axis(entry.tag) {
        guard !(axis.least...axis.greatest).contains(entry.value) else { continue }
        let range = "\(axis.least.shortText) to \(axis.greatest.shortText)"
        faults.append((site, .outOfRange(found: entry.value, range: range)))
      } else {
        let known = used.axes.map(\.tag)
        faults.append((site, .unknownTag(entry.tag, of: "axis", font: used.family, known: known)))
      }
    }
  }

  private mutating func checkFeatures(_ used: FontSet.Font, _ reference: FontReference) {
    let font = reference.font
    guard !font.features.isEmpty || font.hasMonospacedDigits else { return }
    guard let tables = tables(of: used.file) else {
      if MemoryRoom.mayHaveLacked(forFile: used.file.path) {
        let fault = FontSetFault.noMemoryToOpen(path: used.file.path)
        faults.append((reference.site, .machine(reason: fault.message)))
      }
      return
    }
    // What is switched off need not be there; kerning may come from a table older than features.
    for entry in font.features.entries where entry.value > 0 && entry.tag != "kern" {
      guard !tables.features.contains(entry.tag) else { continue }
      let site = reference.featureSites[entry.tag] ?? reference.site
      faults.append((site, .unknownTag(entry.tag, of: "feature", font: used.family, known: tables.features)))
    }
    if font.hasMonospacedDigits, !tables.offersMonospacedDigits {
      warn(.proportionalDigits(font: used.family), at: reference.site)
    }
  }

  private mutating func tables(of file: FontFile) -> FontTables? {
    if let known = tables[file] { return known }
    let read = FontTables(file)
    tables[file] = read
    return read
  }

  private mutating func warn(_ fault: Fault, at site: Site) {
    if warned.insert(fault).inserted { warnings.append((site, fault)) }
  }

  /// Helvetica Neue's weights that the look can show: Regular, Medium and Bold.
  private static func lookWeight(nearestTo asked: Int) -> Int {
    [400, 500, 700].min { abs($0 - asked) < abs($1 - asked) } ?? asked
  }

  /// A weight by its name, or by its number if it has none.
  private static func words(_ number: Int) -> String {
    Font.Weight.allCases.first { $0.number == number }.map { "\"\($0.rawValue)\"" } ?? "\(number)"
  }
}
