import Geometry
import Layers
import Testing
import Views

/// Views follow their superview's size, convert coordinates and are found by touches.
@Suite struct ViewLayoutTests {
  /// A row: a view's span in a superview that goes from 100 to 200, and its span then.
  struct Row: CustomTestStringConvertible, Sendable {
    let mask: UIView.AutoresizingMask
    let start: Double
    let length: Double
    let newStart: Double
    let newLength: Double
    let because: String
    var testDescription: String { because }
  }

  @Test(arguments: [
    Row(mask: [], start: 10, length: 30, newStart: 10, newLength: 30, because: "nothing gives way"),
    Row(
      mask: .flexibleWidth, start: 10, length: 30, newStart: 10, newLength: 130,
      because: "the width takes all 100"),
    Row(
      mask: .flexibleLeftMargin, start: 10, length: 30, newStart: 110, newLength: 30,
      because: "the left margin takes all"),
    Row(
      mask: .flexibleRightMargin, start: 10, length: 30, newStart: 10, newLength: 30,
      because: "the right margin takes all"),
    Row(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], start: 35, length: 30, newStart: 85,
      newLength: 30, because: "equal margins: it stays in the middle"),
    Row(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], start: 10, length: 50, newStart: 30,
      newLength: 50, because: "10 and 40 take 20 and 80"),
    Row(
      mask: [.flexibleLeftMargin, .flexibleWidth], start: 10, length: 30, newStart: 35,
      newLength: 105, because: "10 and 30 take 25 and 75"),
    Row(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], start: 10, length: 30,
      newStart: 20, newLength: 60, because: "all grow as the superview does"),
    Row(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], start: 0, length: 100, newStart: 50,
      newLength: 100, because: "margins of nothing share alike"),
  ])
  func masksShareOutWhatIsGained(_ row: Row) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: row.start, y: row.start, width: row.length, height: 30))
    child.autoresizingMask = row.mask
    parent.addSubview(child)
    parent.frame.size.width = 200
    #expect(child.frame.minX == row.newStart && child.frame.width == row.newLength)
    #expect(child.frame.minY == row.start && child.frame.height == 30)
  }

  @Test func heightsFollowToo() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let grandchild = UIView(frame: CGRect(x: 0, y: 90, width: 10, height: 10))
    grandchild.autoresizingMask = .flexibleTopMargin
    child.addSubview(grandchild)
    parent.addSubview(child)
    parent.bounds = CGRect(x: 0, y: 0, width: 50, height: 300)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 300))
    #expect(grandchild.frame == CGRect(x: 0, y: 290, width: 10, height: 10))
    parent.autoresizesSubviews = false
    parent.frame.size.height = 10
    #expect(child.frame.height == 300)
    parent.autoresizesSubviews = true
    parent.layer.bounds.size.height = 110
    parent.layoutIfNeeded()
    #expect(child.frame.height == 400, "also when the layer was resized: 100 more than 10")
  }

  @Test func coordinatesGoThroughTransforms() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let turned = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let inner = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 10))
    window.addSubview(turned)
    turned.addSubview(inner)
    let point = inner.convert(CGPoint(x: 1, y: 2), to: nil)
    #expect(abs(point.x - 38) < 1e-9 && abs(point.y - 26) < 1e-9, "(6, 2) turned about (10, 10)")
    let back = inner.convert(point, from: window)
    #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 2) < 1e-9)
    let rect = inner.convert(inner.bounds, to: window)
    #expect(abs(rect.minX - 30) < 1e-9 && abs(rect.minY - 25) < 1e-9)
    #expect(abs(rect.width - 10) < 1e-9)
  }

  /// A row: what is done to a view of 50 × 50 at (25, 25), and whether (30, 30) finds it.
  struct Hit: CustomTestStringConvertible, Sendable {
    let what: String
    let isHit: Bool
    let act: @Sendable (UIView) -> Void
    var testDescription: String { what }
  }

  @Test(arguments: [
    Hit(what: "as it is", isHit: true) { _ in },
    Hit(what: "hidden", isHit: false) { $0.isHidden = true },
    Hit(what: "nearly clear", isHit: false) { $0.alpha = 0.009 },
    Hit(what: "just visible", isHit: true) { $0.alpha = 0.011 },
    Hit(what: "no interaction", isHit: false) { $0.isUserInteractionEnabled = false },
    Hit(what: "moved", isHit: false) { $0.center.x += 30 },
    Hit(what: "scaled down", isHit: false) {
      $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    },
  ])
  func touchesFindWhatIsThere(_ row: Hit) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    parent.addSubview(view)
    row.act(view)
    #expect(parent.hitTest(CGPoint(x: 30, y: 30), with: nil) === (row.isHit ? view : parent))
  }

  @Test func theFrontmostInsideIsFoundAndNothingOutside() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: parent.bounds), UIView(frame: parent.bounds))
    front.frame.origin.x = 50
    parent.addSubview(back)
    parent.addSubview(front)
    #expect(parent.hitTest(CGPoint(x: 60, y: 5), with: nil) === front)
    #expect(parent.hitTest(CGPoint(x: 40, y: 5), with: nil) === back)
    #expect(parent.hitTest(CGPoint(x: 120, y: 5), with: nil) == nil, "outside of the superview")
  }

  @Test func marginsGoByDirection() {
    let view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.safeAreaInsets == .zero)
    view.semanticContentAttribute = .forceRightToLeft
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func sizeToFitKeepsTheCorner() {
    final class Card: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 7) }
    }
    let card = Card(frame: CGRect(x: 5, y: 6, width: 1, height: 1))
    card.sizeToFit()
    #expect(card.frame == CGRect(x: 5, y: 6, width: 30, height: 7))
  }
}
