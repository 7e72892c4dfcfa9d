package import Drawing
package import Geometry
import Layers

/// What views keep for each thread.
///
/// The contexts drawn into, animations that are being made, and who is first to hear of events.
package final class ViewThread {
  /// The contexts that drawing functions without one draw into, the current one last.
  package private(set) var contexts: [CGContext] = []
  /// How many pixels of the main screen make a point.
  package var displayScale: CGFloat = 1
  /// The animations whose blocks run right now, innermost last.
  var animationScopes: [AnimationScope] = []
  /// Whether changes in an animation's block are animated.
  var areAnimationsEnabled = true
  /// Who is asked first to handle what is not a touch.
  package weak var firstResponder: UIResponder?
  /// Called when a window is hidden or shown; set by what puts windows on the screen.
  package var onWindowHidden: ((UIWindow, Bool) -> Void)?
  /// What is known of classes of views.
  var drawingFacts = DrawingFacts()

  /// The calling thread's state, made on first use and freed with the thread.
  package static var current: ViewThread { LayerThread.current.kept { ViewThread() } }

  /// Makes `context` the current one until it is popped.
  package func push(_ context: CGContext) {
    contexts.append(context)
  }

  /// Brings back the context that was current before; does nothing where none is.
  package func popContext() {
    _ = contexts.popLast()
  }

  /// Runs `body` with `context` the current one, whatever it leaves pushed.
  package func draw(into context: CGContext, _ body: () -> Void) {
    let depth = contexts.count
    contexts.append(context)
    context.withSavedState(body)
    while contexts.count > depth { contexts.removeLast() }
  }
}
