import { describe, expect, it } from 'vitest';
import type { MatchPlayer, SideResult } from '../../net/protocol/types.ts';
import { sidesByPlace } from './places.ts';

const player = (seat: number, side: number, points: number, outcome: SideResult): MatchPlayer => ({
  seat,
  side,
  name: `P${seat}`,
  points,
  outcome,
});
const names = (players: readonly MatchPlayer[]) =>
  sidesByPlace(players).map((side) => side.players.map(({ name }) => name).join('+'));

describe('the sides of a match', () => {
  it('are in the order of their places, partners together', () => {
    const pairs = [1, 2, 3, 4].map((seat) =>
      player(seat, seat % 2, seat % 2 === 0 ? 120 : 80, seat % 2 === 0 ? 'won' : 'lost'),
    );
    expect(names(pairs)).toEqual(['P2+P4', 'P1+P3']);
  });

  it('have the most points first, or the fewest where the fewest win', () => {
    expect(
      names([player(1, 0, 30, 'lost'), player(2, 1, 100, 'won'), player(3, 2, 60, 'lost')]),
    ).toEqual(['P2', 'P3', 'P1']);
    expect(
      names([player(1, 0, 90, 'lost'), player(2, 1, 12, 'won'), player(3, 2, 60, 'lost')]),
    ).toEqual(['P2', 'P3', 'P1']);
  });

  it('keep their points and how it ended', () => {
    expect(sidesByPlace([player(1, 0, 5, 'tied'), player(2, 1, 5, 'tied')])).toMatchObject([
      { points: 5, outcome: 'tied' },
      { points: 5, outcome: 'tied' },
    ]);
  });
});
