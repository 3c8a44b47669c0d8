// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { organiserAt, withTable, withView } from '../../testing/organiser.ts';
import { stageOf } from '../../testing/stages.ts';
import type { Alert, EnteredSheet } from '../../../../net/protocol/evening.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function openPage(...[stage, part, context]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, context);
  return opened;
}

const playing = stageOf('sixteen', 'playing');
const AT = { match: 7, table: 3 };
const status = () => document.querySelector('dialog [role="status"]')?.textContent;

/** Opens the window of table 3, which has no alerts. */
async function table3(stage = playing) {
  const opened = await openPage(stage);
  await opened.user.pressFirst('Table 3,');
  return opened;
}

// CLUB-94.
describe('the sheet', () => {
  it('has rounds with their leaders and running sums', async () => {
    const { user } = await table3();
    expect(user.texts('dialog table thead th')).toEqual([
      'Round',
      'Vera and João',
      'Svetlana and Petar',
    ]);
    const { rounds } = playing.organiser.tables[2] ?? { rounds: [] };
    expect(user.texts('dialog tbody tr')).toHaveLength(rounds.length);
    expect(user.sees('Recorded 0 : 17')).toBe(true);
  });

  // CLUB-41.
  it('shows the next leader', async () => {
    const { user } = await openPage(stageOf('four', 'playing'));
    await user.pressFirst('Table 1,');
    const { next_lead: lead, rounds } = stageOf('four', 'playing').organiser.tables[0] ?? {};
    const name = stageOf('four', 'playing').organiser.setup.players[(lead ?? 0) - 1]?.name ?? '';
    expect(user.sees(`${name} leads round ${(rounds?.length ?? 0) + 1}.`)).toBe(true);
  });
});

describe('a match that is not played to its end', () => {
  const begun = stageOf('four', 'begun');
  const ofPairs = withView(begun, { setup: { ...begun.organiser.setup, seating: 'pairs' } });
  const EMPTY = { scored: { kind: 'rounds', rounds: [] }, stop: null, first: null };

  it('is a walkover after a confirmation', async () => {
    const { session, user } = await openPage(ofPairs);
    await user.pressFirst('Table 1,');
    await user.press('A pair did not come');
    await user.press('Eva and Luka');
    expect(user.sees('Eva and Luka did not come. Ana and Boris win the match.')).toBe(true);
    await user.press('Go back');
    expect(session.acts).toEqual([]);
    await user.press('Eva and Luka');
    await user.press('Enter it');
    expect(session.acts).toEqual([
      {
        act: 'result',
        at: { match: 1, table: 1 },
        result: { ...EMPTY, stop: { kind: 'absent', pair: 'second' } },
        why: '',
        was: EMPTY,
      },
    ]);
    expect(status()).toBe('It is entered. Confirm the result.');
  });

  it('is no walkover where partners rotate, but can end by an expulsion', async () => {
    const { session, user } = await openPage(begun);
    await user.pressFirst('Table 1,');
    expect(user.controls).not.toContain('A pair did not come');
    await user.press('Expel a player from this match');
    await user.press('Ana and Boris');
    await user.press('Enter it');
    expect(session.acts).toMatchObject([{ result: { stop: { kind: 'expelled', pair: 'first' } } }]);
  });
});

