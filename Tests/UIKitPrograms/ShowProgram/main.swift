// One view in a window, and what else its argument names; each call is a line of output.
import UIKit

/// Writes a line at once, whatever the output is.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
view.backgroundColor = .red
let start = Date()
/// What has to live as long as the program.
var kept: [Any] = []

/// How late something is, in a word.
func lateness(_ due: Double) -> String {
  let seconds = Date().timeIntervalSince(start) - due
  return seconds < -0.001 ? "early \(seconds)" : seconds < 0.15 ? "in time" : "late \(seconds)"
}

/// Ends the program as a person would who asks for it.
func end() { kill(getpid(), SIGTERM) }

switch CommandLine.arguments.dropFirst().first ?? "idle" {
case "queues":
  var lines: [String] = []
  func done(_ what: String, _ due: Double) {
    lines.append("\(what) \(lateness(due)) \(Thread.isMainThread)")
    guard lines.count == 9 else { return }
    lines.sorted().forEach(say)
    end()
  }
  DispatchQueue.main.async { done("async", 0) }
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { done("asyncAfter", 0.2) }
  Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in done("timer", 0.1) }
  RunLoop.main.add(
    Timer(timeInterval: 0.15, repeats: false) { _ in done("common timer", 0.15) },
    forMode: .common)
  Task { @MainActor in done("task", 0) }
  Task {
    try await Task.sleep(nanoseconds: 50_000_000)
    await MainActor.run { done("sleeping task", 0.05) }
  }
  DispatchQueue.global().async {
    RunLoop.main.perform { done("perform", 0) }
    DispatchQueue.main.async { done("from another thread", 0) }
  }
  let source = DispatchSource.makeTimerSource(queue: .main)
  source.schedule(deadline: .now() + 0.12)
  source.setEventHandler { done("source", 0.12) }
  source.resume()
  kept.append(source)
case "animation":
  // A change in a timer's block, with nothing going on before, animates from that moment.
  Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
    say("clock \(abs(CACurrentMediaTime() - systemTime()) < 0.01)")
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layer.addSublayer(layer)
    let began = CACurrentMediaTime()
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      let passed = CACurrentMediaTime() - began
      say("animation \(passed > 0.19 && passed < 0.4 ? "in time" : "after \(passed)")")
      end()
    }
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 100
    animation.duration = 0.2
    layer.add(animation, forKey: nil)
    CATransaction.commit()
  }
case "links":
  final class Counter {
    var frames = 0
    func tick(_ link: CADisplayLink) {
      frames += 1
      if frames == 20 {
        say("frames \(lateness(20 * link.duration).hasPrefix("early") ? "too soon" : "counted")")
        link.invalidate()
        end()
      }
    }
  }
  CADisplayLink(target: Counter(), selector: Selector("tick(_:)", Counter.tick(_:)))
    .add(to: .main, forMode: .common)
case "windows":
  let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
  other.backgroundColor = .green
  other.makeKeyAndVisible()
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
    say("windows \(UIApplication.shared.windows.count)")
    other.isHidden = true
    say("windows \(UIApplication.shared.windows.count)")
    end()
  }
case "present":
  let presented = UIViewController()
  presented.view.backgroundColor = .blue
  presented.modalPresentationStyle = .fullScreen
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
    guard let root = UIApplication.shared.windows.first?.rootViewController else { return }
    root.present(presented, animated: true) {
      say("presented \(view.window == nil) \(presented.view.window != nil)")
      root.dismiss(animated: true) {
        say("dismissed \(view.window != nil) \(presented.view.window == nil)")
        end()
      }
    }
  }
case "idle":
  // What starting costs is over by then; from here on the program sleeps.
  DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { say("ready") }
case let unknown:
  say("there is no \(unknown)")
  exit(2)
}

/// The boot clock, in seconds.
func systemTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_BOOTTIME, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

UIWindow.show(view, title: "Show")
