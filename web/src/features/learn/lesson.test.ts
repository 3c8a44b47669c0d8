// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from '../../net/protocol/types.ts';
import { after, indexOf, nowBefore, recordingOf } from '../table/testing/tables.ts';
import en from '../../i18n/compiled/table/en.ts';
import { refusalText } from '../table/speech/refusal-text.ts';
import { LessonRun } from './lesson.svelte.ts';

const recording = recordingOf('spanish-pairs');
/** The index of seat 1's first play that does not lead a round. */
const ownPlay = indexOf(
  recording,
  (event) => event.type === 'played' && event.seat === 1 && event.at !== 'first',
);
const played = recording.events[ownPlay];
const previous = recording.events[ownPlay - 1];
if (played?.type !== 'played' || previous === undefined) throw new Error('seat 1 did not play');
const now = nowBefore(recording, ownPlay);
const view = after(recording, ownPlay - 1);
const otherTile = view.round?.hand?.find(
  (tile) => JSON.stringify(tile) !== JSON.stringify(played.tile),
);

/** A text, another seat's play, a question, the move that answers it, and a last text. */
const lesson: Lesson = {
  view,
  now: { turn: null },
  steps: [
    { type: 'say', text: 'Look.' },
    { type: 'happen', event: previous, now },
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

/** Starts the lesson and continues until its question. */
async function startUntilQuestion() {
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
    const { run, stop } = await startUntilQuestion();
    expect(run.message).toEqual({ kind: 'ask', text: 'What now?', hint: null });
    expect(run.table.view?.seq).toBe(view.seq + 1);
    expect(run.table.now.legal).toEqual(now.legal);
    stop();
  });

  it('says nothing of the learner’s turn before its question, then how many tiles fit', async () => {
    const { run, stop } = await start();
    const turns: boolean[] = [];
    run.table.moments.listen((moment) => {
      if (moment.type === 'now' && moment.turn) turns.push((moment.now.legal ?? []).length > 0);
    });
    run.next();
    await vi.advanceTimersByTimeAsync(1000);
    expect(turns).toEqual([true]);
    stop();
  });

  it('gives a hint for another move, which is not played', async () => {
    const { run, stop } = await startUntilQuestion();
    if (otherTile === undefined) throw new Error('the hand has one tile');
    run.table.choose(otherTile);
    expect(run.table.refusal).not.toBeNull();
    expect(run.message).toEqual({ kind: 'ask', text: 'What now?', hint: 'This one.' });
    expect(run.table.view?.seq).toBe(view.seq + 1);
    stop();
  });

  it('refuses another legal move without naming a rule', async () => {
    const other = otherTile ?? [0, 0];
    const both = [...(now.legal ?? []), { type: 'play' as const, tile: other, at: played.at }];
    const asked: Lesson = {
      ...lesson,
      steps: lesson.steps.map((step) =>
        step.type === 'happen' && step.event === previous
          ? { ...step, now: { ...now, legal: both } }
          : step,
      ),
    };
    const run = new LessonRun(asked);
    const stop = run.start();
    await vi.advanceTimersByTimeAsync(1);
    run.next();
    await vi.advanceTimersByTimeAsync(1000);
    run.table.play(other, played.at);
    await vi.advanceTimersByTimeAsync(1);
    expect(run.message).toMatchObject({ hint: 'This one.' });
    const { refusal, view } = run.table;
    if (refusal === null || view === null) throw new Error('the move was not refused');
    expect(refusalText(refusal, view, en)).toBe('');
    stop();
  });

  it('asks no more for a draw once the tile is drawn', async () => {
    const drew = { type: 'drew', seat: 1, tile: [0, 0], boneyard: 3, by: 'person' } as const;
    const asked: Lesson = {
      ...lesson,
      steps: [
        { type: 'ask', text: 'Draw one tile.', hint: 'Draw.' },
        {
          type: 'happen',
          event: { ...drew, tile: [0, 0] },
          now: { ...now, turn: 1 },
        },
        { type: 'happen', event: played, now: { turn: 2 } },
        { type: 'say', text: 'Well done.' },
      ],
      now: { turn: 1, legal: [{ type: 'draw' }] },
    };
    const run = new LessonRun(asked);
    const stop = run.start();
    await vi.advanceTimersByTimeAsync(1);
    run.table.draw();
    await vi.advanceTimersByTimeAsync(1);
    expect(run.message).toEqual({ kind: 'ask', text: '', hint: null });
    stop();
  });

  it('continues after the move, up to its last text', async () => {
    const { run, stop } = await startUntilQuestion();
    run.table.play(played.tile, played.at);
    await vi.advanceTimersByTimeAsync(2000);
    expect(run.message).toEqual({ kind: 'say', text: 'Well done.' });
    expect(run.over).toBe(true);
    expect(run.table.view?.seq).toBe(view.seq + 2);
    stop();
  });
});
