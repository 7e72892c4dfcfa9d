public import Foundation
public import Views

// A keyboard on the screen comes and goes; one on the table does not. So these are never posted.

extension UIResponder {
  /// Posted on a device before a keyboard comes; never here.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted on a device when a keyboard has come; never here.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted on a device before a keyboard goes; never here.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted on a device when a keyboard has gone; never here.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted on a device before a keyboard changes its place; never here.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted on a device when a keyboard has changed its place; never here.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where a keyboard is at the start, in a notification of it.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where a keyboard is at the end, in a notification of it.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long a keyboard takes, in a notification of it.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve by which a keyboard comes and goes, in a notification of it.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
