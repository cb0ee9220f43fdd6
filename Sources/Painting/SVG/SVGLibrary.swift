import CRSVG
import Pixels

/// What is called of librsvg, and of GLib, which it brings along.
struct SVGLibrary {
  let newFromData: RSVGHandleNewFromData
  let setDPI: RSVGHandleSetDPI
  let sizeInPixels: RSVGHandleGetIntrinsicSizeInPixels
  let dimensions: RSVGHandleGetIntrinsicDimensions
  let render: RSVGHandleRenderDocument
  let unref: GObjectUnref
  private let freeError: GErrorFree

  /// Loads librsvg.
  private static func load() throws(ImageFault) -> DynamicLibrary {
    try DynamicLibrary("librsvg-2.so.2", package: "librsvg2-2")
  }

  /// The version of the library on this machine.
  static var version: String {
    do {
      let library = try load()
      return try ["major", "minor", "micro"].map { String(try library.number("rsvg_\($0)_version")) }
        .joined(separator: ".")
    } catch {
      if case ImageFault.unloadedLibrary = error { return "not loaded" }
      return "missing"
    }
  }

  /// Loads the library, or finds that it is loaded.
  init() throws(ImageFault) {
    let library = try Self.load()
    newFromData = try library.function("rsvg_handle_new_from_data", as: RSVGHandleNewFromData.self)
    setDPI = try library.function("rsvg_handle_set_dpi", as: RSVGHandleSetDPI.self)
    sizeInPixels = try library.function(
      "rsvg_handle_get_intrinsic_size_in_pixels", as: RSVGHandleGetIntrinsicSizeInPixels.self)
    dimensions = try library.function(
      "rsvg_handle_get_intrinsic_dimensions", as: RSVGHandleGetIntrinsicDimensions.self)
    render = try library.function("rsvg_handle_render_document", as: RSVGHandleRenderDocument.self)
    unref = try library.function("g_object_unref", as: GObjectUnref.self)
    freeError = try library.function("g_error_free", as: GErrorFree.self)
  }

  /// What an error of the library says, on one line; the error is freed.
  func fault(_ error: UnsafeMutablePointer<RSVGError>?) -> ImageFault {
    guard let error else { return .broken(.svg, "it cannot be drawn") }
    defer { freeError(error) }
    let text = error.pointee.message.map { String(cString: $0) } ?? "it cannot be drawn"
    return .broken(.svg, text.split(separator: "\n").first.map { $0.lowercased() } ?? text)
  }
}
