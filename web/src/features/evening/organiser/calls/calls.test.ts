// @vitest-environment jsdom
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
  it('are listed first, with the caller, the reason and the time', async () => {
    const { user } = await organiserAt(busy);
    expect(user.texts('[aria-labelledby="needs-heading"] li.call p')).toEqual([
      'Table 2 calls',
      'The score · Eva, 10 min ago · Open',
      'Table 3 calls',
      'A player is unwell · Petar, just now · On the way',
    ]);
    const kinds = [...document.querySelectorAll('[aria-labelledby="needs-heading"] li')];
    expect(kinds.slice(0, 2).every(({ classList }) => classList.contains('call'))).toBe(true);
  });

  it('are answered and marked as done, and the focus stays with the list', async () => {
    const { session, user } = await organiserAt(busy);
    const [first, second] = busy.organiser.calls;
    await user.press('On my way to table 2');
    session.show(
      withView(busy, {
        calls: busy.organiser.calls.map((call) => ({ ...call, state: 'on-the-way' as const })),
      }),
    );
    await user.settle();
    expect(user.focused).toBe('Needs you');
    await user.press('Done at table 3');
    session.show(withView(busy, { calls: busy.organiser.calls.slice(0, 1) }));
    await user.settle();
    expect(user.focused).toBe('Needs you');
    expect(session.acts).toEqual([
      { act: 'attend', call: first?.id, state: 'on-the-way' },
      { act: 'attend', call: second?.id, state: 'done' },
    ]);
  });
});

