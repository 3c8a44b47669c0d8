import type { Label } from '../../board/figure.ts';
import type { TableMessages } from '../../../i18n/compiled/types.ts';
import type { Place, Seat, TableView } from '../../../net/protocol/types.ts';
import { openEnds } from '../view/ends.ts';
import { isOwn, handLabel } from '../view/people.ts';
import { armOf, samePlace } from '../view/place.ts';

/** The label before each train: its owner, its marker, and whether this person may lay there. */
export function trainLabels(view: TableView, marked: readonly Seat[], t: TableMessages): Label[] {
  const { rules, round } = view;
  if (rules.layout.shape !== 'trains' || round === null) return [];
  const open = openEnds(view, marked);
  const label = (at: Place, name: string, own: boolean, marker: boolean): Label => ({
    arm: armOf(at),
    name,
    marker: marker ? t.cloth.marked : '',
    open: open.some((end) => samePlace(end.at, at)),
    own,
  });
  return [
    label('M', t.cloth.publicTrain, false, false),
    ...view.seats.map((_, i) => {
      const seat = i + 1;
      const own = isOwn(view, seat);
      return label({ train: seat }, handLabel(view, seat, t), own, marked.includes(seat));
    }),
  ];
}
