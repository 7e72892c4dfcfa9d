import Animation
import Drawing
import Geometry
import Glibc

/// What a layer with its sublayers showed before a transition.
final class TransitionPicture {
  let image: CGImage
  /// Where the picture lies, in the layer's coordinates.
  let frame: CGRect

  init(_ image: CGImage, frame: CGRect) {
    self.image = image
    self.frame = frame
  }
}

/// How far a layer has come from what it showed to what it shows.
struct LayerTransition: Equatable {
  let type: CATransitionType
  let subtype: CATransitionSubtype
  /// In `0...1`.
  let progress: Double
  /// What the layer showed; `nil` for nothing.
  let picture: TransitionPicture?

  static func == (one: LayerTransition, other: LayerTransition) -> Bool {
    one.progress == other.progress && one.picture === other.picture && one.type == other.type
      && one.subtype == other.subtype
  }
}

extension CALayer {
  /// Keeps what `node` shows, in the frame that first sees a transition, before anything changes.
  final func keepPicture(of node: LayerNode) {
    guard attachments.contains(key: kCATransition),
      let attachment = attachments.first(where: { $0.key == kCATransition }),
      !attachment.isCommitted, case .transition = attachment.running.effect
    else { return }
    attachment.picture = node.picture
  }

  /// Whether what is painted inside the layer may differ, apart from its animations.
  final var isChangedInside: Bool {
    !dirtBelow.isEmpty || !dirt.isDisjoint(with: [.appearance, .children])
  }

  /// The transition at the layer's time `now`; lets go of the picture once it is out of sight.
  final func transition(at now: Seconds) -> LayerTransition? {
    guard attachments.contains(key: kCATransition),
      let attachment = attachments.first(where: { $0.key == kCATransition }),
      case .transition(let effect) = attachment.running.effect
    else { return nil }
    let running = attachment.running
    let sample = running.timing.sample(at: now, isClockStopped: clockRate == 0)
    let fraction = running.function?.value(at: sample.fraction) ?? sample.fraction
    let progress = effect.progress(at: fraction)
    let isGone = !sample.contributes || progress >= 1
    if isGone, attachment.isOver, clockRate != 0 { attachment.picture = nil }
    guard !isGone, attachment.isCommitted else { return nil }
    return LayerTransition(
      type: effect.type, subtype: effect.subtype, progress: progress, picture: attachment.picture)
  }
}

extension LayerNode {
  /// The layer with its sublayers as last painted, within its bounds; `nil` when nothing showed.
  fileprivate var picture: TransitionPicture? {
    guard isShowing, !bounds.isEmpty else { return nil }
    let scale = deviceScale
    let image: CGImage?
    do throws(CairoError) {
      image = try CGImage.drawn(size: bounds.size, scale: scale) { context in
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        paintPresent(in: context, touching: nil)
      }
    } catch {
      // Without room for the old picture the new one shows at once.
      LayerThread.current.report(once: kCATransition, "a transition's old picture: \(error)")
      return nil
    }
    return image.map { image in
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      return TransitionPicture(image, frame: CGRect(origin: bounds.origin, size: size))
    }
  }

  /// Paints what the layer shows by now, on the way there where a transition runs.
  ///
  /// That is put together on a surface of its own, always as large as the layer, so that a part of
  /// it comes out as it does in the whole.
  func paintPresent(in context: CGContext, touching region: PixelRegion?) {
    guard let transition else { return paintParts(in: context, touching: region) }
    let box = pixels(of: bounds)
    guard !box.isEmpty else { return }
    do throws(CairoError) {
      var surface = try ImageSurface(size: box.size)
      try surface.withContext { aside in
        aside.translateBy(x: -CGFloat(box.x), y: -CGFloat(box.y))
        aside.concatenate(toDevice)
        paintClipped(transition, in: aside)
      }
      draw(surface, of: box, in: context)
    } catch {
      LayerThread.current.report(once: kCATransition, "a transition: \(error)")
      paintParts(in: context, touching: region)
    }
  }

