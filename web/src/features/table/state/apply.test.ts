import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { after, allRecordings, indexOf, recordingOf } from '../testing/tables.ts';

const audiences = allRecordings.map((recording) => ({
  recording,
  rules: recording.snapshot.rules.preset,
  audience: recording.snapshot.you === null ? 'spectators' : 'a seat',
}));

describe.each(audiences)('a match of $rules, as $audience saw it', ({ recording }) => {
  it('has the same view after its events as in a later snapshot', () => {
    expect(recording.later.length).toBeGreaterThan(3);
    for (const later of recording.later) {
      expect(after(recording, later.seq - recording.snapshot.seq)).toEqual(later);
    }
  });

  it('leaves the snapshot as it was', () => {
    const before = structuredClone(recording.snapshot);
    after(recording, recording.events.length);
    expect(recording.snapshot).toEqual(before);
  });
});

describe('the number of an event', () => {
  const [recording] = allRecordings;
  const [event] = recording?.events ?? [];
  if (recording === undefined || event === undefined) throw new Error('there is no recording');
  const { snapshot } = recording;

  it('is kept in the view if it is the next one', () => {
    expect(apply(snapshot, snapshot.seq + 1, event)).toMatchObject({ seq: snapshot.seq + 1 });
  });

  it('reports a gap if it is not the next one: too high or already applied', () => {
    expect(apply(snapshot, snapshot.seq + 2, event)).toBe('gap');
    expect(apply(snapshot, snapshot.seq, event)).toBe('gap');
  });
});

it('the seat that announces 6-6 leads it', () => {
  const recording = recordingOf('spanish-pairs');
  const view = after(recording, indexOf(recording, ({ type }) => type === 'dealt') + 1);
  const event = { type: 'declared', seat: 3, by: 'person' } as const;
  const next = apply(view, view.seq + 1, event);
  expect(next).toMatchObject({ round: { leader: 3, must_lead: [6, 6], history: [event] } });
});
