import type {
  StandingsRow,
  TournamentBoard,
  TournamentPairing,
} from '../../../net/protocol/types.ts';
import { linesIn, type Area } from '../../evening/screen/fit.ts';

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
export function scenesOf(board: TournamentBoard, area: Area): Scene[] {
  const matches = board.summary.status === 'over' ? [] : matchesShown(board);
  const matchFit = linesIn(area, matches.length, 0);
  const lineFit = linesIn(area, board.standings.length, 0);
  return [
    ...paged(matches, matchFit.perPage).map((matches, i, all) => ({
      kind: 'matches' as const,
      scale: matchFit.scale,
      part: i + 1,
      of: all.length,
      matches,
    })),
    ...paged(board.standings, lineFit.perPage).map((lines, i, all) => ({
      kind: 'standings' as const,
      scale: lineFit.scale,
      part: i + 1,
      of: all.length,
      lines,
    })),
  ];
}

function paged<Item>(items: readonly Item[], perPage: number): Item[][] {
  const pages = Math.ceil(items.length / perPage);
  return Array.from({ length: pages }, (_, i) => items.slice(i * perPage, (i + 1) * perPage));
}
