public import Foundation
public import Geometry
import Layers
public import Views

/// Has a view made when it is needed, and hears what becomes of it.
///
/// - Source: UIKit, "UIViewController".
open class UIViewController: UIResponder, ViewOwner {
  private var storedView: UIView?
  private var isLoading = false
  /// How far the view is shown.
  final var appearance = Appearance.disappeared
  /// Whether the view comes or goes with an animation.
  final var isAppearanceAnimated = false
  /// The controller that this one itself presents.
  final var ownPresented: UIViewController?
  /// The controller that presents this one itself.
  final weak var ownPresenting: UIViewController?
  /// What the view lies in while this controller is presented.
  final var presentationContainer: UIView?
  /// Whether the controller is on its way to be presented.
  public internal(set) final var isBeingPresented = false
  /// Whether the controller is on its way to be taken away.
  public internal(set) final var isBeingDismissed = false
  /// The controllers whose views are inside this one's, in the order in which they were added.
  public internal(set) final var children: [UIViewController] = []
  /// The controller that this one was added to.
  public internal(set) final weak var parent: UIViewController?
  /// Text for people, in the frame of a window say.
  open var title: String?
  /// The size the controller would like its view to have.
  open var preferredContentSize = CGSize.zero

  /// How far a view is shown.
  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Creates a controller whose view ``loadView()`` makes.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Not read: there are no archives of views here.
  ///   - nibBundleOrNil: Not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Creates a controller, whatever `coder` is: no archive holds any here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller whose view ``loadView()`` makes.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      guard newValue !== storedView else { return }
      storedView?.owner = nil
      storedView = newValue
      newValue?.owner = self
    }
  }

  /// The view, if it has been made.
  public final var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been made.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Makes the view unless that has been done.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if storedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the view: an empty one unless overridden.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called when the view has been made.
  open func viewDidLoad() {}

  // MARK: What becomes of it

  /// Called before the view comes into a window.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in a window and has its size, before it is drawn.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view places what is inside.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has placed what is inside.
  open func viewDidLayoutSubviews() {}
  /// Called before the view gets another size, because its window did.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called when what the view is like has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called on iOS when memory runs out; nobody calls it here.
  open func didReceiveMemoryWarning() {}

  /// What the view is like.
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? UIScreen.main.traitCollection
  }

  // MARK: What a device would be asked for

  /// What a status bar is to look like; there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether a status bar is to be hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// Which ways a device may be turned; nothing turns.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the interface turns with a device; nothing turns.
  open var shouldAutorotate: Bool { true }
  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Responding

  /// The view's superview, or what the controller was added to or is presented by.
  open override var next: UIResponder? {
    storedView?.superview ?? parent ?? presentingViewController
  }

  // MARK: Children

  /// Adds a controller, whose view is then to be put inside this one's.
  open func addChild(_ childController: UIViewController) {
    guard childController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent; its view is to be taken out before.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller is added to another, or, by the program, taken out.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called by the program when the controller has been added, and when it has been taken out.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children's views come and go with this one: `true` unless overridden.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Presenting

  /// How this controller's view covers the one that presents it.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How this controller's view comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Who animates this controller's view coming and going, if not the style.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the controller that presents from here is this one, and not one around it.
  open var definesPresentationContext = false

  /// Has another controller's view cover this one's.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The other controller.
  ///   - flag: Whether its view comes with an animation.
  ///   - completion: Called when it is there.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or this one where it presents nothing.
  ///
  /// - Parameters:
  ///   - flag: Whether the view goes with an animation.
  ///   - completion: Called when it is gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  // MARK: ViewOwner

  /// Has the appearance follow the view into a window and out of it.
  package func viewDidMoveToWindow() {
    if storedView?.window != nil {
      if appearance == .disappeared {
        startAppearing(animated: false)
        finishAppearingWithTheFrame()
      }
      viewIsAppearing(isAppearanceAnimated)
    } else {
      finishDisappearing()
    }
  }
}

extension UIViewController {
  /// The controller presenting this one, or one around it.
  public final var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }

  /// The controller that this one, or one around it, presents.
  public final var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
}
