import type { SideResult } from '../../net/protocol/types.ts';
import type { ShownPlayer } from './words.ts';

/** Players who scored together. */
export type Side<Player extends ShownPlayer = ShownPlayer> = {
  readonly side: number;
  readonly players: readonly Player[];
  /** `null` where a record leaves them open. */
  readonly points: number | null;
  readonly outcome: SideResult | null;
};

const ORDER: readonly (SideResult | null)[] = ['won', 'tied', 'lost', 'stopped', null];

/** The sides of a match in the order of their places. Whether many points are good is seen from who won. */
export function sidesByPlace<Player extends ShownPlayer>(
  players: readonly Player[],
): Side<Player>[] {
  const sides = [...new Set(players.map(({ side }) => side))].map((side) => {
    const own = players.filter((player) => player.side === side);
    const outcomes = own.map(({ outcome }) => outcome);
    return {
      side,
      players: own,
      points: own[0]?.points ?? null,
      outcome: ORDER.find((one) => outcomes.includes(one)) ?? null,
    };
  });
  const won = sides.find(({ outcome }) => outcome === 'won')?.points ?? null;
  const others = sides.filter(({ outcome }) => outcome === 'lost');
  const fewWin = won !== null && others.some(({ points }) => points !== null && points > won);
  const better = (side: Side) => (side.points ?? 0) * (fewWin ? 1 : -1);
  return sides.sort(
    (a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome) || better(a) - better(b),
  );
}
