import Foundation
import Views

// Classes are told by name or type what to make an instance of, and their `init()` is not
// `required`. A convenience initializer dispatches to the class's own; calling it on a metatype is
// what the language itself refuses: hence its symbol. A test pins the names.

extension UIResponder {
  /// Runs the dynamic class's own `init()`.
  @usableFromInline @inline(never)
  convenience init(dynamicallyMade: Void) {
    self.init()
  }

  /// An instance of this very class, made by its own `init()`.
  @_silgen_name("$s5Views11UIResponderC5UIKitE15dynamicallyMadeACyt_tcfC")
  class func makeInstance(_ nothing: Void) -> Self
}

extension NSObject {
  /// Runs the dynamic class's own `init()`.
  @usableFromInline @inline(never)
  convenience init(dynamicallyMade: Void) {
    self.init()
  }

  /// An instance of this very class, made by its own `init()`.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE15dynamicallyMadeACyt_tcfC")
  class func makeInstance(_ nothing: Void) -> Self
}

/// An instance of `type`, made by its own `init()`; `nil` for a class of neither root.
func makeInstance(of type: AnyClass) -> AnyObject? {
  switch type {
  case let type as UIResponder.Type: type.makeInstance(())
  case let type as NSObject.Type: type.makeInstance(())
  default: nil
  }
}
