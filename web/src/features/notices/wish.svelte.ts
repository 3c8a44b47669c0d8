import { loadText, saveText } from '../../device/local-text.ts';
import { deleteWish, putWish } from '../../net/notices.ts';
import type { ArrivalWish } from '../../net/protocol/types.ts';

const KEY = 'boneyard.wish';

/** The wish of this visitor to hear when someone comes to play. The server keeps it for some hours. */
export class Wish {
  #until = $state(Number(loadText(KEY) ?? 0) || 0);

  /** Until when the server keeps the wish, in milliseconds since 1970; 0 without one. */
  get until(): number {
    return this.#until;
  }

  /** Whether the visitor has the wish now. */
  isOn(nowMs = Date.now()): boolean {
    return this.#until > nowMs;
  }

  /** Takes what the server says. */
  take(answer: ArrivalWish | null, nowMs = Date.now()): void {
    const until = answer === null ? 0 : nowMs + answer.seconds * 1000;
    // The page need not be told of each second.
    if (until === 0 ? this.#until === 0 : Math.abs(until - this.#until) < NEAR_MS) return;
    this.#until = until;
    saveText(KEY, String(until));
  }

  /** Begins or ends the wish. */
  async want(wants: boolean): Promise<void> {
    if (wants) {
      this.take(await putWish());
    } else {
      await deleteWish();
      this.take(null);
    }
  }
}

const NEAR_MS = 60_000;

export const wish = new Wish();
