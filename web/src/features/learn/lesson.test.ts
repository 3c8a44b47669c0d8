import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from '../../net/protocol/types.ts';
import { after, indexOf, nowBefore, recordingOf } from '../table/testing/tables.ts';
import { LessonRun } from './lesson.svelte.ts';

const recording = recordingOf('spanish-pairs');
/** Seat 1 plays this event, not the first of the round. */
const own = indexOf(
  recording,
  (event) => event.type === 'played' && event.seat === 1 && event.at !== 'first',
);
const played = recording.events[own];
const last = recording.events[own - 1];
if (played?.type !== 'played' || last === undefined) throw new Error('seat 1 did not play');
const now = nowBefore(recording, own);
const view = after(recording, own - 1);
const held = view.round?.hand?.find((tile) => JSON.stringify(tile) !== JSON.stringify(played.tile));

/** Words, another seat's play, a question, its answer, and words again. */
const lesson: Lesson = {
  view,
  now: { turn: null },
  steps: [
    { type: 'say', text: 'Look.' },
    { type: 'happen', event: last, now },
    { type: 'ask', text: 'What now?', hint: 'This one.' },
    { type: 'happen', event: played, now: { turn: 2 } },
    { type: 'say', text: 'Well done.' },
  ],
};

async function start() {
  const run = new LessonRun(lesson);
  const stop = run.start();
  await vi.advanceTimersByTimeAsync(1);
  return { run, stop };
}

/** A lesson at its question. */
async function asked() {
  const { run, stop } = await start();
  run.next();
  await vi.advanceTimersByTimeAsync(1000);
  return { run, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('a lesson', () => {
  it('starts with its text and the table at that moment', async () => {
    const { run, stop } = await start();
    expect(run.message).toEqual({ kind: 'say', text: 'Look.' });
    expect(run.table.view?.seq).toBe(view.seq);
    expect(run.table.now.legal).toBeUndefined();
    stop();
  });

  it('shows the plays of others and then asks for a move', async () => {
    const { run, stop } = await asked();
    expect(run.message).toEqual({ kind: 'ask', text: 'What now?', hint: null });
    expect(run.table.view?.seq).toBe(view.seq + 1);
    expect(run.table.now.legal).toEqual(now.legal);
    stop();
  });

  it('gives a hint for another move and takes nothing back', async () => {
    const { run, stop } = await asked();
    if (held === undefined) throw new Error('the hand has one tile');
    run.table.choose(held);
    expect(run.table.refusal).not.toBeNull();
    expect(run.message).toEqual({ kind: 'ask', text: 'What now?', hint: 'This one.' });
    expect(run.table.view?.seq).toBe(view.seq + 1);
    stop();
  });

  it('continues after the move, up to its last words', async () => {
    const { run, stop } = await asked();
    run.table.play(played.tile, played.at);
    await vi.advanceTimersByTimeAsync(2000);
    expect(run.message).toEqual({ kind: 'say', text: 'Well done.' });
    expect(run.over).toBe(true);
    expect(run.table.view?.seq).toBe(view.seq + 2);
    stop();
  });
});
