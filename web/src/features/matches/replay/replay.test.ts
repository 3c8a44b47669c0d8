// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FinishedMatch, MatchReplay } from '../../../net/protocol/types.ts';
import { recordingOf } from '../../table/testing/tables.ts';
import { Replay } from './replay.svelte.ts';

const recording = recordingOf('spanish-pairs');
const match: FinishedMatch = {
  id: 'k3f9-1',
  preset: 'spanish-pairs',
  rules: 'spanish-pairs',
  began_ms: 0,
  ended_ms: 1,
  rounds: 1,
  players: [],
};
const replayed: MatchReplay = {
  match,
  start: recording.snapshot,
  events: recording.events.map((event, i) => ({ event, at_ms: i * 1000 })),
};

async function settle() {
  await vi.advanceTimersByTimeAsync(1);
}

async function started(at = 0) {
  const replay = new Replay(replayed, at);
  const stop = replay.start();
  await settle();
  return { replay, stop };
}

/** How many tiles lie on the cloth. */
const laid = ({ table }: Replay) =>
  (table.view?.round?.history ?? []).filter(({ type }) => type === 'played').length;

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('a replay', () => {
  it('begins with the deal, as a reader sees it who has no seat', async () => {
    const { replay, stop } = await started();
    expect(laid(replay)).toBe(0);
    expect(replay.table.view?.you).toBeNull();
    expect(replay.table.turn).not.toBeNull();
    stop();
  });

  it('has the table at every stop, without a hand', async () => {
    const { replay, stop } = await started();
    const { round, you } = replay.viewAt(5) ?? {};
    expect(round?.history.filter(({ type }) => type === 'played')).toHaveLength(5);
    expect(round?.hand).toBeNull();
    expect(you).toBeNull();
    expect(replay.viewAt(replay.stops.length)).toBeUndefined();
    stop();
  });

  it('goes one play on and back', async () => {
    const { replay, stop } = await started();
    replay.go(replay.at + 1);
    await settle();
    expect(laid(replay)).toBe(1);
    replay.go(replay.at - 1);
    await settle();
    expect(laid(replay)).toBe(0);
    stop();
  });

  it('tells the table of the next play, so that it is announced', async () => {
    const { replay, stop } = await started();
    const heard: string[] = [];
    replay.table.moments.listen((moment) => heard.push(moment.type));
    replay.go(1);
    await settle();
    expect(heard).toContain('event');
    stop();
  });

  it('shows the same at a stop, whichever way it came there', async () => {
    const { replay, stop } = await started();
    const end = Math.min(60, replay.stops.length - 1);
    const seen: unknown[] = [];
    for (let i = 0; i <= end; i += 1) {
      replay.go(i);
      await settle();
      seen.push(replay.table.view);
    }
    for (let i = end; i >= 0; i -= 1) {
      replay.go(i);
      await settle();
      expect(replay.table.view).toEqual(seen[i]);
    }
    stop();
  });

  it('shows the tiles of the seat whose hand was asked for', async () => {
    const { replay, stop } = await started();
    expect(replay.hands.map(({ seat, tiles }) => [seat, tiles.length])).toEqual([[1, 7]]);
    // The table itself shows no hand.
    expect(replay.table.hands).toEqual([]);
    replay.see({ ...replayed, start: { ...replayed.start, you: null }, events: hidden() });
    await settle();
    expect(replay.hands).toEqual([]);
    stop();
  });

  it('shows the tiles of all seats, as they are at each stop', async () => {
    const { replay, stop } = await started();
    const seen = [1, 2, 3, 4].map((seat) => asSeenBy(seat));
    const [first = replayed, ...others] = seen;
    replay.see(first, ...others);
    await settle();
    const held = () => replay.hands.map(({ seat, tiles }) => [seat, tiles.length]);
    expect(held()).toEqual([1, 2, 3, 4].map((seat) => [seat, 7]));
    replay.go(1);
    await settle();
    const { event } = replay.stops[1] ?? {};
    if (event?.type !== 'played') throw new Error('the first stop after the deal is a play');
    expect(held()).toEqual([1, 2, 3, 4].map((seat) => [seat, seat === event.seat ? 6 : 7]));
    expect(replay.table.hands).toEqual([]);
    stop();
  });

  it('runs to its end, faster if wanted, and stops', async () => {
    const { replay, stop } = await started();
    const { stops } = replay;
    replay.go(stops.length - 3);
    replay.run();
    replay.speed = 4;
    await vi.advanceTimersByTimeAsync(1000);
    expect(replay.at).toBeGreaterThan(stops.length - 3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(replay.at).toBe(stops.length - 1);
    expect(replay.running).toBe(false);
    replay.run();
    expect(replay.at).toBe(0);
    replay.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(replay.at).toBe(0);
    stop();
  });

  it('stays within the match', async () => {
    const { replay, stop } = await started(100_000);
    expect(replay.at).toBe(replay.stops.length - 1);
    replay.go(-5);
    expect(replay.at).toBe(0);
    stop();
  });
});

/** The first round as a seat saw it. The recording has the tiles of the first seat only: the others get those that they play. */
function asSeenBy(seat: number): MatchReplay {
  const plays = recording.events.flatMap((event) =>
    event.type === 'played' && event.seat === seat ? [event.tile] : [],
  );
  const events = replayed.events.slice(0, 8).map((one) => {
    const { event } = one;
    if (event.type !== 'dealt' || seat === 1) return one;
    return { ...one, event: { ...event, hand: plays.slice(0, 7) } };
  });
  return { ...replayed, start: { ...replayed.start, you: seat }, events };
}

/** The events as a reader sees them who is shown no hand. */
function hidden(): MatchReplay['events'] {
  return replayed.events.map(({ event, at_ms }) => ({
    at_ms,
    event: event.type === 'dealt' ? { ...event, hand: null } : event,
  }));
}
