import { createContext } from 'svelte';
import type { Messages } from './en.ts';

type Catalogue = { default: Messages };

// A language is one file here, named by its two-letter code; only the one being read is loaded.
const catalogues = import.meta.glob<Catalogue>('./[a-z][a-z].ts');
const loaders = new Map(
  Object.entries(catalogues).map(([file, load]) => [file.slice(2, 4), load] as const),
);

/** The languages on offer, each with the name its own speakers give it. */
export const languages: readonly { code: string; name: string }[] = [...loaders.keys()].map(
  (code) => ({ code, name: ownName(code) }),
);

/** The language of the page: every sentence on the screen comes from `t`. */
export class Language {
  #current = $state.raw<{ code: string; messages: Messages }>();

  /** The sentences of the language. Loaded before anything is drawn. */
  get t(): Messages {
    if (this.#current === undefined) throw new Error('no language is loaded; call `use` first');
    return this.#current.messages;
  }

  get code(): string {
    return this.#current?.code ?? 'en';
  }

  /** Loads a language and shows it, all at once. An unknown code is read as English. */
  async use(wanted: string): Promise<void> {
    const code = loaders.has(wanted) ? wanted : 'en';
    const load = loaders.get(code);
    if (load === undefined) throw new Error(`no catalogue for \`${code}\``);
    const { default: messages } = await load();
    this.#current = { code, messages };
    document.documentElement.lang = code;
  }
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
