extension BarButtonItem {
  /// UIBarButtonSystemItem.
  public enum SystemItem: String, CaseIterable, Sendable, SceneChoice {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl
  }
}

extension BarButtonItem.SystemItem {
  /// The English title of an item that is a word; nil for one that is a sign or a space.
  public var title: Text? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop,
      .camera, .trash, .play, .pause, .rewind, .fastForward, .pageCurl:
      nil
    }
  }

  /// The style that the item has by itself.
  public var style: BarButtonItem.Style { self == .done || self == .save ? .done : .plain }
}
