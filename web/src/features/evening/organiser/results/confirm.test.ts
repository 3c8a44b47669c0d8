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

const toConfirm = stageOf('sixteen', 'to-confirm');

// CLUB-50, CLUB-51.
describe('a match that is over', () => {
  it('shows both pairs and the winner, and is confirmed by one press', async () => {
    const { session, hands } = await at(toConfirm);
    const selector = '[aria-labelledby="confirm-heading"] li:last-child p';
    expect(hands.texts(selector)).toEqual([
      'Table 4 100 : 80',
      'Luka and Inés against Goran and Nadia',
      'Luka and Inés won.',
    ]);
    await hands.press('Confirm table 4');
    expect(session.acts).toEqual([{ act: 'confirm', at: { match: 7, table: 4 } }]);
    session.show(withTable(toConfirm, 4, { confirmed: toConfirm.now, state: 'done' }));
    await hands.settle();
    expect(hands.here).toBe('To confirm');
    expect(hands.texts('[aria-labelledby="confirm-heading"] [role="status"]')).toEqual([
      'Table 4 is confirmed: Luka and Inés won 100 : 80.',
    ]);
  });

  it('can be taken back for ten seconds', async () => {
    const { session, hands } = await at(
      withTable(toConfirm, 4, { confirmed: toConfirm.now - 4000, state: 'done' }),
    );
    expect(hands.texts('.actions [aria-hidden]')).toEqual(['6']);
    await hands.press('Undo: Table 4 6');
    expect(session.acts).toEqual([{ act: 'undo', at: { match: 7, table: 4 } }]);
    session.show(toConfirm);
    await hands.settle();
    expect(hands.here).toBe('To confirm');
  });

  it('cannot be taken back later, and the sheet can still be corrected', async () => {
    const { hands } = await at(
      withTable(toConfirm, 4, { confirmed: toConfirm.now - 10_000, state: 'done' }),
    );
    expect(hands.controls.some((control) => control.startsWith('Undo'))).toBe(false);
    await hands.press('Open: Table 4');
    expect(hands.texts('dialog summary')).toEqual(['Correct the sheet']);
  });

  it('says why it was not confirmed', async () => {
    const { session, hands } = await at(toConfirm);
    session.refuses = { code: 'not-over', at: { match: 7, table: 4 } };
    await hands.press('Confirm table 4');
    expect(hands.says('The match at table 4 is not over yet.')).toBe(true);
    expect(hands.here).toBe('Confirm table 4');
  });

  // CLUB-81.
  it('waits for its alerts', async () => {
    const { hands } = await at(withTable(toConfirm, 4, { waiting: 1 }));
    expect(hands.controls).not.toContain('Confirm table 4');
    expect(hands.says('An alert of this table has to be settled first.')).toBe(true);
  });

  it('waits for the other pair where the club wants that', async () => {
    const { session, hands } = await at(stageOf('eight', 'to-agree'));
    expect(hands.says('The other pair has not agreed to the end yet.')).toBe(true);
    expect(hands.controls).not.toContain('Confirm table 2');
    session.show(stageOf('eight', 'to-confirm'));
    await hands.settle();
    expect(hands.controls).toContain('Confirm table 2');
  });

  // CLUB-59.
  it('by lot says so', async () => {
    const { hands } = await at(stageOf('four', 'played'));
    expect(hands.says('Stopped while level: the lot named Boris and Eva.')).toBe(true);
  });
});

// CLUB-49.
describe('the next match', () => {
  it('begins when every table is confirmed', async () => {
    const between = stageOf('sixteen', 'between');
    const { session, hands } = await at(between);
    await hands.press('Begin match 2');
    expect(session.acts).toEqual([{ act: 'begin', number: 2 }]);
  });

  it('names the tables that are missing', async () => {
    const { hands } = await at(withTable(toConfirm, 4, { confirmed: 0, state: 'done' }));
    expect(hands.says('Still to be confirmed: tables 1, 2, and 3.')).toBe(true);
    expect(hands.controls).not.toContain('Begin match 8');
  });

  it('says why it cannot begin', async () => {
    const { session, hands } = await at(stageOf('sixteen', 'between'));
    session.refuses = { code: 'not-delivered', tables: [2] };
    await hands.press('Begin match 2');
    expect(
      hands.says('The next match begins when every table is confirmed. Table 2 is missing.'),
    ).toBe(true);
    expect(hands.here).toBe('Begin match 2');
  });
});

// CLUB-95.
describe('the end', () => {
  it('is reached from the last match', async () => {
    const { hands, arrived } = await at(stageOf('sixteen', 'played'));
    await hands.press('Close the evening');
    await arrived();
    expect(location.hash).toBe('#evening');
  });

  it('shows the final order and the winnings before anything is closed', async () => {
    const played = stageOf('four', 'played');
    const { session, hands } = await at(played, 'evening');
    expect(hands.says('Every match has been played.')).toBe(true);
    await hands.press('Close the evening');
    expect(hands.texts('dialog h2')).toEqual(['Close the evening?']);
    expect(hands.texts('dialog caption')).toEqual(['Final standings']);
    expect(hands.texts('dialog thead th')).toContain('Winnings');
    expect(hands.texts('dialog thead th')).toContain('Prize');
    await hands.press('Close it now');
    expect(session.acts).toEqual([{ act: 'close' }]);
    session.show(stageOf('four', 'closed'));
    await hands.settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(['Close the evening', 'Evening']).toContain(hands.here);
  });

  // CLUB-5, CLUB-20: an evening can be left before its end too, and the page says so.
  it('lists the missing tables', async () => {
    const { session, hands } = await at(stageOf('four', 'waiting'), 'evening');
    await hands.press('Close the evening');
    expect(hands.says('3 matches have not been played to their end.')).toBe(true);
    // A number that changes nothing cannot be mistaken for the end.
    expect(hands.texts('dialog button')).toEqual(['Not yet', 'Close it now']);
    expect(hands.texts('dialog footer button')).toEqual(['Close it now']);
    await hands.escape();
    expect(session.acts).toEqual([]);
    expect(hands.here).toBe('Close the evening');
  });

  it('leaves nothing to enter', async () => {
    const closed = stageOf('four', 'closed');
    const { hands } = await at(seen(closed, {}));
    expect(hands.says('The evening is closed. Nothing can be entered any more.')).toBe(true);
    await hands.press('Open: Table 1');
    expect(document.querySelector('dialog details')).toBeNull();
    expect(document.querySelector('dialog .primary')).toBeNull();
  });
});
