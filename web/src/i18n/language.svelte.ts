import { createContext } from 'svelte';
import type { PageMessages, PartLoaders, Parts } from './compiled/types.ts';
import { regional } from './regional.ts';

/** The catalogue of a language: the messages that every page needs, and the functions that load its parts. */
export type Catalogue = { default: PageMessages; parts: PartLoaders };
/** The function that loads the catalogue of each language, by its code. */
export type Catalogues = ReadonlyMap<string, () => Promise<Catalogue>>;

// One module for each language and part, compiled from the files in `locales`.
const compiled: Catalogues = new Map(
  Object.entries(import.meta.glob<Catalogue>('./compiled/page/*.ts')).map(
    ([file, load]) => [file.replace(/^.*\/|\.ts$/g, ''), load] as const,
  ),
);

/** A part of the client with many messages of its own, loaded on demand. */
export type Part = keyof Parts;

/** The messages of a language. Those of a part are there once the part is loaded. */
export type Sentences = PageMessages & Readonly<Parts>;

/** The offered languages, each with its own name for itself. */
export const languages: readonly { code: string; name: string }[] = [...compiled.keys()].map(
  (code) => ({ code, name: ownName(code) }),
);

/** The language of the page: every sentence on the screen comes from `t`. */
export class Language {
  #sentences = $state.raw<Sentences>();
  /** A state of its own: what depends on the language alone does not change when a part is loaded. */
  #code = $state('en');
  readonly #catalogues: Catalogues;
  /** The parts in use. Each is ready when its promise is fulfilled. */
  #parts: { readonly [P in Part]?: Promise<void> | undefined } = {};

  constructor(catalogues = compiled) {
    this.#catalogues = catalogues;
  }

  /** The messages of the language. Loaded before the first paint. */
  get t(): Sentences {
    if (this.#sentences === undefined) throw new Error('no language is loaded; call `use` first');
    return this.#sentences;
  }

  get code(): string {
    return this.#code;
  }

  /** Loads a language with the parts in use, then shows it. An unknown code means English. */
  async use(wanted: string): Promise<void> {
    const code = this.#catalogues.has(wanted) ? wanted : 'en';
    const parts = this.#parts;
    const catalogue = await this.#catalogues.get(code)?.();
    if (catalogue === undefined) throw new Error(`no catalogue for \`${code}\``);
    const used = Object.keys(parts).filter((part): part is Part => part in catalogue.parts);
    const loaded = await Promise.all(
      used.map(async (part) => [part, (await catalogue.parts[part]()).default] as const),
    );
    // Another part was asked for meanwhile. Without it, the messages would lack what that part already shows.
    if (parts !== this.#parts) return this.use(code);
    this.#sentences = { ...catalogue.default, ...(Object.fromEntries(loaded) as unknown as Parts) };
    this.#code = code;
    const root = document.documentElement;
    root.lang = code;
    // A browser offers no translation of a language that its reader knows.
    root.translate = regional(code) === undefined;
  }

  /** Loads the messages of parts, now and for every later language. */
  async load(...parts: readonly Part[]): Promise<void> {
    await Promise.all(parts.map((part) => this.#parts[part] ?? this.#begin(part)));
  }

  /** Loads a component or a module together with the messages of parts that it needs. */
  async with<T>(parts: readonly Part[], load: () => Promise<T>): Promise<T> {
    const [loaded] = await Promise.all([load(), this.load(...parts)]);
    return loaded;
  }

  #begin(part: Part): Promise<void> {
    const loaded = Promise.resolve()
      .then(() => this.use(this.code))
      .catch((failure: unknown) => {
        const { [part]: _, ...others } = this.#parts;
        this.#parts = others;
        throw failure;
      });
    // The part is in use before it is loaded, so that a switch to another language meanwhile loads it too.
    this.#parts = { ...this.#parts, [part]: loaded };
    return loaded;
  }
}

/** The first of the reader's languages that is offered, otherwise English. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => compiled.has(code)) ?? 'en';
}

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

export const [getLanguage, setLanguage] = createContext<Language>();
