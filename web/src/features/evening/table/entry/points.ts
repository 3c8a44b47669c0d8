import {
  ROUND_POINTS_MAX,
  type Round,
  type ClubTableView,
} from '../../../../net/protocol/evening.ts';

/** More points than this have to be confirmed (CLUB-45). */
export const UNUSUAL_POINTS = 60;

/** The same result within this time has to be confirmed (CLUB-45). */
export const TWICE_MS = 20_000;

/** A tile of the double-six set, the lower half first. */
export type Half = readonly [number, number];

const HIGHEST = 6;
const HANDS_LEFT = 2;
const TILES_A_HAND = 7;

/** The fewest and the most tiles that two losers hold: each at least one, and no more than were taken (CLUB-45). */
export const TILES_LEFT = { min: HANDS_LEFT, max: HANDS_LEFT * TILES_A_HAND } as const;

/**
 * The 28 tiles in four rows of seven, by number: the sixes; the fives and the double blank; the fours and the ones; the
 * threes and the twos. A tile is in the row of its higher half.
 */
export const TILE_ROWS: readonly (readonly Half[])[] = [6, 5, 4, 3].map((high) => [
  ...suit(high),
  ...(high === HIGHEST ? [] : suit(HIGHEST - 1 - high)),
]);

function suit(high: number): Half[] {
  return Array.from({ length: high + 1 }, (_, low) => [low, high] as const);
}

/** What tiles are worth (CLUB-44). */
export const pipsOf = (tiles: readonly Half[]): number =>
  tiles.reduce((sum, [low, high]) => sum + low + high, 0);

/** The typed points; `undefined` if no round can be worth that. */
export function pointsOf(typed: string): number | undefined {
  const points = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return points >= 1 && points <= ROUND_POINTS_MAX ? points : undefined;
}

/** Why a round has to be confirmed before it is entered (CLUB-45). */
export type Doubt = 'high' | 'twice';

/** Whether a round has to be confirmed: it has unusually many points, or equals one entered a moment ago. */
export function doubtOf(table: ClubTableView, round: Round, now: number): Doubt | undefined {
  if (round.kind === 'won' && round.points > UNUSUAL_POINTS) return 'high';
  const last = table.rounds.at(-1)?.round;
  const again = last !== undefined && sameRound(last, round);
  return again && table.heard !== null && now - table.heard < TWICE_MS ? 'twice' : undefined;
}

/** Whether two rounds have the same result. */
export function sameRound(one: Round, two: Round): boolean {
  if (one.kind === 'won') {
    return two.kind === 'won' && one.pair === two.pair && one.points === two.points;
  }
  return two.kind === 'tied' && one.column === two.column;
}
