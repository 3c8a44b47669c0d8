import { afterEach, describe, expect, it, vi } from 'vitest';
import { organiserAt, withView, withTable } from '../../testing/organiser.ts';
import { stageOf } from '../../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

const busy = stageOf('sixteen', 'playing');
const WAITING = 'Round 2: 98 for Ana and Marko. That is more than usual.';

// CLUB-80.
describe('calls', () => {
  it('are listed with the caller, the reason and the time', async () => {
    const { user } = await organiserAt(busy);
    expect(user.texts('[aria-labelledby="calls-heading"] li p')).toEqual([
      'Table 2 The score',
      'Eva, 10 min ago · Open',
      'Table 3 A player is unwell',
      'Petar, just now · On the way',
    ]);
  });

  it('are answered and marked as done, and the focus stays with the queue', async () => {
    const { session, user } = await organiserAt(busy);
    const [first, second] = busy.organiser.calls;
    await user.press('On my way to table 2');
    session.show(
      withView(busy, {
        calls: busy.organiser.calls.map((call) => ({ ...call, state: 'on-the-way' as const })),
      }),
    );
    await user.settle();
    expect(user.focused).toBe('Calls');
    await user.press('Done at table 3');
    session.show(withView(busy, { calls: busy.organiser.calls.slice(0, 1) }));
    await user.settle();
    expect(user.focused).toBe('Calls');
    expect(session.acts).toEqual([
      { act: 'attend', call: first?.id, state: 'on-the-way' },
      { act: 'attend', call: second?.id, state: 'done' },
    ]);
  });
});

// CLUB-81, CLUB-82.
describe('an alert', () => {
  it('can be dismissed as no error', async () => {
    const { session, user } = await organiserAt(busy);
    const [alert] = busy.organiser.alerts;
    await user.press(`No error: ${WAITING}`);
    expect(session.acts).toEqual([{ act: 'settle', alert: alert?.id, how: { kind: 'dismiss' } }]);
  });

  it('opens its sheet, and gives the focus back', async () => {
    const { user } = await organiserAt(busy);
    await user.press('See sheet: Match 7, table 1');
    expect(user.texts('dialog h2')).toEqual(['Match 7, table 1']);
    await user.escape();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is settled by correcting the rounds', async () => {
    const { session, user } = await organiserAt(busy);
    await user.press(`Resolve: ${WAITING}`);
    expect(user.texts('dialog h2')).toEqual(['Match 7, table 1']);
    // The other two ways are offered too, and the window says what happens to the scorekeeper.
    expect(user.texts('dialog .content > fieldset label')).toEqual([
      'Correct the rounds',
      'Stop it at this score',
      'Annul it and replay',
    ]);
    expect(user.sees('In each case, Ana stops keeping the score in this match.')).toBe(true);
    await user.write('Round 2, Ana and Marko', '8');
    expect(user.sees('It was 98 : 35. It is now 8 : 35.')).toBe(true);
    await user.press('Save the sheet');
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
    expect(user.focused).not.toBe('');
  });

  it('is settled by stopping the match at its score', async () => {
    const { session, user } = await organiserAt(busy);
    await user.press(`Resolve: ${WAITING}`);
    await user.press('Stop it at this score');
    expect(user.sees('The leading pair wins with this score: 98 : 35.')).toBe(true);
    await user.press('Stop the match');
    expect(session.acts).toMatchObject([{ act: 'settle', how: { kind: 'stop', lot: null } }]);
  });

  // CLUB-59.
  it('is settled by lot while the score is level', async () => {
    const level = withTable(busy, 1, { raw: [35, 35], score: [35, 35] });
    const { session, user } = await organiserAt(level);
    await user.press(`Resolve: ${WAITING}`);
    await user.press('Stop it at this score');
    expect(user.sees('The score is tied. Let them play one more round, or decide by lot.')).toBe(
      true,
    );
    await user.press('Lucía and Konstantin Aleksandrovich');
    await user.press('Stop the match');
    expect(session.acts).toMatchObject([{ act: 'settle', how: { kind: 'stop', lot: 'second' } }]);
  });

  it('is settled by annulling the match and choosing another scorekeeper', async () => {
    const { session, user } = await organiserAt(busy);
    await user.press(`Resolve: ${WAITING}`);
    await user.press('Annul it and replay');
    const names = user.texts('dialog option');
    expect(names).not.toContain('Ana');
    await user.choose('New scorekeeper', 'Marko');
    await user.press('Annul and replay');
    expect(session.acts).toMatchObject([{ act: 'settle', how: { kind: 'annul', keeper: 6 } }]);
  });

  it('explains why it cannot be settled, and keeps the typed text', async () => {
    const { session, user } = await organiserAt(busy);
    await user.press(`Resolve: ${WAITING}`);
    await user.write('Round 2, Ana and Marko', '8');
    session.refuses = { code: 'stands-otherwise' };
    await user.press('Save the sheet');
    expect(user.texts('dialog [role="alert"] p')).toEqual([
      'This has changed in the meantime. Check it again before you change it.',
    ]);
    expect(session.acts).toEqual([]);
    // A window that was closed by mistake still has the typed text.
    await user.escape();
    await user.press(`Resolve: ${WAITING}`);
    const field = document.querySelector<HTMLInputElement>('[aria-label="Round 2, Ana and Marko"]');
    expect(field?.value).toBe('8');
  });

  // CLUB-54, CLUB-81: correcting a round ended the match.
  it('says that a correction has ended the match', async () => {
    const { user } = await organiserAt(stageOf('four', 'corrected'));
    expect(user.sees('The match ended when round 5 was corrected.')).toBe(true);
  });
});
