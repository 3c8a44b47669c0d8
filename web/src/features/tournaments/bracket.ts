import type {
  Bracket,
  BracketMatch,
  BracketSlot,
  StandingsRow,
  TournamentBoard,
  TournamentPairing,
} from '../../net/protocol/types.ts';

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

/** Whether an entrant has a match to play, now or later. */
const playsOn = (bracket: Bracket, entrant: number) =>
  matchesOf(bracket).some(
    ({ sides, winner }) =>
      winner === 'undecided' && sides.some((side) => entrantIn(side) === entrant),
  );

/** Whether an entrant has lost and plays no further match. */
export const isOut = (bracket: Bracket, entrant: number) =>
  !playsOn(bracket, entrant) &&
  matchesOf(bracket).some(({ loser }) => entrantIn(loser) === entrant);

/** The matches of a round, and among them those for the third place. */
export function partedRound(
  { bracket }: TournamentBoard,
  pairings: readonly TournamentPairing[],
): { readonly main: TournamentPairing[]; readonly third: TournamentPairing[] } {
  const isThird = ({ pairing }: TournamentPairing) =>
    bracket?.third_place?.pairings.includes(pairing) === true;
  return {
    main: pairings.filter((pairing) => !isThird(pairing)),
    third: pairings.filter(isThird),
  };
}

/**
 * The place of an entrant as the standings show it: before the start the number in the seeding; in a knock-out nothing
 * as long as the entrant plays on.
 */
export function placeText({ summary, standings, bracket }: TournamentBoard, row: StandingsRow) {
  if (summary.started_ms === null) return String(standings.indexOf(row) + 1);
  const isOpen = summary.status === 'running' && bracket !== null;
  return isOpen && playsOn(bracket, row.entrant) ? '' : String(row.rank);
}
