import Animation
import Drawing
import Foundation
import Geometry
import LayerWindows
import Layers
import Views
import Windowing
import X11Windowing

/// A window on the screen: what happens goes to its views, what changes to the screen.
final class ShownWindow {
  /// What is shown.
  let window: UIWindow
  /// What it is shown in.
  let surface: any OverlayWindow

  /// Behind the window's own layer there is black, as on a device.
  private let backdrop = CALayer()
  private let picture: LayerPicture
  private var frameClock: FrameClock
  private var isTouched = false

  /// What became of a window in a turn.
  enum Outcome {
    case goesOn, closed
  }

  /// Shows `window` in `surface`, from `now` on; its frame becomes the whole of that.
  init(_ window: UIWindow, in surface: any OverlayWindow, now: Seconds) {
    self.window = window
    self.surface = surface
    picture = LayerPicture(
      layer: backdrop, size: surface.pixelSize, scale: surface.scale, now: now)
    picture.frameDuration = surface.refreshInterval
    frameClock = FrameClock(interval: surface.refreshInterval)
    backdrop.addSublayer(window.layer)
    fill()
  }

  /// Takes the window from the screen.
  func close() {
    surface.close()
    window.layer.removeFromSuperlayer()
  }

  /// Whether the window is on the desktop; one in memory always is.
  var isOnDesktop: Bool { (surface as? X11Window)?.isOnDesktop ?? true }

  // MARK: Frames

  /// When the next frame can be drawn; `nil` while none can or is needed.
  func nextFrame(after now: Seconds) -> Seconds? {
    guard surface.isViewable else { return nil }
    let change = surface.isPresentationNeeded ? now : picture.nextChange
    guard change < .infinity, let due = frameClock.nextFrame(forChangeAt: change) else {
      return nil
    }
    return surface.isFrameInFlight && due <= now ? nil : due
  }

  /// Draws what changed and presents it.
  ///
  /// - Throws: `CairoError` when memory runs out.
  func drawFrame(at now: Seconds) throws(CairoError) {
    // What the background lets through was never asked for; only one that is set can say so.
    let isSeeThrough = (window.backgroundColor?.cgColor.alpha ?? 1) < 1
    let ground = isSeeThrough ? nil : CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    if backdrop.backgroundColor != ground {
      withoutActions { backdrop.backgroundColor = ground }
    }
    try picture.drawFrame(at: now, in: surface)
    frameClock.recordFrame(at: now)
  }

  // MARK: What happens

  /// Takes in what happened to the window.
  func handle(_ event: WindowEvent, at now: Seconds) -> Outcome {
    switch event {
    case .pointer(let pointer): handle(pointer, at: now)
    case .closeRequested: return .closed
    case .resized: resize()
    case .scaleChanged(let scale):
      surface.resize(to: Self.pixelSize(window.bounds.size, scale: scale))
      resize()
    case .connectionLost, .keyPressed, .viewabilityChanged, .exposed, .moved, .compositorChanged:
      break
    }
    return .goesOn
  }

  private func handle(_ pointer: PointerEvent, at now: Seconds) {
    switch pointer.action {
    case .pressed(.primary):
      isTouched = true
      window.deliverTouch(.began, at: pointer.position, time: now)
    case .moved where isTouched:
      window.deliverTouch(.moved, at: pointer.position, time: now)
    case .released(.primary) where isTouched:
      isTouched = false
      window.deliverTouch(.ended, at: pointer.position, time: now)
    case .pressed, .released, .moved, .entered, .left, .scrolled: break
    }
  }

  /// Takes over the surface's size and scale as they are now.
  private func resize() {
    guard surface.pixelSize != picture.pixelSize || surface.scale != picture.scale else { return }
    let size = CGSize(
      width: Double(surface.pixelSize.width) / surface.scale,
      height: Double(surface.pixelSize.height) / surface.scale)
    let transition = SizeTransition()
    if size != window.bounds.size {
      window.rootViewController?.viewWillTransition(to: size, with: transition)
    }
    picture.resize(to: surface.pixelSize, scale: surface.scale)
    fill()
    transition.finish()
  }

  private func fill() {
    withoutActions {
      window.frame = backdrop.bounds
      window.rootViewController?.viewIfLoaded?.frame = window.bounds
    }
  }

  private func withoutActions(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  /// Points as pixels, within what a window can have.
  static func pixelSize(_ size: CGSize, scale: CGFloat) -> PixelSize {
    func pixels(_ length: CGFloat) -> Int {
      let exact = (length * scale).rounded()
      return exact.isNaN ? 1 : Int(min(max(exact, 1), 16_384))
    }
    return PixelSize(width: pixels(size.width), height: pixels(size.height))
  }
}
