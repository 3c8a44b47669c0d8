// Files of gettext, as Weblate, Poedit and Crowdin read them: units of text, each with a name and with notes.

/** A text and its translation. */
export type Unit = {
  /** Its name: the file and the key. */
  context: string;
  /** The English text. */
  original: string;
  /** The text in the other language; empty where it has none. */
  translation: string;
  /** What a translator should know. */
  notes: readonly string[];
};

/** A unit that was read, and the line where it begins. */
export type ReadUnit = Unit & { line: number };

/** A line cannot be read. */
export class PoError extends Error {
  readonly line: number;
  constructor(line: number, what: string) {
    super(what);
    this.line = line;
  }
}

/** Writes a file. */
export function writePo(language: string, units: readonly Unit[]): string {
  const head = ['Project-Id-Version: Boneyard', `Language: ${language}`].concat([
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: 8bit',
  ]);
  const blocks = units.map(({ context, original, translation, notes }) =>
    [
      ...notes.map((note) => `#. ${note}`.trimEnd()),
      field('msgctxt', context),
      field('msgid', original),
      field('msgstr', translation),
    ].join('\n'),
  );
  const lines = head.map((line) => quoted(`${line}\n`));
  return (
    [['msgid ""', 'msgstr ""', ...lines].join('\n'), ...blocks, ''].join('\n\n').trimEnd() + '\n'
  );
}

function field(name: string, text: string): string {
  const lines = text.split(/(?<=\n)/);
  return lines.length < 2
    ? `${name} ${quoted(text)}`
    : [`${name} ""`, ...lines.map(quoted)].join('\n');
}

const quoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}"`;

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Reads a file. Of a unit that is marked as fuzzy, the translation is not used. */
export function readPo(text: string): ReadUnit[] {
  const units: ReadUnit[] = [];
  let unit = blank(1);
  let into: 'context' | 'original' | 'translation' | undefined;
  let isFuzzy = false;
  let notes: string[] = [];

  function end(line: number) {
    if (into === 'context' || into === 'original')
      throw new PoError(line, 'a line `msgstr` is missing');
    if (into !== undefined && unit.context !== '')
      units.push(isFuzzy ? { ...unit, translation: '' } : unit);
    unit = blank(line);
    into = undefined;
    isFuzzy = false;
  }

  text.split(/\r?\n/).forEach((row, i) => {
    const line = i + 1;
    const [, keyword, string] = /^\s*(?:(msgctxt|msgid|msgstr)\s+)?"(.*)"\s*$/.exec(row) ?? [];
    if (string === undefined) {
      const isNote = row.startsWith('#');
      if (row.trim() !== '' && !isNote) throw new PoError(line, `this line cannot be read: ${row}`);
      if (isNote && into === 'translation') end(line);
      if (row.startsWith('#.')) notes.push(row.slice(3));
      if (row.startsWith('#,') && row.includes('fuzzy')) isFuzzy = true;
      return;
    }
    if (keyword === 'msgctxt' || (keyword === 'msgid' && into !== 'context')) {
      const wasFuzzy = isFuzzy;
      end(line);
      // The mark stands before its unit.
      isFuzzy = wasFuzzy && units.at(-1)?.line !== line;
      unit.line = line;
      unit.notes = notes;
      notes = [];
    }
    if (keyword !== undefined)
      into = ({ msgctxt: 'context', msgid: 'original', msgstr: 'translation' } as const)[
        keyword as 'msgctxt' | 'msgid' | 'msgstr'
      ];
    if (into === undefined) throw new PoError(line, 'this text belongs to nothing');
    unit[into] += string.replaceAll(/\\(.)/g, (_, c: string) => ESCAPED[c] ?? c);
  });
  end(text.split('\n').length);
  return units;
}

const blank = (line: number): { -readonly [K in keyof ReadUnit]: ReadUnit[K] } => ({
  context: '',
  original: '',
  translation: '',
  notes: [],
  line,
});
