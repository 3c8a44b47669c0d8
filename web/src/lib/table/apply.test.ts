import { describe, expect, it } from 'vitest';
import type { SeenEvent, TableView } from '../protocol/types.ts';
import { apply } from './apply.ts';
import recordings from './testing/recordings.json';

/** Matches played by the table itself: a snapshot, the events after it, and snapshots along the way. */
type Recording = { snapshot: TableView; events: SeenEvent[]; later: TableView[] };
const all = recordings as unknown as Recording[];

function follow({ snapshot, events }: Recording, to: number): TableView {
  let view = snapshot;
  for (const event of events.slice(0, to - snapshot.seq)) {
    const next = apply(view, view.seq + 1, event);
    if (next === 'gap') throw new Error(`no gap was expected before event ${view.seq + 1}`);
    view = next;
  }
  return view;
}

describe.each(all.map((recording) => ({ recording, rules: recording.snapshot.rules.preset })))(
  'a match of $rules',
  ({ recording }) => {
    it('events come to the same as a later snapshot', () => {
      expect(recording.later.length).toBeGreaterThan(3);
      for (const later of recording.later) expect(follow(recording, later.seq)).toEqual(later);
    });
  },
);

describe('the number of an event', () => {
  const [recording] = all;
  if (recording === undefined) throw new Error('there is no recording');
  const { snapshot, events } = recording;
  const [event] = events;
  if (event === undefined) throw new Error('the recording is empty');

  it('that follows is applied, and kept', () => {
    expect(apply(snapshot, snapshot.seq + 1, event)).toMatchObject({ seq: snapshot.seq + 1 });
  });

  it('that leaves a gap is not, nor one seen before', () => {
    expect(apply(snapshot, snapshot.seq + 2, event)).toBe('gap');
    expect(apply(snapshot, snapshot.seq, event)).toBe('gap');
  });
});

it('the snapshot given is left as it was', () => {
  for (const recording of all) {
    const before = structuredClone(recording.snapshot);
    follow(recording, recording.snapshot.seq + recording.events.length);
    expect(recording.snapshot).toEqual(before);
  }
});
