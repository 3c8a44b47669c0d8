import type { TableMessages } from '../../../i18n/compiled/types.ts';
import type { TableView } from '../../../net/protocol/types.ts';
import { handNumber, isOwn, nameOf, seatsOf } from '../view/people.ts';
import { ofSeat } from '../view/tile.ts';

/** The names of the other people who are not ready yet. Bots need no time. */
export function notReadyOf(view: TableView, t: TableMessages): string[] {
  return seatsOf(view)
    .filter((seat) => {
      const { sitter, ready } = ofSeat(view.seats, seat);
      const secondHand = handNumber(view, seat) === 2;
      return sitter.kind === 'person' && !ready && !isOwn(view, seat) && !secondHand;
    })
    .map((seat) => nameOf(view, seat, t));
}
