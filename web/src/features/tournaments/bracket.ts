import type { Bracket, BracketMatch, BracketSlot } from '../../net/protocol/types.ts';

/** A match of a bracket and its place in a grid: each round is a column, and the first round has one row for each match. */
export type PlacedMatch = {
  readonly match: BracketMatch;
  /** From 0. */
  readonly index: number;
  /** The first row, from 1, and how many rows the match spans. */
  readonly row: number;
  readonly span: number;
};

/** The rounds of a bracket, each with its matches in place: a match stands beside the middle of the two before it. */
export function placed({ rounds }: Bracket): PlacedMatch[][] {
  return rounds.map((matches, round) => {
    const span = 2 ** round;
    return matches.map((match, index) => ({
      match,
      index,
      row: index * span + 1,
      span,
    }));
  });
}

/** The round that is shown first, from 0: the first with a match that is not decided, otherwise the final. */
export function currentRound({ rounds }: Bracket): number {
  const open = rounds.findIndex((matches) => matches.some(({ winner }) => winner === 'undecided'));
  return open < 0 ? rounds.length - 1 : open;
}

/** The number of the entrant at a side; `undefined` if it is not known, or if there is none. */
export const entrantIn = (slot: BracketSlot) =>
  typeof slot === 'object' ? slot.entrant : undefined;

/** Every match of a bracket. */
export const matchesOf = ({ rounds, third_place }: Bracket): readonly BracketMatch[] =>
  third_place === null ? rounds.flat() : [...rounds.flat(), third_place];

/** Whether an entrant has lost and plays no further match. */
export function isOut(bracket: Bracket, entrant: number): boolean {
  const all = matchesOf(bracket);
  const plays = all.some(
    ({ sides, winner }) =>
      winner === 'undecided' && sides.some((side) => entrantIn(side) === entrant),
  );
  return !plays && all.some(({ loser }) => entrantIn(loser) === entrant);
}
