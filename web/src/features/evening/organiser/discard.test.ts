// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import PhonePage from '../player/PhonePage.svelte';
import { mountPage } from '../testing/keyboard-user.ts';
import { organiserAt, withView } from '../testing/organiser.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import { stageOf, type Stage } from '../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

const DISCARD = 'Discard the club night';

// CLUB-5: until the first result.
it('discards an evening without a result, after a question', async () => {
  const { session, user } = await organiserAt(stageOf('four', 'begun'), 'evening');
  await user.press(DISCARD);
  expect(user.sees('The players see that it was discarded.')).toBe(true);
  expect(session.acts).toEqual([]);
  await user.press('Discard it');
  expect(session.acts).toEqual([{ act: 'discard' }]);
});

it('does not discard an evening with a round or a result', async () => {
  for (const stage of ['playing', 'between', 'played']) {
    const { user } = await organiserAt(stageOf('four', stage), 'evening');
    expect(user.sees(DISCARD), stage).toBe(false);
    document.body.replaceChildren();
  }
});

it('says so to the organiser, who can open it again, and to the players', async () => {
  const stage = stageOf('four', 'begun');
  const change = { phase: 'closed', closed: stage.now, discarded: true } as const;
  const { session, user } = await organiserAt(withView(stage, change), 'evening');
  expect(user.sees('You discarded this club night.')).toBe(true);
  await user.press('Open it again');
  const dialog = document.querySelector('dialog');
  expect(dialog).not.toBeNull();
  expect(session.acts).toEqual([]);
  document.body.replaceChildren();

  const [[number, view] = []] = Object.entries(stage.players);
  if (view === undefined) throw new Error('a player has a phone');
  const discarded: Stage = { ...stage, players: { [Number(number)]: { ...view, ...change } } };
  const phone = await mountPage(new StagedSession(discarded, Number(number)), PhonePage, {});
  expect(phone.sees('The organiser discarded this club night.')).toBe(true);
});
