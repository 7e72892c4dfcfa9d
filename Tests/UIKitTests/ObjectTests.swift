import Testing
import UIKit

/// What code written for iOS takes for granted of every object.
@Suite struct ObjectTests {
  private final class Plain {}

  /// Goes when the object goes that it is associated with.
  private final class Token {
    let onEnd: () -> Void
    init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
    deinit { onEnd() }
  }

  private let key = UnsafeRawPointer(StaticString("key").utf8Start)
  private let otherKey = UnsafeRawPointer(StaticString("other").utf8Start)

  @Test func associationsOfAllKindsOfObjects() {
    let objects: [AnyObject] = [
      UIView(), CALayer(), CABasicAnimation(), Plain(), NSObject(), NotificationCenter(),
    ]
    for object in objects {
      #expect(objc_getAssociatedObject(object, key) == nil)
      objc_setAssociatedObject(object, key, 3, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(object, otherKey, "text", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      #expect(objc_getAssociatedObject(object, key) as? Int == 3)
      #expect(objc_getAssociatedObject(object, otherKey) as? String == "text")
      objc_setAssociatedObject(object, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, key) == nil)
      objc_removeAssociatedObjects(object)
      #expect(objc_getAssociatedObject(object, otherKey) == nil)
    }
  }

  @Test func theValueGoesWithALayer() {
    var ends = 0
    var layer: CALayer? = CALayer()
    objc_setAssociatedObject(
      layer as Any, key, Token { ends += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    layer = nil
    #expect(ends == 1)
  }

  @Test func theValuesOfOtherObjectsGoInTheEnd() {
    var ends = 0
    for _ in 0..<1000 {
      objc_setAssociatedObject(
        Plain(), key, Token { ends += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    // Objects of tests that run beside this one are in the table too.
    #expect(ends > 500)
  }

  @Test func anAssignedValueIsNotHeld() {
    let view = UIView()
    var token: Token? = Token {}
    objc_setAssociatedObject(view, key, token, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, key) is Token)
    token = nil
    #expect(objc_getAssociatedObject(view, key) == nil)
  }

  private final class Named: CALayer {
    override var description: String { "named" }
    override var hash: Int { 1 }
    override func isEqual(_ object: Any?) -> Bool { object is Named }
  }

  @Test func equalityIsTheClassesOwn() {
    #expect(Named() == Named())
    #expect(Set([Named(), Named()]).count == 1)
    #expect(CALayer() != CALayer())
    #expect("\(Named())" == "named")
    #expect("\(CAShapeLayer())".hasPrefix("<CAShapeLayer: 0x"))
    #expect("\(CABasicAnimation())".hasPrefix("<CABasicAnimation: 0x"))
    let objects: [any NSObjectProtocol] = [UIView(), CALayer(), CABasicAnimation(), NSObject()]
    #expect(objects.allSatisfy { $0.isEqual($0) && !$0.isProxy() })
  }

  @Test func aCopiedAnimationIsAnother() throws {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 3
    let copy = try #require(animation.copy() as? CABasicAnimation)
    #expect(copy !== animation)
    #expect(copy.duration == 3)
    #expect(copy.value(forKey: "keyPath") as? String == "opacity")
  }

  @Test func aPoolAnswersWhatItsBlockDoes() {
    #expect(autoreleasepool { 3 } == 3)
  }
}