// CLUB-15, CLUB-28, CLUB-96, CLUB-97: scoring on paper.
describe('a paper sheet', () => {
  it('is typed round by round; a single zero is a tied round', async () => {
    const { session, user } = await openPage(stageOf('four', 'begun'));
    await user.pressFirst('Table 1,');
    await user.press('Enter the sheet');
    await user.write('Round 1, Ana and Boris', '61');
    await user.write('Round 2, Ana and Boris', '0');
    await user.write('Round 3, Eva and Luka', '20');
    await user.write('Round 4, Ana and Boris', '45');
    await user.press('Add an annulled round');
    await user.choose('Who led first', 'Boris');
    await user.press('Save the sheet');
    expect(session.acts).toEqual([
      {
        act: 'result',
        at: { match: 1, table: 1 },
        result: {
          scored: {
            kind: 'rounds',
            rounds: [
              { kind: 'won', pair: 'first', points: 61 },
              { kind: 'tied', column: null },
              { kind: 'won', pair: 'second', points: 20 },
              { kind: 'won', pair: 'first', points: 45 },
              { kind: 'annulled' },
            ],
          },
          stop: null,
          first: 2,
        },
        why: '',
        was: { scored: { kind: 'rounds', rounds: [] }, stop: null, first: null },
      },
    ]);
    expect(status()).toBe('The sheet is saved.');
    // The form is folded away, and its summary has the focus.
    expect(user.focused).toBe('Enter the sheet');
  });

  it('is entered as a final score, stopped at a tie and decided by lot', async () => {
    const { session, user } = await openPage(stageOf('four', 'begun'));
    await user.pressFirst('Table 1,');
    await user.press('Enter the sheet');
    await user.press('Only the final score');
    await user.write('Ana and Boris', '48');
    await user.write('Eva and Luka', '48');
    await user.press('Stopped before either pair had 100');
    // Nobody has won the lot before it is drawn.
    await user.press('Save the sheet');
    expect(session.acts).toEqual([]);
    expect(user.sees('Draw the lot, or choose who won it.')).toBe(true);
    await user.press('Eva and Luka');
    await user.press('Save the sheet');
    expect(session.acts).toMatchObject([
      {
        act: 'result',
        result: {
          scored: { kind: 'final', score: [48, 48] },
          stop: { kind: 'lot', winner: 'second' },
        },
      },
    ]);
  });

  it('that cannot be read says which round, and the focus goes there', async () => {
    const { session, user } = await openPage(stageOf('four', 'begun'));
    await user.pressFirst('Table 1,');
    await user.press('Enter the sheet');
    await user.write('Round 1, Ana and Boris', '30');
    await user.write('Round 2, Ana and Boris', '12');
    await user.write('Round 2, Eva and Luka', '12');
    await user.press('Save the sheet');
    expect(session.acts).toEqual([]);
    expect(user.sees('Check round 2. Only one pair scores, and a score is a number.')).toBe(true);
    expect(user.focused).toBe('Round 2, Ana and Boris');
    await user.press('Only the final score');
    await user.press('Save the sheet');
    expect(user.sees('Enter both scores as numbers.')).toBe(true);
    expect(user.focused).toBe('Ana and Boris');
  });

  it('that is refused shows the reason, and keeps the typed text', async () => {
    const { session, user } = await openPage(stageOf('four', 'begun'));
    await user.pressFirst('Table 1,');
    await user.press('Enter the sheet');
    await user.write('Round 1, Ana and Boris', '30');
    session.refuses = {
      code: 'evening',
      error: {
        code: 'sheet',
        at: { match: 1, table: 1 },
        error: { code: 'not-finished', score: [30, 0], target: 100 },
      },
    } as never;
    await user.press('Save the sheet');
    expect(user.sees('Neither pair has 100. If the match was stopped, choose that.')).toBe(true);
    const field = () =>
      document.querySelector<HTMLInputElement>('[aria-label="Round 1, Ana and Boris"]')?.value;
    expect(field()).toBe('30');
    // A window that was closed by mistake reopens with the typed text.
    await user.escape();
    await user.pressFirst('Table 1,');
    expect(field()).toBe('30');
    await user.press('Save the sheet');
    await user.escape();
    await user.pressFirst('Table 1,');
    expect(field()).toBe(undefined);
  });
});

