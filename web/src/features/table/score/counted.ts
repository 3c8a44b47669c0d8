import type { FinishedMatch, MatchPlayer } from '../../../net/protocol/types.ts';

/** Who left a rated match, and the partners for whom it does not count; nobody if the match ended with a player’s elimination. */
export function leftBehind(
  { players, rated }: Pick<FinishedMatch, 'players' | 'rated'>,
  isEliminated: boolean,
): { leavers: MatchPlayer[]; partners: MatchPlayer[] } {
  const leavers = players.filter(({ left }) => left === true);
  if (rated !== true || isEliminated) return { leavers: [], partners: [] };
  const hasLeaver = (side: number) => leavers.some((leaver) => leaver.side === side);
  const partners = players.filter(({ left, side }) => left !== true && hasLeaver(side));
  return { leavers, partners };
}
