import { expect, it } from 'vitest';
import { csvOf, peopleIn } from './names.ts';

const names = (text: string) => peopleIn(text, 60).map(({ name }) => name);
const people = (text: string) => peopleIn(text, 60).map(({ name, email }) => `${name}|${email}`);

it('a list has a name in each line, with or without an e-mail', () => {
  expect(
    people('Ana, ana@example.org\r\n\n  Luis   Pérez ;luis@example.org;left hand\nEva\n'),
  ).toEqual(['Ana|ana@example.org', 'Luis Pérez|luis@example.org', 'Eva|']);
  expect(people('Ana Luna <ana@example.org>\nLuis luis@example.org')).toEqual([
    'Ana Luna|ana@example.org',
    'Luis|luis@example.org',
  ]);
  expect(people('Ana\tana@example.org\tnote')).toEqual(['Ana|ana@example.org']);
});

it('a comma may be part of a name', () => {
  expect(names('Pérez, Luis\n"García, Ana",ana@example.org\n"O""Neil, Pat"')).toEqual([
    'Pérez, Luis',
    'García, Ana',
    'O"Neil, Pat',
  ]);
});

it('headings are left out, and two people may have one name', () => {
  expect(names('Имя;Почта\nАнна;a@b.ru\nанна')).toEqual(['Анна', 'анна']);
  expect(names('Name\nAna\nName')).toEqual(['Ana', 'Name']);
  expect(people('Ana,a@b.c\nEva,A@B.C')).toEqual(['Ana|a@b.c', 'Eva|']);
});

it('a text that is no e-mail belongs to the name, and long names are cut', () => {
  expect(people('Ana luka@')).toEqual(['Ana luka@|']);
  expect(peopleIn('x'.repeat(80), 60)[0]?.name).toHaveLength(60);
  expect(names(' \n;\n')).toEqual([]);
});

it('a list for the server keeps every sign of a name', () => {
  expect(csvOf([{ name: 'O"Neil, Pat', email: 'pat@example.org' }])).toBe(
    'name,email\n"O""Neil, Pat","pat@example.org"',
  );
});
