import type { BySeat, LiveState, TableView } from '../../../net/protocol/types.ts';
import { isTurnEvent } from '../../table/state/moment.ts';
import { costOf, scoresByEnds } from '../../table/view/made.ts';
import { markedBy } from '../../table/view/trains.ts';
import { endCounts } from './end-counts.ts';
import type { Stop } from './stops.ts';

/** What the server said beside the view, as far as a view and the stop after it tell it. */
export function liveAt(view: TableView, next: Stop | undefined): LiveState {
  const playing = view.phase === 'playing';
  const turn = playing && next !== undefined && isTurnEvent(next.event) ? next.event.seat : null;
  const marked =
    playing && view.rules.layout.shape === 'trains' ? markedBy(view.round?.history ?? []) : [];
  return {
    turn,
    ...(marked.length === 0 ? {} : { marked }),
    ...(playing && view.rules.score.play !== null ? { made: madeIn(view) } : {}),
    ...(playing && view.round !== null && scoresByEnds(view.rules)
      ? { end_counts: endCounts(view.round) }
      : {}),
  };
}

/** The points that each seat has scored in play in the current round. */
function madeIn({ round, rules, seats }: TableView): BySeat<number> {
  const made = seats.map(() => 0);
  let drawn = 0;
  for (const event of round?.history ?? []) {
    if (!isTurnEvent(event)) continue;
    const points =
      event.type === 'played'
        ? (event.points ?? 0)
        : event.type === 'drew'
          ? -costOf(rules, 1, false)
          : event.type === 'passed' && drawn > 0
            ? -rules.draw.passPenalty
            : 0;
    made[event.seat - 1] = (made[event.seat - 1] ?? 0) + points;
    drawn = event.type === 'drew' ? drawn + 1 : 0;
  }
  return made;
}
