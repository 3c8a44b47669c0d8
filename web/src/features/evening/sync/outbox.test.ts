import { expect, it } from 'vitest';
import type { LogEntry } from '../../../net/protocol/evening.ts';
import { Outbox } from './outbox.ts';

const entries = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    device: 'phone',
    n: from + i,
    at: 0,
    by: { kind: 'organiser' },
    act: { act: 'close' },
  }));

/** A sender that records the numbers it sent. */
function delivery() {
  const said: number[] = [];
  return { delivery: new Outbox(({ n }) => said.push(n) > 0), said };
}

it('sends nothing before the server is ready, then all in order, some ahead of the answers', () => {
  const { delivery: brings, said } = delivery();
  brings.set(entries(1, 100));
  expect(said).toEqual([]);
  brings.begin();
  expect(said).toEqual(entries(1, 32).map(({ n }) => n));
  brings.set(entries(3, 100));
  expect(said.slice(32)).toEqual([33, 34]);
});

it('says over a new connection all that is unanswered', () => {
  const { delivery: brings, said } = delivery();
  brings.set(entries(1, 2));
  brings.begin();
  brings.pause();
  brings.set(entries(2, 3));
  expect(said).toEqual([1, 2]);
  brings.begin();
  expect(said).toEqual([1, 2, 2, 3]);
});

it('goes one by one after something was not read, until all is answered', () => {
  const { delivery: brings, said } = delivery();
  brings.set(entries(1, 3));
  brings.begin();
  expect(brings.unread()).toBeUndefined();
  brings.begin();
  expect(said.slice(3)).toEqual([1]);
  brings.set(entries(2, 3));
  expect(said.slice(3)).toEqual([1, 2]);
  expect(brings.unread()?.n).toBe(2);
  brings.set([]);
  brings.begin();
  brings.set(entries(4, 5));
  expect(said.slice(5)).toEqual([4, 5]);
});
