"""What assets/ios2linux makes of code, and what it leaves to a person.

Each case is a name, the files as they come, the files as they should be, and the beginnings of
the lines about what remains. Then what holds for all of them: lines keep their numbers, a second
run changes nothing, and text that only looks like code is left alone.
"""

import importlib.machinery
import importlib.util
import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SCRIPT = os.path.join(ROOT, "assets", "ios2linux")
sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("ios2linux", SCRIPT)
ios2linux = importlib.util.module_from_spec(importlib.util.spec_from_loader("ios2linux", loader))
loader.exec_module(ios2linux)

# Name, what comes, what it becomes, what remains.
CASES = [
    ("attributes", "@objc public class A: UIView {}", "public class A: UIView {}", []),
    ("attribute with a name", "@objc(RDRing) class Ring: UIView {}", "class Ring: UIView {}", []),
    ("attributes on lines of their own", "@IBDesignable\n@objcMembers\nclass A: UIView {}",
     "\n\nclass A: UIView {}", []),
    ("several on one line", "  @objc @IBInspectable private var a: UIColor?",
     "  private var a: UIColor?", []),
    ("an action", "@IBAction func tap(_ sender: Any) {}", "func tap(_ sender: Any) {}", []),
    ("an outlet stays weak", "@IBOutlet weak var label: UILabel!", "weak var label: UILabel!",
     ["1: by hand: @IBOutlet"]),
    ("haptic feedback", "UINotificationFeedbackGenerator().notificationOccurred(.success)",
     "UINotificationFeedbackGenerator().notificationOccurred(.success)",
     ["1: by hand: UINotificationFeedbackGenerator"]),
    ("the application", "@UIApplicationMain\nclass D: UIResponder {}",
     "@main\nclass D: UIResponder {}", []),
    ("an attribute of Swift", "@available(iOS 13.0, *) @discardableResult func f() -> Int { 1 }",
     "@available(iOS 13.0, *) @discardableResult func f() -> Int { 1 }", []),

    ("a layer's dynamic", "class L: CALayer { @objc dynamic var x: CGFloat = 0 }",
     "class L: CALayer { @Animatable var x: CGFloat = 0 }", []),
    ("dynamic behind public", "class L: CALayer { @objc public dynamic var x: CGFloat = 0 }",
     "class L: CALayer { @Animatable public var x: CGFloat = 0 }", []),
    ("dynamic before public", "class L: CALayer { @objc dynamic public var x = 0.5 }",
     "class L: CALayer { @Animatable public var x = 0.5 }", []),
    ("a layer that cannot be copied",
     "class L: CALayer {\n  var a = 1\n  init(a: Int) { super.init() }\n}",
     "class L: CALayer {\n  var a = 1\n  init(a: Int) { super.init() }\n"
     "override init(layer: Any) { super.init(layer: layer) } }", []),
    ("a public one", "public class L: CALayer { init(a: Int) { super.init() } }",
     "public class L: CALayer { init(a: Int) { super.init() } "
     "public override init(layer: Any) { super.init(layer: layer) } }", []),
    ("one that can", "class L: CALayer { init(a: Int) { super.init() }\n"
     "  override init(layer: Any) { super.init(layer: layer) } }",
     "class L: CALayer { init(a: Int) { super.init() }\n"
     "  override init(layer: Any) { super.init(layer: layer) } }", []),
    ("one that inherits it", "class L: CALayer { convenience init(a: Int) { self.init() } }",
     "class L: CALayer { convenience init(a: Int) { self.init() } }", []),
    ("one with a constant of its own",
     "class L: CALayer { let a: Int; var b: Int?; init(a: Int) { self.a = a } }",
     "class L: CALayer { let a: Int; var b: Int?; init(a: Int) { self.a = a } }",
     ["1: by hand: L without init(layer:)"]),
    ("a managed one", "class L: CAShapeLayer { @NSManaged var x: CGFloat }",
     "class L: CAShapeLayer { @Animatable var x: CGFloat }", []),
    ("a managed one of public", "class L: CALayer { @NSManaged public var x: [CGFloat] }",
     "class L: CALayer { @Animatable public var x: [CGFloat] }", []),
    ("public before managed", "class L: CALayer { public @NSManaged var x: Int }",
     "class L: CALayer { public @Animatable var x: Int }", []),
    ("a managed colour", "class L: CALayer { @NSManaged var c: UIColor\n}",
     "class L: CALayer { @Animatable var c: UIColor = .clear\n}", []),
    ("a managed colour that may be none", "class L: CALayer { @NSManaged var c: UIColor! }",
     "class L: CALayer { @Animatable var c: UIColor! }", []),
    ("a managed one without a zero", "class L: CALayer { @NSManaged var s: Style }",
     "class L: CALayer { @Animatable var s: Style }", ["1: by hand: @NSManaged var of type Style"]),
    ("a managed one that is weak", "class L: CALayer { @NSManaged weak var v: UIView! }",
     "class L: CALayer { @WeakAnimatable var v: UIView! }", []),
    ("with an observer", "class L: CALayer { @objc dynamic var x: CGFloat = 0 { didSet { } } }",
     "class L: CALayer { @Animatable var x: CGFloat = 0 { didSet { } } }", []),
    ("computed", "class L: CALayer { @objc dynamic var x: CGFloat { get { 1 } set { } } }",
     "class L: CALayer { var x: CGFloat { get { 1 } set { } } }", []),
    ("a layer by way of another", "class A: CALayer {}\nclass B: A { @objc dynamic var x = 0.0 }",
     "class A: CALayer {}\nclass B: A { @Animatable var x = 0.0 }", []),
    ("a layer inside a view",
     "class V: UIView {\n  @objc dynamic var a = 1\n  class L: CALayer { @NSManaged var x: Double }\n}",
     "class V: UIView {\n  var a = 1\n  class L: CALayer { @Animatable var x: Double }\n}", []),
    ("no layer", "class V: UIView { @objc dynamic var x: CGFloat = 0 }",
     "class V: UIView { var x: CGFloat = 0 }", []),
    ("managed in no layer", "class M: NSManagedObject { @NSManaged var x: Int }",
     "class M: NSManagedObject { @NSManaged var x: Int }", ["1: by hand: @NSManaged"]),
    ("a dynamic function", "class V: UIView { @objc dynamic func f() {} }",
     "class V: UIView { func f() {} }", []),
    ("two names", "class L: CALayer { @objc dynamic var a = 0.0, b = 1.0 }",
     "class L: CALayer { dynamic var a = 0.0, b = 1.0 }",
     ["1: by hand: dynamic var with several names"]),

    ("a protocol is of classes", "@objc protocol P { func f() }",
     "protocol P: AnyObject { func f() }", []),
    ("a protocol that is already", "@objc protocol P: class { }", "protocol P: class { }", []),
    ("objects are classes", "protocol P: NSObjectProtocol { }", "protocol P: AnyObject { }", []),
    ("a protocol with a parent", "@objc protocol P: Q { }", "protocol P: AnyObject, Q { }", []),
    ("an optional function",
     "@objc public protocol P {\n  @objc optional func f(_ v: V, to: Int)\n}\n"
     "func g(p: P?) { p?.f?(v, to: 1) }\n",
     "public protocol P: AnyObject {\n  func f(_ v: V, to: Int)\n}\n"
     "func g(p: P?) { p?.f(v, to: 1) }\n"
     "\npublic extension P {\n  func f(_ v: V, to: Int) {}\n}\n", []),
    ("an optional function over lines",
     "@objc protocol P {\n  @objc optional func f(_ v: V,\n    done: @escaping (Bool) -> Void)\n}",
     "protocol P: AnyObject {\n  func f(_ v: V,\n    done: @escaping (Bool) -> Void)\n}\n"
     "\nextension P {\n  func f(_ v: V, done: @escaping (Bool) -> Void) {}\n}\n", []),
    ("an optional function with a result",
     "@objc protocol P { @objc optional func count() -> Int }",
     "protocol P: AnyObject { optional func count() -> Int }", ["1: by hand: optional func count"]),
    ("an optional property", "@objc protocol P { @objc optional var name: String { get } }",
     "protocol P: AnyObject { optional var name: String { get } }",
     ["1: by hand: optional var name"]),
    ("one of ours", "d?.animationDidStop?(a, finished: true)",
     "d?.animationDidStop(a, finished: true)", []),
    ("an optional function of any object",
     "@objc protocol P { @objc optional func f() }\nweak var d: AnyObject?\nself.d?.f?()\n",
     "protocol P: AnyObject { func f() }\nweak var d: AnyObject?\n(self.d as? P)?.f()\n"
     "\nextension P {\n  func f() {}\n}\n", []),
    ("an optional closure keeps its sign", "self.done?(true)", "self.done?(true)", []),

    ("a key path of a type", "let a = #keyPath(Ring.RingLayer.angle)", 'let a = "angle"', []),
    ("a key path alone", "if key == #keyPath(angle) {}", 'if key == "angle" {}', []),
    ("a key path with parts", "#keyPath(CALayer.position.x)", '"position.x"', []),
    ("a key path by Objective-C's name", "#keyPath(CALayer.isHidden)", '"hidden"', []),

    ("a selector of the class", "class T { @objc func tick() {}\n func a() { b(#selector(tick)) } }",
     'class T { func tick() {}\n func a() { b(Selector("tick", T.tick)) } }', []),
    ("a selector's labels",
     "class T { func a() { b(#selector(self.tick)) }\n @objc func tick(with t: Timer) {} }",
     'class T { func a() { b(Selector("tick(with:)", T.tick)) }\n func tick(with t: Timer) {} }',
     []),
    ("a selector with labels", "b(#selector(Ring.fire(_:)))",
     'b(Selector("fire(_:)", Ring.fire(_:)))', []),
    ("a selector in a nested class",
     "class A { class B { func f() { b(#selector(tick)) } } }",
     'class A { class B { func f() { b(Selector("tick", A.B.tick)) } } }', []),
    ("a selector in an extension", "extension A { func f() { b(#selector(tick)) } }",
     'extension A { func f() { b(Selector("tick", A.tick)) } }', []),
    ("a getter's selector", "b(#selector(getter: A.name))", "b(#selector(getter: A.name))",
     ["1: by hand: #selector"]),
    ("a selector of somebody", "b(#selector(other.tick))", "b(#selector(other.tick))",
     ["1: by hand: #selector"]),
    ("a selector of a type's function",
     "class A { @objc static func f() {}\n func g() { b(#selector(A.f)) } }",
     "class A { static func f() {}\n func g() { b(#selector(A.f)) } }",
     ["2: by hand: #selector"]),
    ("a selector by name", 'b(Selector(("tick:")))', 'b(Selector(("tick:")))',
     ["1: by hand: Selector of a string"]),

    ("Foundation beside UIKit", "import Foundation\nimport UIKit\n", "\nimport UIKit\n", []),
    ("Foundation for geometry", "import Foundation\nlet a = CGPoint.zero\n",
     "import UIKit\nlet a = CGPoint.zero\n", []),
    ("Foundation for itself", "import Foundation\nlet a = Date()\n",
     "import Foundation\nlet a = Date()\n", []),
    ("QuartzCore alone", "import QuartzCore\nimport Foundation\n", "import UIKit\n\n", []),
    ("a part of a module", "import UIKit\nimport struct Foundation.Date\n", "import UIKit\n\n", []),
    ("ObjectiveC", "import ObjectiveC.runtime\nimport UIKit\n", "\nimport UIKit\n", []),
    ("a part of UIKit", "import UIKit.UIColor\n", "import UIKit\n", []),
    ("another of Apple's", "import UIKit\nimport AVFoundation\n", "import UIKit\nimport AVFoundation\n",
     ["2: by hand: import AVFoundation"]),
    ("what only macOS imports", "#if os(macOS)\nimport Cocoa\n#else\nimport UIKit\n#endif\n",
     "#if os(macOS)\nimport Cocoa\n#else\nimport UIKit\n#endif\n", []),
    ("the iOS branch", "#if os(iOS) || os(tvOS) // phones\nlet a = 1\n#endif\n",
     "#if canImport(UIKit) || os(tvOS) // phones\nlet a = 1\n#endif\n", []),
    ("a class headed twice",
     "#if os(iOS)\nclass A: UIView {\n#else\nclass A: NSView {\n#endif\n @objc func f() {"
     " b(#selector(f)) }\n}\n",
     "#if canImport(UIKit)\nclass A: UIView {\n#else\nclass A: NSView {\n#endif\n func f() {"
     " b(Selector(\"f\", A.f)) }\n}\n", []),

    ("numbers", "let a = [0.5].map(NSNumber.init)", "let a = [0.5].map { NSNumber(value: $0) }", []),
    ("an old type", "let a: UIViewAnimationOptions = []", "let a: UIView.AnimationOptions = []", []),
    ("an old constant", "a.lineCap = kCALineCapRound", "a.lineCap = CAShapeLayerLineCap.round", []),
    ("an old constant of two words", "f(name: kCAMediaTimingFunctionEaseInEaseOut)",
     "f(name: CAMediaTimingFunctionName.easeInEaseOut)", []),
    ("an old notification", "f(name: NSNotification.Name.UIApplicationDidBecomeActive, object: nil)",
     "f(name: UIApplication.didBecomeActiveNotification, object: nil)", []),
    ("an old notification alone", "f(name: .UIApplicationWillResignActive)",
     "f(name: UIApplication.willResignActiveNotification)", []),
    ("what is static is not open", "open class A { open static func f() {} }",
     "open class A { public static func f() {} }", []),
    ("a colour literal", "let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
     "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)", []),
    ("a picture literal", 'let a = #imageLiteral(resourceName: "sun")',
     'let a = UIImage(named: "sun")!', []),
    ("a string as an object", "(text as NSString).draw(in: rect)",
     "(NSString(string: text)).draw(in: rect)", []),
    ("a call as an object", "let a = name(of: b).text as NSString",
     "let a = NSString(string: name(of: b).text)", []),
    ("a string with parts as an object", 'let a = "\\(n)%" as NSString',
     'let a = NSString(string: "\\(n)%")', []),
    ("a literal as an object", 'let a = "x" as NSString', 'let a = "x" as NSString', []),
    ("a sum as an object", "let a = b + c as NSString", "let a = b + c as NSString",
     ["1: by hand: as NSString"]),
    ("a question for an object", "let a = b as? NSString", "let a = b as? NSString", []),
    ("a notification as an object", "(note as NSNotification).userInfo", "((note)).userInfo", []),

    ("an override in an extension",
     "class A: UIView {\n  func f() {}\n}\n\n// Drawing\nextension A: P, Q {\n"
     "  override func draw(_ rect: CGRect) {}\n}\n",
     "class A: UIView, P, Q {\n  func f() {}\n\n\n// Drawing\n\n"
     "  override func draw(_ rect: CGRect) {}\n}\n", []),
    ("an override in an extension elsewhere",
     "extension A {\n  override func draw(_ rect: CGRect) {}\n}\n",
     "extension A {\n  override func draw(_ rect: CGRect) {}\n}\n",
     ["2: by hand: override in an extension"]),
    ("one number for two",
     "extension Double { var rad: Double { self } }\nextension CGFloat { var rad: CGFloat { self } }",
     "extension Double { var rad: Double { self } }\nextension CGFloat { var rad: CGFloat { self } }",
     ["2: by hand: rad for CGFloat and for Double"]),
    ("the runtime", "class_getInstanceMethod(A.self, s)", "class_getInstanceMethod(A.self, s)",
     ["1: by hand: class_getInstanceMethod"]),

    ("comments", "// @objc\n/* @objc /* #keyPath(a) */ dynamic var */ let a = 1",
     "// @objc\n/* @objc /* #keyPath(a) */ dynamic var */ let a = 1", []),
    ("strings", 'let a = "@objc #keyPath(a)"; let b = """\n  @objc "x" dynamic var\n  """',
     'let a = "@objc #keyPath(a)"; let b = """\n  @objc "x" dynamic var\n  """', []),
    ("raw strings", 'let a = #"@objc " \\(#keyPath(b))"#; let c = #"\\#(#keyPath(d))"#',
     'let a = #"@objc " \\(#keyPath(b))"#; let c = #"\\#("d")"#', []),
    ("interpolations", 'let a = "@objc \\(f(")", #keyPath(A.b)))"',
     'let a = "@objc \\(f(")", "b"))"', []),
    ("lines as Windows ends them", "@objc\r\nclass A: UIView {}\r\n",
     "\r\nclass A: UIView {}\r\n", []),
]


