// The engine without a window of ours: frames into a surface, and a still by render(in:).
//
// usage: OwnLoop FRAME.png STILL.png

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

// A picture of a tree needs no renderer; it shows the model values.
var still = try ImageSurface(size: PixelSize(width: 160, height: 160))
try still.withContext { context in
  context.scaleBy(x: 2, y: 2)
  card.render(in: context)
}

if CommandLine.arguments.count == 3 {
  try surface.writePNG(to: CommandLine.arguments[1])
  try still.writePNG(to: CommandLine.arguments[2])
}
