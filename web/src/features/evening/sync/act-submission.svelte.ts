import type { EveningCommand, EntryRefusal } from '../../../net/protocol/evening.ts';
import { StoreError } from '../../../device/store/error.ts';
import type { EveningSession } from './session.ts';

/** Submits commands from a page one at a time, and keeps the reason if the evening refuses one. */
export class ActSubmission {
  #busy = false;
  #refusal: EntryRefusal | undefined = $state.raw();
  readonly #session: EveningSession;

  constructor(session: EveningSession) {
    this.#session = session;
  }

  /** Why the evening refused the last command; `undefined` if it did not, and after `reset`. */
  get refusal(): EntryRefusal | undefined {
    return this.#refusal;
  }

  /**
   * Submits a command. Returns whether it was accepted: `false` if it was refused, if it could not be stored, or if
   * another command is still being submitted.
   */
  async submit(act: EveningCommand): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      this.#refusal = await this.#session.act(act);
    } catch (error) {
      this.#refusal = undefined;
      // The page reports through `EveningSession.storage` that this device cannot store anything.
      if (error instanceof StoreError) return false;
      throw error;
    } finally {
      this.#busy = false;
    }
    return this.#refusal === undefined;
  }

  /** Forgets the last refusal. */
  reset(): void {
    this.#refusal = undefined;
  }
}
