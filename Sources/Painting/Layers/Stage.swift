import SceneLayout

/// A step in painting a box with all that is in it: each is done to what those before it made.
enum Stage {
  /// What goes beyond the frame is cut off.
  case bounds
  case effect(Effect)
  /// The whole is laid over what lies below as one picture.
  case group
}

extension Box {
  /// How many stages its painting has.
  var stageCount: Int { (clipsToBounds ? 1 : 0) + effects.count + (isGroup ? 1 : 0) }

  /// A stage, counted from the first that is done.
  func stage(_ number: Int) -> Stage {
    let effect = clipsToBounds ? number - 1 : number
    if effect < 0 { return .bounds }
    return effect < effects.count ? .effect(effects[effect]) : .group
  }

  private var isGroup: Bool { opacity < 1 || blendMode != .normal }
}
