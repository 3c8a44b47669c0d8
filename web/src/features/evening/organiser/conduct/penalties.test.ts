import { afterEach, describe, expect, it, vi } from 'vitest';
import { StagedService } from '../../testing/service.svelte.ts';
import { organiserAt, seen } from '../../testing/organiser.ts';
import { stageOf } from '../../testing/stages.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function at(...[stage, part, around]: Parameters<typeof organiserAt>) {
  const opened = await organiserAt(stage, part, around);
  return opened;
}

const four = stageOf('four', 'between');
const sixteen = stageOf('sixteen', 'playing');
const list = () => document.querySelector('[aria-labelledby="sanctions-heading"]');

// CLUB-69..73.
describe('penalties', () => {
  it('are entered for a player, in a match and round, with an amount', async () => {
    const { session, hands } = await at(sixteen, 'penalties');
    await hands.choose('Player', '6 Marko');
    await hands.write('Reason', 'spoke during the round');
    await hands.write('Round, if known', '3');
    await hands.write('Penalty', '5');
    await hands.press('Enter the penalty');
    expect(session.acts).toEqual([
      {
        act: 'sanction',
        sanction: { player: 6, amount: 5, match: 7, round: 3, reason: 'spoke during the round' },
      },
    ]);
    expect(hands.says('Entered for Marko.')).toBe(true);
    // The form is ready for the next one, and keeps the focus.
    expect(hands.here).toBe('Enter the sanction');
    expect(document.querySelector<HTMLInputElement>('form input')?.value).toBe('');
  });

  it('come from the list of the club', async () => {
    const { session, hands } = await at(sixteen, 'penalties');
    await hands.choose('Usual in this club', 'Banged the tiles (3)');
    await hands.press('Enter the penalty');
    expect(session.acts).toMatchObject([{ sanction: { amount: 3, reason: 'Banged the tiles' } }]);
  });

  // CLUB-72: a sanction without an amount.
  it('can be a warning alone, and belong to no match', async () => {
    const { session, hands } = await at(sixteen, 'penalties');
    await hands.write('Reason', 'came late');
    await hands.choose('In which match', 'In none');
    await hands.press('Enter the sanction');
    expect(session.acts).toMatchObject([
      { sanction: { player: 1, amount: 0, match: null, round: null } },
    ]);
  });

  it('need a reason', async () => {
    const { session, hands } = await at(sixteen, 'penalties');
    await hands.press('Enter the sanction');
    expect(session.acts).toEqual([]);
  });

  it('that are refused lose nothing that was typed', async () => {
    const { session, hands } = await at(sixteen, 'penalties');
    await hands.write('Reason', 'spoke');
    await hands.write('Penalty', '5');
    session.refuses = { code: 'evening', error: { code: 'penalties-off' } };
    await hands.press('Enter the penalty');
    expect(
      hands.says(
        'Penalties are off in this evening. Switch them on, or enter a sanction without an amount.',
      ),
    ).toBe(true);
    await hands.press('Enter the penalty');
    expect(session.acts).toMatchObject([{ sanction: { reason: 'spoke', amount: 5 } }]);
  });

  // CLUB-73, CLUB-103.
  it('warn if the reason is a need of a player at the table', async () => {
    const { hands } = await at(sixteen, 'penalties');
    const table = sixteen.organiser.tables.find(({ seats }) =>
      seats.some(({ courtesies }) => courtesies.includes('may-rearrange')),
    );
    const seat = table?.seats.find(({ courtesies }) => courtesies.includes('may-rearrange'));
    await hands.choose('Player', `${seat?.player ?? 0} ${seat?.name ?? ''}`);
    await hands.write('Reason', 'touched the tiles');
    expect(hands.says('What is needed at this table is never punished:')).toBe(true);
    expect(hands.says(`${seat?.name ?? ''}: may touch and rearrange the own tiles`)).toBe(true);
    expect(document.querySelector('form [role="status"] .warning')).not.toBeNull();
  });

  it('have no amount where they are off', async () => {
    const { hands } = await at(
      seen(sixteen, { setup: { ...sixteen.organiser.setup, penalties: false } }),
      'penalties',
    );
    expect(hands.says('Penalties are off in this evening, so sanctions have no amount.')).toBe(
      true,
    );
    expect(hands.controls).not.toContain('Penalty');
  });

  it('are withdrawn with a reason, and the focus stays with the list', async () => {
    const { session, hands } = await at(four, 'penalties');
    const [sanction] = four.organiser.sanctions;
    await hands.press('Withdraw: Luka, spoke during the round');
    expect(hands.here).toBe('Why it is withdrawn');
    await hands.press('Keep it');
    expect(hands.here).toBe('Entered so far');
    await hands.press('Withdraw: Luka, spoke during the round');
    await hands.type('it was Eva');
    session.refuses = { code: 'stands-otherwise' };
    await hands.press('Withdraw');
    expect(hands.says('Something else stands there by now.')).toBe(true);
    await hands.press('Withdraw');
    expect(session.acts).toEqual([{ act: 'withdraw', place: 0, sanction, why: 'it was Eva' }]);
    session.show(seen(four, { sanctions: [] }));
    await hands.settle();
    expect(hands.here).toBe('Entered so far');
    expect(list()?.textContent).toContain('Nothing has been entered.');
  });

  it('have no list of the club on a device alone', async () => {
    const service = new StagedService();
    service.usualPenalties = [];
    const { hands } = await at(four, 'penalties', { service });
    expect(hands.controls).not.toContain('Usual in this club');
  });
});

// CLUB-74..79.
describe('money', () => {
  it('is unchanged until the end, when the prize is added', async () => {
    const { hands } = await at(four, 'money');
    expect(hands.says('The stake is 10 chips.')).toBe(true);
    expect(hands.says('As it stands now. The prize is settled at the end.')).toBe(true);
    expect(hands.texts('[data-part] thead th')).toEqual(['Name', 'Winnings']);
  });

  it('says nothing of a prize where there is none', async () => {
    const { setup } = four.organiser;
    const { hands } = await at(seen(four, { setup: { ...setup, prize: null } }), 'money');
    expect(hands.says('As it stands now.')).toBe(true);
    expect(hands.says('prize')).toBe(false);
  });

  // CLUB-75, CLUB-76, CLUB-78: what one pair wins the other loses, and the prize has a column of its own.
  it('sums to nothing at the end', async () => {
    const { hands } = await at(stageOf('four', 'played'), 'money');
    expect(hands.texts('[data-part] thead th')).toEqual(['Name', 'Winnings', 'Prize', 'In all']);
    const cells = hands.texts('[data-part] tbody td').map(Number);
    expect(cells.reduce((sum, of) => sum + of, 0)).toBe(0);
  });

  // CLUB-79.
  it('lets the organiser share the prize if only the numbers decide between the first players', async () => {
    const played = stageOf('four', 'played');
    const [first, second] = played.organiser.report.standings;
    const level = seen(played, { by_number: [first?.number ?? 0, second?.number ?? 0] });
    const { session, hands } = await at(level, 'money');
    expect(hands.says('At the top nothing but their numbers parts')).toBe(true);
    await hands.press('Share the prize');
    expect(session.acts).toMatchObject([{ act: 'conditions', setup: { prize: { shared: true } } }]);
  });
});
