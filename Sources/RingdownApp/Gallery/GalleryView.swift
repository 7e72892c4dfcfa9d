import Drawing
import Faces
import Geometry
import Layers
import Views

/// All faces side by side, each over its name, in a grid that follows the view's size.
final class GalleryView: UIView {
  /// What is free around each face and its name, in points.
  private static let gap: CGFloat = 14
  /// How high a name's line is, in points.
  private static let captionHeight: CGFloat = 22
  /// How many faces there are in a row of the size the gallery has at first.
  private static let firstColumns = 3

  /// The faces, in the order of their names.
  let faces: [any CountdownFace]
  private let captions: [UILabel]

  /// Makes the faces as the flags ask for.
  init(_ options: RingdownOptions) {
    faces = FaceName.allCases.map { $0.makeFace(options) }
    captions = FaceName.allCases.map { Self.caption($0.rawValue) }
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.93, alpha: 1)
    for view in captions + faces { addSubview(view) }
  }

  /// Makes an empty gallery: no archive holds one.
  required init?(coder: NSCoder) {
    faces = []
    captions = []
    super.init(coder: coder)
  }

  private static func caption(_ text: String) -> UILabel {
    let caption = UILabel(frame: .zero)
    caption.text = text
    caption.textAlignment = .center
    caption.font = .systemFont(ofSize: 14)
    caption.textColor = UIColor(white: 0.2, alpha: 1)
    return caption
  }

  /// The size at which each face is `side` points wide and high.
  static func size(side: CGFloat) -> CGSize {
    let rows = (FaceName.allCases.count + firstColumns - 1) / firstColumns
    let cell = cell(side: side)
    return CGSize(
      width: CGFloat(firstColumns) * cell.width + gap, height: CGFloat(rows) * cell.height + gap)
  }

  /// What a face takes with its name and the free space to the left and above.
  private static func cell(side: CGFloat) -> CGSize {
    CGSize(width: side + gap, height: side + captionHeight + gap)
  }

  /// The grid in which the faces are largest.
  private var grid: (columns: Int, side: CGFloat) {
    let grids = (1...max(faces.count, 1)).map { columns in
      let rows = (faces.count + columns - 1) / columns
      let width = (bounds.width - Self.gap) / CGFloat(columns) - Self.gap
      let height =
        (bounds.height - Self.gap) / CGFloat(max(rows, 1)) - Self.gap - Self.captionHeight
      return (columns, max(0, min(width, height)))
    }
    return grids.max { $0.1 < $1.1 } ?? (1, 0)
  }

  /// Places the faces row by row, each row in the middle of the width.
  override func layoutSubviews() {
    let (columns, side) = grid
    let cell = Self.cell(side: side)
    let rows = (faces.count + columns - 1) / columns
    let top = (bounds.height - CGFloat(rows) * cell.height - Self.gap) / 2
    for (index, face) in faces.enumerated() {
      let (row, column) = (index / columns, index % columns)
      let inRow = min(columns, faces.count - row * columns)
      let left = (bounds.width - CGFloat(inRow) * cell.width - Self.gap) / 2
      let origin = CGPoint(
        x: (left + Self.gap + CGFloat(column) * cell.width).rounded(),
        y: (top + Self.gap + CGFloat(row) * cell.height).rounded())
      face.frame = CGRect(x: origin.x, y: origin.y, width: side, height: side)
      captions[index].frame = CGRect(
        x: origin.x, y: origin.y + side, width: side, height: Self.captionHeight)
    }
  }
}
