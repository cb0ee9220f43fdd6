import SceneModel

extension Invocation {
  /// How much a scene may take, and the folders beside its own that it may use.
  func limits() throws(Problem) -> Limits {
    var limits = Limits()
    for text in all(.limit) {
      do throws(LimitError) { try limits.set(text) } catch { throw .usage(.badLimit(error.message)) }
    }
    limits.folders = all(.allowPath)
    return limits
  }

  /// How many seconds a scene may take; nil is as long as it likes.
  var timeout: Double? {
    let seconds = number(.timeout) ?? 60
    return seconds > 0 ? seconds : nil
  }

  /// How many scenes are drawn at once.
  var jobs: Int { count(.jobs) ?? processorCount() }
}
