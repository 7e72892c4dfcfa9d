import Foundation
import Views

/// What a scene is set up for.
///
/// - Source: UIKit, "UISceneSession".
public final class UISceneSession: Hashable {
  /// What a scene shows.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// Creates a role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows of the application.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, if it is set up.
  public internal(set) weak var scene: UIScene?
  /// How the scene is set up.
  public internal(set) var configuration: UISceneConfiguration
  /// The session's name among others.
  public let persistentIdentifier = UUID().uuidString
  /// Anything for the program's own use.
  public var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration) {
    self.configuration = configuration
  }

  /// What the scene shows.
  public var role: Role { configuration.role }

  /// Whether both are the same object.
  public static func == (one: UISceneSession, other: UISceneSession) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a scene is set up: by which delegate.
///
/// Where a program's property list would name the delegate's class on iOS, there is none here:
/// without ``delegateClass`` it is the program's class `SceneDelegate`, as templates call it.
///
/// - Source: UIKit, "UISceneConfiguration".
public final class UISceneConfiguration {
  /// The configuration's name.
  public let name: String?
  /// What the scene shows.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  public var delegateClass: AnyClass?
  /// Whether the delegate was not asked, so that there is no scene delegate.
  private let isUnanswered: Bool

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - name: A name; nothing is looked up by it.
  ///   - sessionRole: What the scene shows.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    isUnanswered = false
  }

  /// Creates the configuration of a scene that the application's delegate says nothing of.
  init(unanswered role: UISceneSession.Role) {
    name = nil
    self.role = role
    isUnanswered = true
  }

  /// Makes the scene's delegate.
  ///
  /// - Parameter owner: The application's delegate, in whose module `SceneDelegate` is looked for.
  /// - Returns: The delegate; `nil` for none.
  func makeDelegate(of owner: any UIApplicationDelegate) -> (any UISceneDelegate)? {
    guard !isUnanswered else { return nil }
    let module = String(reflecting: type(of: owner)).split(separator: ".").first ?? ""
    guard let type = delegateClass ?? NSClassFromString("\(module).SceneDelegate") else {
      UIApplication.shared.complain(
        "there is no class \(module).SceneDelegate; set the configuration's delegateClass")
      return nil
    }
    return makeInstance(of: type) as? any UISceneDelegate
  }
}
