import Foundation
public import Geometry
import Layers
import Views
import X11Windowing

/// The screen, as far as an application's windows go.
///
/// On a device a window is as large as the screen. Here ``bounds`` is what a window gets that asks
/// for the screen's size: 375 × 667 points, or as much of that as fits between the panels.
/// The environment variable `RINGDOWN_WINDOW_SIZE` sets another, as `320x480`.
///
/// - Source: UIKit, "UIScreen".
public final class UIScreen: Hashable {
  /// The screen that windows are shown on.
  public static var main: UIScreen { UIApplication.shared.mainScreen }

  /// The screens there are: windows are shown on one.
  public static var screens: [UIScreen] { [main] }

  /// What a window gets that is as large as the screen, in points.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  /// How many device pixels a point is wide.
  public private(set) var scale: CGFloat = 1
  /// How often a second the screen is drawn at most.
  public private(set) var maximumFramesPerSecond = 60

  /// The usual size, in points.
  private static var usualSize: CGSize { CGSize(width: 375, height: 667) }

  /// Describes the screen that `connection` leads to; one of scale 1 without.
  init(connection: DisplayConnection?) {
    guard let connection else { return }
    var settings: RunSettings?
    do throws(RunSettingError) {
      settings = try RunSettings(ProcessInfo.processInfo.environment)
    } catch {
      // Told, with an exit status, when the application runs.
      settings = nil
    }
    adopt(connection, settings)
  }

  /// Takes over what the connection and the environment say.
  func adopt(_ connection: DisplayConnection, _ settings: RunSettings?) {
    scale = connection.scale
    maximumFramesPerSecond = Int((1 / connection.refreshInterval()).rounded())
    ViewThread.current.displayScale = scale
    let area = connection.workAreaSize
    bounds.size =
      settings?.screenSize
      ?? CGSize(
        width: min(Self.usualSize.width, Double(area.width) / scale),
        height: min(Self.usualSize.height, Double(area.height) / scale))
  }

  /// The same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// ``bounds`` in device pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The part of ``bounds`` that no bar covers: all of it.
  public var applicationFrame: CGRect { bounds }

  /// The screen's part of what views are like.
  public var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }

  /// Whether both are the same object.
  public static func == (one: UIScreen, other: UIScreen) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
