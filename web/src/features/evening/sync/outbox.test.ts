import { expect, it } from 'vitest';
import type { LogEntry } from '../../../net/protocol/evening.ts';
import { Outbox } from './outbox.ts';

const entries = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    device: 'phone',
    n: from + i,
    at: 0,
    by: { kind: 'organiser' },
    act: { act: 'close', counts: null },
  }));

/** An outbox, and the numbers of the entries that it has sent. */
function recordingOutbox() {
  const sent: number[] = [];
  return { outbox: new Outbox(({ n }) => sent.push(n) > 0), sent };
}

it('sends nothing before the server is ready, then all in order with a limited number unanswered', () => {
  const { outbox, sent } = recordingOutbox();
  outbox.set(entries(1, 100));
  expect(sent).toEqual([]);
  outbox.begin();
  expect(sent).toEqual(entries(1, 32).map(({ n }) => n));
  outbox.set(entries(3, 100));
  expect(sent.slice(32)).toEqual([33, 34]);
});

it('sends all unanswered entries over a new connection', () => {
  const { outbox, sent } = recordingOutbox();
  outbox.set(entries(1, 2));
  outbox.begin();
  outbox.pause();
  outbox.set(entries(2, 3));
  expect(sent).toEqual([1, 2]);
  outbox.begin();
  expect(sent).toEqual([1, 2, 2, 3]);
});

it('sends one entry at a time after an unreadable one, until all are answered', () => {
  const { outbox, sent } = recordingOutbox();
  outbox.set(entries(1, 3));
  outbox.begin();
  expect(outbox.unread()).toBeUndefined();
  outbox.begin();
  expect(sent.slice(3)).toEqual([1]);
  outbox.set(entries(2, 3));
  expect(sent.slice(3)).toEqual([1, 2]);
  expect(outbox.unread()?.n).toBe(2);
  outbox.set([]);
  outbox.begin();
  outbox.set(entries(4, 5));
  expect(sent.slice(5)).toEqual([4, 5]);
});
