import { createContext } from 'svelte';
import { byCode, load, type Catalogues } from './catalogues.ts';
import type { ClubMessages } from './club/en.ts';
import type { Messages } from './en.ts';
import type { EveningMessages } from './evening/en.ts';
import type { SettingsMessages } from './settings/en.ts';
import type { TableMessages } from './table/en.ts';

// A language is a file here, named by its two-letter code, and a file for each part that has been asked for.
const catalogues = byCode(import.meta.glob<{ default: Messages }>('./[a-z][a-z].ts'));
const ofTables = byCode(import.meta.glob<{ default: TableMessages }>('./table/[a-z][a-z].ts'));

/** The parts of the client with many sentences of their own, which are loaded when they are first asked for. */
interface Parts {
  table: TableMessages;
  club: ClubMessages;
  evening: EveningMessages;
  settings: SettingsMessages;
}
type Part = keyof Parts;

/** The sentences of a language. Those of a part are there once they were asked for. */
export type Sentences = Messages & Readonly<Parts>;

/** The languages on offer, each with the name its own speakers give it. */
export const languages: readonly { code: string; name: string }[] = [...catalogues.keys()].map(
  (code) => ({ code, name: ownName(code) }),
);

/** The language of the page: every sentence on the screen comes from `t`. */
export class Language {
  #current = $state.raw<{ code: string; sentences: Sentences }>();
  #parts: { readonly [P in Part]?: Catalogues<Parts[P]> | undefined } = {};
  #loaded: { readonly [P in Part]?: Promise<void> | undefined } = {};

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
    const code = catalogues.has(wanted) ? wanted : 'en';
    const [messages, table, club, evening, settings] = await Promise.all([
      load(catalogues, code),
      this.#parts.table && load(this.#parts.table, code),
      this.#parts.club && load(this.#parts.club, code),
      this.#parts.evening && load(this.#parts.evening, code),
      this.#parts.settings && load(this.#parts.settings, code),
    ]);
    this.#current = { code, sentences: joined(messages, { table, club, evening, settings }) };
    document.documentElement.lang = code;
  }

  /** Loads the sentences of tables, now and in every language from now on. */
  withTables(): Promise<void> {
    return this.withPart('table', ofTables);
  }

  /** Loads the sentences of a part, now and in every language from now on. */
  withPart<P extends Part>(part: P, sentences: Catalogues<Parts[P]>): Promise<void> {
    const begun = this.#loaded[part];
    if (begun !== undefined) return begun;
    // From now on, so that whatever loads a language meanwhile loads the part too.
    this.#parts = { ...this.#parts, [part]: sentences };
    const loaded = this.use(this.code).catch((failure: unknown) => {
      this.#parts = { ...this.#parts, [part]: undefined };
      this.#loaded = { ...this.#loaded, [part]: undefined };
      throw failure;
    });
    this.#loaded = { ...this.#loaded, [part]: loaded };
    return loaded;
  }
}

function joined(
  messages: Messages,
  parts: { readonly [P in Part]: Parts[P] | undefined },
): Sentences {
  const asked = <P>(part: P | undefined): P => {
    if (part === undefined) throw new Error('ask for the words of a part before it is drawn');
    return part;
  };
  return {
    ...messages,
    get table() {
      return asked(parts.table);
    },
    get club() {
      return asked(parts.club);
    },
    get evening() {
      return asked(parts.evening);
    },
    get settings() {
      return asked(parts.settings);
    },
  };
}

/** The first of the reader's languages that we speak. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => catalogues.has(code)) ?? 'en';
}

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

export const [getLanguage, setLanguage] = createContext<Language>();
