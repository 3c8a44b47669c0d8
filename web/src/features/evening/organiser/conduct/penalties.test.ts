// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StagedService } from '../../testing/service.svelte.ts';
import { organiserAt, withView } from '../../testing/organiser.ts';
import { stageOf } from '../../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function openPage(...[stage, part, context]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, context);
  return opened;
}

const four = stageOf('four', 'between');
const sixteen = stageOf('sixteen', 'playing');
const list = () => document.querySelector('[aria-labelledby="sanctions-heading"]');

// CLUB-69..73.
describe('penalties', () => {
  it('are entered for a player, in a match and round, with an amount', async () => {
    const { session, user } = await openPage(sixteen, 'penalties');
    await user.choose('Player', '6 Marko');
    await user.write('Reason', 'spoke during the round');
    await user.write('Round, if known', '3');
    await user.write('Penalty', '5');
    await user.press('Enter penalty');
    expect(session.acts).toEqual([
      {
        act: 'sanction',
        sanction: { player: 6, amount: 5, match: 7, round: 3, reason: 'spoke during the round' },
      },
    ]);
    expect(user.sees('Entered for Marko.')).toBe(true);
    // The form is ready for the next one, and keeps the focus.
    expect(user.focused).toBe('Enter sanction');
    expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('');
  });

  it('come from the list of the club', async () => {
    const { session, user } = await openPage(sixteen, 'penalties');
    await user.choose('Usual in this club', 'Banged the tiles (3)');
    await user.press('Enter penalty');
    expect(session.acts).toMatchObject([{ sanction: { amount: 3, reason: 'Banged the tiles' } }]);
  });

  // CLUB-72: a sanction without an amount.
  it('can be a warning alone, and belong to no match', async () => {
    const { session, user } = await openPage(sixteen, 'penalties');
    await user.write('Reason', 'came late');
    await user.choose('Match', 'No match');
    await user.press('Enter sanction');
    expect(session.acts).toMatchObject([
      { sanction: { player: 1, amount: 0, match: null, round: null } },
    ]);
  });

  it('expel a fixed pair from a match on', async () => {
    const pairs = withView(sixteen, { setup: { ...sixteen.organiser.setup, seating: 'pairs' } });
    const { session, user } = await openPage(pairs, 'penalties');
    await user.choose('Player', '6 Marko');
    await user.write('Reason', 'hit a player');
    await user.press('Expelled from the club night, from this match on');
    await user.press('Enter sanction');
    expect(session.acts).toMatchObject([
      { act: 'sanction', sanction: { player: 6, amount: 0, match: 7, expelled: true } },
    ]);
  });

  it('expel nobody from the night where partners rotate', async () => {
    const { user } = await openPage(sixteen, 'penalties');
    expect(user.controls).not.toContain('Expelled from the club night, from this match on');
  });

  it('need a reason', async () => {
    const { session, user } = await openPage(sixteen, 'penalties');
    await user.press('Enter sanction');
    expect(session.acts).toEqual([]);
  });

  it('keep the typed text when they are refused', async () => {
    const { session, user } = await openPage(sixteen, 'penalties');
    await user.write('Reason', 'spoke');
    await user.write('Penalty', '5');
    session.refuses = { code: 'evening', error: { code: 'penalties-off' } };
    await user.press('Enter penalty');
    expect(
      user.sees(
        'Penalties are off at this club night. Turn them on, or enter a sanction without an amount.',
      ),
    ).toBe(true);
    await user.press('Enter penalty');
    expect(session.acts).toMatchObject([{ sanction: { reason: 'spoke', amount: 5 } }]);
  });

  // CLUB-73, CLUB-103.
  it('warn if the reason is a need of a player at the table', async () => {
    const { user } = await openPage(sixteen, 'penalties');
    const table = sixteen.organiser.tables.find(({ seats }) =>
      seats.some(({ courtesies }) => courtesies.includes('may-rearrange')),
    );
    const seat = table?.seats.find(({ courtesies }) => courtesies.includes('may-rearrange'));
    await user.choose('Player', `${seat?.player ?? 0} ${seat?.name ?? ''}`);
    await user.write('Reason', 'touched the tiles');
    expect(user.sees('Do not penalise what players at this table need:')).toBe(true);
    expect(
      user.sees(`${seat?.name ?? ''}: The player may touch and rearrange their own tiles.`),
    ).toBe(true);
    expect(document.querySelector('form [role="status"] .warning')).not.toBeNull();
  });

  it('have no amount where they are off', async () => {
    const { user } = await openPage(
      withView(sixteen, { setup: { ...sixteen.organiser.setup, penalties: false } }),
      'penalties',
    );
    expect(user.sees('This club night has no penalties, so a sanction has no amount.')).toBe(true);
    expect(user.controls).not.toContain('Penalty');
  });

  it('are withdrawn with a reason, and the focus stays with the list', async () => {
    const { session, user } = await openPage(four, 'penalties');
    const [sanction] = four.organiser.sanctions;
    await user.press('Withdraw: Luka, spoke during the round');
    expect(user.focused).toBe('Reason for withdrawing it');
    await user.press('Keep it');
    expect(user.focused).toBe('Entered so far');
    await user.press('Withdraw: Luka, spoke during the round');
    await user.type('it was Eva');
    session.refuses = { code: 'stands-otherwise' };
    await user.press('Withdraw');
    expect(user.sees('This has changed in the meantime.')).toBe(true);
    await user.press('Withdraw');
    expect(session.acts).toEqual([{ act: 'withdraw', place: 0, sanction, why: 'it was Eva' }]);
    session.show(withView(four, { sanctions: [] }));
    await user.settle();
    expect(user.focused).toBe('Entered so far');
    expect(list()?.textContent).toContain('No sanctions yet.');
  });

  it('have no list of usual penalties without a club', async () => {
    const service = new StagedService();
    service.usualPenalties = [];
    const { user } = await openPage(four, 'penalties', { service });
    expect(user.controls).not.toContain('Usual in this club');
  });
});

