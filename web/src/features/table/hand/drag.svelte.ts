import type { Tile } from '../../../net/protocol/types.ts';

/** A press becomes a drag once the pointer has moved this far, in pixels. */
export const DRAG_FROM_PX = 8;

/** What a hand does with a tile that is dragged out of it. */
interface DragActions {
  lift(tile: Tile): void;
  /** The tile was dropped at this point of the window. */
  drop(tile: Tile, x: number, y: number): void;
  /** The drag ended without a drop, for instance because the browser took the pointer. */
  cancel(): void;
}

/** A tile under the pointer, and where the pointer is in the window. */
type Held = { tile: Tile; x: number; y: number };

/**
 * Drags tiles of a hand with the pointer. Everything that a drag does can be done by tap or key.
 */
export class TileDrag {
  #pressed: Held | null = null;
  #dragged: Held | null = $state.raw(null);
  /** Whether a drag has just ended: the click that follows it must choose nothing. */
  #skipClick = false;
  readonly #actions: DragActions;

  constructor(actions: DragActions) {
    this.#actions = actions;
  }

  /** The tile being dragged; `null` until the pointer has moved far enough. */
  get current(): Held | null {
    return this.#dragged;
  }

  readonly down = (event: PointerEvent, tile: Tile): void => {
    this.#skipClick = false;
    if (event.button !== 0) return;
    // Capture the pointer: the tile then gets the release even if the pointer has left it.
    if (event.currentTarget instanceof HTMLElement) {
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    this.#pressed = { tile, x: event.clientX, y: event.clientY };
  };

  readonly move = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    if (pressed === null) return;
    if (event.buttons === 0) {
      this.up(event);
      return;
    }
    if (this.#dragged === null) {
      const distance = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
      if (distance <= DRAG_FROM_PX) return;
      this.#actions.lift(pressed.tile);
    }
    this.#dragged = { tile: pressed.tile, x: event.clientX, y: event.clientY };
  };

  readonly up = (event: PointerEvent): void => {
    const dragged = this.#dragged;
    this.#pressed = null;
    this.#dragged = null;
    if (dragged === null) return;
    this.#skipClick = true;
    if (event.type === 'pointerup') this.#actions.drop(dragged.tile, event.clientX, event.clientY);
    else this.#actions.cancel();
  };

  /** Whether a click is not just the end of a drag. Call this once for each click. */
  isClick(): boolean {
    const skipped = this.#skipClick;
    this.#skipClick = false;
    return !skipped;
  }
}
