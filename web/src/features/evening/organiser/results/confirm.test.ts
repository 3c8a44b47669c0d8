// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { organiserAt, withView, withTable } from '../../testing/organiser.ts';
import { stageOf } from '../../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function openPage(...[stage, part, context]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, context);
  return opened;
}

const toConfirm = stageOf('sixteen', 'to-confirm');

// CLUB-50, CLUB-51.
describe('a match that is over', () => {
  it('shows both pairs and the winner, and is confirmed by one press', async () => {
    const { session, user } = await openPage(toConfirm);
    expect(user.texts('li.over p')).toEqual([
      'Table 1, 98 : 100',
      'Lucía and Konstantin Aleksandrovich beat Ana and Marko.',
      'Table 2, 32 : 100',
      'Tiago and Carmen beat Boris and Eva.',
      'Table 4, 100 : 80',
      'Luka and Inés beat Goran and Nadia.',
    ]);
    await user.press('Confirm table 4');
    expect(session.acts).toEqual([{ act: 'confirm', at: { match: 7, table: 4 } }]);
    session.show(withTable(toConfirm, 4, { confirmed: toConfirm.now, state: 'done' }));
    await user.settle();
    expect(user.focused).toBe('Needs you');
    expect(user.texts('[aria-labelledby="needs-heading"] > [role="status"]')).toEqual([
      'Table 4 is confirmed: Luka and Inés won 100 : 80.',
    ]);
  });

  it('has no result to wait for where the organiser entered it', async () => {
    const { session, user } = await openPage(withTable(toConfirm, 4, { sent: false }));
    expect(user.sees('The scorekeeper has not sent the result yet.')).toBe(true);
    session.show(withTable(toConfirm, 4, { sent: false, by_organiser: true }));
    await user.settle();
    expect(user.sees('The scorekeeper has not sent the result yet.')).toBe(false);
  });

  it('can be unconfirmed for ten seconds', async () => {
    const { session, user } = await openPage(
      withTable(toConfirm, 4, { confirmed: toConfirm.now - 4000, state: 'done' }),
    );
    expect(user.texts('li.over button [aria-hidden]')).toEqual(['6']);
    await user.press('Undo: Table 4 6');
    expect(session.acts).toEqual([{ act: 'undo', at: { match: 7, table: 4 } }]);
    session.show(toConfirm);
    await user.settle();
    expect(user.focused).toBe('Needs you');
  });

  it('cannot be unconfirmed later, but its sheet can be corrected', async () => {
    const { user } = await openPage(
      withTable(toConfirm, 4, { confirmed: toConfirm.now - 10_000, state: 'done' }),
    );
    expect(user.controls.some((control) => control.startsWith('Undo'))).toBe(false);
    await user.pressFirst('Table 4,');
    expect(user.texts('dialog summary')).toEqual([
      'Correct the sheet',
      'Annul and replay the match',
    ]);
  });

  it('says why it was not confirmed', async () => {
    const { session, user } = await openPage(toConfirm);
    session.refuses = { code: 'not-over', at: { match: 7, table: 4 } };
    await user.press('Confirm table 4');
    expect(user.sees('The match at table 4 is not over yet.')).toBe(true);
    expect(user.focused).toBe('Confirm table 4');
  });

  // CLUB-81.
  it('waits for its alerts', async () => {
    const { user } = await openPage(withTable(toConfirm, 4, { waiting: 1 }));
    expect(user.controls).not.toContain('Confirm table 4');
    expect(user.sees('Resolve the alert at this table first.')).toBe(true);
  });

  it('waits for the other pair where the club wants that', async () => {
    const { session, user } = await openPage(stageOf('eight', 'to-agree'));
    expect(user.sees('The other pair has not agreed to the result yet.')).toBe(true);
    expect(user.controls).not.toContain('Confirm table 2');
    session.show(stageOf('eight', 'to-confirm'));
    await user.settle();
    expect(user.controls).toContain('Confirm table 2');
  });

  // CLUB-59.
  it('names the pair that won by lot', async () => {
    const { user } = await openPage(stageOf('four', 'played'));
    expect(user.sees('Stopped at a tie: Boris and Eva won by lot.')).toBe(true);
  });
});

