import { createContext } from 'svelte';

/** How much of the window a page takes: that of a page, the whole of a phone's as a table does, or all of it on every screen. */
export type Room = 'page' | 'table' | 'all';

/** The room of the page that is shown, where only the page itself knows it. */
export class PageRoom {
  #asked: Room | undefined = $state();

  /** What the page asked for; `undefined` where its address says it. */
  get asked(): Room | undefined {
    return this.#asked;
  }

  /** Takes that much while the component is mounted, and follows changes of the answer. */
  take(room: () => Room): void {
    $effect.pre(() => {
      this.#asked = room();
      return () => (this.#asked = undefined);
    });
  }
}

export const [getRoom, setRoom] = createContext<PageRoom>();