// CLUB-74..79.
describe('money', () => {
  it('shows no prize before the end', async () => {
    const { user } = await openPage(four, 'money');
    expect(user.sees('The stake is 10 chips.')).toBe(true);
    expect(user.sees('So far. The prize is added at the end.')).toBe(true);
    expect(user.texts('[data-part] thead th')).toEqual(['Name', 'Winnings']);
  });

  it('does not mention a prize where there is none', async () => {
    const { setup } = four.organiser;
    const { user } = await openPage(withView(four, { setup: { ...setup, prize: null } }), 'money');
    expect(user.sees('So far.')).toBe(true);
    expect(user.sees('prize')).toBe(false);
  });

  // CLUB-75, CLUB-76, CLUB-78: one pair wins what the other loses, and the prize has its own column.
  it('sums to zero at the end, with the prize in its own column', async () => {
    const { user } = await openPage(stageOf('four', 'played'), 'money');
    expect(user.texts('[data-part] thead th')).toEqual(['Name', 'Winnings', 'Prize', 'Total']);
    const cells = user
      .texts('[data-part] tbody td')
      .map((cell) => parseInt(cell.replace('−', '-')));
    expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(0);
  });

  // CLUB-79.
  it('lets the organiser share the prize if only the numbers decide between the first players', async () => {
    const played = stageOf('four', 'played');
    const [first, second] = played.organiser.report.standings;
    const level = withView(played, { by_number: [first?.number ?? 0, second?.number ?? 0] });
    const { session, user } = await openPage(level, 'money');
    expect(user.sees('are tied for first in everything but their numbers')).toBe(true);
    await user.press('Share the prize');
    expect(session.acts).toMatchObject([{ act: 'conditions', setup: { prize: { shared: true } } }]);
  });
});
