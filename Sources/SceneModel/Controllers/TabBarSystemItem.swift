extension TabBarItem {
  /// UITabBarSystemItem.
  public enum SystemItem: String, CaseIterable, Sendable, SceneChoice {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
    case mostViewed
  }
}

extension TabBarItem.SystemItem {
  /// The English title.
  public var title: Text {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
