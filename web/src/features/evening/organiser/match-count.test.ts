// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { organiserAt } from '../testing/organiser.ts';
import { StagedPlanner } from '../testing/planner.ts';
import { stageOf } from '../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Three matches are planned, and the first is over. */
const four = stageOf('four', 'between');
const { setup, schedule } = four.organiser;

async function choose(count: string, stage = four) {
  const planner = new StagedPlanner();
  const opened = await organiserAt(stage, 'evening', { planner });
  await opened.user.press('Change the number of matches');
  await opened.user.write('Number of matches', count);
  await opened.user.press('Show new seating');
  return { ...opened, planner };
}

it('shortens the evening after showing what is left', async () => {
  const { session, user, planner } = await choose('2');
  expect(user.focused).toBe('The new seating');
  expect(user.texts('tbody th')).toEqual(['2']);
  expect(session.acts).toEqual([]);
  await user.press('Use this seating');
  expect(planner.replanned).toEqual([]);
  expect(session.acts).toEqual([
    { act: 'reseat', setup, from: 2, matches: schedule.matches.slice(1, 2), courtesies: [] },
  ]);
  expect(user.sees('The new seating is in use.')).toBe(true);
  expect(user.focused).toBe('Number of matches');
});

it('ends the evening with the match that has begun', async () => {
  const { session, user } = await choose('1');
  expect(user.sees('No match follows match 1.')).toBe(true);
  await user.press('Use this seating');
  expect(session.acts).toMatchObject([{ act: 'reseat', from: 2, matches: [] }]);
});

it('lengthens the evening and keeps the planned matches', async () => {
  const { session, user, planner } = await choose('5');
  expect(user.texts('tbody th')).toEqual(['2', '3', '4', '5']);
  expect(planner.replanned).toEqual([
    {
      kept: schedule.matches,
      present: [1, 2, 3, 4].map((player) => ({ player, since: 0 })),
      matches: 2,
    },
  ]);
  await user.press('Use this seating');
  expect(session.acts).toMatchObject([
    { act: 'reseat', from: 4, setup: { ...setup, seating: 'balanced' } },
  ]);
});

it('seats players who rest in the last match, but nobody who has left', async () => {
  const six = stageOf('six', 'between');
  const { planner } = await choose('9', six);
  expect(planner.replanned[0]?.present.map(({ player }) => player)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('is not offered once the evening is closed', async () => {
  const { user } = await organiserAt(stageOf('four', 'closed'), 'evening');
  expect(user.sees('Change the number of matches')).toBe(false);
});
