import CPango

/// What HarfBuzz reads in a font file beside the glyphs: axes, named instances, features and figures.
public final class FontTables {
  /// The place in its file.
  let index: Int
  private let face: OpaquePointer

  /// Opens a font; nil if its file cannot be read or has no glyphs.
  public init?(_ file: FontFile) {
    Isolation.ensure()
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, UInt32(clamping: file.index)) else { return nil }
    self.face = face
    index = file.index
    if hb_face_get_glyph_count(face) == 0 { return nil }
  }

  deinit { hb_face_destroy(face) }

  /// The fonts of a file, one for each in a collection; none if it is no font.
  static func all(in path: String) -> [FontTables] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
    defer { hb_blob_destroy(blob) }
    return (0..<min(hb_face_count(blob), mostFonts)).compactMap { FontTables(FontFile(path: path, index: Int($0))) }
  }

  /// Whether its composite glyphs are made of so few parts that drawing them comes to an end.
  var hasSaneComposites: Bool {
    withTable("glyf") { glyphs in
      withTable("loca") { places in
        withTable("head") { head in
          var composites = CompositeGlyphs(
            glyphs: glyphs, places: places, hasLongPlaces: head.count > 51 && (head[50] | head[51]) != 0)
          return composites.areSane()
        }
      }
    }
  }

  private func withTable<Value>(_ tag: String, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    let blob = hb_face_reference_table(face, hb_tag_from_string(tag, Int32(tag.utf8.count)))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return body(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  }

  /// The axes of a variable font, in the file's order; none in any other font.
  public private(set) lazy var axes: [FontAxis] = {
    var count = min(hb_ot_var_get_axis_count(face), Self.mostAxes)
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map { info in
      FontAxis(
        tag: Self.text(info.tag), least: Double(info.min_value), standard: Double(info.default_value),
        greatest: Double(info.max_value))
    }
  }()

  /// A named place of a variable font, such as its Bold.
  struct Instance {
    var style: String
    var postScriptName: String?
    var places: [FontVariation]
  }

  /// The named places of a variable font.
  var instances: [Instance] {
    let count = min(hb_ot_var_get_named_instance_count(face), Self.mostInstances)
    return (0..<count).map { index in
      var length = UInt32(axes.count)
      var coordinates = [Float](repeating: 0, count: axes.count)
      hb_ot_var_named_instance_get_design_coords(face, index, &length, &coordinates)
      return Instance(
        style: name(hb_ot_var_named_instance_get_subfamily_name_id(face, index)) ?? "",
        postScriptName: name(hb_ot_var_named_instance_get_postscript_name_id(face, index)),
        places: zip(axes, coordinates).map { FontVariation(axis: $0.tag, value: Double($1)) })
    }
  }

  /// The tags of the features that its layout tables have, in alphabetical order.
  public private(set) lazy var features: [String] = {
    var tags: Set<String> = []
    for table in ["GSUB", "GPOS"] {
      let tag = hb_tag_from_string(table, Int32(table.utf8.count))
      var found = [UInt32](repeating: 0, count: 1024)
      var count = UInt32(found.count)
      hb_ot_layout_table_get_feature_tags(face, tag, 0, &count, &found)
      for tag in found.prefix(Int(count)) { tags.insert(Self.text(tag)) }
    }
    return tags.sorted()
  }()

  /// Whether the figures 0 to 9 are as wide as each other, or can be by the feature `tnum`.
  public private(set) lazy var offersMonospacedDigits: Bool = {
    if features.contains("tnum") { return true }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    let widths = (UInt32(0x30)...0x39).map { digit in
      var glyph: UInt32 = 0
      return hb_font_get_nominal_glyph(font, digit, &glyph) != 0 ? hb_font_get_glyph_h_advance(font, glyph) : 0
    }
    return Set(widths).count == 1
  }()

  private func name(_ id: UInt32) -> String? {
    var size: UInt32 = 128
    var text = [CChar](repeating: 0, count: Int(size))
    guard id != 0xFFFF, hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &size, &text) > 0 else {
      return nil
    }
    return String(decoding: text.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func text(_ tag: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }

  /// Far more than any font has; a broken one may claim thousands.
  private static let mostAxes: UInt32 = 64
  private static let mostInstances: UInt32 = 1024
  private static let mostFonts: UInt32 = 256
}

/// One of the ways in which a variable font changes.
public struct FontAxis: Hashable, Sendable {
  /// The tag of four letters, such as `wght`.
  public var tag: String
  /// The least place on it.
  public var least: Double
  /// The place where it stands unless asked to move.
  public var standard: Double
  /// The greatest place on it.
  public var greatest: Double

  /// Describes an axis; one that makes no sense stays where it stands.
  public init(tag: String, least: Double, standard: Double, greatest: Double) {
    self.tag = tag
    self.standard = standard
    let isSane = least <= standard && standard <= greatest
    self.least = isSane ? least : standard
    self.greatest = isSane ? greatest : standard
  }

  /// The nearest place on the axis, in thousandths, which all libraries read alike.
  func place(nearestTo value: Double) -> Double {
    guard !value.isNaN else { return standard }
    let place = max(least, min(greatest, value))
    return (place * 1000).rounded() / 1000
  }
}
