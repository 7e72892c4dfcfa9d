// The least there is: a layer and its window.

import LayerWindows

let layer = CALayer()
layer.backgroundColor = CGColor(red: 1, green: 0.39, blue: 0.28, alpha: 1)

LayerWindow(layer: layer, size: CGSize(width: 240, height: 160), title: "Hello").main()
