import { getMe, putMe } from '../../net/api.ts';
import { Query } from '../../net/query.svelte.ts';

/** The visitor's name, asked for only if it is not known yet. */
export class OwnName {
  readonly #me = new Query(getMe);
  #given = $state(false);
  /** The text in the field. */
  typed = $state('');

  get isAsked(): boolean {
    return !this.#given && this.#me.now.state === 'ready' && this.#me.now.value.name === '';
  }

  /** Sends the typed name, if one was asked for. */
  async give(): Promise<void> {
    if (!this.isAsked) return;
    await putMe(this.typed);
    this.#given = true;
  }
}
