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
    let scale = max(hypot(toDevice.a, toDevice.b), hypot(toDevice.c, toDevice.d))
    let image: CGImage?
    do throws(CairoError) {
      image = try CGImage.drawn(size: bounds.size, scale: scale) { context in
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        paintPresent(in: context, touching: .everything)
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
  func paintPresent(in context: CGContext, touching region: PixelRegion) {
    guard let transition else { return paintParts(in: context, touching: region) }
    context.withMask {
      paint(transition, in: context)
    } mask: {
      context.setFillColor(.black)
      context.fill(look.outline(of: bounds))
    }
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
    context.draw(picture.image, in: picture.frame.offsetBy(dx: offset.dx, dy: offset.dy))
  }

  private func paintNew(in context: CGContext, moved way: CGVector, by share: Double) {
    let offset = offset(way, by: share)
    context.saveGState()
    context.translateBy(x: offset.dx, y: offset.dy)
    // Each layer knows where it is by itself, not where the transition puts it.
    paintParts(in: context, touching: .everything)
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

extension PixelRegion {
  /// Every pixel there can be.
  fileprivate static let everything = PixelRegion(
    PixelRect(
      minX: -PixelRect.limit, minY: -PixelRect.limit, maxX: PixelRect.limit,
      maxY: PixelRect.limit))
}
