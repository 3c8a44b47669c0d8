// Reads the catalogues in `locales`: Fluent files, grouped into the parts that the page loads together.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  FluentParser,
  Visitor,
  type MessageReference,
  type Pattern,
  type Resource,
} from '@fluent/syntax';

/** A fault of a catalogue: where it is, what is wrong, and the key of a message that cannot be read. */
export type Fault = { file: string; line: number; what: string; key?: string };

/** A message or a form of a language. */
export type Entry = {
  /** The name in Fluent, with the attribute: `seat-tiles`, `errors.not-found`. */
  name: string;
  /** Where the page finds it: `['seat', 'tiles']`, `['errors', 'not-found']`. */
  path: readonly string[];
  pattern: Pattern;
  file: string;
  line: number;
};

/** The messages of a part in one language. */
export type PartCatalogue = {
  /** Messages that the page shows. */
  messages: ReadonlyMap<string, Entry>;
  /** Messages that others refer to. They take the arguments of those, and the page cannot show them alone. */
  pieces: ReadonlyMap<string, Entry>;
  /** Words that functions such as `TILE` look up: numbers, tiles and places. Each language has its own set of them. */
  forms: ReadonlyMap<string, Entry>;
};

/**
 * The parts: what the page loads together. Each is a folder of `locales/<language>/page`, with the shared files that it
 * needs.
 */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  page: ['page/*', 'games.ftl'],
  table: ['page/table/*', 'numbers.ftl', 'personas.ftl', 'pictures.ftl'],
  bots: ['page/bots/*', 'personas.ftl'],
  company: ['page/company/*'],
  running: ['page/running/*'],
  lobby: ['page/lobby/*', 'personas.ftl'],
  score: ['page/score/*'],
  deals: ['page/deals/*'],
  club: ['page/club/*'],
  competitions: ['page/competitions/*'],
  lists: ['page/lists/*'],
  phones: ['page/phones/*'],
  evening: ['page/evening/*', 'courtesies.ftl', 'numbers.ftl', 'regulations.ftl'],
  account: ['page/account/*'],
  matches: ['page/matches/*', 'personas.ftl'],
  archive: ['page/archive/*'],
  analysis: ['page/analysis/*'],
  settings: ['page/settings/*', 'picture-sets.ftl'],
  tournaments: ['page/tournaments/*'],
  friends: ['page/friends/*'],
  filters: ['page/filters/*'],
  here: ['page/here/*'],
  pool: ['page/pool/*'],
  local: ['page/local/*'],
  passkeys: ['page/passkeys/*'],
  moderation: ['page/moderation/*'],
  notices: ['page/notices/*'],
  learning: ['page/learning/*'],
  choosing: ['page/choosing/*', 'personas.ftl'],
  games: ['page/games/*'],
};

/** The part that every page loads. It leads to the others. */
export const FIRST_PART = 'page';

/** Files whose entries are forms. */
const FORMS: readonly string[] = ['numbers.ftl', 'page/table/words.ftl'];

const parser = new FluentParser();

/** The codes of the languages: the folders in `locales`, English first. */
export function languages(locales: string): string[] {
  const codes = readdirSync(locales, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  return codes.sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
}

/** The files of a part in a language, in order. A language that has just begun has few of them. */
export function filesOf(part: string, locales: string, language: string): string[] {
  const folder = join(locales, language);
  return (PARTS[part] ?? []).flatMap((name) => {
    const inside = join(folder, name.replace(/\/\*$/, ''));
    if (!existsSync(inside)) return [];
    if (!name.endsWith('/*')) return [inside];
    const found = readdirSync(inside).filter((file) => file.endsWith('.ftl'));
    return found.sort().map((file) => join(inside, file));
  });
}

/** Reads a part in a language. What cannot be read is added to `faults`. */
export function readPart(
  part: string,
  locales: string,
  language: string,
  faults: Fault[],
): PartCatalogue {
  const messages = new Map<string, Entry>();
  const forms = new Map<string, Entry>();
  for (const path of filesOf(part, locales, language)) {
    const file = relative(join(locales, '..'), path);
    const isForms = FORMS.includes(relative(join(locales, language), path));
    const text = readFileSync(path, 'utf8');
    for (const entry of entries(parser.parse(text), text, file, faults)) {
      const into = isForms ? forms : messages;
      if (into.has(entry.name)) {
        faults.push({ file, line: entry.line, what: `\`${entry.name}\` is defined twice` });
      }
      into.set(entry.name, isForms ? { ...entry, path: [entry.name] } : entry);
    }
  }
  const pieces = new Map<string, Entry>();
  for (const name of references([...messages.values()])) {
    const piece = messages.get(name);
    if (piece !== undefined) pieces.set(name, piece);
    messages.delete(name);
  }
  return { messages, pieces, forms };
}

/** Whether a message is English. In another language, it stands for a translation that is not there yet. */
export function isEnglish({ file }: Entry): boolean {
  return file.startsWith('locales/en/');
}

/** A part with English for all that is not translated yet. */
export function completed(part: PartCatalogue, english: PartCatalogue): PartCatalogue {
  return {
    messages: new Map([...english.messages, ...part.messages]),
    pieces: new Map([...english.pieces, ...part.pieces]),
    forms: new Map([...english.forms, ...part.forms]),
  };
}

/** The names of the messages that others refer to. */
function references(all: readonly Entry[]): Set<string> {
  const names = new Set<string>();
  class Find extends Visitor {
    override visitMessageReference(reference: MessageReference): void {
      names.add(nameOf(reference));
    }
  }
  for (const { pattern } of all) new Find().visit(pattern);
  return names;
}

/** The name of the message that a reference is to. */
export function nameOf({ id, attribute }: MessageReference): string {
  return attribute === null ? id.name : `${id.name}.${attribute.name}`;
}

/** A piece or a form by its name. */
export function referred({ pieces, forms }: PartCatalogue, name: string): Entry | undefined {
  return pieces.get(name) ?? forms.get(name);
}

/** The messages of a file, each attribute as a message of its own. */
export function* entries(
  resource: Resource,
  text: string,
  file: string,
  faults: Fault[],
): Generator<Entry> {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineAt = (offset: number) => {
    const line = ends.findIndex((end) => end >= offset);
    return (line < 0 ? ends.length : line) + 1;
  };
  for (const entry of resource.body) {
    const line = lineAt(entry.span?.start ?? 0);
    if (entry.type === 'Junk') {
      const why = entry.annotations.map(({ message }) => message).join('; ');
      const at = entry.annotations[0]?.span?.start;
      faults.push({
        file,
        line: at === undefined ? line : lineAt(at),
        what: `this is not Fluent: ${why}`,
        key: /^[\w-]*/.exec(entry.content)?.[0] ?? '',
      });
    }
    if (entry.type !== 'Message') continue;
    const { name } = entry.id;
    const path = name.split('-');
    const start = lineAt(entry.id.span?.start ?? 0);
    if (entry.value !== null) yield { name, path, pattern: entry.value, file, line: start };
    for (const { id, value, span } of entry.attributes) {
      yield {
        name: `${name}.${id.name}`,
        // A name in Fluent begins with a letter, so a key that is a number has an `n` before it.
        path: [...path, id.name.replace(/^n(?=\d+$)/, '')],
        pattern: value,
        file,
        line: lineAt(span?.start ?? 0),
      };
    }
  }
}
