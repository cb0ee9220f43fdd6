import CCairo
import Geometry
import SceneLayout

extension Canvas {
  /// Paints what the first stages make of a box.
  func paint(_ box: Box, at place: Int, stages: Int) throws(PaintingFault) {
    guard stages > 0 else { return try paintInside(box, at: place) }
    let number = stages - 1
    guard plan.opensLayer(box, plan.boxes[place], number) else {
      return try paintWithoutLayer(box, at: place, number)
    }
    let key = ReadyLayer(box: place, stage: number)
    guard let area = area(of: box, at: place, number) else {
      // What stands far outside of the picture may still throw a shadow into it.
      readyLayers[key] = nil
      return
    }
    var layer = readyLayers.removeValue(forKey: key)
    if layer == nil { layer = try drawLayer(box, at: place, number, area) }
    guard let layer else { return }
    try lay(layer, area, of: box, number)
    if let shadow = area.shadow, !shadow.isNear { try paint(box, at: place, stages: number) }
  }

  /// Does a stage that needs no layer.
  private func paintWithoutLayer(_ box: Box, at place: Int, _ number: Int) throws(PaintingFault) {
    switch box.stage(number) {
    case .effect(.shadow(let shadow)):
      let path = shadow.path ?? box.shape
      try paint(ShadowContent(path: path, color: shadow.color, offset: shadow.offset, radius: shadow.radius))
      try paint(box, at: place, stages: number)
    case .bounds, .effect(.clip), .effect(.mask), .group:
      cairo_save(cairo)
      defer { cairo_restore(cairo) }
      clip(to: Rect(origin: .zero, size: box.frame.size))
      if visible != nil { try paint(box, at: place, stages: number) }
    }
  }

  /// Draws what a stage is done to onto a layer: first the groups in it that take most layers, while there are few.
  private func drawLayer(_ box: Box, at place: Int, _ number: Int, _ area: LayerArea) throws(PaintingFault)
    -> ImageSurface
  {
    guard case .effect(.mask(let mask)) = box.stage(number) else {
      return try drawBody(of: box, at: place, number, area)
    }
    let maskPlace = plan.mask(of: box, place, stage: number)
    let isMaskFirst = plan.boxes[maskPlace].cover > plan.need(of: box, place, stages: number).most + 1
    let first = isMaskFirst ? try drawMask(mask, at: maskPlace, area) : nil
    let layer = try drawBody(of: box, at: place, number, area)
    let cover = if let first { first } else { try drawMask(mask, at: maskPlace, area) }
    let context = try Context(layer)
    cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(context.pointer, cover.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context.pointer), CAIRO_FILTER_NEAREST)
    cairo_paint(context.pointer)
    try context.check()
    return layer
  }

  private func drawBody(
    of box: Box, at place: Int, _ number: Int, _ area: LayerArea
  ) throws(PaintingFault) -> ImageSurface {
    if plan.need(of: box, place, stages: number).isDeepestFirst(seesBelow: plan.boxes[place].seesBelow) {
      try measured(over: area.pixels, view: area.view) { () throws(PaintingFault) in
        try drawDeepest(in: box, at: place, stages: number)
      }
    }
    return try layer(over: area.pixels, view: area.view) { () throws(PaintingFault) in
      try paint(box, at: place, stages: number)
    }
  }

  private func drawMask(_ mask: Box, at place: Int, _ area: LayerArea) throws(PaintingFault) -> ImageSurface {
    if plan.boxes[place].need.isDeepestFirst(seesBelow: plan.boxes[place].seesBelow) {
      try measured(over: area.pixels, view: LayerView(bounds: area.pixels)) { () throws(PaintingFault) in
        try drawDeepest(at: mask, at: place)
      }
    }
    return try layer(over: area.pixels) { () throws(PaintingFault) in try paint(mask, at: place) }
  }

  // MARK: Deepest first

  /// Draws the layer that takes most layers of those that will lie on the one that is measured.
  private func drawDeepest(in box: Box, at place: Int, stages: Int) throws(PaintingFault) {
    for number in (0..<stages).reversed() {
      if plan.opensLayer(box, plan.boxes[place], number) {
        guard let area = area(of: box, at: place, number) else { return }
        let layer = try drawLayer(box, at: place, number, area)
        readyLayers[ReadyLayer(box: place, stage: number)] = layer
        return
      }
      if case .bounds = box.stage(number) {
        clip(to: Rect(origin: .zero, size: box.frame.size))
        if visible == nil { return }
      }
    }
    let most = plan.boxes[place].inner.most
    var next = place + 1
    for index in box.children.indices {
      let child = plan.boxes[next]
      if child.need.most == most, box.children[index].opacity > 0 {
        return try drawDeepest(at: box.children[index], at: next)
      }
      next += child.count
    }
  }

  private func drawDeepest(at box: Box, at place: Int) throws(PaintingFault) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    guard enter(box) else { return }
    let outer = site
    site = box.site ?? site
    defer { site = outer }
    try drawDeepest(in: box, at: place, stages: box.stageCount)
  }
}
