/** Tables for tests, made from recorded messages of a real table. */
import type { LiveState, OpenEnd, SeenEvent, TableView } from '../../../net/protocol/types.ts';
import { apply } from '../state/apply.ts';
import recordings from './recordings.json';

/** A snapshot, the events after it, and `later` snapshots taken between those events. */
export type Recording = { snapshot: TableView; events: SeenEvent[]; later: TableView[] };

export const allRecordings = recordings as unknown as Recording[];

/** The recording of a match with these rules, seen by the person on seat 1. */
export function recordingOf(preset: string): Recording {
  const found = allRecordings.find(
    ({ snapshot }) => snapshot.rules.preset === preset && snapshot.you === 1,
  );
  if (found === undefined) throw new Error(`there is no recording of \`${preset}\``);
  return found;
}

/** The table after this many events. */
export function after({ snapshot, events }: Recording, count: number): TableView {
  return events.slice(0, count).reduce((view, event) => {
    const next = apply(view, view.seq + 1, event);
    if (next === 'gap') throw new Error(`no gap was expected before event ${view.seq + 1}`);
    return next;
  }, snapshot);
}

/** The index of the first event that matches. */
export function indexOf({ events }: Recording, matches: (event: SeenEvent) => boolean): number {
  const found = events.findIndex(matches);
  if (found < 0) throw new Error('the recording has no such event');
  return found;
}

/** The live state before a recorded play of seat 1, with this play as the only legal move. */
export function nowBefore(recording: Recording, index: number): LiveState {
  const event = recording.events[index];
  if (event?.type !== 'played' || event.seat !== 1) throw new Error('seat 1 did not play then');
  return { turn: 1, legal: [{ type: 'play', tile: event.tile, at: event.at }] };
}

/** A line's ends as the table lists them. */
export function lineOfEnds(left: number, right: number): OpenEnd[] {
  return [
    { at: 'L', number: left },
    { at: 'R', number: right },
  ];
}
