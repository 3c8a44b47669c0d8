// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { mountPage } from '../testing/keyboard-user.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import type { EveningCommand, EntryRefusal } from '../../../net/protocol/evening.ts';
import PhonePage from '../player/PhonePage.svelte';

const AT = { match: 1, table: 2 };
const CORRECT = 'Wrong: correct round 3';
const QUESTION = 'Is this an error?';

let session: ReplaySession;
let user: Awaited<ReturnType<typeof mountPage>>;
/** The commands that were accepted after the objection. */
let done: EveningCommand[];
/** Why commands are refused; `undefined` while they are accepted. */
let refuses: EntryRefusal | undefined;

// Luka says that round 3, recorded as 12, was 22.
beforeEach(async () => {
  session = new ReplaySession('a match, kept');
  session.until(({ act }) => act?.act === 'object');
  done = [];
  refuses = undefined;
  session.act = (act) => {
    if (refuses === undefined) done.push(act);
    return Promise.resolve(refuses);
  };
  user = await mountPage(session, PhonePage, { now: () => session.now });
});

/** Corrects round 3 to this number of points. */
async function correctTo(points: string): Promise<void> {
  await user.press(CORRECT);
  expect(user.focused).toBe('Round 3: who won it?');
  await user.press('Luka and Zora 12');
  await user.type(points);
  await user.press(`Enter ${points} points`);
}

// CLUB-54, CLUB-81, CLUB-84.
it('the first button corrects the round, which settles the alert', async () => {
  expect(user.texts('.step .big')[0]).toBe(CORRECT);
  await correctTo('22');
  expect(done).toEqual([
    {
      act: 'change',
      at: AT,
      number: 3,
      old: { kind: 'won', pair: 'second', points: 12 },
      new: { kind: 'won', pair: 'second', points: 22 },
      why: '',
    },
  ]);
});

it('going back or keeping the recorded round leads back to the question', async () => {
  await user.press(CORRECT);
  await user.press('Back');
  expect(user.texts('h2')).toContain(QUESTION);
  await correctTo('12');
  expect(user.texts('h2')).toContain(QUESTION);
  expect(done).toEqual([]);
});

it('a correction that is refused settles nothing', async () => {
  refuses = { code: 'not-keeper', at: AT, keeper: 7 };
  await correctTo('22');
  expect(user.texts('[role=alert]').join()).toContain('Only Luka, the scorekeeper of table 2');
  refuses = undefined;
  await user.press('Back');
  await user.press('Back');
  expect(user.texts('h2')).toContain(QUESTION);
  expect(done).toEqual([]);
});
