import type { SettingValues } from '../../device/settings/values.ts';
import { titlePrefix } from '../table/calls/title.ts';
import { Feedback } from '../table/sound/feedback.ts';

/** Calls a player to the table, as the notices of a table do. */
export class CallToTable {
  readonly #feedback: Feedback;
  readonly #unlock: () => void;

  constructor(values: () => SettingValues) {
    const feedback = new Feedback(values);
    this.#feedback = feedback;
    this.#unlock = () => feedback.unlock();
    // Browsers play no sound before the first touch or key.
    addEventListener('pointerdown', this.#unlock, { once: true });
    addEventListener('keydown', this.#unlock, { once: true });
  }

  sound(): void {
    this.#feedback.play('chair');
  }

  /** Puts a text before the title of the window, until the returned function is called. */
  showTitle(text: string): () => void {
    return titlePrefix(text);
  }

  stop(): void {
    removeEventListener('pointerdown', this.#unlock);
    removeEventListener('keydown', this.#unlock);
    this.#feedback.stop();
  }
}
