import Animation
import Countdown
import Drawing
import Faces
import Geometry
import LayerWindows
import Layers
import Views
import Windowing

/// One countdown shown by all faces at once, in an ordinary window.
final class Gallery {
  /// The window; the countdown begins when it opens.
  let window: LayerWindow
  private let view: GalleryView
  private let exitsAtEnd: Bool
  private var countdown: CountdownState
  /// Counts the changes, so that a call that waits for the next second knows it is out of date.
  private var changes = 0

  /// Prepares a countdown of `duration` in faces as `options` describe them.
  init(_ duration: CountdownDuration, _ options: RingdownOptions) {
    view = GalleryView(options)
    exitsAtEnd = options.exitsAtEnd
    countdown = CountdownState(duration: duration)
    window = LayerWindow(
      layer: view.layer, size: GalleryView.size(side: options.size), title: "Ringdown – faces")
    window.scale = options.scale
    window.onKeyPress = { [weak self] press in
      if let binding = KeyBinding(press) { self?.perform(binding) }
    }
    window.after(0) { [weak self] in
      self?.change { $0.start(at: $1) }
    }
  }

  private func perform(_ binding: KeyBinding) {
    switch binding {
    case .quit: window.close()
    case .toggle: change { $0.toggle(at: $1) }
    case .restart: change { $0.restart(at: $1) }
    case .adjust, .nextFace, .toggleAbove: break
    }
  }

  /// Changes the countdown, and shows it and what comes of it.
  private func change(_ change: (inout CountdownState, CountdownInstant) -> Void) {
    change(&countdown, CountdownInstant(seconds: CACurrentMediaTime()))
    changes += 1
    goOn(changes)
  }

  /// Shows the countdown, and again whenever its text changes, until it is changed otherwise.
  private func goOn(_ change: Int) {
    guard change == changes else { return }
    let now = CountdownInstant(seconds: CACurrentMediaTime())
    let hasEnded = show(at: now)
    if hasEnded && exitsAtEnd { return window.close() }
    guard let next = countdown.nextEvent(after: now) else { return }
    window.after(max(0, next.seconds - now.seconds)) { [weak self] in self?.goOn(change) }
  }

  /// Shows the countdown as it stands at `now`.
  ///
  /// - Returns: Whether it came to its end.
  @discardableResult
  private func show(at now: CountdownInstant) -> Bool {
    let hasEnded = !countdown.advance(to: now).isEmpty
    for face in view.faces { face.show(face.moment(of: countdown, at: now, in: .auto)) }
    return hasEnded
  }
}

extension Gallery {
  /// Writes one picture of the gallery, or a sequence of them from start to end.
  ///
  /// What lies between two pictures is not drawn: a late moment costs no more than an early one.
  ///
  /// - Throws: `CairoError` naming the file that cannot be written.
  func write(
    to output: RenderOutput, of duration: CountdownDuration, scale: Double
  ) throws(CairoError) {
    let size = LayerWindow.pixelSize(window.size, scale: scale)
    // A clock that only these pictures have.
    let start = 1000.0
    let picture = LayerPicture(layer: view.layer, size: size, scale: scale, now: start)
    var surface = try ImageSurface(size: size)
    countdown.start(at: CountdownInstant(seconds: start))
    func draw(at now: Double) throws(CairoError) {
      picture.now = now
      show(at: CountdownInstant(seconds: now))
      try picture.drawFrame(at: now, into: &surface)
    }
    try draw(at: start)
    try output.forEachPicture(of: duration) { time, file throws(CairoError) in
      try draw(at: start + time)
      try surface.write(to: file)
    }
  }
}
