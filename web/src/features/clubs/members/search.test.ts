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
const names = (found: readonly ClubMember[]) => found.map(({ email }) => email.split('@')[0]);

it('puts members in the order of the language', () => {
  expect(names(inOrder(members, 'hr'))).toEqual(['a', 'b', 'djurdja', 'eva9', 'eva10', 'zeljka']);
});

it('finds every word anywhere, ignoring capitals and accents', () => {
  expect(names(search(members, 'eva'))).toEqual(['eva10', 'eva9']);
  expect(names(search(members, 'EVA 9'))).toEqual(['eva9']);
  expect(names(search(members, '  Window djurdja '))).toEqual(['djurdja']);
  expect(names(search(members, 'zeljka'))).toEqual(['zeljka']);
  expect(names(search(members, 'nobody'))).toEqual([]);
  expect(search(members, ' ')).toHaveLength(members.length);
});
