import { createContext } from 'svelte';

/** How much of the window a page uses: what the navigation leaves, or the whole of it as a table does. */
export type Room = 'page' | 'window';

/** The room that the current page asked for. Most pages do not ask; then the route decides. */
export class PageRoom {
  #requested: Room | undefined = $state();

  /** `undefined` if the current page has not asked for a room. */
  get requested(): Room | undefined {
    return this.#requested;
  }

  /** Asks for this room while the component is mounted, and follows changes. */
  take(room: () => Room): void {
    $effect.pre(() => {
      this.#requested = room();
      return () => (this.#requested = undefined);
    });
  }
}

export const [getRoom, setRoom] = createContext<PageRoom>();
