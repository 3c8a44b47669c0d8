import { loadText, saveText } from '../device/local-text.ts';
import { getReach, REACHABLE } from '../net/api.ts';
import type { ReachView } from '../net/protocol/types.ts';

/** The key of the chosen address. */
const CHOSEN = 'boneyard.address';

/** Origins that mean the machine on which they are opened. */
const OWN = /^https?:\/\/(localhost|.*\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0|\[::\])(:\d+)?$/;

/**
 * The addresses at which other devices reach the server. A link or a QR code made from `location.origin` would be
 * useless to a phone where the page was opened as `127.0.0.1`.
 */
export class Reach {
  #view: ReachView | undefined = $state.raw();
  #chosen = $state(loadText(CHOSEN));
  #asked = false;
  #failed = $state(false);
  readonly #own: string;

  constructor(own = location.origin) {
    this.#own = own;
  }

  /** The addresses to choose from, the best first: where the page was opened, if others can open that, too. */
  get choices(): readonly string[] {
    this.#ask();
    const own = this.#own;
    const offered = this.#view?.origins ?? [];
    return OWN.test(own) ? offered : [own, ...offered.filter((other) => other !== own)];
  }

  /** The address for links. It is that of this page until the server has answered, and if there is no better one. */
  get origin(): string {
    const { choices } = this;
    const chosen = choices.find((choice) => choice === this.#chosen);
    return chosen ?? choices[0] ?? this.#own;
  }

  /** Whether the server has yet to answer. */
  get waits(): boolean {
    this.#ask();
    return this.#view === undefined && !this.#failed;
  }

  /** Why no other device can open a link; `undefined` if one can, or before the server has answered. */
  get hindrance(): 'this-machine-only' | 'no-network' | undefined {
    if (this.choices.length > 0 || this.#view === undefined) return undefined;
    return this.#view.this_machine_only ? 'this-machine-only' : 'no-network';
  }

  /** Makes links with this address from now on, also after a reload. */
  choose(origin: string): void {
    this.#chosen = origin;
    saveText(CHOSEN, origin);
  }

  /** Asks the server, once something is shown that needs the answer. */
  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    getReach().then(
      (view) => (this.#view = view),
      () => {
        this.#failed = true;
        this.#asked = false;
        addEventListener(REACHABLE, () => this.#ask(), { once: true });
      },
    );
  }
}

/** The reach of the server of this page. */
export const reach = new Reach();
