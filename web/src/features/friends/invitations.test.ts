// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { TableInvitation } from '../../net/protocol/types.ts';
import { presets } from '../rulebook/testing/presets.ts';
import { Invitations } from './invitations.svelte.ts';

const rules = presets.find(({ id }) => id === 'draw')?.rules as TableInvitation['rules'];
const to = (table: string, from = 'Ana'): TableInvitation => ({ table, from, rules, rated: false });
const tables = ({ open }: Invitations) => open.map(({ table }) => table);

beforeEach(() => localStorage.clear());

it('has what the server lists, and the same list once', () => {
  const invitations = new Invitations();
  invitations.take([to('b'), to('a')]);
  expect(tables(invitations)).toEqual(['b', 'a']);
  const { open } = invitations;
  invitations.take([to('b'), to('a')]);
  expect(invitations.open).toBe(open);
  invitations.take([]);
  expect(tables(invitations)).toEqual([]);
});

it('a person who went to the table is not invited there again, even after a reload', () => {
  const invitations = new Invitations();
  invitations.take([to('a')]);
  invitations.follow('a');
  expect(tables(invitations)).toEqual([]);
  const later = new Invitations();
  later.take([to('a'), to('b')]);
  expect(tables(later)).toEqual(['b']);
  // The invitation has ended; the next one is new.
  later.take([]);
  later.take([to('a')]);
  expect(tables(later)).toEqual(['a']);
});

it('a declined invitation stays away until the server has the answer', () => {
  const invitations = new Invitations();
  invitations.take([to('a')]);
  invitations.decline('a');
  invitations.take([to('a')]);
  expect(tables(invitations)).toEqual([]);
  invitations.declined('a');
  invitations.take([to('a')]);
  expect(tables(invitations)).toEqual(['a']);
});

it('unreadable memory is no memory', () => {
  localStorage.setItem('boneyard.invitations.followed', '{');
  const invitations = new Invitations();
  invitations.take([to('a')]);
  expect(tables(invitations)).toEqual(['a']);
});
