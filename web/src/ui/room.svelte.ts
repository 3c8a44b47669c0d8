import { createContext } from 'svelte';

/**
 * How much of the window a page uses: a page's width, the whole of a phone's screen as a table does, or the whole of
 * every screen.
 */
export type Room = 'page' | 'table' | 'all';

/** The room that the current page asked for. Only some pages decide it themselves. */
export class PageRoom {
  #asked: Room | undefined = $state();

  /** `undefined` where the page's route decides. */
  get asked(): Room | undefined {
    return this.#asked;
  }

  /** Asks for this room while the component is mounted, and follows changes. */
  take(room: () => Room): void {
    $effect.pre(() => {
      this.#asked = room();
      return () => (this.#asked = undefined);
    });
  }
}

export const [getRoom, setRoom] = createContext<PageRoom>();
