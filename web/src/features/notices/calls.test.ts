import { expect, it } from 'vitest';
import type { Sitter, TableCall } from '../../net/protocol/types.ts';
import { Calls } from './calls.svelte.ts';

const OPEN: Sitter = { kind: 'open' };
const person = (name: string): Sitter => ({ kind: 'person', name, held_by: null });

const table = (seats: readonly Sitter[], more: Partial<TableCall> = {}): TableCall => ({
  id: 'a',
  preset: 'draw',
  seats: [person('Ana'), ...seats],
  phase: 'waiting',
  you: 1,
  your_turn: false,
  ...more,
});

it('calls when people sit down, once', () => {
  const calls = new Calls();
  expect(calls.take([table([OPEN, OPEN])])).toBeNull();
  const call = calls.take([table([person('Luis'), person('')])]);
  expect(call).toEqual({ table: 'a', preset: 'draw', why: 'sat', names: ['Luis', ''] });
  expect(calls.take([table([person('Luis'), person('')])])).toBeNull();
  expect(calls.call).toEqual(call);
});

it('people who sat there before the first list do not call', () => {
  const calls = new Calls();
  calls.take([table([person('Luis')])]);
  expect(calls.call).toBeNull();
});

it('calls when it is the person’s turn, also in the first list, until it no longer is', () => {
  const calls = new Calls();
  const mine = table([person('Luis')], { phase: 'playing', your_turn: true });
  expect(calls.take([mine])?.why).toBe('turn');
  expect(calls.take([mine])).toBeNull();
  expect(calls.call?.why).toBe('turn');
  calls.take([{ ...mine, your_turn: false }]);
  expect(calls.call).toBeNull();
  expect(calls.take([mine])?.why).toBe('turn');
});

it('the person’s turn is more urgent than a guest', () => {
  const calls = new Calls();
  calls.take([table([OPEN]), table([person('Eva')], { id: 'b' })]);
  calls.take([table([person('Luis')]), table([person('Eva')], { id: 'b', your_turn: true })]);
  expect(calls.call).toMatchObject({ table: 'b', why: 'turn' });
});

it('a table that was opened for the person calls, until it is their turn', () => {
  const calls = new Calls();
  calls.take([]);
  const opened = table([person('Luis')], { phase: 'playing' });
  expect(calls.take([opened])).toMatchObject({ table: 'a', why: 'opened' });
  expect(calls.take([opened])).toBeNull();
  expect(calls.call?.why).toBe('opened');
  expect(calls.take([{ ...opened, your_turn: true }])?.why).toBe('turn');
});

it('a table of the first list, or one that the person has visited, was not opened for them now', () => {
  const calls = new Calls();
  calls.visit('b');
  expect(calls.take([table([OPEN])])).toBeNull();
  expect(calls.take([table([OPEN]), table([OPEN], { id: 'b' })])).toBeNull();
});

it('a visited table does not call, and what happened there meanwhile is known', () => {
  const calls = new Calls();
  calls.take([table([OPEN])]);
  calls.take([table([person('Luis')])]);
  calls.visit('a');
  expect(calls.call).toBeNull();
  expect(calls.take([table([person('Luis')])])).toBeNull();
});

it('a call ends with its table, or when the person dismisses it', () => {
  const calls = new Calls();
  calls.take([table([OPEN])]);
  calls.take([table([person('Luis')])]);
  calls.take([]);
  expect(calls.call).toBeNull();
  calls.take([table([OPEN])]);
  calls.take([table([person('Luis')])]);
  calls.dismiss();
  calls.take([table([person('Luis')])]);
  expect(calls.call).toBeNull();
});
