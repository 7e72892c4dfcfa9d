import Glibc

/// The name of a method, and the method: what a target is sent.
///
/// On iOS a selector is a name that the runtime looks up. There is no such runtime here, so it is
/// made of both: `#selector(tick(_:))` in a class `Ring` becomes
/// `Selector("tick(_:)", Ring.tick(_:))`. Two selectors with the same name are equal.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The name by which selectors are told apart.
  public let description: String

  private let method: any SelectorMethod

  /// Names a method without arguments.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    description = name
    self.method = PlainMethod { target, _ in method(target)() }
  }

  /// Names a method of one argument: mostly who sends it.
  public init<Target: AnyObject, Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (Argument) -> Result
  ) {
    description = name
    self.method = PlainMethod { target, arguments in
      guard let argument: Argument = arguments.get(0) else { return nil }
      return method(target)(argument)
    }
  }

  /// Names a method of two arguments: mostly who sends it and an event.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    description = name
    self.method = PlainMethod { target, arguments in
      guard let first: First = arguments.get(0), let second: Second = arguments.get(1) else {
        return nil
      }
      return method(target)(first, second)
    }
  }

  /// Whether `object` is of the class that the method belongs to.
  package func isUnderstood(by object: Any?) -> Bool { method.isUnderstood(by: object) }

  /// Calls the method on `target`, which must be of its class.
  ///
  /// Missing arguments are `nil`. A target or an argument of another class is told on standard
  /// error, and nothing is called.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - arguments: At most two.
  /// - Returns: What the method answers.
  @discardableResult
  package func call(on target: Any, _ arguments: Any?...) -> Any? {
    let result = method.call(on: target, SelectorArguments(arguments))
    if result == nil {
      let kinds = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
      var line = "\(type(of: target)) can't be sent \(description) with (\(kinds))\n"
      line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
    return result ?? nil
  }

  /// Whether both have the same name.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// An argument that methods may also take in another form.
package protocol SelectorArgument {
  /// The other form.
  var otherForm: Any { get }
}

/// What a target is sent along with a selector.
private struct SelectorArguments {
  private let values: [Any?]

  init(_ values: [Any?]) { self.values = values }

  /// The argument at `index` as a method takes it; `nil` if it is of another type.
  func get<Argument>(_ index: Int) -> Argument? {
    guard let value = index < values.count ? values[index] : nil else {
      // `Any` takes nothing at all, which no cast does.
      return Argument.self is any ExpressibleByNilLiteral.Type
        ? Any?.none as? Argument : (Any?.none as Any) as? Argument
    }
    return value as? Argument ?? (value as? any SelectorArgument)?.otherForm as? Argument
  }
}

/// A method without the types of its class and arguments.
private protocol SelectorMethod {
  func isUnderstood(by object: Any?) -> Bool
  /// Answers what the method does; `nil` where it could not be called.
  func call(on target: Any, _ arguments: SelectorArguments) -> Any??
}

private struct PlainMethod<Target: AnyObject>: SelectorMethod {
  let body: (Target, SelectorArguments) -> Any?

  init(_ body: @escaping (Target, SelectorArguments) -> Any?) { self.body = body }

  func isUnderstood(by object: Any?) -> Bool { object is Target }

  func call(on target: Any, _ arguments: SelectorArguments) -> Any?? {
    (target as? Target).map { body($0, arguments) }
  }
}
