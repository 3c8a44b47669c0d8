import { expect, it } from 'vitest';
import { csvOf, isFirstNameOf, peopleIn } from './names.ts';

const names = (text: string) => peopleIn(text, 60).people.map(({ name }) => name);
const people = (text: string) =>
  peopleIn(text, 60).people.map(({ name, email }) => `${name}|${email}`);
const left = (text: string) => peopleIn(text, 60).left;

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

it('headings say where the names are, and what separates the cells', () => {
  expect(people('\uFEFFname,email,note\nAna,ana@example.org,\n"Pérez, Luis",,x\nEva,,\n')).toEqual([
    'Ana|ana@example.org',
    'Pérez, Luis|',
    'Eva|',
  ]);
  expect(people('sep=;\nSince;Ime\n2020;Ana\n2021;Eva')).toEqual(['Ana|', 'Eva|']);
  expect(people('"sep=,"\nAna,x\nEva')).toEqual(['Ana|', 'Eva|']);
  expect(names('\n\nClub\tPlayer\nA\tAna\n\n\tEva\n')).toEqual(['Ana', 'Eva']);
  // The number of a line is no further cell.
  expect(left('Nr.\tName\n1\tAna')).toEqual({ numbers: 1, telephones: 0, emails: 0, others: 0 });
});

it('numbers and bullets before a name are taken off, and the numbers counted', () => {
  const list = '1. Petra\n2) Ana\n3- Ivo\n#4 Eva\n5 Luka\n• Nina\n- [x] Oleg\n✔️ Pia\n12.\n';
  expect(names(list)).toEqual(['Petra', 'Ana', 'Ivo', 'Eva', 'Luka', 'Nina', 'Oleg', 'Pia']);
  expect(left(list)).toEqual({ numbers: 6, telephones: 0, emails: 0, others: 0 });
  expect(names('Ana 2\n3D Ana\nP4')).toEqual(['Ana 2', '3D Ana', 'P4']);
});

it.each([
  'Petra, 091 123 4567',
  'Petra; +385 91 123-4567',
  'Petra\t(091) 1234567',
  'Petra  0911234567',
  'Petra (091 123 4567)',
  'Petra - tel. 091/123-4567',
  '091 123 4567 Petra',
  '1. Petra, моб: 8 911 123-45-67',
])('a telephone is not a part of the name: %s', (line) => {
  expect(names(line)).toEqual(['Petra']);
  expect(left(line)).toMatchObject({ telephones: 1, others: 0 });
});

it('a telephone may stand before or after the e-mail, and in a name with a comma', () => {
  expect(people('Ana 091 123 4567 ana@example.org\nEva eva@example.org, +385911234567')).toEqual([
    'Ana|ana@example.org',
    'Eva|eva@example.org',
  ]);
  expect(names('Pérez, Luis, 612 345 678')).toEqual(['Pérez, Luis']);
  expect(names('Telma 612 345 678')).toEqual(['Telma']);
});

it('rows of a spreadsheet have a name, and the rest is counted', () => {
  const rows = 'No.\tName\tPhone\n1\tPetra Horvat\t091 123 4567\tleft hand\n2\tIvo\t\t\n';
  expect(names(rows)).toEqual(['Petra Horvat', 'Ivo']);
  expect(left(rows)).toEqual({ numbers: 2, telephones: 1, emails: 0, others: 1 });
  expect(left('Ana,a@b.c,ana@b.c\nEva,A@B.C')).toMatchObject({ emails: 2 });
});

it('a first name alone may be of the person with a last name', () => {
  expect(isFirstNameOf('petra', 'Petra Horvat')).toBe(true);
  expect(isFirstNameOf('Petra Horvat', 'Petra')).toBe(false);
  expect(isFirstNameOf('Petra', 'Petrana Horvat')).toBe(false);
  expect(isFirstNameOf('Petra', 'Petra 2')).toBe(false);
  expect(isFirstNameOf('', 'Petra')).toBe(false);
});

it('a text that is no e-mail belongs to the name, and long names are cut', () => {
  expect(people('Ana luka@')).toEqual(['Ana luka@|']);
  expect(peopleIn('x'.repeat(80), 60).people[0]?.name).toHaveLength(60);
  expect(names(' \n;\n')).toEqual([]);
});

it('a list for the server keeps every sign of a name', () => {
  expect(csvOf([{ name: 'O"Neil, Pat', email: 'pat@example.org' }])).toBe(
    'name,email\n"O""Neil, Pat","pat@example.org"',
  );
});
