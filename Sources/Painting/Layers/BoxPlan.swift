import Geometry
import SceneLayout

/// What has to be known of a box before it is painted.
struct BoxPlan {
  /// How many plans there are from this one on that belong to the box, its children and its masks.
  var count = 1
  /// Whether nothing of it is seen, for what is painted later covers all of it.
  var isCovered = false
  /// What its content may cover; nil if there is none, or if what is painted later covers it.
  var content: Rect?
  /// What its content and its children may cover, before any stage.
  var inside: Ink?
  /// Where the plans of its masks start, counted from its own.
  var masks = 1
  /// Whether there is glass in it, through which the layers below are seen.
  var seesBelow = false
  /// Whether its shadow is that of its frame, so that it may be painted without a layer.
  var throwsShapeShadow = false
  /// Whether it is turned or stretched, so that cutting it off takes a layer.
  var isTurned = false
  /// What the layers of its children take.
  var inner = LayerNeed()
  /// What its own layers take, or those of its children if it has none.
  var need = LayerNeed()

  /// What it takes as the mask of another.
  var cover: Int { need.onLayer(seesBelow: seesBelow) }
}

/// How many layers have to be open at the same time: for the nested group that takes most, and for the next one.
struct LayerNeed: Equatable {
  var most = 0
  var next = 0

  /// Whether the group that takes most is drawn before the layer is opened that it lies on.
  ///
  /// Then a group in a group in a group takes two layers and not three: as with the registers of an expression, a tree of
  /// groups takes no more layers than the logarithm of its groups. Glass sees the layers below, which must be there.
  func isDeepestFirst(seesBelow: Bool) -> Bool { !seesBelow && most > 1 && most > next }

  /// What a layer takes that these groups lie on.
  func onLayer(seesBelow: Bool) -> Int {
    guard isDeepestFirst(seesBelow: seesBelow) else { return most + 1 }
    return max(most, next > 0 ? next + 2 : 2)
  }

  /// What takes its layers beside these.
  mutating func add(_ other: LayerNeed) {
    next = max(min(most, other.most), max(next, other.next))
    most = max(most, other.most)
  }
}

/// The plans of a tree of boxes, each before those of its children and its masks.
struct PaintingPlan {
  var boxes: [BoxPlan] = []

  init(_ root: Box) { _ = add(root, isTurned: false) }

  init() {}

  private mutating func add(_ box: Box, isTurned: Bool) -> BoxPlan {
    let index = boxes.count
    boxes.append(BoxPlan())
    var plan = BoxPlan()
    plan.isTurned = isTurned || box.transform != nil
    plan.content = box.content.map { $0.ink(in: box.frame.size) }
    plan.inside = plan.content.map { Ink(core: $0) }
    if case .backdrop = box.content { plan.seesBelow = true }
    var children: Ink?
    for child in box.children {
      let inner = add(child, isTurned: plan.isTurned)
      guard child.opacity > 0, let ink = ink(of: child, boxes.count - inner.count, stages: child.stageCount) else {
        continue
      }
      children = ink.inParent(of: child).union(children)
      plan.seesBelow = plan.seesBelow || inner.seesBelow
      plan.inner.add(inner.need)
    }
    plan.inside = plan.inside?.union(children) ?? children
    plan.throwsShapeShadow = box.coversFrame(with: children?.rect)
    plan.masks = boxes.count - index
    for case .mask(let mask) in box.effects { _ = add(mask, isTurned: plan.isTurned) }
    plan.count = boxes.count - index
    boxes[index] = plan
    plan.need = need(of: box, index, stages: box.stageCount)
    boxes[index] = plan
    return plan
  }

  /// The layers that the first stages of a box take.
  func need(of box: Box, _ index: Int, stages: Int) -> LayerNeed {
    let plan = boxes[index]
    var need = plan.inner
    for number in 0..<stages where opensLayer(box, plan, number) {
      var most = need.onLayer(seesBelow: plan.seesBelow)
      if case .effect(.mask) = box.stage(number) {
        // What takes more is drawn first, and kept for the other.
        let cover = boxes[mask(of: box, index, stage: number)].cover
        most = most == cover ? most + 1 : max(most, cover)
      }
      need = LayerNeed(most: most)
    }
    return need
  }

  /// Whether a stage is done to a layer.
  func opensLayer(_ box: Box, _ plan: BoxPlan, _ number: Int) -> Bool {
    switch box.stage(number) {
    case .bounds: plan.isTurned
    case .effect(.shadow(let shadow)): shadow.path == nil && !(number == 0 && plan.throwsShapeShadow)
    case .effect(.clip), .effect(.mask), .group: true
    }
  }

  /// What a box may cover after some of its stages, in its coordinates; nil if that is nothing.
  func ink(of box: Box, _ index: Int, stages: Int) -> Ink? {
    let plan = boxes[index]
    let bounds = Rect(origin: .zero, size: box.frame.size)
    var ink = plan.inside
    var nextMask = index + plan.masks
    for number in 0..<stages {
      guard let covered = ink else { return nil }
      switch box.stage(number) {
      case .bounds, .effect(.clip): ink = covered.intersection(bounds)
      case .effect(.shadow(let shadow)): ink = covered.shadowed(by: shadow)
      case .effect(.mask(let mask)):
        ink = self.ink(of: mask, nextMask, stages: mask.stageCount)
          .flatMap { covered.intersection($0.inParent(of: mask).rect) }
        nextMask += boxes[nextMask].count
      case .group: break
      }
    }
    return ink
  }

  /// Where the plans of the mask of a stage start.
  func mask(of box: Box, _ index: Int, stage: Int) -> Int {
    var place = index + boxes[index].masks
    for number in 0..<stage {
      if case .effect(.mask) = box.stage(number) { place += boxes[place].count }
    }
    return place
  }
}

extension Box {
  /// Whether what it draws covers its frame, with its corners, and nothing beyond.
  fileprivate func coversFrame(with children: Rect?) -> Bool {
    guard !clipsToBounds, frame.width > 0, frame.height > 0 else { return false }
    let corners: Corners
    switch content {
    case .fill(let color):
      guard color.alpha == 1 else { return false }
      corners = .square
    case .rounded(let color, let round, let inset):
      guard color.alpha == 1, inset == 0 else { return false }
      corners = round
    default: return false
    }
    guard let children else { return true }
    // A square fits into a round corner from (1 - √½) of its radius on.
    let inset = corners.areSquare ? 0 : corners.radius * 0.2929
    let inner = Rect(origin: .zero, size: frame.size).inset(by: Insets(all: inset))
    return children.minX >= inner.minX && children.minY >= inner.minY && children.maxX <= inner.maxX
      && children.maxY <= inner.maxY
  }

  /// The outline of its background.
  var shape: Path {
    let bounds = Rect(origin: .zero, size: frame.size)
    if case .rounded(_, let corners, _) = content { return .rect(bounds, corners) }
    return .rect(bounds)
  }
}
