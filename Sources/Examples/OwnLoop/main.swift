// The engine without a window of ours: frames into a surface, by a clock that is made up.
//
// usage: OwnLoop FRAME.png

import Drawing
import Geometry
import Layers

let card = CALayer()
card.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
card.backgroundColor = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

let dot = CALayer()
dot.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
dot.cornerRadius = 10
dot.backgroundColor = CGColor(red: 1, green: 0.39, blue: 0.28, alpha: 1)
card.addSublayer(dot)

let fall = CABasicAnimation(keyPath: "position.y")
fall.byValue = 40
fall.duration = 1
dot.add(fall, forKey: "fall")

// The renderer never reads a clock: the time is whatever the loop says it is.
var now = 0.0
MediaClock.use { now }
let renderer = LayerRenderer(layer: card, size: PixelSize(width: 80, height: 80), scale: 1)
var surface = try ImageSurface(size: renderer.size)
while now <= 0.5 {
  let damage = renderer.beginFrame(at: now)
  try renderer.paint(damage, into: &surface)
  renderer.endFrame()
  print("at \(now) s: \(damage.area) of 6400 pixels, next change at \(renderer.nextFrameTime) s")
  now += 0.125
}

if CommandLine.arguments.count == 2 {
  try surface.writePNG(to: CommandLine.arguments[1])
}
