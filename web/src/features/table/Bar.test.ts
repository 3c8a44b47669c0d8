// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { TableView } from '../../net/protocol/types.ts';
import { mountAt } from './testing/at.ts';
import recorded from './testing/sheets.json';
import Bar from './Bar.svelte';
import Seats from './seats/Seats.svelte';

const goat = (recorded as unknown as TableView[]).find(
  ({ rules }) => rules.preset === 'goat-club-one',
);
if (goat === undefined) throw new Error('no such match is recorded');

// R0.4.36, R0.4.41: fish icons, and under the timer the points that wait for the next round.
it('shows the points that a tied fish left on the table', async () => {
  const carrying = { ...goat, standing: { ...goat.standing, carried: 35 } };
  const nothing = () => {};
  const props = { zen: false, onzen: nothing, onopen: nothing, onwalk: nothing, named: false };
  const mounted = await mountAt(carrying, { turn: null }, Bar, props);
  expect(mounted.texts('.carried [aria-hidden]:not(svg)')).toEqual(['+35']);
  expect(mounted.texts('.carried .visually-hidden')).toEqual(['35 points wait for the next round']);
  expect(document.querySelector('.carried svg')).not.toBeNull();
});

// R0.4.32: remembered points have a plus sign, an open account has none.
it('shows remembered points and an open account differently', async () => {
  const [first, second, ...rest] = goat.standing.accounts;
  if (first === undefined || second === undefined) throw new Error('nobody has an account');
  const accounts = [
    { ...first, points: 0, remembered: 9, open: false },
    { ...second, points: 40, remembered: 0, open: true },
    ...rest,
  ];
  const mounted = await mountAt(
    { ...goat, standing: { ...goat.standing, accounts } },
    { turn: null },
    Seats,
    {},
  );
  expect(mounted.texts('.figure.remembered [aria-hidden]')).toEqual(['+9']);
  expect(mounted.texts('.figure.remembered .visually-hidden')).toEqual(['9 remembered']);
  expect(mounted.texts('.figure.account [aria-hidden]')).toContain('40');
});
