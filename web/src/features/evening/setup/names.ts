import { firstCharacters } from '../../../ui/text-length.ts';

/** A person on a list that was pasted or typed. */
export interface ListedPerson {
  readonly name: string;
  /** Empty if the line has none. */
  readonly email: string;
}

/** What the server accepts as an e-mail, for the usual addresses: a line with another one gives only the name. */
const EMAIL = /^[^\s@,;"<>()]+@[^\s@,;"<>()]+\.[^\s@,;"<>().]+$/u;

/** The first words of a line that names columns, in the languages of the page. */
const HEADING =
  /^(names?|full name|member|player|имя|фио|участник|игрок|ime|član|igrač|nombre|miembro|jugador|nome|membro|jogador)$/iu;

/**
 * The people on a list, one per line: `Ana`, `Ana, ana@example.org` or `Ana <ana@example.org>`. Cells of a spreadsheet
 * and CSV with semicolons or quotation marks work, too; further cells are left out. A name that stands there twice is
 * listed twice: there may be two such people. An e-mail belongs to the first.
 */
export function peopleIn(text: string, charsMax: number): ListedPerson[] {
  const found: ListedPerson[] = [];
  const emails = new Set<string>();
  for (const line of text.split(/\r\n|\r|\n/)) {
    const { name: full, email: given } = personIn(line);
    const name = firstCharacters(full, charsMax);
    const isHeading = found.length === 0 && HEADING.test(name);
    if (name === '' || isHeading) continue;
    const email = emails.has(given.toLowerCase()) ? '' : given;
    if (email !== '') emails.add(email.toLowerCase());
    found.push({ name, email });
  }
  return found;
}

function personIn(line: string): ListedPerson {
  const cells = cellsOf(line);
  const email = cells.find((cell) => EMAIL.test(cell)) ?? '';
  const [first = ''] = cells;
  if (email !== '' && email !== first) return { name: first, email };
  const split = /^(.+?)\s+<?([^\s<>]+)>?$/u.exec(first);
  const [, name = '', last = ''] = split ?? [];
  return EMAIL.test(last) ? { name, email: last } : { name: first, email: '' };
}

/** The cells of a line. A comma separates cells only before an e-mail: it is also within names like “Pérez, Luis”. */
function cellsOf(line: string): string[] {
  const quoted = /^\s*"((?:[^"]|"")*)"\s*(?:[,;\t](.*))?$/u.exec(line);
  if (quoted !== null) {
    const [, name = '', rest = ''] = quoted;
    return [tidy(name.replaceAll('""', '"')), ...cellsOf(rest)];
  }
  const separator = /[;\t]/u.test(line) || !line.includes('@') ? /[;\t]/u : /[,;\t]/u;
  return line.split(separator).map((cell) => tidy(cell.replaceAll('"', '')));
}

const tidy = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').normalize('NFC');

/** A name for comparison: an evening has no two players whose names differ in capitals only. */
export const nameKey = (name: string) => tidy(name).toLowerCase();

/** A list that the server imports: names and e-mails as CSV. */
export function csvOf(people: readonly ListedPerson[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return ['name,email', ...people.map(({ name, email }) => `${cell(name)},${cell(email)}`)].join(
    '\n',
  );
}
