import { expect, it } from 'vitest';
import en from '../../../i18n/compiled/evening/en.ts';
import { narrate, narrateTime } from './narrate.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';

/** What is announced to a device during a recording; `own`: whether it entered all rounds itself. */
function announced(recording: string, own = false): string[] {
  const session = new ReplaySession(recording);
  const all: string[] = [];
  while (!session.ended) {
    const before = session.view;
    session.step();
    const after = session.view;
    if (before === undefined || after === undefined) throw new Error('an evening is open');
    const listener = { me: session.me, hasEntered: () => own };
    all.push(
      ...narrate(before, after, listener, en).map(({ region, text }) => `${region}: ${text}`),
    );
  }
  return all;
}

// UX 9: entries of other devices are announced politely; questions to this player interrupt.
it('a player who watches hears every round, and the questions to them', () => {
  expect(announced('a match, watched')).toEqual([
    'turn: Match 1 has started. You sit at table 2.',
    'plays: Eva keeps the score.',
    'plays: Eva and Ivan 31. Now 31 to 0. Ivan leads.',
    'plays: Tied block, no points. Now 31 to 0. Zora leads.',
    'plays: Luka and Zora 72. Now 31 to 72. Eva leads.',
    'plays: Round 3 was corrected. Luka and Zora 12. Now 31 to 12. Eva leads.',
    'turn: Wait for the organiser.',
    'turn: You can enter rounds again.',
    'plays: The organiser is on the way.',
    'plays: The organiser has finished your call.',
    'plays: Eva and Ivan 33. Now 64 to 12. Luka leads.',
    'plays: The organiser: Tea is served after this match',
    'plays: Eva and Ivan 40. Now 104 to 12.',
    'plays: Match over. Eva and Ivan win. We record 100 to 12.',
    'plays: Round 5 was taken back. Now 64 to 12. Luka leads.',
    'plays: Eva and Ivan 30. Now 94 to 12. Ivan leads.',
    'plays: Eva and Ivan 45. Now 139 to 12.',
    'plays: Match over. Eva and Ivan win. We record 100 to 12.',
    'turn: Please check and agree to the result.',
    'plays: Zora agrees to the result.',
    'plays: The organiser has confirmed the match.',
    'turn: Match 2 has started. You sit at table 1.',
  ]);
});

it('the scorekeeper hears the totals, not their own rounds again', () => {
  const heard = announced('a match, kept', true);
  expect(heard).toContain('plays: Now 31 to 0. Ivan leads.');
  expect(heard).toContain('turn: Is there an error? Please answer.');
  expect(heard.join(' ')).not.toContain('Eva and Ivan 31.');
});

// CLUB-48, CLUB-82.
it('a late table and an annulled match are announced', () => {
  expect(announced('a stop, kept', true)).toContain(
    'turn: The organiser is waiting for word from this table. Please enter the rounds played so far.',
  );
  expect(announced('an annulment, watched')).toContain('plays: Luka keeps the score.');
});

it('the end of the evening is announced', () => {
  expect(announced('a round robin')).toContain('plays: The club night is over.');
});

// CLUB-56, CLUB-60.
it('the last minutes and the end of the time are each announced once', () => {
  const soon = { kind: 'soon', ms: 299_000 } as const;
  expect(narrateTime({ kind: 'left', ms: 301_000 }, soon, en)).toHaveLength(1);
  expect(narrateTime(soon, { kind: 'soon', ms: 298_000 }, en)).toEqual([]);
  expect(narrateTime(soon, { kind: 'up' }, en)).toEqual([
    { region: 'turn', text: 'Time is up. This is the last round.' },
  ]);
  expect(narrateTime({ kind: 'free' }, { kind: 'up' }, en)).toEqual([]);
});
