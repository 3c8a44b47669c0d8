import { beforeEach, expect, it } from 'vitest';
import { atPage } from '../testing/keyboard-user.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';
import type { EveningCommand, EntryRefusal } from '../../../net/protocol/evening.ts';
import PhonePage from '../player/PhonePage.svelte';

const AT = { match: 1, table: 2 };
const ODD = 2;
const CORRECT = 'Something is wrong: correct round 3';
const QUESTION = 'Is this an error?';

let session: ReplaySession;
let hands: Awaited<ReturnType<typeof atPage>>;
/** What the phone did after the objection. */
let done: EveningCommand[];
/** Why its next command is refused. */
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
  hands = await atPage(session, PhonePage, { now: () => session.now });
});

/** Enters this number of points for the round. */
async function corrects(points: string): Promise<void> {
  await hands.press(CORRECT);
  expect(hands.here).toBe('Round 3: who won it?');
  await hands.press('Luka and Zora 12');
  await hands.type(points);
  await hands.press(`Enter ${points} points`);
}

// CLUB-54, CLUB-81, CLUB-84.
it('correcting a round settles its alert', async () => {
  await corrects('22');
  expect(done).toEqual([
    {
      act: 'change',
      at: AT,
      number: 3,
      old: { kind: 'won', pair: 'second', points: 12 },
      new: { kind: 'won', pair: 'second', points: 22 },
      why: '',
    },
    { act: 'answer', alert: ODD, is_error: false },
  ]);
});

it('going back or keeping the recorded round closes the question', async () => {
  await hands.press(CORRECT);
  await hands.press('Back');
  expect(hands.texts('h2')).toContain(QUESTION);
  await corrects('12');
  expect(hands.texts('h2')).toContain(QUESTION);
  expect(done).toEqual([]);
});

it('a correction that is refused settles nothing', async () => {
  refuses = { code: 'not-keeper', at: AT, keeper: 7 };
  await corrects('22');
  expect(hands.texts('[role=alert]').join()).toContain('Only the scorekeeper of table 2');
  refuses = undefined;
  await hands.press('Back');
  await hands.press('Back');
  expect(hands.texts('h2')).toContain(QUESTION);
  expect(done).toEqual([]);
});

it('an alert that the organiser has settled needs no answer', async () => {
  session.act = (act) => {
    done.push(act);
    session.until(({ act }) => act?.act === 'settle');
    return Promise.resolve(undefined);
  };
  await corrects('22');
  expect(done.map(({ act }) => act)).toEqual(['change']);
});