def converted(*texts):
    """The texts after the edits, and the lines about what remains."""
    sources = [ios2linux.Source(f"{i}.swift", text) for i, text in enumerate(texts)]
    ios2linux.convert(sources)
    remains = sorted(f"{line}: by hand: {what}" for s in sources for line, what, _ in set(s.by_hand))
    return [s.result() for s in sources], remains


class Edits(unittest.TestCase):
    def test_each_case(self):
        for name, text, expected, remaining in CASES:
            with self.subTest(name):
                (result,), remains = converted(text)
                self.assertEqual(result, expected)
                self.assertEqual(len(remains), len(remaining), remains)
                for line, beginning in zip(remains, remaining):
                    self.assertTrue(line.startswith(beginning), line)

    def test_running_again_changes_nothing(self):
        for name, _, expected, _ in CASES:
            with self.subTest(name):
                self.assertEqual(converted(expected)[0], [expected])

    def test_lines_keep_their_numbers(self):
        marked = "@objc dynamic var a = 1\n#selector(\n  tick\n)\nlet last = 1"
        (result,), _ = converted("class A: UIView {\n" + marked + "\n}")
        self.assertEqual(result.split("\n")[5], "let last = 1")

    def test_files_know_each_other(self):
        results, _ = converted(
            "class A: CALayer {}", "class B: A { @NSManaged var x: CGFloat }",
            "@objc protocol P { @objc optional func f() }", "func g(p: P?) { p?.f?() }")
        self.assertEqual(results[1], "class B: A { @Animatable var x: CGFloat }")
        self.assertEqual(results[3], "func g(p: P?) { p?.f() }")