// CLUB-98: another entry changes the sheet while the organiser types.
describe('a sheet that changes meanwhile', () => {
  const four = stageOf('four', 'begun');
  const other = withTable(four, 1, { only_end: true, raw: [100, 37], score: [100, 37] });

  it('is shown beside what is typed, and the result says on which sheet it is based', async () => {
    const { session, user } = await openPage(four);
    await user.pressFirst('Table 1,');
    await user.press('Enter the sheet');
    await user.press('Only the final score');
    await user.write('Ana and Boris', '100');
    await user.write('Eva and Luka', '47');
    session.show(other);
    await user.settle();
    const changed = 'The sheet has changed while you typed. It now has 100 : 37.';
    expect(user.sees(changed)).toBe(true);
    await user.press('Save the sheet');
    expect(session.acts).toMatchObject([
      {
        result: { scored: { kind: 'final', score: [100, 47] } },
        was: { scored: { kind: 'rounds', rounds: [] }, stop: null, first: null },
      },
    ]);
    await user.press('Correct the sheet').catch(() => user.press('Enter the sheet'));
    expect(user.sees(changed)).toBe(false);
  });

  it('replaces what was typed, if the organiser says so', async () => {
    const { session, user } = await openPage(four);
    await user.pressFirst('Table 1,');
    await user.press('Enter the sheet');
    await user.write('Round 1, Ana and Boris', '30');
    session.show(other);
    await user.settle();
    await user.press('Start again from that sheet');
    const fields = [...document.querySelectorAll<HTMLInputElement>('dialog input[maxlength="3"]')];
    expect(fields.map(({ value }) => value)).toEqual(['100', '37']);
  });

  it('appears in a form in which nothing is typed yet', async () => {
    const { session, user } = await openPage(four);
    await user.pressFirst('Table 1,');
    await user.press('Enter the sheet');
    session.show(other);
    await user.settle();
    const fields = [...document.querySelectorAll<HTMLInputElement>('dialog input[maxlength="3"]')];
    expect(fields.map(({ value }) => value)).toEqual(['100', '37']);
  });

  const entered: EnteredSheet = {
    scored: { kind: 'final', score: [100, 47] },
    stop: null,
    first: null,
  };
  const alert: Alert = {
    id: 7,
    at: { match: 1, table: 1 },
    raised: four.now,
    about: { kind: 'other-sheet', recorded: [100, 37], score: [100, 47], entered },
    state: 'open',
  };
  const contradicted = withView(other, { alerts: [alert] });
  const was = { scored: { kind: 'final', score: [100, 37] }, stop: null, first: null };

  it('leaves the choice between both sheets, in the list and in the window', async () => {
    const { session, user } = await openPage(contradicted);
    expect(user.sees('The sheet here says 100 : 37, the other says 100 : 47.')).toBe(true);
    await user.press('Use 100 : 47');
    const how = { kind: 'correct', result: entered, why: '', was, suspend: false };
    expect(session.acts).toEqual([{ act: 'settle', alert: 7, how }]);
    await user.pressFirst('Table 1,');
    await user.press('Keep 100 : 37');
    expect(session.acts[1]).toEqual({ act: 'settle', alert: 7, how: { kind: 'dismiss' } });
  });

  it('asks for a reason once it is confirmed', async () => {
    const confirmed = withTable(contradicted, 1, { confirmed: four.now });
    const { session, user } = await openPage(confirmed);
    await user.write('Reason for the change', 'misread');
    await user.press('Use 100 : 47');
    expect(session.acts).toMatchObject([{ how: { kind: 'correct', why: 'misread' } }]);
  });
});

// CLUB-54.
it('a confirmed result can be corrected only with a reason', async () => {
  const { session, user, arrived } = await openPage(stageOf('four', 'between'), 'standings');
  await user.press('Open: Match 1, table 1');
  await user.press('Correct the sheet');
  await user.press('Save the sheet');
  // The reason is empty, so nothing is sent.
  expect(session.acts).toEqual([]);
  await user.write('Reason for the change', 'misread');
  await user.press('Save the sheet');
  await arrived();
  expect(session.acts).toMatchObject([
    { act: 'result', at: { match: 1, table: 1 }, why: 'misread' },
  ]);
});

// CLUB-56, CLUB-57.
it('the organiser stops a match before its end', async () => {
  const { session, user } = await table3();
  await user.press('Stop the match');
  expect(user.sees('Svetlana and Petar win with 0 : 17.')).toBe(true);
  await user.press('Stop it now');
  expect(user.sees('Stop the match at 0 : 17?')).toBe(true);
  await user.press('Play on');
  await user.press('Stop it now');
  expect(session.acts).toEqual([]);
  await user.press('Stop at 0 : 17');
  expect(session.acts).toEqual([{ act: 'stop', at: AT, lot: null }]);
  expect(status()).toBe('The match is stopped.');
  const stopped = stageOf('sixteen', 'to-confirm').organiser.tables[3];
  session.show(withTable(playing, 3, { outcome: stopped?.outcome ?? null, state: 'to-confirm' }));
  await user.settle();
  expect(user.focused).toBe('Match 7, table 3');
});

