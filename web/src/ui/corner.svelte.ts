import { createContext, type Snippet } from 'svelte';

/** What the current page puts into the corner of the bar, beside the link to the settings. */
export class Corner {
  #content: Snippet | undefined = $state.raw();

  get content(): Snippet | undefined {
    return this.#content;
  }

  /** Shows this in the corner while the component is mounted. */
  show(content: () => Snippet | undefined): void {
    $effect.pre(() => {
      this.#content = content();
      return () => (this.#content = undefined);
    });
  }
}

export const [getCorner, setCorner] = createContext<Corner>();
