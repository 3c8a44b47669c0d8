import type { Round, ClubTableView, Regulation } from '../../../../net/protocol/evening.ts';

/** More points than this have to be confirmed (CLUB-45): by club pairs more than 60, elsewhere more than half of the most. */
const unusualPoints = ({ round_points_max: most }: ClubTableView): number =>
  Math.floor(most / 2) + 1;

/** The same result within this time has to be confirmed (CLUB-45). */
export const TWICE_MS = 20_000;

/** A tile of the double-six set, the lower half first. */
export type Tile = readonly [number, number];

const HIGHEST = 6;
const LOSERS = 2;
const HAND_SIZE = 7;

/** The fewest and the most tiles of both losers together: each holds at least one and at most seven (CLUB-45). */
export const TILES_LEFT = { min: LOSERS, max: LOSERS * HAND_SIZE } as const;

/**
 * The 28 tiles in four rows of seven. The rows hold the tiles whose higher half is 6; 5 or 0; 4 or 1; 3 or 2.
 */
export const TILE_ROWS: readonly (readonly Tile[])[] = [6, 5, 4, 3].map((high) => [
  ...tilesWithHigher(high),
  ...(high === HIGHEST ? [] : tilesWithHigher(HIGHEST - 1 - high)),
]);

/** The tiles with this higher half. */
function tilesWithHigher(high: number): Tile[] {
  return Array.from({ length: high + 1 }, (_, low) => [low, high] as const);
}

/** The sum of the pips of tiles (CLUB-44). */
export const pipsOf = (tiles: readonly Tile[]): number =>
  tiles.reduce((sum, [low, high]) => sum + low + high, 0);

/** Whether the points of a round can be added up from the losers' tiles of the double-six set. */
export const countsLosersTiles = (regulation: Regulation | undefined): boolean =>
  regulation === undefined ||
  (regulation.tiles === 'double-six' && regulation.counts === 'losers' && regulation.bonus === 0);

/** The typed points; `undefined` if no round can be worth that. */
export function pointsOf(typed: string, most: number): number | undefined {
  const points = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return points >= 1 && points <= most ? points : undefined;
}

/** Why a round has to be confirmed before it is entered: unusually many points, or perhaps entered twice (CLUB-45). */
export type Doubt = 'high' | 'twice';

/** Why a round has to be confirmed; `undefined` if it need not be. `now` is in milliseconds. */
export function doubtOf(table: ClubTableView, round: Round, now: number): Doubt | undefined {
  if (round.kind === 'won' && round.points > unusualPoints(table)) return 'high';
  const last = table.rounds.at(-1)?.round;
  const isSame = last !== undefined && sameRound(last, round);
  return isSame && table.heard !== null && now - table.heard < TWICE_MS ? 'twice' : undefined;
}

/** Whether two rounds have the same result. */
export function sameRound(one: Round, two: Round): boolean {
  if (one.kind === 'won') {
    return two.kind === 'won' && one.pair === two.pair && one.points === two.points;
  }
  if (one.kind === 'annulled') return two.kind === 'annulled';
  return two.kind === 'tied' && one.column === two.column;
}
