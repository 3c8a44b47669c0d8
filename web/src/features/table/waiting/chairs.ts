import type { Seat, TableView } from '../../../net/protocol/types.ts';
import { fromLeft } from '../view/around.ts';
import { partnersOf, playersOf } from '../view/people.ts';
import { ofSeat } from '../view/tile.ts';

/** Where a chair stands, as a row and a column of a grid with six columns, the ends as in CSS. */
export type ChairPlace = {
  readonly seat: Seat;
  readonly side: 'near' | 'left' | 'top' | 'right';
  readonly row: number;
  readonly columns: readonly [number, number];
};

/** The first seat of each player in the order of play, from `first` on. */
function around(view: TableView, first: Seat): Seat[] {
  const count = playersOf(view);
  return Array.from({ length: count }, (_, i) => ((first - 1 + i) % count) + 1);
}

/** How many chairs stand on each side, and at the far edge, for each number of others. */
function rowsFor(others: number): { beside: number; top: number } {
  if (others === 1) return { beside: 0, top: 1 };
  const beside = others < 6 ? 1 : others < 8 ? 2 : 3;
  return { beside, top: others - 2 * beside };
}

/** The chairs around the table, `near` in front. The next seat is on the left if the turn goes clockwise. */
export function chairsAround(view: TableView, near: Seat): ChairPlace[] {
  const [own = near, ...inOrder] = around(view, near);
  const others = fromLeft(inOrder, view.rules.seats.direction);
  const { beside, top } = rowsFor(others.length);
  const width = 6 / Math.max(1, top);
  const places = others.map((seat, i): ChairPlace => {
    if (i < beside) return { seat, side: 'left', row: 1 + beside - i, columns: [1, 3] };
    if (i < beside + top) {
      const from = 1 + (i - beside) * width;
      return { seat, side: 'top', row: 1, columns: [from, from + width] };
    }
    return { seat, side: 'right', row: 2 + i - beside - top, columns: [5, 7] };
  });
  return [{ seat: own, side: 'near', row: 2 + beside, columns: [1, 7] }, ...places];
}

/** The free chairs in the order in which guests are offered them: first the one of the host's partner. */
export function freeChairsFrom(view: TableView, host: Seat): Seat[] {
  const free = around(view, host).filter((seat) => ofSeat(view.seats, seat).sitter.kind === 'open');
  const partners = partnersOf(view, host);
  return [...free].sort((a, b) => Number(partners.includes(b)) - Number(partners.includes(a)));
}

/** Where a chair is: on somebody's left or right, or opposite them; `null` if only its number can be said. */
export type Beside = { readonly side: 'left' | 'right' | 'opposite'; readonly of: Seat };

/** Where a chair is, as a person says it. It names the host if possible, otherwise a neighbour who sits there. */
export function besideWhom(view: TableView, seat: Seat, host: Seat): Beside | null {
  const count = playersOf(view);
  const clockwise = view.rules.seats.direction === 'clockwise';
  const of = (other: Seat): Beside | null => {
    const steps = (seat - other + count) % count;
    if (2 * steps === count) return { side: 'opposite', of: other };
    // Play goes on to the left of each player if it goes clockwise.
    if (steps === 1) return { side: clockwise ? 'left' : 'right', of: other };
    return steps === count - 1 ? { side: clockwise ? 'right' : 'left', of: other } : null;
  };
  const isTaken = (other: Seat) => ofSeat(view.seats, other).sitter.kind !== 'open';
  const known = around(view, host).filter((other) => other !== seat && isTaken(other));
  for (const other of known) {
    const found = of(other);
    if (found !== null) return found;
  }
  return null;
}
