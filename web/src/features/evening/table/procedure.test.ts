import { expect, it } from 'vitest';
import { beginningOf, courtesiesAt } from './procedure.ts';
import { ReplaySession } from '../testing/replay.svelte.ts';

function atTable() {
  const session = new ReplaySession('a match, kept');
  session.until(({ act }) => act?.act === 'lead');
  const table = session.view?.tables[1];
  if (table === undefined) throw new Error('the recording has no second table');
  return table;
}

const names = (seats: readonly { name: string }[]) => seats.map(({ name }) => name);

// CLUB-107: the player left of the leader shuffles and takes last. A player who shuffles again takes last instead.
it('tiles are taken from the leader on to the right', () => {
  const beginning = beginningOf(atTable(), 7);
  if (beginning === undefined) throw new Error('Luka sits here');
  expect(beginning.shuffler.name).toBe('Eva');
  expect(names(beginning.taking)).toEqual(['Luka', 'Ivan', 'Zora', 'Eva']);
  expect(names(beginning.takingAgain)).toEqual(['Ivan', 'Zora', 'Eva', 'Luka']);
  expect(beginningOf(atTable(), 1)).toBeUndefined();
});

// CLUB-101, CLUB-103: when Zora leads, it is the turn of Ivan to shuffle. Eva does it for him.
it('another player shuffles for a player who cannot', () => {
  const table = { ...atTable(), next_lead: 8, shuffler: 5 };
  expect(beginningOf(table, 8)?.shuffler.name).toBe('Eva');
});

// CLUB-101, CLUB-102: the courtesies for Ivan and Zora and their helpers.
it('courtesies name the helper, the task and the player', () => {
  const done = courtesiesAt(atTable()).map(
    ({ courtesy, player, by }) => `${player.name} ${courtesy} ${by.name}`,
  );
  expect(done).toEqual([
    'Ivan partner-writes Eva',
    'Ivan partner-shuffles Eva',
    'Ivan neighbour-stands Zora',
    'Ivan neighbour-places Zora',
    'Zora partner-writes Luka',
    'Zora knocks-to-pass Eva',
    'Zora others-knock Eva',
    'Zora sheet-shown Eva',
  ]);
});

// CLUB-104: if both partners have the need, shuffling passes to the player on the right.
it('if both partners have the need, the next player on the right shuffles', () => {
  const table = atTable();
  const seats = table.seats.map((seat) =>
    seat.player === 5 ? { ...seat, courtesies: ['partner-shuffles' as const] } : seat,
  );
  const done = courtesiesAt({ ...table, seats }).filter(
    ({ courtesy }) => courtesy === 'partner-shuffles',
  );
  expect(done.map(({ player, by }) => [player.name, by.name])).toEqual([
    ['Eva', 'Luka'],
    ['Ivan', 'Zora'],
  ]);
});
