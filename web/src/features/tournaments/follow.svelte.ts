import { ApiError, REACHABLE } from '../../net/api.ts';
import type { TournamentView } from '../../net/protocol/types.ts';
import { getTournament } from '../../net/tournaments.ts';

/** The waits after a failure, in milliseconds: the first and the longest. */
const [FIRST_MS, MOST_MS] = [1000, 15_000];

/** A tournament as the server shows it, kept up to date. */
export class FollowedTournament {
  readonly id: string;
  #view = $state.raw<TournamentView>();
  #error = $state.raw<ApiError>();
  /** By how many milliseconds the server's clock is ahead of this one. */
  #aheadMs = $state(0);

  constructor(id: string) {
    this.id = id;
  }

  /** `undefined` until the first answer. */
  get view(): TournamentView | undefined {
    return this.#view;
  }

  /** Why the last request failed; `undefined` after a success. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  /** Whether there is no such tournament. */
  get isMissing(): boolean {
    return this.#error?.reason.code === 'not-found';
  }

  /** The time of the server, when this device's clock says `ms`. */
  serverMs(ms: number): number {
    return ms + this.#aheadMs;
  }

  /** Asks for the tournament until the returned function is called. */
  follow(): () => void {
    const stop = new AbortController();
    void this.#run(stop.signal);
    return () => stop.abort();
  }

  /** Asks at once: after an action, or after a failure. */
  async refresh(): Promise<void> {
    await this.#ask(undefined);
  }

  async #run(stopped: AbortSignal): Promise<void> {
    let wait = FIRST_MS;
    while (!stopped.aborted) {
      if (await this.#ask(this.#view?.version)) {
        wait = FIRST_MS;
        // Nothing changes any more.
        if (this.#view?.tournament.summary.status === 'over' && isClosed(this.#view)) return;
        continue;
      }
      if (this.isMissing) return;
      await pause(wait, stopped);
      wait = Math.min(MOST_MS, wait * 2);
    }
  }

  /** Whether an answer came. */
  async #ask(after: number | undefined): Promise<boolean> {
    try {
      const view = await getTournament(this.id, after);
      this.#error = undefined;
      this.#aheadMs = view.now_ms - Date.now();
      // An answer that was on its way for long may be older than what is shown.
      if (this.#view === undefined || view.version >= this.#view.version) this.#view = view;
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#error = error;
      return false;
    }
  }
}

const isClosed = ({ tournament }: TournamentView) => tournament.closed_ms !== null;

/** Waits; less long if the server can be reached again, or if nothing is waited for any more. */
function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      removeEventListener(REACHABLE, done);
      stopped.removeEventListener('abort', done);
      go();
    }
    addEventListener(REACHABLE, done);
    stopped.addEventListener('abort', done);
  });
}
