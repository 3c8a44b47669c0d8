import type { Act, Refusal } from '../protocol/evening.ts';
import { StoreError } from '../store/error.ts';
import type { EveningSession } from './session.ts';

/** Something that a person does on a page, and why it was not taken. */
export class Doing {
  #busy = false;
  #refusal: Refusal | undefined = $state.raw();
  readonly #session: EveningSession;

  constructor(session: EveningSession) {
    this.#session = session;
  }

  /** Why it was not taken the last time. */
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }

  /** Does it, and says whether it was taken. While something is under way, nothing else is. */
  async do(act: Act): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      this.#refusal = await this.#session.act(act);
    } catch (error) {
      // The evening says so itself, wherever it says how it is kept.
      if (error instanceof StoreError) return false;
      throw error;
    } finally {
      this.#busy = false;
    }
    return this.#refusal === undefined;
  }

  forget(): void {
    this.#refusal = undefined;
  }
}
