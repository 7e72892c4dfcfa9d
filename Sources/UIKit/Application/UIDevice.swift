public import Foundation

/// The machine that the program runs on, as iOS describes it.
///
/// - Source: UIKit, "UIDevice".
public final class UIDevice: @unchecked Sendable {
  /// This machine.
  public static let current = UIDevice()

  /// Posted on a device when it is turned; a window is not.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The name of the machine in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// What kind of machine it is.
  public var model: String { "Linux" }
  /// The same as ``model``.
  public var localizedModel: String { model }
  /// The operating system.
  public var systemName: String { "Linux" }
  /// The version of iOS whose interface this module follows, not the machine's.
  ///
  /// Code written for iOS compares it with versions of iOS.
  public var systemVersion: String { "17.0" }
  /// The kind of device that windows are like: a phone, by their size.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Which way the machine is held: upright.
  public var orientation: UIDeviceOrientation { .portrait }
  /// Whether turning is told: never, as nothing turns.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Does nothing: nothing turns.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: nothing turns.
  public func endGeneratingDeviceOrientationNotifications() {}

  private init() {}
}

/// Kinds of devices, by what their interfaces are like.
///
/// - Source: UIKit, "UIUserInterfaceIdiom".
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Nobody knows.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A computer.
  case mac = 5
}

/// Which way a device is held.
///
/// - Source: UIKit, "UIDeviceOrientation".
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// Which way an interface is turned.
///
/// - Source: UIKit, "UIInterfaceOrientation".
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Taller than wide.
  case portrait
  /// Taller than wide, upside down.
  case portraitUpsideDown
  /// Wider than tall, for a device on its right side.
  case landscapeLeft = 4
  /// Wider than tall, for a device on its left side.
  case landscapeRight = 3

  /// Whether it is taller than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than tall.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways in which an interface may be turned.
///
/// - Source: UIKit, "UIInterfaceOrientationMask".
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public let rawValue: UInt
  /// Creates the set with the bits of `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// For a device on its right side.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// For a device on its left side.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// What a device's status bar looks like; windows here have none.
///
/// - Source: UIKit, "UIStatusBarStyle".
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the interface's style wants it.
  case `default` = 0
  /// Light, on something dark.
  case lightContent = 1
  /// Dark, on something light.
  case darkContent = 3
}

/// What a person has set up so as to see, hear or use things more easily.
///
/// - Source: UIKit, "UIAccessibility".
public enum UIAccessibility {
  /// Whether motion is to be kept small: `false`, as no desktop's setting is read.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether see-through things are to be solid: `false`, as no desktop's setting is read.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether a screen reader is told what is shown: `false`, as nothing is.
  public static var isVoiceOverRunning: Bool { false }
}
