import type { TournamentBoard } from '../../net/protocol/types.ts';
import { winnerOf } from './words.ts';

/** After so many wins in a row, the next win of an arena counts double. */
export const DOUBLES_AFTER = 2;

/**
 * How many matches in a row each entrant of an arena has won, up to the last decided one. Only the last rounds are known,
 * so a long streak may be longer than that.
 */
export function streaksOf({ rounds, summary }: TournamentBoard): ReadonlyMap<number, number> {
  const wins = new Map<number, number>();
  if (summary.format.type !== 'arena') return wins;
  const ended = new Set<number>();
  const decided = rounds
    .flatMap(({ pairings }) => pairings)
    .filter(({ outcome }) => outcome !== undefined)
    .sort((a, b) => b.pairing - a.pairing);
  for (const pairing of decided) {
    const winner = winnerOf(pairing);
    for (const entrant of [pairing.first, pairing.second]) {
      if (ended.has(entrant)) continue;
      if (entrant === winner) wins.set(entrant, (wins.get(entrant) ?? 0) + 1);
      else ended.add(entrant);
    }
  }
  return wins;
}
