/// The browser's side of all scenes: one page, each moment of each scene in a cell of a grid.
struct Page {
  /// A scene held at one moment, and where its cell stands.
  struct Cell {
    var scene: Scene
    var time: Double
    var column: Int
    var row: Int

    /// The scene's name, and the moment where there are several.
    var title: String {
      scene.times.count > 1 ? "\(scene.name) at \(Int(time)) ms" : scene.name
    }
  }

  private static let columns = 16

  let cells: [Cell]
  /// The grid's size, in points.
  let width: Int
  let height: Int

  /// Lays out `scenes`.
  init(_ scenes: [Scene]) {
    let moments = scenes.flatMap { scene in scene.times.map { (scene, $0) } }
    cells = moments.enumerated().map { index, moment in
      Cell(
        scene: moment.0, time: moment.1, column: index % Self.columns, row: index / Self.columns)
    }
    width = Self.columns * Scene.side
    height = (cells.count + Self.columns - 1) / Self.columns * Scene.side
  }

  /// The page as HTML.
  var html: String {
    var markup = ""
    var script = """
      const hold = (element, frames, timing, t) => {
        const animation = element.animate(frames, timing);
        animation.pause();
        animation.currentTime = t;
      };

      """
    for (index, cell) in cells.enumerated() {
      let place = "left:\(cell.column * Scene.side)px;top:\(cell.row * Scene.side)px"
      let web = cell.scene.web.split(separator: "ID", omittingEmptySubsequences: false)
        .joined(separator: "id\(index)")
      markup += "<div class='cell' id='c\(index)' style='\(place)'>\(web)</div>\n"
      if !cell.scene.script.isEmpty {
        script += """
          {
            const cell = document.getElementById('c\(index)'), t = \(cell.time);
            const q = selector => cell.querySelector(selector);
            \(cell.scene.script)
          }

          """
      }
    }
    return """
      <!doctype html><meta charset='utf-8'>
      <style>
      body { margin: 0; background: white }
      .cell { width: \(Scene.side)px; height: \(Scene.side)px; overflow: hidden; isolation: isolate;
        background: white }
      div, svg, canvas { position: absolute; box-sizing: border-box }
      </style>
      <body>
      \(markup)
      <script>
      \(script)
      </script>
      """
  }
}
