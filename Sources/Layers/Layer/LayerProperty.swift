import Drawing
import Geometry

/// One property of a layer kind, as key-value access and animations reach it.
struct LayerProperty: Sendable {
  /// Whether a change starts an animation where nobody says otherwise.
  let animatesByDefault: Bool
  /// The value as a program reads it.
  let read: @Sendable (CALayer) -> Any?
  /// Sets the value through the layer's own setter; a value of another type is left alone.
  let write: @Sendable (CALayer, Any?) -> Void
  /// The value as an animation reads it; `nil` when there is none.
  let value: @Sendable (CALayer) -> AnimatableValue?
  /// Puts an animation's value into a presentation copy, past the setter.
  let store: @Sendable (CALayer, AnimatableValue) -> Void

  /// A property that is read and written in its own ways.
  private init(
    animatesByDefault: Bool, read: @escaping @Sendable (CALayer) -> Any?,
    write: @escaping @Sendable (CALayer, Any?) -> Void,
    value: @escaping @Sendable (CALayer) -> AnimatableValue?,
    store: @escaping @Sendable (CALayer, AnimatableValue) -> Void
  ) {
    self.animatesByDefault = animatesByDefault
    self.read = read
    self.write = write
    self.value = value
    self.store = store
  }

  /// A property whose `Value` turns into an animation's value and back.
  ///
  /// A presentation copy keeps it at `stored`; programs set it as `property`.
  init<Value, Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    animatesByDefault: Bool = true,
    unboxed: @escaping @Sendable (Any?) -> Value?,
    value: @escaping @Sendable (Value) -> AnimatableValue?,
    back: @escaping @Sendable (AnimatableValue) -> Value?
  ) {
    self.animatesByDefault = animatesByDefault
    read = { ($0 as? Layer)?[keyPath: property] as Any? }
    write = { layer, new in
      guard let layer = layer as? Layer, let new = unboxed(new) else { return }
      layer[keyPath: property] = new
    }
    self.value = { ($0 as? Layer).flatMap { value($0[keyPath: stored]) } }
    store = { layer, new in
      guard let layer = layer as? Layer, let new = back(new) else { return }
      layer[keyPath: stored] = new
    }
  }
}

extension LayerProperty {
  /// A property that is a number.
  static func number<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, CGFloat> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, CGFloat> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, unboxed: { boxedNumber($0) }, value: { .number($0) },
      back: { if case .number(let number) = $0 { number } else { nil } })
  }

  /// A property that is a number of single precision.
  static func number<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, Float> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, Float> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, unboxed: { boxedNumber($0).map { Float($0) } },
      value: { .number(Double($0)) },
      back: { if case .number(let number) = $0 { Float(number) } else { nil } })
  }

  /// A property that is a point.
  static func point<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, CGPoint> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, CGPoint> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, unboxed: { $0 as? CGPoint }, value: { .point($0) },
      back: { if case .point(let point) = $0 { point } else { nil } })
  }

  /// A property that is a size.
  static func size<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, CGSize> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, CGSize> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, unboxed: { $0 as? CGSize }, value: { .size($0) },
      back: { if case .size(let size) = $0 { size } else { nil } })
  }

  /// A property that is a rectangle.
  static func rect<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, CGRect> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, CGRect> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, unboxed: { $0 as? CGRect }, value: { .rect($0) },
      back: { if case .rect(let rect) = $0 { rect } else { nil } })
  }

  /// A property that is a transform of space.
  static func transform<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, CATransform3D> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, CATransform3D> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, unboxed: { $0 as? CATransform3D }, value: { .transform($0) },
      back: { if case .transform(let transform) = $0 { transform } else { nil } })
  }

  /// A property that is a colour or none.
  static func color<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, CGColor?> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, CGColor?> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, unboxed: optional { $0 as? CGColor }, value: { $0.map { .color($0) } },
      back: { if case .color(let color) = $0 { .some(color) } else { nil } })
  }

  /// A property that is a path or none; it starts no animation by itself.
  static func path<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, CGPath?> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, CGPath?> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, animatesByDefault: false, unboxed: optional { $0 as? CGPath },
      value: { $0.map { .path($0) } },
      back: { if case .path(let path) = $0 { .some(path) } else { nil } })
  }

  /// A property that is several numbers or none.
  static func numbers<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, [CGFloat]?> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, [CGFloat]?> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property,
      unboxed: optional { boxed in
        if case .numbers(let numbers)? = AnimatableValue(boxed) { numbers } else { nil }
      },
      value: { $0.map { .numbers($0) } },
      back: { if case .numbers(let numbers) = $0 { .some(numbers) } else { nil } })
  }

  /// The contents: a picture or none, that may be fading into another one.
  static let contents = LayerProperty(
    animatesByDefault: true, read: { $0.contents },
    write: { layer, new in
      if let picture = new as? FadingPicture {
        layer.presentedContents = picture
      } else {
        layer.contents = new
      }
    },
    value: { .picture($0.presentedContents) },
    store: { layer, new in
      if case .picture(let picture) = new { layer.presentedContents = picture }
    })

  /// A property without in-betweens.
  static func plain<Layer: CALayer, Value>(
    _ stored: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, Value> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, animatesByDefault: false, unboxed: { $0 as? Value },
      value: { .opaque($0) },
      back: { if case .opaque(let value) = $0 { value as? Value } else { nil } })
  }
}

