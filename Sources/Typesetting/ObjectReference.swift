import CPango

/// The ownership of one reference to an object of GLib's type system.
final class ObjectReference {
  /// The object.
  let pointer: OpaquePointer

  /// Takes over a reference that its maker hands out.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Takes over a reference to an object whose fields are public.
  init<Object>(owning pointer: UnsafeMutablePointer<Object>) {
    self.pointer = OpaquePointer(pointer)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
