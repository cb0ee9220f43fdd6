import CPango

/// What Pango is told of the parts of a text beside its font.
final class AttributeList {
  /// Pango's own list.
  let reference: OpaquePointer?

  /// Makes the attributes of parts of a text, in bytes.
  ///
  /// - Parameters:
  ///   - spacing: The space after each glyph, in Pango's units.
  ///   - joinsLetters: Whether ligatures are made that the script does not demand.
  ///   - parts: Where this holds; elsewhere a font has its own spacing and ligatures.
  init(spacing: Int32, joinsLetters: Bool, parts: [Range<Int>]) {
    reference = pango_attr_list_new()
    // Pango writes a hyphen where it must break a word between two letters; UIKit does not.
    insert(pango_attr_insert_hyphens_new(0), over: 0..<Int(UInt32.max))
    for part in parts {
      if spacing != 0 { insert(pango_attr_letter_spacing_new(spacing), over: part) }
      if !joinsLetters { insert(pango_attr_font_features_new("liga=0, clig=0"), over: part) }
    }
  }

  deinit {
    pango_attr_list_unref(reference)
  }

  private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, over part: Range<Int>) {
    attribute?.pointee.start_index = UInt32(clamping: part.lowerBound)
    attribute?.pointee.end_index = UInt32(clamping: part.upperBound)
    pango_attr_list_insert(reference, attribute)
  }
}
