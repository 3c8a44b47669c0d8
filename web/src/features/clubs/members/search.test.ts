import { expect, it } from 'vitest';
import type { ClubMember } from '../../../net/protocol/types.ts';
import { inOrder, search } from './search.ts';

const member = (name: string, email: string, note = ''): ClubMember => ({
  id: email,
  name,
  email,
  note,
  since_ms: 0,
});
const members = [
  member('Željka', 'zeljka@example.org'),
  member('Đurđa', 'djurdja@example.org', 'table by the window'),
  member('Éva 10', 'eva10@example.org'),
  member('Éva 9', 'eva9@example.org'),
  member('Ana', 'b@example.org'),
  member('Ana', 'a@example.org'),
];
const logins = (found: readonly ClubMember[]) => found.map(({ email }) => email.split('@')[0]);

it('sorts members by name in the order of the language, then by e-mail', () => {
  expect(logins(inOrder(members, 'hr'))).toEqual(['a', 'b', 'djurdja', 'eva9', 'eva10', 'zeljka']);
});

it('finds members who contain every word, ignoring capitals and accents', () => {
  expect(logins(search(members, 'eva'))).toEqual(['eva10', 'eva9']);
  expect(logins(search(members, 'EVA 9'))).toEqual(['eva9']);
  expect(logins(search(members, '  Window djurdja '))).toEqual(['djurdja']);
  expect(logins(search(members, 'zeljka'))).toEqual(['zeljka']);
  expect(logins(search(members, 'nobody'))).toEqual([]);
  expect(search(members, ' ')).toHaveLength(members.length);
});