class Command(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def read(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return file.read()

    def run_script(self, *arguments):
        return subprocess.run([SCRIPT, *arguments], capture_output=True, text=True, check=False)

    def test_in_place(self):
        path = self.write("a.swift", "@objc class A {}")
        done = self.run_script(path)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(self.read("a.swift"), "class A {}")
        self.assertIn("1 edits in 1 of 1 files, 0 left", done.stdout)

    def test_check_writes_nothing(self):
        path = self.write("a.swift", "@objc class A {}")
        done = self.run_script("--check", path)
        self.assertEqual(done.returncode, 1)
        self.assertIn(f"{path}:1: edited: @objc\n", done.stdout)
        self.assertEqual(self.read("a.swift"), "@objc class A {}")
        self.assertEqual(self.run_script("--check", self.write("b.swift", "let a = 1")).returncode, 0)

    def test_output_keeps_folders(self):
        self.write("in/deep/a.swift", "@objc class A {}")
        self.write("in/b.swift", "let b = 1")
        out = os.path.join(self.folder, "out")
        done = self.run_script("--output", out, os.path.join(self.folder, "in"))
        self.assertEqual(done.returncode, 0)
        self.assertEqual(self.read("out/deep/a.swift"), "class A {}")
        self.assertEqual(self.read("out/b.swift"), "let b = 1")

    def test_nothing_is_written_when_one_file_cannot_be_read(self):
        good = self.write("a.swift", "@objc class A {}")
        for text, complaint in [
            ('let a = "b', "b.swift:1: a string that begins here never ends"),
            ("let a = 1\n/* b", "b.swift:2: a comment that begins here never ends"),
        ]:
            done = self.run_script(good, self.write("b.swift", text))
            self.assertEqual(done.returncode, 2)
            self.assertIn(complaint, done.stderr)
            self.assertEqual(self.read("a.swift"), "@objc class A {}")

    def test_complaints(self):
        missing = self.run_script(os.path.join(self.folder, "none.swift"))
        self.assertEqual(missing.returncode, 2)
        self.assertIn("none.swift: No such file", missing.stderr)
        empty = self.run_script(self.folder)
        self.assertEqual((empty.returncode, empty.stderr), (2, "ios2linux: no Swift file there\n"))
        one, other = self.write("a/x.swift", ""), self.write("b/x.swift", "")
        twice = self.run_script("--output", os.path.join(self.folder, "out"), one, other)
        self.assertEqual(twice.returncode, 2)
        self.assertIn("two files would become", twice.stderr)


if __name__ == "__main__":
    unittest.main()
