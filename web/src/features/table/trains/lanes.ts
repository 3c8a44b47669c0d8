import type { Place, Seat, TableView, Tile } from '../../../net/protocol/types.ts';
import { fittingAt } from '../pieces/press-place.ts';
import type { Choices } from '../view/choices.ts';
import { seatsOf } from '../view/people.ts';
import { armOf, samePlace } from '../view/place.ts';
import { waitingDouble } from '../view/trains.ts';

/** A lane: the public train, or the train of a seat. */
export type Lane = {
  at: Place;
  arm: string;
  /** The seat that has the train; `null` for the public train. */
  seat: Seat | null;
  /** This person's tiles that fit there now. */
  fits: readonly Tile[];
  /** The double at its end that must be covered before any other play. */
  bare: Tile | null;
};

/** The lanes in the order in which they are shown: the public train, this person's own, then the others in turn. */
export function lanesOf(view: TableView, choices: Choices): Lane[] {
  const bare = waitingDouble(view);
  const last = view.round?.history.findLast((event) => event.type === 'played');
  const lane = (at: Place, seat: Seat | null): Lane => ({
    at,
    arm: armOf(at),
    seat,
    fits: fittingAt(choices, at),
    bare: last !== undefined && samePlace(last.at, at) ? (bare?.tile ?? null) : null,
  });
  return [lane('M', null), ...seatsOf(view).map((seat) => lane({ train: seat }, seat))];
}