// CLUB-59.
it('a match that is level is stopped by lot, or refused', async () => {
  const { session, user } = await table3(withTable(playing, 3, { raw: [17, 17], score: [17, 17] }));
  await user.press('Stop the match');
  const stopNow = () =>
    [...document.querySelectorAll('button')].find((button) =>
      button.textContent.includes('Stop it now'),
    );
  expect(stopNow()?.disabled).toBe(true);
  // The second pair wins the lot.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    (numbers as Uint32Array)[0] = 1;
    return numbers;
  });
  await user.press('Draw the lot');
  expect(user.sees('The lot: Svetlana and Petar win.')).toBe(true);
  expect(stopNow()?.disabled).toBe(false);
  session.refuses = {
    code: 'evening',
    error: { code: 'sheet', at: AT, error: { code: 'not-level', score: [17, 20] } },
  } as never;
  await user.press('Stop it now');
  await user.press('Stop at 17 : 17, by lot');
  expect(user.sees('17 : 20 is not a tie, so you cannot decide by lot.')).toBe(true);
  expect(status()).toBe('');
  await user.press('Stop it now');
  await user.press('Stop at 17 : 17, by lot');
  expect(session.acts).toEqual([{ act: 'stop', at: AT, lot: 'second' }]);
});

// CLUB-24, CLUB-38, CLUB-103: the organiser may name who keeps the score.
it('the organiser names another scorekeeper', async () => {
  const { session, user } = await table3();
  await user.press('Scorekeeper');
  expect(user.sees('Vera keeps the score.')).toBe(true);
  await user.choose('New scorekeeper', 'Petar');
  await user.press('Appoint');
  expect(session.acts).toEqual([{ act: 'keeper', at: AT, player: 14 }]);
  expect(status()).toBe('Petar now keeps the score.');
  expect(user.focused).toBe('Appoint');
});

// CLUB-56; UX 13: players who need more time get it.
it('a table gets more time', async () => {
  const { session, user } = await table3();
  await user.press('More time');
  await user.press('Add 10 minutes');
  expect(session.acts).toEqual([{ act: 'minutes', at: AT, minutes: 10 }]);
  expect(status()).toBe('10 extra minutes so far.');
  expect(user.focused).toBe('Add 10 minutes');
});

// CLUB-82: without an alert.
it('a match is annulled, with a reason once it is confirmed', async () => {
  const { session, user } = await table3();
  await user.press('Annul and replay the match');
  expect(user.sees('This cancels every entry for this match.')).toBe(true);
  await user.press('Annul and replay');
  expect(session.acts).toEqual([{ act: 'annul', at: AT, why: '' }]);
  expect(status()).toBe('The match is annulled. The phones at the table ask who keeps the score.');
  session.show(withTable(playing, 3, { confirmed: playing.now, state: 'done' }));
  await user.settle();
  await user.write('Reason for the change', 'eight tiles');
  await user.press('Annul and replay');
  expect(session.acts[1]).toEqual({ act: 'annul', at: AT, why: 'eight tiles' });
});

// CLUB-51.
it('a match that is over can be confirmed beside its sheet', async () => {
  const { session, user } = await openPage(stageOf('sixteen', 'to-confirm'));
  await user.press('See sheet: Table 4');
  await user.press('Confirm');
  expect(session.acts).toEqual([{ act: 'confirm', at: { match: 7, table: 4 } }]);
  expect(status()).toBe('Confirmed.');
  session.show(withTable(stageOf('sixteen', 'to-confirm'), 4, { confirmed: 1, state: 'done' }));
  await user.settle();
  expect(user.focused).toBe('Match 7, table 4');
});

it('closing the window returns the focus to the button that opened it', async () => {
  const { user } = await table3();
  document.querySelector<HTMLElement>('dialog .button')?.click();
  await user.escape();
  expect(user.focused).toMatch(/^Table 3, /);
});
