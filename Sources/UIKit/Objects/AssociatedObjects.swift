import Foundation
import Layers
import Views

/// How an object holds what is associated with it.
///
/// - Source: Objective-C runtime, "objc_AssociationPolicy".
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Not at all: here the value reads as `nil` once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy, of what can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy, of what can be copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object, under a key that is an address.
///
/// The value goes with the object: at once with a responder, a layer or an animation; with any
/// other object at some later call of this function.
///
/// - Parameters:
///   - object: An instance of a class.
///   - key: An address that stays, as of a global or static variable.
///   - value: What to associate; `nil` takes away what was.
///   - policy: How the value is held.
/// - Source: Objective-C runtime, "objc_setAssociatedObject".
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let associated = value.map { AssociatedValue($0, policy) }
  if let holder = object as? any AssociationHolder {
    let values = holder.associations as? AssociatedValues ?? AssociatedValues()
    values.byKey[key] = associated
    holder.associations = values
  } else {
    AssociationTable.ofOtherObjects.set(associated, key, of: object as AnyObject)
  }
}

/// The value associated with an object under a key; `nil` for none.
///
/// - Source: Objective-C runtime, "objc_getAssociatedObject".
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  if let holder = object as? any AssociationHolder {
    return (holder.associations as? AssociatedValues)?.byKey[key]?.value
  }
  return AssociationTable.ofOtherObjects.value(key, of: object as AnyObject)
}

/// Takes away all that is associated with an object.
///
/// - Source: Objective-C runtime, "objc_removeAssociatedObjects".
public func objc_removeAssociatedObjects(_ object: Any) {
  if let holder = object as? any AssociationHolder {
    holder.associations = nil
  } else {
    AssociationTable.ofOtherObjects.removeAll(of: object as AnyObject)
  }
}

extension UIResponder: AssociationHolder {}
extension CALayer: AssociationHolder {}
extension CAAnimation: AssociationHolder {}

/// An object with room of its own for what is associated with it.
private protocol AssociationHolder: AnyObject {
  var associations: AnyObject? { get set }
}

/// What is associated with one object.
private final class AssociatedValues {
  var byKey: [UnsafeRawPointer: AssociatedValue] = [:]
}

/// A value as its policy has it held.
private enum AssociatedValue {
  case held(Any)
  case unheld(WeakReference)

  final class WeakReference {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: self = .unheld(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .held(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .held((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }

  var value: Any? {
    switch self {
    case .held(let value): value
    case .unheld(let reference): reference.object
    }
  }
}

/// What is associated with objects that have no room for it, for as long as they live.
///
/// The one such table is shared by all threads, as objects are: hence the lock.
private final class AssociationTable: @unchecked Sendable {
  static let ofOtherObjects = AssociationTable()

  private struct Entry {
    weak var object: AnyObject?
    let values = AssociatedValues()
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of gone objects are looked for.
  private var limit = 64

  func value(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    lock.lock()
    defer { lock.unlock() }
    // The address of an object that is gone may be another one's now.
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.values.byKey[key]?.value
  }

  func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of object: AnyObject) {
    // What is let go of may come here again in its end: that has to be after the lock.
    var old: [Any] = []
    lock.lock()
    if entries.count >= limit { old += sweep() }
    let id = ObjectIdentifier(object)
    var entry = entries[id]
    if let stale = entry, stale.object !== object {
      old.append(stale)
      entry = nil
    }
    let kept = entry ?? Entry(object: object)
    old.append(kept.values.byKey[key] as Any)
    kept.values.byKey[key] = value
    entries[id] = kept
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  func removeAll(of object: AnyObject) {
    lock.lock()
    let old = entries.removeValue(forKey: ObjectIdentifier(object))
    lock.unlock()
    withExtendedLifetime(old) {}
  }

  /// Takes out the entries of objects that are gone.
  private func sweep() -> [Any] {
    let gone = entries.filter { $0.value.object == nil }
    for id in gone.keys { entries[id] = nil }
    limit = max(64, entries.count * 2)
    return Array(gone.values)
  }
}
