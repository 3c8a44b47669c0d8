import type { EveningCommand, EntryRefusal } from '../../../net/protocol/evening.ts';
import { StoreError } from '../../../device/store/error.ts';
import type { EveningSession } from './session.ts';

/** Submits a command from a page, and keeps the reason if the evening refused it. */
export class ActSubmission {
  #busy = false;
  #refusal: EntryRefusal | undefined = $state.raw();
  readonly #session: EveningSession;

  constructor(session: EveningSession) {
    this.#session = session;
  }

  /** Why the last command was refused. */
  get refusal(): EntryRefusal | undefined {
    return this.#refusal;
  }

  /** Submits a command unless another is on its way. Returns whether it was accepted. */
  async submit(act: EveningCommand): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      this.#refusal = await this.#session.act(act);
    } catch (error) {
      // The evening's page reports that this device cannot store anything.
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
