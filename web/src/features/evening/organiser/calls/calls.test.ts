import { afterEach, describe, expect, it, vi } from 'vitest';
import { organiserAt, seen, withTable } from '../../testing/organiser.ts';
import { stageOf } from '../../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function at(...[stage, part, around]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, around);
  return opened;
}

const busy = stageOf('sixteen', 'playing');
const WAITING = 'Round 2: 98 for Ana and Marko. That is more than usual.';

// CLUB-80.
describe('calls', () => {
  it('are listed with the caller, the reason and the time', async () => {
    const { hands } = await at(busy);
    expect(hands.texts('[aria-labelledby="calls-heading"] li p')).toEqual([
      'Table 2 The score',
      'Eva, 10 min ago · Open',
      'Table 3 Somebody is unwell',
      'Petar, just now · On the way',
    ]);
  });

  it('are gone to and done, and the focus stays with the queue', async () => {
    const { session, hands } = await at(busy);
    const [first, second] = busy.organiser.calls;
    await hands.press('On my way to table 2');
    session.show(
      seen(busy, {
        calls: busy.organiser.calls.map((call) => ({ ...call, state: 'on-the-way' as const })),
      }),
    );
    await hands.settle();
    expect(hands.here).toBe('Calls');
    await hands.press('Done at table 3');
    session.show(seen(busy, { calls: busy.organiser.calls.slice(0, 1) }));
    await hands.settle();
    expect(hands.here).toBe('Calls');
    expect(session.acts).toEqual([
      { act: 'attend', call: first?.id, state: 'on-the-way' },
      { act: 'attend', call: second?.id, state: 'done' },
    ]);
  });
});

// CLUB-81, CLUB-82.
describe('an alert', () => {
  it('can be no error', async () => {
    const { session, hands } = await at(busy);
    const [alert] = busy.organiser.alerts;
    await hands.press(`No error: ${WAITING}`);
    expect(session.acts).toEqual([{ act: 'settle', alert: alert?.id, how: { kind: 'dismiss' } }]);
  });

  it('opens its sheet, and gives the focus back', async () => {
    const { hands } = await at(busy);
    await hands.press('Sheet: Match 7, table 1');
    expect(hands.texts('dialog h2')).toEqual(['Match 7, table 1']);
    await hands.escape();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('ends with the rounds corrected', async () => {
    const { session, hands } = await at(busy);
    await hands.press(`Settle: ${WAITING}`);
    expect(hands.texts('dialog h2')).toEqual(['Match 7, table 1']);
    // (b) and (c) are offered too, and the window says what happens to the scorekeeper.
    expect(hands.texts('dialog .content > fieldset label')).toEqual([
      'Correct the rounds',
      'Stop it as it stands',
      'Annul it and play again',
    ]);
    expect(hands.says('In each case Ana no longer keeps the score in this match.')).toBe(true);
    await hands.write('Round 2, Ana and Marko', '8');
    expect(hands.says('It stood 98 : 35. Now 8 : 35.')).toBe(true);
    await hands.press('Write this on the sheet');
    expect(session.acts).toEqual([
      {
        act: 'settle',
        alert: busy.organiser.alerts[0]?.id,
        how: {
          kind: 'correct',
          result: {
            scored: {
              kind: 'rounds',
              rounds: [
                { kind: 'won', pair: 'second', points: 35 },
                { kind: 'won', pair: 'first', points: 8 },
              ],
            },
            stop: null,
            first: busy.organiser.tables[0]?.first,
          },
          why: '',
        },
      },
    ]);
    expect(document.querySelector('dialog')).toBeNull();
    expect(hands.here).not.toBe('');
  });

  it('ends with the current score', async () => {
    const { session, hands } = await at(busy);
    await hands.press(`Settle: ${WAITING}`);
    await hands.press('Stop it as it stands');
    expect(hands.says('The pair that leads wins with the score as it is: 98 : 35.')).toBe(true);
    await hands.press('Stop the match');
    expect(session.acts).toMatchObject([{ act: 'settle', how: { kind: 'stop', lot: null } }]);
  });

  // CLUB-59.
  it('ends by lot while the score is level', async () => {
    const level = withTable(busy, 1, { raw: [35, 35], score: [35, 35] });
    const { session, hands } = await at(level);
    await hands.press(`Settle: ${WAITING}`);
    await hands.press('Stop it as it stands');
    expect(hands.says('It is level. Let them play one more round, or let a lot decide.')).toBe(
      true,
    );
    await hands.press('Lucía and Konstantin Aleksandrovich');
    await hands.press('Stop the match');
    expect(session.acts).toMatchObject([{ act: 'settle', how: { kind: 'stop', lot: 'second' } }]);
  });

  it('ends with the match played again and another scorekeeper', async () => {
    const { session, hands } = await at(busy);
    await hands.press(`Settle: ${WAITING}`);
    await hands.press('Annul it and play again');
    const names = [...document.querySelectorAll('dialog option')].map((of) => of.textContent);
    expect(names).not.toContain('Ana');
    await hands.choose('Who keeps the score', 'Marko');
    await hands.press('Annul and play again');
    expect(session.acts).toMatchObject([{ act: 'settle', how: { kind: 'annul', keeper: 6 } }]);
  });

  it('explains why it cannot be settled, and keeps the typed text', async () => {
    const { session, hands } = await at(busy);
    await hands.press(`Settle: ${WAITING}`);
    await hands.write('Round 2, Ana and Marko', '8');
    session.refuses = { code: 'stands-otherwise' };
    await hands.press('Write this on the sheet');
    expect(hands.texts('dialog [role="alert"] p')).toEqual([
      'Something else stands there by now. Look again before you change it.',
    ]);
    expect(session.acts).toEqual([]);
    // Closed by mistake, it still holds what was typed.
    await hands.escape();
    await hands.press(`Settle: ${WAITING}`);
    const field = document.querySelector<HTMLInputElement>('[aria-label="Round 2, Ana and Marko"]');
    expect(field?.value).toBe('8');
  });

  // CLUB-81: an end that results from a corrected round; CLUB-54 for a confirmed one.
  it('of a corrected end waits before the match can be confirmed', async () => {
    const { hands } = await at(stageOf('four', 'corrected'));
    expect(hands.says('The match ended when round 5 was corrected.')).toBe(true);
  });
});
