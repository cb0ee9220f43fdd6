import Glibc

/// A library that is loaded when the first picture needs it, so that others do not pay for it when the program starts.
///
/// It stays loaded: GLib's types cannot be taken back.
package struct DynamicLibrary {
  private let handle: UnsafeMutableRawPointer
  private let missing: ImageFault

  /// Loads a library by the name of its file; the Debian package that has it is named if it is not there.
  package init(_ file: String, package: String) throws(ImageFault) {
    missing = .missingLibrary(file, package: package)
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      // No memory for it, or no more open files, are nothing that a package would mend.
      let words = dlerror().map { String(cString: $0) } ?? ""
      if words.isEmpty || words.hasSuffix(String(cString: strerror(ENOENT))) { throw missing }
      throw .unloadedLibrary(file, reason: words)
    }
    self.handle = handle
  }

  /// A function of the library, or of one that it needs itself.
  ///
  /// The type is that of a C function, as the library's own header has it.
  package func function<Function>(_ name: String, as type: Function.Type) throws(ImageFault) -> Function {
    guard let symbol = dlsym(handle, name) else { throw missing }
    return unsafeBitCast(symbol, to: type)
  }

  /// A number that the library exports.
  package func number(_ name: String) throws(ImageFault) -> UInt32 {
    guard let symbol = dlsym(handle, name) else { throw missing }
    return symbol.load(as: UInt32.self)
  }
}
