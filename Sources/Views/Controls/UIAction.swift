import Layers

/// Something that a control does, as a closure.
///
/// - Source: UIKit, "UIAction".
open class UIAction {
  /// What tells actions apart: of two with the same one a control keeps the later.
  ///
  /// - Source: UIKit, "UIAction.Identifier".
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is called.
  public typealias UIActionHandler = (UIAction) -> Void

  /// What tells the action apart.
  public final let identifier: Identifier
  /// A title, for a button made of the action.
  open var title: String
  /// A picture, for a button made of the action.
  open var image: UIImage?
  /// Who sent the action last.
  public internal(set) final var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: A title, for a button made of the action.
  ///   - image: A picture, for a button made of the action.
  ///   - identifier: What tells it apart; one of its own unless given.
  ///   - handler: What is called.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    self.identifier =
      identifier ?? Identifier("action.\(ActionCount.ofThread.next())")
  }

  /// Calls the action for `sender`.
  final func perform(by sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

/// How many actions a thread has named.
private final class ActionCount {
  private var count = 0

  static var ofThread: ActionCount { LayerThread.current.kept { ActionCount() } }

  func next() -> Int {
    count += 1
    return count
  }
}
