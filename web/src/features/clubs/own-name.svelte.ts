import { getMe, putName } from '../../net/api.ts';
import { Query } from '../../net/query.svelte.ts';

/** The visitor's name, asked for only if it is not known yet. */
export class OwnName {
  readonly #me = new Query(getMe);
  #saved = $state(false);
  /** The text in the field. */
  typed = $state('');

  get isAsked(): boolean {
    return !this.#saved && this.#me.now.state === 'ready' && this.#me.now.value.name === '';
  }

  /** Saves the typed name on the server, if the name was asked for. */
  async save(): Promise<void> {
    if (!this.isAsked) return;
    await putName(this.typed);
    this.#saved = true;
  }
}
