import { getMe, putMe } from '../../net/api.ts';
import { Query } from '../../net/query.svelte.ts';

/** The name by which the others know this visitor, asked for only where there is none yet. */
export class OwnName {
  readonly #me = new Query(getMe);
  #given = $state(false);
  /** What stands in the field. */
  typed = $state('');

  get isAsked(): boolean {
    return !this.#given && this.#me.now.state === 'ready' && this.#me.now.value.name === '';
  }

  /** Gives the name that was typed, where one was asked for. */
  async give(): Promise<void> {
    if (!this.isAsked) return;
    await putMe(this.typed);
    this.#given = true;
  }
}
