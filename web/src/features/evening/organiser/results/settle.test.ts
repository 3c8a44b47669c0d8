// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { mountAt } from '../../testing/at.ts';
import { StagedService } from '../../testing/service.svelte.ts';
import { StagedPlanner } from '../../testing/planner.ts';
import { StagedSession } from '../../testing/staged.svelte.ts';
import { stageOf } from '../../testing/stages.ts';
import type { Alert } from '../../../../net/protocol/evening.ts';
import { setOrganiser } from '../context.ts';
import SettleWindow from './SettleWindow.svelte';

/** The window for an objection to the first round at table 2 of the first match, where player 6 kept the score. */
async function openWindow(stage: 'between' | 'playing') {
  const session = new StagedSession(stageOf('sixteen', stage));
  const { view } = session;
  if (view === undefined) throw new Error(`nothing is shown at \`${stage}\``);
  const alert: Alert = {
    id: 9,
    at: { match: 1, table: 2 },
    raised: 0,
    about: { kind: 'objection', by: 2, number: 1, text: 'it was 10' },
    state: 'open',
  };
  const onclose = vi.fn();
  const page = await mountAt(session, SettleWindow, { view, alert, onclose }, () =>
    setOrganiser({ service: new StagedService(), planner: new StagedPlanner(), typed: new Map() }),
  );
  const reasonField = () => document.querySelector<HTMLInputElement>('input[id$="-why"]');
  return { session, page, onclose, reasonField };
}

// CLUB-54, CLUB-82.
it('a confirmed result is corrected with a reason, in one step', async () => {
  const { session, page, onclose, reasonField } = await openWindow('between');
  expect(page.texts('label')).toEqual(
    expect.arrayContaining(['Correct the rounds', 'Annul it and replay']),
  );
  expect(page.texts('label')).not.toContain('Stop it at this score');
  expect(reasonField()?.required).toBe(true);
  // Nobody keeps the score of a confirmed match any more.
  expect(page.texts('label').join()).not.toContain('from keeping the score');
  page.tick('Only the final score');
  page.type('Reason for the change', 'a slip of the pen');
  page.press('Save the sheet');
  await page.settle();
  expect(session.acts).toMatchObject([
    { act: 'settle', alert: 9, how: { kind: 'correct', why: 'a slip of the pen', suspend: false } },
  ]);
  expect(onclose).toHaveBeenCalledOnce();
});

// CLUB-54, CLUB-82.
it('a confirmed match is played again with a reason and another scorekeeper', async () => {
  const { session, page, reasonField } = await openWindow('between');
  page.tick('Annul it and replay');
  const seats = session.table({ match: 1, table: 2 })?.seats ?? [];
  const nameOf = (number: number) => seats.find(({ player }) => player === number)?.name ?? '';
  expect(page.texts('option')).toEqual(seats.map(({ name }) => name));
  page.tick(`Also stop ${nameOf(6)} from keeping the score in this match`);
  await page.settle();
  const others = seats.filter(({ player }) => player !== 6);
  const chosen = others[1]?.player;
  expect(page.texts('option')).toEqual(others.map(({ name }) => name));
  expect(reasonField()?.required).toBe(true);
  page.type('New scorekeeper', String(chosen));
  page.type('Reason for the change', 'eight tiles');
  page.press('Annul and replay');
  await page.settle();
  const how = { kind: 'annul', keeper: chosen, why: 'eight tiles', suspend: true };
  expect(session.acts).toEqual([{ act: 'settle', alert: 9, how }]);
});

it('an earlier match can only be corrected', async () => {
  const { page } = await openWindow('playing');
  expect(page.texts('label').slice(0, 2)).toEqual(['Correct the rounds', 'Every round']);
});
