/// A value that is seldom there, kept aside so that what lacks it stays small.
///
/// A row of a table can have a dozen labels and views, and a table a hundred thousand rows.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage: Storage?

  /// Keeps a value aside, or nothing.
  public init(wrappedValue: Value?) {
    storage = wrappedValue.map { Storage($0) }
  }

  /// The value, if there is one.
  public var wrappedValue: Value? {
    get { storage?.value }
    set { storage = newValue.map { Storage($0) } }
  }
}
