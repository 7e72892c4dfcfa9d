import UIKit

UIWindow.show(PlaygroundViewController(), size: CGSize(width: 240, height: 240))