extension LayerProperty {
  /// A property named in words, set as itself or as its name.
  static func choice<Layer: CALayer, Value: RawRepresentable & SendableMetatype>(
    _ stored: any ReferenceWritableKeyPath<Layer, Value> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, Value> & Sendable
  ) -> LayerProperty where Value.RawValue == String {
    LayerProperty(
      stored, property, animatesByDefault: false,
      unboxed: { $0 as? Value ?? ($0 as? String).flatMap { Value(rawValue: $0) } },
      value: { .opaque($0) },
      back: { if case .opaque(let value) = $0 { value as? Value } else { nil } })
  }

  /// A property that is true or false, set as such or as a number.
  static func flag<Layer: CALayer>(
    _ stored: any ReferenceWritableKeyPath<Layer, Bool> & Sendable,
    _ property: any ReferenceWritableKeyPath<Layer, Bool> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      stored, property, animatesByDefault: false,
      unboxed: { $0 as? Bool ?? boxedNumber($0).map { $0 != 0 } }, value: { .opaque($0) },
      back: { if case .opaque(let value) = $0.asFlag { value as? Bool } else { nil } })
  }

  /// A property of the layer's own clock: a number that does not animate.
  static func timing<Layer: CALayer, Value: BinaryFloatingPoint & SendableMetatype>(
    _ property: any ReferenceWritableKeyPath<Layer, Value> & Sendable
  ) -> LayerProperty {
    LayerProperty(
      property, property, animatesByDefault: false,
      unboxed: { boxedNumber($0).map { Value($0) } }, value: { .opaque($0) }, back: { _ in nil })
  }

  /// Unboxes a value that may be none: `nil` is taken for none, another type is left alone.
  private static func optional<Value>(
    _ cast: @escaping @Sendable (Any) -> Value?
  ) -> @Sendable (Any?) -> Value?? {
    { boxed in
      guard let boxed, (boxed as? any OptionalType)?.isNone != true else { return .some(nil) }
      return cast(boxed).map { .some($0) }
    }
  }
}

extension CALayer {
  /// The properties every layer has, by key.
  static let layerProperties: [String: LayerProperty] = [
    "bounds": .rect(\CALayer.state.placement.bounds, \.bounds),
    "position": .point(\CALayer.state.placement.position, \.position),
    "anchorPoint": .point(\CALayer.state.placement.anchorPoint, \.anchorPoint),
    "transform": .transform(\CALayer.state.placement.transform, \.transform),
    "anchorPointZ": .number(\CALayer.state.depth.anchorPointZ, \.anchorPointZ),
    "zPosition": .number(\CALayer.state.depth.zPosition, \.zPosition),
    "sublayerTransform": .transform(
      \CALayer.state.depth.sublayerTransform, \.sublayerTransform),
    "opacity": .number(\CALayer.state.grouping.opacity, \.opacity),
    "hidden": .flag(\CALayer.state.grouping.isHidden, \.isHidden),
    "masksToBounds": .flag(\CALayer.state.grouping.masksToBounds, \.masksToBounds),
    "backgroundColor": .color(\CALayer.state.look.backgroundColor, \.backgroundColor),
    "cornerRadius": .number(\CALayer.state.look.cornerRadius, \.cornerRadius),
    "maskedCorners": .plain(\CALayer.state.look.maskedCorners, \.maskedCorners),
    "borderWidth": .number(\CALayer.state.look.borderWidth, \.borderWidth),
    "borderColor": .color(\CALayer.state.look.borderColor, \.borderColor),
    "contents": .contents,
    "contentsGravity": .choice(\CALayer.state.contents.gravity, \.contentsGravity),
    "contentsRect": .rect(\CALayer.state.contents.rect, \.contentsRect),
    "contentsScale": .number(\CALayer.state.contents.scale, \.contentsScale),
    "frame": .plain(\CALayer.frame, \.frame),
    "name": .plain(\CALayer.name, \.name),
    "needsDisplayOnBoundsChange": .flag(
      \CALayer.needsDisplayOnBoundsChange, \.needsDisplayOnBoundsChange),
    "mask": .plain(\CALayer.mask, \.mask),
    "sublayers": .plain(\CALayer.sublayers, \.sublayers),
    "style": .plain(\CALayer.style, \.style),
    "actions": .plain(\CALayer.actions, \.actions),
    "speed": .timing(\CALayer.speed),
    "timeOffset": .timing(\CALayer.timeOffset),
    "beginTime": .timing(\CALayer.beginTime),
    "duration": .timing(\CALayer.duration),
    "repeatCount": .timing(\CALayer.repeatCount),
    "repeatDuration": .timing(\CALayer.repeatDuration),
    "autoreverses": .flag(\CALayer.autoreverses, \.autoreverses),
    "fillMode": .choice(\CALayer.fillMode, \.fillMode),
  ].merging(shadowProperties) { $1 }.merging(compositingProperties) { $1 }
}
