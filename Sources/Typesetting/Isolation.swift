import Glibc

/// Takes the variables out of the process's environment that Pango, HarfBuzz and fontconfig read by themselves.
///
/// They choose other shapes for Chinese characters, switch shapers, or print to standard output; no setting of these
/// libraries overrules them. It happens once, before the first call of any of them.
enum Isolation {
  /// Sees to it that the variables are gone.
  static func ensure() { _ = once }

  private static let once: Void = {
    for name in ["PANGO_LANGUAGE", "LANGUAGE", "HB_SHAPER_LIST", "HB_OPTIONS", "FC_DEBUG"] { unsetenv(name) }
  }()
}
