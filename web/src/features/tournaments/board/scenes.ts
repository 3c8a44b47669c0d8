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
import { partedRound } from '../bracket.ts';
import { entrantName, entrantOf, marksOf, sidesOf, stateText } from '../words.ts';

/** A row of a scene with matches: a match, the heading of those for the third place, or who has no opponent. */
export type BoardRow =
  | { readonly kind: 'match'; readonly match: TournamentPairing }
  | { readonly kind: 'third' | 'byes'; readonly text: string };

/** One scene of a board, with its font size: some lines of the standings, or some matches. */
export type Scene = { readonly scale: number; readonly part: number; readonly of: number } & (
  | { readonly kind: 'standings'; readonly lines: readonly StandingsRow[] }
  | { readonly kind: 'matches'; readonly rows: readonly BoardRow[] }
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

/** The rows of those matches: the final before the match for the third place, and who has no opponent in the round. */
export function rowsShown(board: TournamentBoard, t: Sentences): readonly BoardRow[] {
  const { main, third } = partedRound(board, matchesShown(board));
  const rowOf = (match: TournamentPairing) => ({ kind: 'match' as const, match });
  const byes = board.summary.format.type === 'arena' ? [] : (board.rounds[0]?.byes ?? []);
  const names = byes.map((entrant) => entrantName(board, entrant, t));
  return [
    ...main.map(rowOf),
    ...(names.length === 0
      ? []
      : [{ kind: 'byes' as const, text: t.tournaments.rounds.byes({ names }) }]),
    ...(third.length === 0
      ? []
      : [{ kind: 'third' as const, text: t.tournaments.round.third }, ...third.map(rowOf)]),
  ];
}

/** All scenes of a board in turn: matches and standings, each on as few pages as possible. */
export function scenesOf(board: TournamentBoard, area: Area, t: Sentences, code: string): Scene[] {
  const rows = board.summary.status === 'over' ? [] : rowsShown(board, t);
  const { standings } = board;
  const matchFit = linesIn(
    area,
    (width, lines) => rows.map((row) => rowHeight(board, row, width, lines, t, code)),
    0,
  );
  const lineFit = linesIn(
    area,
    (width, lines) => standings.map(({ entrant }) => lineHeight(board, entrant, width, lines, t)),
    0,
  );
  return [
    ...paged(rows, matchFit.perPage).map((rows, i, all) => ({
      kind: 'matches' as const,
      scale: matchFit.scale,
      part: i + 1,
      of: all.length,
      rows,
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

/** The name of an entrant with what stands beside it. */
const nameOf = (board: TournamentBoard, entrant: number, t: Sentences) =>
  [entrantName(board, entrant, t), ...marksOf(board, entrant, t)].join(' ');

/** The height of a row with a match, a heading or names at a width, in ems. */
function rowHeight(
  board: TournamentBoard,
  row: BoardRow,
  width: number,
  lines: Lines,
  t: Sentences,
  code: string,
): number {
  if (row.kind !== 'match') return heightOf(textLines(row.text, width - WIDTH.beside));
  const { match } = row;
  const sides = sidesOf(board, match, t);
  const isFolded = lines === 'folded';
  const column = (isFolded ? width : width / 3) - WIDTH.beside;
  const first = textLines(nameOf(board, match.first, t), column - facesOf(board, match.first));
  const second = textLines(nameOf(board, match.second, t), column - facesOf(board, match.second));
  const state = textLines(stateText(match, sides, t, code), column / SMALL) * SMALL;
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
  return heightOf(textLines(nameOf(board, entrant, t), room));
}
