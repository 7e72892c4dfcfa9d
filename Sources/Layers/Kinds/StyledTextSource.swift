package import Drawing

/// An object that stands for a text with its looks, as Foundation's `NSAttributedString` does.
package protocol StyledTextSource {
  /// The text as it is now.
  ///
  /// - Parameter letters: The looks of letters that it says nothing of.
  /// - Returns: The text with its looks.
  func styledText(in letters: LetterStyle) -> StyledText
}
