import { afterEach, describe, expect, it, vi } from 'vitest';
import { organiserAt, withTable } from '../../testing/organiser.ts';
import { stageOf } from '../../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function at(...[stage, part, around]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, around);
  return opened;
}

const playing = stageOf('sixteen', 'playing');
const AT = { match: 7, table: 3 };
const status = () => document.querySelector('dialog [role="status"]')?.textContent;

/** Opens the window of table 3, which has no alerts. */
async function table3(stage = playing) {
  const opened = await at(stage);
  await opened.hands.press('Open: Table 3');
  return opened;
}

// CLUB-94.
describe('the sheet', () => {
  it('has rounds with their leaders and running sums', async () => {
    const { hands } = await table3();
    expect(hands.texts('dialog table thead th')).toEqual([
      'Round',
      'Vera and João',
      'Svetlana and Petar',
    ]);
    const { rounds } = playing.organiser.tables[2] ?? { rounds: [] };
    expect(hands.texts('dialog tbody tr')).toHaveLength(rounds.length);
    expect(hands.says('Recorded 0 : 17')).toBe(true);
  });

  // CLUB-41.
  it('shows the next leader', async () => {
    const { hands } = await at(stageOf('four', 'playing'));
    await hands.press('Open: Table 1');
    const { next_lead: lead, rounds } = stageOf('four', 'playing').organiser.tables[0] ?? {};
    const name = stageOf('four', 'playing').organiser.setup.players[(lead ?? 0) - 1]?.name ?? '';
    expect(hands.says(`${name} leads round ${(rounds?.length ?? 0) + 1}.`)).toBe(true);
  });
});

// CLUB-15 of scoring on paper: CLUB-28, CLUB-96, CLUB-97.
describe('a paper sheet', () => {
  it('is typed round by round; a nought is a tied fish', async () => {
    const { session, hands } = await at(stageOf('four', 'begun'));
    await hands.press('Open: Table 1');
    await hands.press('Enter the sheet');
    await hands.write('Round 1, Ana and Boris', '61');
    await hands.write('Round 2, Ana and Boris', '0');
    await hands.write('Round 3, Eva and Luka', '20');
    await hands.write('Round 4, Ana and Boris', '45');
    await hands.choose('Who led first', 'Boris');
    await hands.press('Save the sheet');
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
            ],
          },
          stop: null,
          first: 2,
        },
        why: '',
      },
    ]);
    expect(status()).toBe('The sheet is saved.');
    // The form is folded away, and its summary has the focus.
    expect(hands.here).toBe('Enter the sheet');
  });

  it('is entered as a final score, stopped at a tie and decided by lot', async () => {
    const { session, hands } = await at(stageOf('four', 'begun'));
    await hands.press('Open: Table 1');
    await hands.press('Enter the sheet');
    await hands.press('Only the end');
    await hands.write('Ana and Boris', '48');
    await hands.write('Eva and Luka', '48');
    await hands.press('Stopped before anybody had 100');
    await hands.press('Eva and Luka');
    await hands.press('Save the sheet');
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
    const { session, hands } = await at(stageOf('four', 'begun'));
    await hands.press('Open: Table 1');
    await hands.press('Enter the sheet');
    await hands.write('Round 1, Ana and Boris', '30');
    await hands.write('Round 2, Ana and Boris', '12');
    await hands.write('Round 2, Eva and Luka', '12');
    await hands.press('Save the sheet');
    expect(session.acts).toEqual([]);
    expect(
      hands.says('Round 2 cannot be read: only one pair scores, and scores are numbers.'),
    ).toBe(true);
    expect(hands.here).toBe('Round 2, Ana and Boris');
    await hands.press('Only the end');
    await hands.press('Save the sheet');
    expect(hands.says('Write both scores as numbers.')).toBe(true);
    expect(hands.here).toBe('Ana and Boris');
  });

  it('that is refused says why, and loses nothing', async () => {
    const { session, hands } = await at(stageOf('four', 'begun'));
    await hands.press('Open: Table 1');
    await hands.press('Enter the sheet');
    await hands.write('Round 1, Ana and Boris', '30');
    session.refuses = {
      code: 'evening',
      error: {
        code: 'sheet',
        at: { match: 1, table: 1 },
        error: { code: 'not-finished', score: [30, 0], target: 100 },
      },
    } as never;
    await hands.press('Save the sheet');
    expect(hands.says('Neither pair has 100. Say that it was stopped, if it ended so.')).toBe(true);
    const field = () =>
      document.querySelector<HTMLInputElement>('[aria-label="Round 1, Ana and Boris"]')?.value;
    expect(field()).toBe('30');
    // Closed by mistake, it reopens with what was typed.
    await hands.escape();
    await hands.press('Open: Table 1');
    expect(field()).toBe('30');
    await hands.press('Save the sheet');
    await hands.escape();
    await hands.press('Open: Table 1');
    expect(field()).toBe(undefined);
  });
});

