// A rounded rectangle in a window; click, and it comes to the pointer.

import LayerWindows

let background = CALayer()
background.backgroundColor = CGColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

let card = CALayer()
card.frame = CGRect(x: 60, y: 40, width: 120, height: 80)
card.backgroundColor = CGColor(red: 1, green: 0.39, blue: 0.28, alpha: 1)
card.cornerRadius = 20
background.addSublayer(card)

let window = LayerWindow(
  layer: background, size: CGSize(width: 240, height: 160), title: "First layer")

window.onPointer = { event in
  if event.action == .pressed(.primary) {
    card.position = event.position
  }
}

window.main()
