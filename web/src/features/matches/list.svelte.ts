import { ApiError } from '../../net/api.ts';
import { getMatches } from '../../net/matches.ts';
import type { FinishedMatch, MatchesRequest } from '../../net/protocol/types.ts';
import { startOf } from './days.ts';

/** What the reader has chosen: texts of the form's fields, empty for no choice. */
export type Wanted = {
  readonly preset: string;
  readonly with: string;
  /** The first and the last day, such as `2026-11-26`. */
  readonly since: string;
  readonly until: string;
};

export const ALL: Wanted = { preset: '', with: '', since: '', until: '' };

/** The request for what the reader has chosen. Days are those of this device's time zone. */
export function requestFor({ preset, with: name, since, until }: Wanted): MatchesRequest {
  const trimmed = name.trim();
  return {
    ...(preset === '' ? {} : { preset }),
    ...(trimmed === '' ? {} : { with: trimmed }),
    ...(since === '' ? {} : { since_ms: startOf(since) }),
    ...(until === '' ? {} : { until_ms: startOf(until, 1) }),
  };
}

/** The matches shown so far. Each further page is added at the end. */
export class MatchList {
  #matches: readonly FinishedMatch[] | undefined = $state.raw();
  #next: string | null = $state(null);
  #error = $state.raw<ApiError>();
  #busy = $state(false);
  #wanted: Wanted = $state.raw(ALL);
  /** How many lists were asked for: only the answer to the last one counts. */
  #asked = 0;

  /** `undefined` until the first page has arrived. */
  get matches(): readonly FinishedMatch[] | undefined {
    return this.#matches;
  }

  /** Whether there are more matches. */
  get hasMore(): boolean {
    return this.#next !== null;
  }

  /** Why the last request failed; `undefined` after a success. */
  get error(): ApiError | undefined {
    return this.#error;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** What the reader has chosen for the matches shown. */
  get wanted(): Wanted {
    return this.#wanted;
  }

  /** Whether every match is wanted. */
  get isWhole(): boolean {
    return Object.keys(requestFor(this.#wanted)).length === 0;
  }

  /** Shows the matches that the reader has chosen, from the first page on. */
  async show(wanted: Wanted): Promise<void> {
    this.#wanted = wanted;
    await this.#ask(undefined);
  }

  /** Repeats the request that failed. */
  async retry(): Promise<void> {
    await this.#ask(this.#matches === undefined ? undefined : (this.#next ?? undefined));
  }

  /** Adds the next page. */
  async more(): Promise<void> {
    if (this.#next !== null && !this.#busy) await this.#ask(this.#next);
  }

  async #ask(after: string | undefined): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.#busy = true;
    this.#error = undefined;
    if (after === undefined) this.#next = null;
    try {
      const page = await getMatches({
        ...requestFor(this.#wanted),
        ...(after === undefined ? {} : { after }),
      });
      if (asked !== this.#asked) return;
      const before = after === undefined ? [] : (this.#matches ?? []);
      this.#matches = [...before, ...page.matches];
      this.#next = page.next;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked) this.#error = error;
    } finally {
      if (asked === this.#asked) this.#busy = false;
    }
  }
}
