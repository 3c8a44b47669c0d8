import type { Sentences } from '../../../i18n/language.svelte.ts';
import type {
  StandingsRow,
  TournamentBoard,
  TournamentPairing,
} from '../../../net/protocol/types.ts';
import {
  heightOf,
  linesIn,
  paged,
  textLines,
  type Area,
  type Lines,
} from '../../evening/screen/fit.ts';
import { entrantName, entrantOf, sidesOf, stateText } from '../words.ts';

/** One scene of a board, with its font size: some lines of the standings, or some matches. */
export type Scene = { readonly scale: number; readonly part: number; readonly of: number } & (
  | { readonly kind: 'standings'; readonly lines: readonly StandingsRow[] }
  | { readonly kind: 'matches'; readonly matches: readonly TournamentPairing[] }
);

/** The matches that people in the room want to see: those of the last round, and open ones of the rounds before. */
export function matchesShown({ rounds, summary }: TournamentBoard): readonly TournamentPairing[] {
  const all = rounds.flatMap(({ pairings }) => pairings);
  const open = all.filter(({ outcome }) => outcome === undefined);
  const last = rounds[0]?.pairings ?? [];
  // In an arena a round has the people who waited at the same time.
  if (summary.format.type === 'arena') return open.length > 0 ? open : last;
  return [...last, ...open.filter((pairing) => !last.includes(pairing))];
}

/** All scenes of a board in turn: matches and standings, each on as few pages as possible. */
export function scenesOf(board: TournamentBoard, area: Area, t: Sentences): Scene[] {
  const matches = board.summary.status === 'over' ? [] : matchesShown(board);
  const { standings } = board;
  const matchFit = linesIn(
    area,
    (width, lines) => matches.map((match) => matchHeight(board, match, width, lines, t)),
    0,
  );
  const lineFit = linesIn(
    area,
    (width, lines) => standings.map(({ entrant }) => lineHeight(board, entrant, width, lines, t)),
    0,
  );
  return [
    ...paged(matches, matchFit.perPage).map((matches, i, all) => ({
      kind: 'matches' as const,
      scale: matchFit.scale,
      part: i + 1,
      of: all.length,
      matches,
    })),
    ...paged(standings, lineFit.perPage).map((lines, i, all) => ({
      kind: 'standings' as const,
      scale: lineFit.scale,
      part: i + 1,
      of: all.length,
      lines,
    })),
  ];
}

/** Widths in ems, as in the styles of the board: the space beside a name, a face, and the column of places. */
const WIDTH = { beside: 1.5, face: 1.5, place: 2.5 };
/** The width of all columns of numbers, in ems. */
const COLUMNS = { wide: 3 * 5, narrow: 2 * 5, folded: 2 * 3.5 };
/** The font of the words between two names, relative to the names. */
const SMALL = 0.8;

/** The space between the parts of a folded match, and round its faces, in ems. */
const FOLDED_GAPS = 1;

/** The room for faces, in ems. */
const facesOf = (board: TournamentBoard, entrant: number) =>
  (entrantOf(board, entrant)?.people.length ?? 1) * WIDTH.face;

/** The height of a match at a width, in ems. */
function matchHeight(
  board: TournamentBoard,
  match: TournamentPairing,
  width: number,
  lines: Lines,
  t: Sentences,
): number {
  const sides = sidesOf(board, match, t);
  const isFolded = lines === 'folded';
  const column = (isFolded ? width : width / 3) - WIDTH.beside;
  const first = textLines(sides.first, column - facesOf(board, match.first));
  const second = textLines(sides.second, column - facesOf(board, match.second));
  const state = textLines(stateText(match, sides, t), column / SMALL) * SMALL;
  return isFolded
    ? heightOf(first + state + second) + FOLDED_GAPS
    : heightOf(Math.max(first, state, second));
}

/** The height of a line of the standings at a width, in ems. */
function lineHeight(
  board: TournamentBoard,
  entrant: number,
  width: number,
  lines: Lines,
  t: Sentences,
): number {
  const room = width - WIDTH.place - COLUMNS[lines] - WIDTH.beside - facesOf(board, entrant);
  return heightOf(textLines(entrantName(board, entrant, t), room));
}
