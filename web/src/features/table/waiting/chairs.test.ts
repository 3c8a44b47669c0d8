import { describe, expect, it } from 'vitest';
import type { SeatView, TableView } from '../../../net/protocol/types.ts';
import { recordingOf } from '../testing/tables.ts';
import { besideWhom, chairsAround, freeChairsFrom } from './chairs.ts';

type Direction = TableView['rules']['seats']['direction'];

/** A waiting table with this many chairs, of which some are taken. */
function room(players: number, taken: readonly number[], direction: Direction): TableView {
  const { snapshot } = recordingOf('goat');
  const seats = Array.from({ length: players }, (_, i): SeatView => ({
    sitter: taken.includes(i + 1)
      ? { kind: 'person', name: `Person ${i + 1}`, held_by: null }
      : { kind: 'open' },
    side: i,
    ready: false,
  }));
  const rules = { ...snapshot.rules, seats: { ...snapshot.rules.seats, direction } };
  return { ...snapshot, rules, seats, sides: seats.map((_, i) => [i + 1]) };
}

describe('chairs around the table', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9])('%i players have a place each', (players) => {
    for (const near of [1, players]) {
      const chairs = chairsAround(room(players, [], 'clockwise'), near);
      expect(chairs.map(({ seat }) => seat).sort()).toEqual(
        Array.from({ length: players }, (_, i) => i + 1),
      );
      expect(chairs[0]).toMatchObject({ seat: near, side: 'near' });
      const cells = chairs.flatMap(({ row, columns: [from, to] }) =>
        Array.from({ length: to - from }, (_, i) => `${row}/${from + i}`),
      );
      expect(new Set(cells).size).toBe(cells.length);
      expect(Math.max(...chairs.map(({ columns }) => columns[1]))).toBe(7);
    }
  });

  it('has the next player on the left if play goes clockwise, and on the right if not', () => {
    const sides = (direction: Direction) =>
      Object.fromEntries(
        chairsAround(room(4, [], direction), 1).map(({ seat, side }) => [seat, side]),
      );
    expect(sides('clockwise')).toEqual({ 1: 'near', 2: 'left', 3: 'top', 4: 'right' });
    expect(sides('counterclockwise')).toEqual({ 1: 'near', 2: 'right', 3: 'top', 4: 'left' });
  });
});

describe('where a chair is', () => {
  it('is told from the host', () => {
    const view = room(4, [2], 'clockwise');
    expect(besideWhom(view, 3, 2)).toEqual({ side: 'left', of: 2 });
    expect(besideWhom(view, 1, 2)).toEqual({ side: 'right', of: 2 });
    expect(besideWhom(view, 4, 2)).toEqual({ side: 'opposite', of: 2 });
    const other = room(4, [2], 'counterclockwise');
    expect(besideWhom(other, 3, 2)).toEqual({ side: 'right', of: 2 });
    expect(besideWhom(room(2, [1], 'clockwise'), 2, 1)).toEqual({ side: 'opposite', of: 1 });
  });

  it('is told from a neighbour if the host sits far away', () => {
    expect(besideWhom(room(6, [1, 2], 'clockwise'), 3, 1)).toEqual({ side: 'left', of: 2 });
    expect(besideWhom(room(6, [1], 'clockwise'), 3, 1)).toBeNull();
    expect(besideWhom(room(4, [], 'clockwise'), 1, 1)).toBeNull();
  });
});

it('guests are offered the chair of the host’s partner first', () => {
  const view = room(4, [1], 'clockwise');
  expect(freeChairsFrom(view, 1)).toEqual([2, 3, 4]);
  const pairs = {
    ...view,
    seats: view.seats.map((seat, i) => ({ ...seat, side: i % 2 })),
    sides: [
      [1, 3],
      [2, 4],
    ],
  };
  expect(freeChairsFrom(pairs, 1)).toEqual([3, 2, 4]);
  expect(freeChairsFrom(room(4, [1, 3], 'clockwise'), 3)).toEqual([4, 2]);
});