describe('what needs the organiser', () => {
  const rows = (user: { texts: (selector: string) => string[] }) =>
    user.texts('[aria-labelledby="needs-heading"] li .title');

  it('keeps its places while a hand is on it', async () => {
    const { session, user } = await organiserAt(busy);
    const before = rows(user);
    const list = document.querySelector('[aria-labelledby="needs-heading"] ul');
    list?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    session.show(withView(busy, { calls: [] }));
    await user.settle();
    expect(rows(user)).toEqual(before);
    // What is done cannot be pressed any more.
    const gone = [...document.querySelectorAll<HTMLElement>('li.gone')];
    expect(gone.map(({ inert }) => inert)).toEqual([true, true]);
    list?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    await user.settle();
    expect(rows(user)).toEqual(before.slice(2));
  });

  // CLUB-48: a late table says why it is late.
  it('says of a table without word how long, and of one that the others wait for that it plays', async () => {
    const { at } = busy.organiser.tables[2] ?? { at: { match: 7, table: 3 } };
    const late = (reason: 'silent' | 'others-done') =>
      withView(busy, { late: [{ at, since: busy.now, times: 1, reason }] });
    const { session, user } = await organiserAt(late('silent'));
    expect(rows(user)).toContain('Table 3, no word');
    expect(user.sees('Last entry ')).toBe(true);
    const tables = busy.organiser.tables.map((table) =>
      table.at.table === at.table ? { ...table, heard: null } : table,
    );
    session.show(withView(late('silent'), { tables }));
    await user.settle();
    expect(user.sees('No entry yet.')).toBe(true);
    session.show(late('others-done'));
    await user.settle();
    expect(rows(user)).toContain('Table 3 is still playing');
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

  it('is settled by correcting the rounds', async () => {
    const { session, user } = await organiserAt(busy);
    await user.press(`Correct: ${WAITING}`);
    expect(user.texts('dialog h2')).toEqual(['Match 7, table 1']);
    // The other two ways are offered too.
    expect(user.texts('dialog .content > fieldset label')).toEqual([
      'Correct the rounds',
      'Stop it at this score',
      'Annul it and replay',
    ]);
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
          was: {
            scored: {
              kind: 'rounds',
              rounds: busy.organiser.tables[0]?.rounds.map(({ round }) => round),
            },
            stop: null,
            first: busy.organiser.tables[0]?.first,
          },
          suspend: false,
        },
      },
    ]);
    expect(document.querySelector('dialog')).toBeNull();
    expect(user.focused).not.toBe('');
  });

  // CLUB-82: to suspend the scorekeeper is a separate choice.
  it('suspends the scorekeeper only if the organiser says so', async () => {
    const { session, user } = await organiserAt(busy);
    await user.press(`Correct: ${WAITING}`);
    await user.write('Round 2, Ana and Marko', '8');
    await user.press('Also stop Ana from keeping the score in this match');
    expect(user.sees('The phones at the table then ask who takes over.')).toBe(true);
    await user.press('Save the sheet');
    expect(session.acts).toMatchObject([{ how: { kind: 'correct', suspend: true } }]);
  });

  it('that another device settles closes its window', async () => {
    const { session, user } = await organiserAt(busy);
    await user.press(`Correct: ${WAITING}`);
    session.show(withView(busy, { alerts: [] }));
    await user.settle();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('is settled by stopping the match at its score', async () => {
    const { session, user } = await organiserAt(busy);
    await user.press(`Correct: ${WAITING}`);
    await user.press('Stop it at this score');
    expect(user.sees('The leading pair wins with this score: 98 : 35.')).toBe(true);
    await user.press('Stop the match');
    expect(session.acts).toMatchObject([
      { act: 'settle', how: { kind: 'stop', lot: null, suspend: false } },
    ]);
  });

  // CLUB-59.
  it('is settled by lot while the score is level', async () => {
    const level = withTable(busy, 1, { raw: [35, 35], score: [35, 35] });
    const { session, user } = await organiserAt(level);
    await user.press(`Correct: ${WAITING}`);
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
    await user.press(`Correct: ${WAITING}`);
    await user.press('Annul it and replay');
    expect(user.texts('dialog option')).toContain('Ana');
    await user.press('Also stop Ana from keeping the score in this match');
    expect(user.texts('dialog option')).not.toContain('Ana');
    await user.choose('New scorekeeper', 'Marko');
    await user.press('Annul and replay');
    expect(session.acts).toMatchObject([
      { act: 'settle', how: { kind: 'annul', keeper: 6, suspend: true } },
    ]);
  });

  it('explains why it cannot be settled, and keeps the typed text', async () => {
    const { session, user } = await organiserAt(busy);
    await user.press(`Correct: ${WAITING}`);
    await user.write('Round 2, Ana and Marko', '8');
    session.refuses = { code: 'stands-otherwise' };
    await user.press('Save the sheet');
    expect(user.texts('dialog [role="alert"] p')).toEqual([
      'This has changed in the meantime. Check it again before you change it.',
    ]);
    expect(session.acts).toEqual([]);
    // A window that was closed by mistake still has the typed text.
    await user.escape();
    await user.press(`Correct: ${WAITING}`);
    const field = document.querySelector<HTMLInputElement>('[aria-label="Round 2, Ana and Marko"]');
    expect(field?.value).toBe('8');
  });

  // CLUB-98.
  it('about late rounds names them, and the organiser corrects or keeps the sheet', async () => {
    const round = { kind: 'won', pair: 'second', points: 12 } as const;
    const about = { kind: 'late-rounds', rounds: [{ by: 1, number: 2, round }] } as const;
    const alerts = busy.organiser.alerts.slice(0, 1).map((alert) => ({ ...alert, about }));
    const { session, user } = await organiserAt(withView(busy, { alerts: alerts as never }));
    const cause =
      'Ana entered rounds offline, and another player had taken over the score: round 2, 0 : 12. The sheet does not have them.';
    expect(user.sees(cause)).toBe(true);
    await user.press(`Keep the sheet: ${cause}`);
    expect(session.acts).toMatchObject([{ act: 'settle', how: { kind: 'dismiss' } }]);
  });

  // CLUB-54, CLUB-81: correcting a round ended the match.
  it('says that a correction has ended the match', async () => {
    const { user } = await organiserAt(stageOf('four', 'corrected'));
    expect(user.sees('The match ended when round 5 was corrected.')).toBe(true);
  });
});