// CLUB-54.
it('a confirmed result can be corrected only with a reason', async () => {
  const { session, hands, arrived } = await at(stageOf('four', 'between'), 'standings');
  await hands.press('Open: Match 1, table 1');
  await hands.press('Correct the sheet');
  await hands.press('Save the sheet');
  // The reason is empty, so nothing is sent.
  expect(session.acts).toEqual([]);
  await hands.write('Why it is changed', 'misread');
  await hands.press('Save the sheet');
  await arrived();
  expect(session.acts).toMatchObject([
    { act: 'result', at: { match: 1, table: 1 }, why: 'misread' },
  ]);
});

// CLUB-56, CLUB-57.
it('the organiser stops a match that drags on', async () => {
  const { session, hands } = await table3();
  await hands.press('Stop the match');
  expect(hands.says('The pair that leads wins with the score as it is.')).toBe(true);
  await hands.press('Stop it now');
  expect(session.acts).toEqual([{ act: 'stop', at: AT, lot: null }]);
  expect(status()).toBe('The match is stopped.');
  const stopped = stageOf('sixteen', 'to-confirm').organiser.tables[3];
  session.show(withTable(playing, 3, { outcome: stopped?.outcome ?? null, state: 'to-confirm' }));
  await hands.settle();
  expect(hands.here).toBe('Match 7, table 3');
});

// CLUB-59.
it('a match that is level is stopped by lot, or refused', async () => {
  const { session, hands } = await table3(
    withTable(playing, 3, { raw: [17, 17], score: [17, 17] }),
  );
  await hands.press('Stop the match');
  await hands.press('Svetlana and Petar');
  session.refuses = {
    code: 'evening',
    error: { code: 'sheet', at: AT, error: { code: 'not-level', score: [17, 20] } },
  } as never;
  await hands.press('Stop it by lot');
  expect(hands.says('17 : 20 is not level, so no lot decides.')).toBe(true);
  expect(status()).toBe('');
  await hands.press('Stop it by lot');
  expect(session.acts).toEqual([{ act: 'stop', at: AT, lot: 'second' }]);
});

// CLUB-24, CLUB-38, CLUB-103: the organiser may name who keeps the score.
it('the organiser names another scorekeeper', async () => {
  const { session, hands } = await table3();
  await hands.press('Scorekeeper');
  expect(hands.says('Vera keeps the score.')).toBe(true);
  await hands.choose('Who keeps the score', 'Petar');
  await hands.press('Name');
  expect(session.acts).toEqual([{ act: 'keeper', at: AT, player: 14 }]);
  expect(status()).toBe('Petar now keeps the score.');
  expect(hands.here).toBe('Name');
});

// CLUB-56; players who need longer get it (UX 13).
it('a table gets more time', async () => {
  const { session, hands } = await table3();
  await hands.press('More time');
  await hands.press('10 more minutes');
  expect(session.acts).toEqual([{ act: 'minutes', at: AT, minutes: 10 }]);
  expect(status()).toBe('10 minutes beyond the limit.');
  expect(hands.here).toBe('10 more minutes');
});

// CLUB-51.
it('a match that is over can be confirmed beside its sheet', async () => {
  const { session, hands } = await at(stageOf('sixteen', 'to-confirm'));
  await hands.press('Sheet: Table 4');
  await hands.press('Confirm');
  expect(session.acts).toEqual([{ act: 'confirm', at: { match: 7, table: 4 } }]);
  expect(status()).toBe('Confirmed.');
  session.show(withTable(stageOf('sixteen', 'to-confirm'), 4, { confirmed: 1, state: 'done' }));
  await hands.settle();
  expect(hands.here).toBe('Match 7, table 4');
});

// CLUB-82: with a confirmed error the organiser ends it in the window for that.
it('returns the focus to the element that opened it', async () => {
  const { hands } = await table3();
  document.querySelector<HTMLElement>('dialog .button')?.click();
  await hands.escape();
  expect(hands.here).toBe('Open: Table 3');
});
