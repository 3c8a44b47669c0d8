import { createContext } from 'svelte';
import type { Messages } from './en.ts';
import type { TableMessages } from './table/en.ts';

// A language is one file here, named by its two-letter code, and one for tables, which only tables ask for. Only the
// language that is read is loaded.
const loaders = byCode(import.meta.glob<{ default: Messages }>('./[a-z][a-z].ts'));
const tableLoaders = byCode(import.meta.glob<{ default: TableMessages }>('./table/[a-z][a-z].ts'));

/** The sentences of a language. Those of tables are there once they were asked for. */
export type Sentences = Messages & { readonly table: TableMessages };

/** The languages on offer, each with the name its own speakers give it. */
export const languages: readonly { code: string; name: string }[] = [...loaders.keys()].map(
  (code) => ({ code, name: ownName(code) }),
);

/** The language of the page: every sentence on the screen comes from `t`. */
export class Language {
  #current = $state.raw<{ code: string; sentences: Sentences }>();
  #atTables = false;

  /** The sentences of the language. Loaded before anything is drawn. */
  get t(): Sentences {
    if (this.#current === undefined) throw new Error('no language is loaded; call `use` first');
    return this.#current.sentences;
  }

  get code(): string {
    return this.#current?.code ?? 'en';
  }

  /** Loads a language and shows it, all at once. An unknown code is read as English. */
  async use(wanted: string): Promise<void> {
    const code = loaders.has(wanted) ? wanted : 'en';
    const [messages, table] = await Promise.all([
      load(loaders, code),
      this.#atTables ? load(tableLoaders, code) : undefined,
    ]);
    this.#current = { code, sentences: joined(messages, table) };
    document.documentElement.lang = code;
  }

  /** Loads the sentences of tables, now and in every language from now on. */
  async withTables(): Promise<void> {
    if (this.#atTables) return;
    this.#atTables = true;
    try {
      await this.use(this.code);
    } catch (failure) {
      this.#atTables = false;
      throw failure;
    }
  }
}

type Loaders<T> = ReadonlyMap<string, () => Promise<{ default: T }>>;

function byCode<T>(files: Record<string, () => Promise<{ default: T }>>): Loaders<T> {
  return new Map(Object.entries(files).map(([file, load]) => [file.slice(-5, -3), load] as const));
}

async function load<T>(from: Loaders<T>, code: string): Promise<T> {
  const load = from.get(code);
  if (load === undefined) throw new Error(`no catalogue for \`${code}\``);
  return (await load()).default;
}

function joined(messages: Messages, table: TableMessages | undefined): Sentences {
  return {
    ...messages,
    get table() {
      if (table === undefined) throw new Error('call `withTables` before a table is drawn');
      return table;
    },
  };
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => loaders.has(code)) ?? 'en';
}

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

export const [getLanguage, setLanguage] = createContext<Language>();
