import { ApiError } from '../../../net/api.ts';
import { getMatch } from '../../../net/matches.ts';
import type { FinishedMatch } from '../../../net/protocol/types.ts';

/** The waits before each request: a rated match is booked within a second, but a busy server may need longer. */
const WAITS_MS: readonly number[] = [300, 700, 1500, 3000, 6000];

/**
 * Asks for a match at a rated table until its ratings are booked or it turns out not to count, a few times, then calls `found`.
 * The returned function stops it.
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
    const isDecided = (match: FinishedMatch) =>
      !match.rated || match.players.some(({ rating }) => rating !== undefined);
    if (answer !== undefined && isDecided(answer)) found(answer);
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
