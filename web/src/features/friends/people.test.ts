import { expect, it } from 'vitest';
import type { FriendsView, KnownPerson, TableSummary } from '../../net/protocol/types.ts';
import { invitable } from './invitable.ts';
import { relationTo } from './relation.ts';
import { waitsAt } from './tables.ts';

const person = (name: string, here = false): KnownPerson => ({ name, here, plays: null });
const known: FriendsView = {
  friends: [person('Ana', true), person('Boris')],
  partners: [person('Eva'), person('Luka', true)],
  blocked: ['Teo'],
  hides_presence: false,
};

it('people who are here are invited first, and friends elsewhere by name', () => {
  expect(invitable(known).map(({ name }) => name)).toEqual(['Ana', 'Luka', 'Eva']);
});

it('the list of people to invite is short', () => {
  const many = Array.from({ length: 30 }, (_, i) => person(`p${String(i)}`, true));
  expect(invitable({ ...known, friends: many })).toHaveLength(8);
});

it.each([
  ['Ana', 'friend'],
  ['Teo', 'blocked'],
  ['Eva', 'none'],
] as const)('%s is known as %s', (name, relation) => {
  expect(relationTo(name, known)).toBe(relation);
});

it('a friend is found only at a rated table: there a name is certain', () => {
  const table = (id: string, rated: boolean, you: number | null = null) =>
    ({
      id,
      you,
      options: { rated },
      seats: [{ kind: 'person', name: 'Ana', held_by: null }, { kind: 'open' }],
    }) as unknown as TableSummary;
  expect(waitsAt('Ana', [table('a', false), table('b', true)])?.id).toBe('b');
  expect(waitsAt('Eva', [table('b', true)])).toBeUndefined();
  expect(waitsAt('Ana', [table('b', true, 2)])).toBeUndefined();
});
