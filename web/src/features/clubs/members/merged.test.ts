import { expect, it } from 'vitest';
import type { ClubMember } from '../../../net/protocol/types.ts';
import { candidates, merged } from './merged.ts';

const member = (id: string, name: string, email = '', note = ''): ClubMember => ({
  ...{ id, name, email, note, since_ms: 0 },
});

it('a merged member keeps the e-mail and the notes of both', () => {
  const ivan = member('1', 'Ivan Babić', '', 'left hand');
  const other = member('2', 'Ivan Babic', 'ivan@example.org', 'by the window');
  const note = 'left hand; by the window';
  expect(merged(ivan, other, 'Ivan Babić')).toEqual({
    ...{ name: 'Ivan Babić', email: 'ivan@example.org', note },
  });
  expect(merged(other, ivan, 'Ivan Babić').email).toBe('ivan@example.org');
  expect(merged(ivan, { ...other, note: 'left hand' }, 'Ivan Babić').note).toBe('left hand');
});

it('a second e-mail goes into the note', () => {
  const ivan = member('1', 'Ivan', 'ivan@example.org');
  expect(merged(ivan, member('2', 'I.', 'IVAN@example.org'), 'Ivan').note).toBe('');
  expect(merged(ivan, member('2', 'I.', 'babic@example.org'), 'Ivan').note).toBe(
    'babic@example.org',
  );
});

it('members with names that look the same come first', () => {
  const all = ['Ana', 'Ivan Babić', 'ivan  babic', 'Zora'].map((name) => member(name, name));
  const [, ivan] = all;
  const others = ivan === undefined ? [] : candidates(ivan, all);
  expect(others.map(({ name }) => name)).toEqual(['ivan  babic', 'Ana', 'Zora']);
});