  private func paintClipped(_ transition: LayerTransition, in context: CGContext) {
    context.withMask {
      paint(transition, in: context)
    } mask: {
      context.setFillColor(.black)
      context.fill(look.outline(of: bounds))
    }
  }

  /// Draws the pixels of `box`, pixel on pixel unless the context is not the device's.
  private func draw(_ surface: consuming ImageSurface, of box: PixelRect, in context: CGContext) {
    let onDevice = toDevice.inverted().concatenating(context.ctm)
    let (x, y) = (onDevice.tx.rounded(), onDevice.ty.rounded())
    let isMove =
      [onDevice.a - 1, onDevice.b, onDevice.c, onDevice.d - 1, onDevice.tx - x, onDevice.ty - y]
      .allSatisfy { abs($0) < 1e-6 }
    context.saveGState()
    if isMove, abs(x) < 1e6, abs(y) < 1e6 {
      context.draw(surface, x: box.x + Int(x), y: box.y + Int(y))
    } else {
      context.concatenate(toDevice.inverted())
      context.drawUpright(CGImage(surface), in: CGRect(box))
    }
    context.restoreGState()
  }

  private func paint(_ transition: LayerTransition, in context: CGContext) {
    let way = transition.subtype.direction
    let (rest, progress) = (1 - transition.progress, transition.progress)
    switch transition.type {
    case .push:
      paintOld(transition, in: context, moved: way, by: -progress)
      paintNew(in: context, moved: way, by: rest)
    case .moveIn:
      paintOld(transition, in: context, moved: way, by: 0)
      paintNew(in: context, moved: way, by: rest)
    case .reveal:
      paintNew(in: context, moved: way, by: 0)
      paintOld(transition, in: context, moved: way, by: -progress)
    default:
      context.crossFade(by: progress) {
        paintOld(transition, in: context, moved: way, by: 0)
      } to: {
        paintNew(in: context, moved: way, by: 0)
      }
    }
  }

  private func paintOld(
    _ transition: LayerTransition, in context: CGContext, moved way: CGVector, by share: Double
  ) {
    guard let picture = transition.picture else { return }
    let offset = offset(way, by: share)
    let frame = picture.frame.offsetBy(dx: offset.dx, dy: offset.dy)
    let map = CGAffineTransform(
      a: frame.width / CGFloat(picture.image.width), b: 0, c: 0,
      d: frame.height / CGFloat(picture.image.height), tx: frame.minX, ty: frame.minY)
    context.draw(picture.image.surface, through: CATransform3D(plane: map))
  }

  private func paintNew(in context: CGContext, moved way: CGVector, by share: Double) {
    let offset = offset(way, by: share)
    context.saveGState()
    context.translateBy(x: offset.dx, y: offset.dy)
    // Each layer knows where it is by itself, not where the transition puts it.
    paintParts(in: context, touching: nil)
    context.restoreGState()
  }

  /// `share` of the bounds' size in the direction of `way`, to whole device pixels.
  private func offset(_ way: CGVector, by share: Double) -> CGVector {
    func whole(_ distance: Double, _ scale: Double) -> Double {
      scale > 0 ? (distance * scale).rounded() / scale : distance
    }
    return CGVector(
      dx: whole(way.dx * share * bounds.width, hypot(toDevice.a, toDevice.b)),
      dy: whole(way.dy * share * bounds.height, hypot(toDevice.c, toDevice.d)))
  }
}

extension CATransitionSubtype {
  /// On which side of the layer the new picture starts.
  fileprivate var direction: CGVector {
    switch self {
    case .fromLeft: CGVector(dx: -1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: 1)
    case .fromBottom: CGVector(dx: 0, dy: -1)
    default: CGVector(dx: 1, dy: 0)
    }
  }
}
