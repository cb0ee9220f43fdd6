import CPango

/// The ownership of one reference to an object of GLib's type system.
final class ObjectReference {
  /// The object.
  let pointer: OpaquePointer
  /// What the object needs to the end.
  private let base: AnyObject?

  /// Takes over a reference that its maker hands out; `base` is released after it.
  init(owning pointer: OpaquePointer, on base: AnyObject? = nil) {
    self.pointer = pointer
    self.base = base
  }

  /// Takes over a reference to an object whose fields are public.
  convenience init<Object>(owning pointer: UnsafeMutablePointer<Object>, on base: AnyObject? = nil) {
    self.init(owning: OpaquePointer(pointer), on: base)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
