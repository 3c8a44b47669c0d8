import { createContext, type Snippet } from 'svelte';

/** What the current page puts into the corner of the bar, beside the link to the settings. */
export class Corner {
  #content: Snippet | undefined = $state.raw();
  #hasPerson = $state(false);

  get content(): Snippet | undefined {
    return this.#content;
  }

  /** Whether the content is, or soon will be, the person: that replaces the link to the account. */
  get hasPerson(): boolean {
    return this.#hasPerson;
  }

  /** Shows this in the corner while the component is mounted. */
  show(content: () => Snippet | undefined, hasPerson: () => boolean): void {
    $effect.pre(() => {
      this.#content = content();
      this.#hasPerson = hasPerson();
      return () => {
        this.#content = undefined;
        this.#hasPerson = false;
      };
    });
  }
}

export const [getCorner, setCorner] = createContext<Corner>();
