import { firstCharacters } from '../../../ui/text-length.ts';

/** A person on a list that was pasted or typed. */
export interface ListedPerson {
  readonly name: string;
  /** Empty if the line has none. */
  readonly email: string;
}

/** A list, read. */
export interface PeopleList {
  readonly people: readonly ListedPerson[];
  readonly left: LeftOut;
}

/** How many entries of a list were left out, because a player has no place for them. */
export interface LeftOut {
  /** The numbers of lines, as in `1. Ana`. */
  readonly numbers: number;
  readonly telephones: number;
  readonly emails: number;
  /** Further cells of a spreadsheet. */
  readonly others: number;
}

/** A person of whom it is asked whether they are on the list already. */
export interface Doubt extends ListedPerson {
  /** The player who may be the same person. */
  readonly like: string;
}

/** What the server accepts as an e-mail, for the usual addresses: a line with another one gives only the name. */
const EMAIL = /^[^\s@,;"<>()]+@[^\s@,;"<>()]+\.[^\s@,;"<>().]+$/u;

/** Six digits or more, with the signs that people write between them, and a word before. */
const TELEPHONE =
  /(?:^|[\s,:])(?:(?:tel|telefon|teléfono|telefone|phone|mob|mobile|mobitel|móvil|cel|celular|тел|телефон|моб)[.:]*\s*)?\(?\+?\(?\d(?:[\s()./–-]*\d){5,}\)?(?=$|[\s,])/giu;

/** A bullet or a box to tick. */
const BULLET = /^(?:[\s*+•·‣▪▫◦●○■□☐☑☒✓✔✅>–—-]\uFE0F?|\[[ x]?\])+/iu;

/** The number of a line: `1.`, `2)`, `3-`, `#4`, or a cell of its own. */
const NUMBER = /^(?:[#№]\s*\d{1,3}[.,):]?|\d{1,3}\s*[.,):º°–—-]|\d{1,3}(?=\s|$))\s*/u;

/** The first words of a line that names columns, in the languages of the page. */
const HEADING =
  /^(names?|full name|member|player|имя|фио|участник|игрок|ime|član|igrač|nombre|miembro|jugador|nome|membro|jogador)$/iu;

/** The heading of the column before the names. */
const NUMBER_HEADING = /^(#|№|no\.?|nr\.?|nº|n\.º|br\.?|rb\.?|r\. ?br\.?|№ п\/п|п\/п)$/iu;

/** A first line with which Excel is told what separates cells. */
const SEPARATOR_LINE = /^"?sep=(.)"?[",;\t ]*$/iu;

/**
 * The people on a list, one per line: `Ana`, `Ana, ana@example.org` or `1. Ana <ana@example.org>`. Cells of a spreadsheet
 * and CSV with semicolons or quotation marks work, too. Numbers, telephones and further cells are left out, and counted.
 * A name that stands there twice is listed twice: there may be two such people. An e-mail belongs to the first.
 */
export function peopleIn(text: string, charsMax: number): PeopleList {
  const people: ListedPerson[] = [];
  const emails = new Set<string>();
  const left = { numbers: 0, telephones: 0, emails: 0, others: 0 };
  let columns: Columns = { separator: undefined, name: 0 };
  for (const line of text.replace(/^\uFEFF/u, '').split(/\r\n|\r|\n/)) {
    const declared = SEPARATOR_LINE.exec(line)?.[1];
    const heading = people.length === 0 ? headingOf(line, columns) : undefined;
    if (people.length === 0 && declared !== undefined)
      columns = { ...columns, separator: declared };
    if (heading !== undefined) columns = heading;
    if (declared !== undefined || heading !== undefined) continue;
    const cells = cellsOf(line, columns.separator);
    const [named = ''] = cells.splice(columns.name, 1);
    const read = personIn([named, ...cells]);
    left.numbers += read.numbers;
    left.telephones += read.telephones;
    left.others += read.others;
    const name = firstCharacters(read.name, charsMax);
    const email = read.emails.find((one) => !emails.has(one.toLowerCase())) ?? '';
    left.emails += read.emails.length - Number(email !== '');
    if (name === '') continue;
    if (email !== '') emails.add(email.toLowerCase());
    people.push({ name, email });
  }
  return { people, left };
}

/** What the first line of a list says about its columns. */
interface Columns {
  /** What separates the cells; `undefined` for what is usual. */
  readonly separator: string | undefined;
  /** The number of the column with the names. */
  readonly name: number;
}

/** The columns that a line names; `undefined` if it names none. */
function headingOf(line: string, { separator }: Columns): Columns | undefined {
  const cells = cellsOf(line, separator);
  const name = cells.findIndex((cell) => HEADING.test(cell));
  // The number before a name is left out with the name, not as a further cell.
  if (name >= 0) return { separator, name: NUMBER_HEADING.test(cells[0] ?? '') ? 0 : name };
  return separator === undefined && line.includes(',')
    ? headingOf(line, { separator: ',', name: 0 })
    : undefined;
}

function personIn(cells: readonly string[]) {
  const emails: string[] = [];
  const texts: string[] = [];
  let numbers = 0;
  let telephones = 0;
  for (const cell of cells) {
    const called = cell.match(TELEPHONE)?.length ?? 0;
    telephones += called;
    let text = called === 0 ? cell : withoutEnds(cell.replaceAll(TELEPHONE, ''));
    if (texts.length === 0 && !EMAIL.test(text)) {
      text = text.replace(BULLET, '');
      const named = text.replace(NUMBER, '');
      if (named !== text) numbers += 1;
      text = named;
    }
    if (EMAIL.test(text)) emails.push(text);
    else if (text !== '') texts.push(text);
  }
  const [first = ''] = texts;
  const [, before = '', last = ''] = /^(.+?)\s+<?([^\s<>]+)>?$/u.exec(first) ?? [];
  const others = Math.max(0, texts.length - 1);
  if (EMAIL.test(last)) {
    return { name: before, emails: [last, ...emails], numbers, telephones, others };
  }
  // Without a name, the person is called like the e-mail.
  const name = first === '' ? (emails.shift() ?? '') : first;
  return { name, emails, numbers, telephones, others };
}

/** What is left of a text from which a telephone was taken, without the signs that led to it. */
const withoutEnds = (text: string) => text.replaceAll(/^[\s,:–-]+|[\s,:–-]+$/gu, '');

/**
 * The cells of a line. If the list does not say what separates them, a comma does so only before an e-mail: it is also
 * within names like “Pérez, Luis”.
 */
function cellsOf(line: string, declared: string | undefined): string[] {
  const quoted = /^\s*"((?:[^"]|"")*)"\s*(?:[,;\t](.*))?$/u.exec(line);
  if (quoted !== null) {
    const [, name = '', rest = ''] = quoted;
    return [tidy(name.replaceAll('""', '"')), ...cellsOf(rest, declared)];
  }
  const usual = /[;\t]/u.test(line) || !line.includes('@') ? /[;\t]/u : /[,;\t]/u;
  const separator = declared ?? usual;
  return line.split(separator).map((cell) => tidy(cell.replaceAll('"', '')));
}

const tidy = (text: string) => text.trim().replaceAll(/\s+/gu, ' ').normalize('NFC');

/** A name for comparison: an evening has no two players whose names differ in capitals only. */
export const nameKey = (name: string) => tidy(name).toLowerCase();

/** Whether a name is a first name alone, and the other one begins with it: `Petra` and `Petra Horvat`. */
export function isFirstNameOf(first: string, full: string): boolean {
  const [one, other] = [nameKey(first), nameKey(full)];
  if (one === '' || one.includes(' ') || !other.startsWith(`${one} `)) return false;
  // `Petra 2` was numbered to be another person.
  return /\p{L}/u.test(other.slice(one.length));
}

/** A list that the server imports: names and e-mails as CSV. */
export function csvOf(people: readonly ListedPerson[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return ['name,email', ...people.map(({ name, email }) => `${cell(name)},${cell(email)}`)].join(
    '\n',
  );
}
