/** Rectangles on the cloth. The unit `u` is half a tile; x grows right, y grows down. */

/** A rectangle by its top left corner and its size, in `u`. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The rectangle between two opposite corners, in either order. */
export function between(x0: number, y0: number, x1: number, y1: number): Rect {
  return { x: Math.min(x0, x1), y: Math.min(y0, y1), w: Math.abs(x1 - x0), h: Math.abs(y1 - y0) };
}

/** The smallest rectangle that holds both. */
export function union(a: Rect, b: Rect): Rect {
  return between(
    Math.min(a.x, b.x),
    Math.min(a.y, b.y),
    Math.max(a.x + a.w, b.x + b.w),
    Math.max(a.y + a.h, b.y + b.h),
  );
}

/** The rectangle with `dx` added left and right and `dy` above and below. */
export function grown(rect: Rect, dx: number, dy: number): Rect {
  return { x: rect.x - dx, y: rect.y - dy, w: rect.w + 2 * dx, h: rect.h + 2 * dy };
}

/** Whether a point lies in the rectangle or on its edge. */
export function holds(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h;
}

/** A point after a turn about the middle of a rectangle, in degrees clockwise. */
export function turned(turn: number, { x, y, w, h }: Rect, px: number, py: number) {
  const [cx, cy] = [x + w / 2, y + h / 2];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [dx, dy] = [px - cx, py - cy];
  return { x: cx + dx * cos - dy * sin, y: cy + dx * sin + dy * cos };
}
