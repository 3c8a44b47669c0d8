type Box = Pick<DOMRect, 'top' | 'left'>;

/** Which box of a grid an arrow key leads to from the box at an index; the same one at the edge of the grid. */
export function walked(boxes: readonly Box[], from: number, key: string): number {
  const start = boxes[from];
  if (start === undefined) return from;
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, boxes.length - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      return inNextRow(boxes, start, from, 1);
    case 'ArrowUp':
      return inNextRow(boxes, start, from, -1);
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    default:
      return from;
  }
}

/** The nearest box of the next row below or above. */
function inNextRow(boxes: readonly Box[], start: Box, from: number, way: 1 | -1): number {
  const beyond = boxes.map((box, i) => ({ ...position(box), i }));
  const rows = beyond.filter(({ top }) => (top - start.top) * way > 1);
  const next = way * Math.min(...rows.map(({ top }) => top * way));
  const row = rows.filter(({ top }) => Math.abs(top - next) <= 1);
  const aside = ({ left }: Box) => Math.abs(left - start.left);
  return row.sort((a, b) => aside(a) - aside(b))[0]?.i ?? from;
}

// The sides of a `DOMRect` are not its own properties, so it cannot be spread.
const position = ({ top, left }: Box): Box => ({ top, left });
