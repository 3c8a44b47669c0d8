import { ApiError } from '../../../net/api.ts';
import { getMatch } from '../../../net/matches.ts';
import type { FinishedMatch } from '../../../net/protocol/types.ts';

/** The waits before each request: a rated match is booked within a second, but a busy server may need longer. */
const WAITS_MS: readonly number[] = [300, 700, 1500, 3000, 6000];

/**
 * Asks for a rated match until its ratings are booked, a few times, then calls `found`. The returned function stops it.
 */
export function whenBooked(match: string, found: (match: FinishedMatch) => void): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (attempt: number) => {
    const answer = await getMatch(match).catch((error: unknown) => {
      // The next request may succeed. Without it, the ratings are on the page of matches.
      if (error instanceof ApiError) return undefined;
      throw error;
    });
    if (stopped) return;
    if (answer?.players.some(({ rating }) => rating !== undefined) === true) found(answer);
    else wait(attempt + 1);
  };
  const wait = (attempt: number) => {
    const ms = WAITS_MS[attempt];
    if (ms !== undefined) timer = setTimeout(() => void ask(attempt), ms);
  };
  wait(0);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
