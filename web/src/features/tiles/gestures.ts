/** Taps, drags, pinches and the wheel on the cloth, in pixels from its top left corner. */

/** The cloth's handlers. */
export interface Gestures {
  tap(x: number, y: number): void;
  drag(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that moves at most this many pixels is tapping. */
const SLACK = 6;
/** The logarithm of the zoom factor for each pixel of the wheel. */
const ZOOM_PER_PIXEL = 0.0015;
const PIXELS_PER_LINE = 16;

/** Listens on an element until the returned function is called. */
export function listen(element: HTMLElement, gestures: Gestures): () => void {
  const fingers = new Map<number, Point>();
  let tapFrom: Point | null = null;

  const at = (event: MouseEvent): Point => {
    const corner = element.getBoundingClientRect();
    return { x: event.clientX - corner.left, y: event.clientY - corner.top };
  };

  const down = (event: PointerEvent) => {
    // A press on a button on the cloth is no tap on the cloth.
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    fingers.set(event.pointerId, at(event));
    tapFrom = fingers.size === 1 ? at(event) : null;
    element.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    if (tapFrom && Math.hypot(now.x - tapFrom.x, now.y - tapFrom.y) <= SLACK) return;
    tapFrom = null;
    fingers.set(event.pointerId, now);
    if (fingers.size === 1) {
      gestures.drag(now.x - before.x, now.y - before.y);
      return;
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const apart = Math.hypot(before.x - other.x, before.y - other.y);
    if (apart === 0) return;
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / apart;
    gestures.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
    gestures.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
  };

  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (tapFrom && event.type === 'pointerup') gestures.tap(tapFrom.x, tapFrom.y);
    tapFrom = null;
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : PIXELS_PER_LINE;
    const { x, y } = at(event);
    gestures.zoom(Math.exp(-event.deltaY * pixels * ZOOM_PER_PIXEL), x, y);
  };

  const stop = new AbortController();
  const options = { signal: stop.signal };
  element.addEventListener('pointerdown', down, options);
  element.addEventListener('pointermove', move, options);
  element.addEventListener('pointerup', up, options);
  element.addEventListener('pointercancel', up, options);
  // Not passive, so that the wheel zooms without scrolling the page.
  element.addEventListener('wheel', wheel, { ...options, passive: false });
  return () => stop.abort();
}
