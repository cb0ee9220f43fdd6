import Pixels

/// The version of pixman, which computes Cairo's pixels, on this machine.
var pixmanVersion: String {
  do {
    let library = try DynamicLibrary("libpixman-1.so.0", package: "libpixman-1-0")
    let version = try library.function(
      "pixman_version_string", as: (@convention(c) () -> UnsafePointer<CChar>).self)
    return String(cString: version())
  } catch {
    return "missing"
  }
}
