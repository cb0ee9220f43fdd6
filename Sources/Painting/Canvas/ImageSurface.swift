import CCairo

/// Owns a Cairo surface of pixels in memory.
final class ImageSurface {
  let pointer: OpaquePointer
  /// The share of the layers' memory that it holds as long as it is there.
  private var memory: LayerMemory.Lease?

  /// Makes a transparent surface with memory of its own.
  init(_ format: cairo_format_t, width: Int, height: Int) throws(PaintingFault) {
    pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
    try PaintingFault.check(cairo_surface_status(pointer))
  }

  /// Makes a transparent surface that lies over some pixels of a canvas and keeps their coordinates.
  convenience init(over pixels: PixelRect) throws(PaintingFault) {
    try self.init(CAIRO_FORMAT_ARGB32, width: pixels.width, height: pixels.height)
    cairo_surface_set_device_offset(pointer, -Double(pixels.x), -Double(pixels.y))
  }

  /// Makes a transparent layer that lies over some pixels of a canvas and keeps their coordinates.
  convenience init(over pixels: PixelRect, _ memory: LayerMemory.Lease) throws(PaintingFault) {
    try self.init(over: memory.words, width: pixels.width, height: pixels.height)
    cairo_surface_set_device_offset(pointer, -Double(pixels.x), -Double(pixels.y))
    self.memory = memory
  }

  /// Makes a surface over the words of a bitmap, which must stay where they are until `finish`.
  ///
  /// - Parameter rowLength: The words from row to row, if they are more than the width.
  init(
    over pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, rowLength: Int? = nil
  ) throws(PaintingFault) {
    let bytes = UnsafeMutableRawPointer(pixels.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    pointer = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32((rowLength ?? width) * 4))
    try PaintingFault.check(cairo_surface_status(pointer))
  }

  /// Shares a surface with whoever else holds it.
  init(sharing pointer: OpaquePointer) { self.pointer = cairo_surface_reference(pointer) }

  deinit {
    // Whoever still holds a layer must not touch its memory, which the next one gets.
    if memory != nil { cairo_surface_finish(pointer) }
    cairo_surface_destroy(pointer)
  }

  /// All its pixels.
  var bounds: PixelRect {
    PixelRect(
      x: 0, y: 0, width: Int(cairo_image_surface_get_width(pointer)),
      height: Int(cairo_image_surface_get_height(pointer)))
  }

  /// Ends all use of the pixels' memory, whoever else still holds the surface.
  func finish() { cairo_surface_finish(pointer) }

  /// Lets code read and change the rows: `body` gets their first byte and the distance from row to row in bytes.
  func withBytes(_ body: (_ start: UnsafeMutableRawPointer, _ stride: Int) -> Void) {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    body(UnsafeMutableRawPointer(data), Int(cairo_image_surface_get_stride(pointer)))
    cairo_surface_mark_dirty(pointer)
  }
}

extension PaintingFault {
  /// Throws what Cairo's status says, if it says anything.
  static func check(_ status: cairo_status_t) throws(PaintingFault) {
    switch status {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY: throw .memory
    default: throw .cairo(String(cString: cairo_status_to_string(status)))
    }
  }
}