// CLUB-49.
describe('the next match', () => {
  it('begins when every table is confirmed', async () => {
    const between = stageOf('sixteen', 'between');
    const { session, user } = await openPage(between);
    await user.press('Start match 2');
    expect(session.acts).toEqual([{ act: 'begin', number: 2 }]);
  });

  it('names the tables that are not confirmed', async () => {
    const { user } = await openPage(withTable(toConfirm, 4, { confirmed: 0, state: 'done' }));
    expect(user.sees('Still to be confirmed: tables 1, 2, and 3.')).toBe(true);
    expect(user.controls).not.toContain('Start match 8');
  });

  it('says why it cannot begin', async () => {
    const { session, user } = await openPage(stageOf('sixteen', 'between'));
    session.refuses = { code: 'not-delivered', tables: [2] };
    await user.press('Start match 2');
    expect(user.sees('Before you start the next match, confirm table 2.')).toBe(true);
    expect(user.focused).toBe('Start match 2');
  });
});

// CLUB-95.
describe('the end', () => {
  it('is reached from the last match', async () => {
    const { user, arrived } = await openPage(stageOf('sixteen', 'played'));
    await user.press('Close the club night');
    await arrived();
    expect(location.hash).toBe('#evening');
  });

  it('shows the final order and the winnings before anything is closed', async () => {
    const played = stageOf('four', 'played');
    const { session, user } = await openPage(played, 'evening');
    expect(user.sees('All matches are played.')).toBe(true);
    await user.press('Close the club night');
    expect(user.texts('dialog h2')).toEqual(['Close the club night?']);
    expect(user.texts('dialog caption')).toEqual(['Final standings']);
    expect(user.texts('dialog thead th')).toContain('Winnings');
    expect(user.texts('dialog thead th')).toContain('Prize');
    await user.press('Close now');
    expect(session.acts).toEqual([{ act: 'close', counts: true }]);
    session.show(stageOf('four', 'closed'));
    await user.settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(['Close the club night', 'Club night']).toContain(user.focused);
  });

  it('says that the date is far from today', async () => {
    const played = stageOf('four', 'played');
    const sentence = 'The date of this club night is November 20, 2062, far from today';
    const near = await openPage(played, 'evening');
    await near.user.press('Close the club night');
    expect(near.user.sees('The date of this club night')).toBe(false);
    await near.user.stop();
    const setup = { ...played.organiser.setup, date: '2062-11-20' };
    const far = await openPage(withView(played, { setup }), 'evening');
    await far.user.press('Close the club night');
    expect(far.user.sees(sentence)).toBe(true);
    await far.user.press('Close now');
    expect(far.session.acts).toEqual([{ act: 'close', counts: true }]);
  });

  // CLUB-5, CLUB-20: an evening can be closed before its last match, and the page says so.
  it('says how many matches are missing', async () => {
    const { session, user } = await openPage(stageOf('four', 'waiting'), 'evening');
    await user.press('Close the club night');
    expect(user.sees('3 matches are not finished.')).toBe(true);
    // Without a result nothing can count for the season.
    expect(user.texts('dialog footer button')).toEqual(['Close now']);
    expect(user.sees('winnings')).toBe(true);
    await user.escape();
    expect(session.acts).toEqual([]);
    expect(user.focused).toBe('Close the club night');
  });

  it('of a shortened evening asks whether it counts', async () => {
    const { session, user } = await openPage(stageOf('sixteen', 'between'), 'evening');
    await user.press('Close the club night');
    expect(user.sees('Everyone then sees the final standings.')).toBe(true);
    expect(user.sees('winnings')).toBe(false);
    expect(user.sees('Does it count for the season?')).toBe(true);
    await user.press('Close without counting it');
    expect(session.acts).toEqual([{ act: 'close', counts: false }]);
  });

  it('can be undone: the evening is opened again', async () => {
    const closed = withView(stageOf('four', 'closed'), { counts: true });
    const { session, user } = await openPage(closed, 'evening');
    expect(user.sees('It counts for the season.')).toBe(true);
    await user.press('Open it again');
    expect(user.texts('dialog h2')).toEqual(['Open the club night again?']);
    await user.escape();
    expect(session.acts).toEqual([]);
    await user.press('Open it again');
    session.refuses = { code: 'in-another' };
    const again = document.querySelector<HTMLElement>('dialog button.primary');
    expect(again?.textContent?.trim()).toBe('Open it again');
    again?.click();
    await user.settle();
    expect(user.sees('You are at another club night. Leave that one first.')).toBe(true);
    again?.click();
    await user.settle();
    expect(session.acts).toEqual([{ act: 'reopen' }]);
  });

  it('closes the forms for entering results', async () => {
    const closed = stageOf('four', 'closed');
    const { user } = await openPage(withView(closed, {}));
    expect(user.sees('The club night is closed.')).toBe(true);
    await user.pressFirst('Table 1,');
    expect(document.querySelector('dialog details')).toBeNull();
    expect(document.querySelector('dialog .primary')).toBeNull();
  });
});
