import Drawing
import Geometry
import TestSupport
import Testing
import Windowing

@testable import UIKit

/// In which order controllers are told what becomes of their views.
@Suite struct ControllerTests {
  /// Writes down what it is told, under its name.
  class Recorder: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: UIKit.NSCoder) { return nil }

    private func note(_ what: String) { log.lines.append("\(name) \(what)") }

    override func loadView() {
      note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      note("willMove \(parent != nil)")
    }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("viewWillTransition \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate(alongsideTransition: { [self] _ in
        note("alongside \(Int(view.bounds.width))")
      })
    }
  }

  final class Log {
    var lines: [String] = []

    /// What was written since the last call.
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// A window in memory that shows a controller's view, drawn at times that a test makes up.
  final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let surface: HeadlessWindow
    let shown: ShownWindow
    var now = 1.0

    init() throws {
      surface = try HeadlessWindow(pixelSize: PixelSize(width: 100, height: 80))
      shown = ShownWindow(window, in: surface, now: 1)
      UIApplication.shared.windows.append(window)
    }

    deinit { UIApplication.shared.windows = [] }

    /// Draws a frame, and lets what it made due happen in the next.
    func draw() throws {
      try shown.drawFrame(at: now)
      now += 1
    }

    /// Gives the window another size, as a window manager does.
    func resize(to width: Int, _ height: Int) {
      surface.resize(to: PixelSize(width: width, height: height))
      surface.enqueue([.resized(PixelSize(width: width, height: height))])
      for event in surface.drainEvents() { _ = shown.handle(event, at: now) }
    }

    func press(at x: Int, _ y: Int) {
      let pixel = PixelPoint(x: x, y: y)
      _ = shown.handle(
        .pointer(PointerEvent(.pressed(.primary), pixel: pixel, desktopPixel: pixel)), at: now)
      _ = shown.handle(
        .pointer(PointerEvent(.released(.primary), pixel: pixel, desktopPixel: pixel)), at: now)
    }
  }

  @Test func theRootController() throws {
    let (stage, log) = (try Stage(), Log())
    let root = Recorder("root", log)
    #expect(!root.isViewLoaded)
    stage.window.rootViewController = root
    #expect(
      log.take() == [
        "root loadView", "root viewDidLoad", "root viewWillAppear",
        "root viewIsAppearing",
      ])
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 100, height: 80))
    try stage.draw()
    #expect(
      log.take() == [
        "root viewWillLayoutSubviews", "root viewDidLayoutSubviews",
        "root viewDidAppear",
      ])
    let other = Recorder("other", log)
    stage.window.rootViewController = other
    #expect(
      log.take() == [
        "root viewWillDisappear", "root viewDidDisappear", "other loadView",
        "other viewDidLoad", "other viewWillAppear", "other viewIsAppearing",
      ])
    #expect(root.view.window == nil)
  }

  @Test func children() throws {
    let (stage, log) = (try Stage(), Log())
    let (root, child) = (Recorder("root", log), Recorder("child", log))
    stage.window.rootViewController = root
    try stage.draw()
    _ = log.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(
      log.take() == [
        "child willMove true", "child loadView", "child viewDidLoad",
        "child viewWillAppear", "child viewIsAppearing", "child didMove true",
      ])
    try stage.draw()
    #expect(log.take().last == "child viewDidAppear")
    #expect(child.parent === root)
    #expect(root.children == [child])
    #expect(child.view.next === child)
    #expect(child.next === root.view)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child willMove false", "child viewWillDisappear", "child viewDidDisappear",
        "child didMove false",
      ])
    #expect(root.children.isEmpty)
  }

  @Test func anotherSize() throws {
    let (stage, log) = (try Stage(), Log())
    let root = Recorder("root", log)
    stage.window.rootViewController = root
    try stage.draw()
    _ = log.take()
    stage.resize(to: 60, 40)
    #expect(log.take().prefix(2) == ["root viewWillTransition 60 from 100", "root alongside 60"])
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
  }

  @Test func presentingOverAll() throws {
    let (stage, log) = (try Stage(), Log())
    let (root, other) = (Recorder("root", log), Recorder("other", log))
    stage.window.rootViewController = root
    try stage.draw()
    _ = log.take()
    other.modalPresentationStyle = .fullScreen
    var isDone = false
    root.present(other, animated: false) { isDone = true }
    #expect(
      log.take() == [
        "root viewWillDisappear", "other loadView", "other viewDidLoad",
        "other viewWillAppear", "other viewIsAppearing", "other viewDidAppear",
        "root viewDidDisappear",
      ])
    #expect(isDone)
    #expect(root.presentedViewController === other)
    #expect(other.presentingViewController === root)
    #expect(root.view.window == nil)
    try stage.draw()
    _ = log.take()
    other.dismiss(animated: false)
    #expect(
      log.take() == [
        "other viewWillDisappear", "root viewWillAppear", "root viewIsAppearing",
        "root viewDidAppear", "other viewDidDisappear",
      ])
    #expect(root.presentedViewController == nil)
    #expect(root.view.window === stage.window)
    #expect(other.view.window == nil)
  }

  @Test func presentingLeavesTheOtherWhereItIs() throws {
    let (stage, log) = (try Stage(), Log())
    let (root, other) = (Recorder("root", log), Recorder("other", log))
    stage.window.rootViewController = root
    try stage.draw()
    _ = log.take()
    root.present(other, animated: true)
    #expect(other.isBeingPresented)
    #expect(log.take().filter { $0.hasPrefix("root") } == [])
    // The animation takes 0.4 seconds from the frame that first shows it.
    for _ in 0..<4 { try stage.draw() }
    #expect(log.take().last == "other viewDidAppear")
    #expect(!other.isBeingPresented)
    root.dismiss(animated: true)
    for _ in 0..<4 { try stage.draw() }
    #expect(log.take().suffix(2) == ["other viewWillDisappear", "other viewDidDisappear"])
    #expect(other.presentingViewController == nil)
  }

  /// Fades views of its own accord, and writes that down.
  private final class Fade: UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var ends: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(!context.transitionWasCancelled)
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  @Test func anAnimatorOfOnesOwn() throws {
    let (stage, fade) = (try Stage(), Fade())
    let (root, other) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    other.modalPresentationStyle = .custom
    other.transitioningDelegate = fade
    root.present(other, animated: true)
    #expect(other.view.window === stage.window)
    root.dismiss(animated: true)
    #expect(other.view.window == nil)
    #expect(fade.ends == [true, true])
  }

  @Test func touchesReachTheControllersView() throws {
    final class Touched: UIViewController {
      var places: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: view) }
      }
    }
    let (stage, root) = (try Stage(), Touched())
    stage.window.rootViewController = root
    let target = SelectorTests.Target()
    let part = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 80))
    part.addGestureRecognizer(
      UITapGestureRecognizer(
        target: target, action: Selector("plain", SelectorTests.Target.plain)))
    root.view.addSubview(part)
    try stage.draw()
    stage.press(at: 10, 20)
    #expect(root.places == [CGPoint(x: 10, y: 20)])
    stage.press(at: 60, 20)
    #expect(target.calls == ["plain"])
  }

  @Test func classesTellTheirOwnInitializers() {
    final class Delegate: NSObject {
      let isMade: Bool
      override init() { isMade = true }
    }
    final class Responder: UIResponder {
      let isMade: Bool
      override init() {
        isMade = true
        super.init()
      }
    }
    #expect((makeInstance(of: Delegate.self) as? Delegate)?.isMade == true)
    #expect((makeInstance(of: Responder.self) as? Responder)?.isMade == true)
  }

  /// As classes of programs are written, with an initializer of their own.
  private final class Plain: UIViewController {
    var styles: [UIUserInterfaceStyle] = []

    init() {
      super.init(nibName: nil, bundle: nil)
      title = "Plain"
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  @Test func traitsAreToldToControllers() throws {
    let (stage, root) = (try Stage(), Plain())
    #expect(root.title == "Plain")
    stage.window.rootViewController = root
    try stage.draw()
    root.styles = []
    root.view.overrideUserInterfaceStyle = .dark
    #expect(root.styles == [.dark])
  }
}
