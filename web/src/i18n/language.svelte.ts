import { createContext } from 'svelte';
import { byCode, load, type Catalogues } from './catalogues.ts';
import type {
  AccountMessages,
  ArchiveMessages,
  ClubMessages,
  CompanyMessages,
  DealsMessages,
  EveningMessages,
  FiltersMessages,
  FriendsMessages,
  LobbyMessages,
  MatchesMessages,
  ModerationMessages,
  PageMessages,
  PasskeysMessages,
  RunningMessages,
  ScoreMessages,
  SettingsMessages,
  TableMessages,
  TournamentsMessages,
} from './compiled/types.ts';

// Each part has a module for each language, compiled from the catalogues in `locales`.
const catalogues = byCode(import.meta.glob<{ default: PageMessages }>('./compiled/page/*.ts'));
const ofTables = byCode(import.meta.glob<{ default: TableMessages }>('./compiled/table/*.ts'));

/** Parts of the client with many messages of their own, loaded on demand. */
interface Parts {
  table: TableMessages;
  company: CompanyMessages;
  running: RunningMessages;
  lobby: LobbyMessages;
  score: ScoreMessages;
  deals: DealsMessages;
  club: ClubMessages;
  evening: EveningMessages;
  account: AccountMessages;
  matches: MatchesMessages;
  archive: ArchiveMessages;
  settings: SettingsMessages;
  tournaments: TournamentsMessages;
  friends: FriendsMessages;
  filters: FiltersMessages;
  passkeys: PasskeysMessages;
  moderation: ModerationMessages;
}
type Part = keyof Parts;

/** The messages of a language. Those of a part are there once the part is loaded. */
export type Sentences = PageMessages & Readonly<Parts>;

/** The offered languages, each with its own name for itself. */
export const languages: readonly { code: string; name: string }[] = [...catalogues.keys()].map(
  (code) => ({ code, name: ownName(code) }),
);

/** The language of the page: every sentence on the screen comes from `t`. */
export class Language {
  #sentences = $state.raw<Sentences>();
  /** A state of its own: what depends on the language alone does not change when a part is loaded. */
  #code = $state('en');
  #parts: { readonly [P in Part]?: Catalogues<Parts[P]> | undefined } = {};
  #loaded: { readonly [P in Part]?: Promise<void> | undefined } = {};

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
    const code = catalogues.has(wanted) ? wanted : 'en';
    const parts = this.#parts;
    const [messages, loaded] = await Promise.all([load(catalogues, code), loadAll(parts, code)]);
    // Another part was asked for meanwhile. Without it, the messages would lack what that part already shows.
    if (parts !== this.#parts) return this.use(code);
    this.#sentences = { ...messages, ...(loaded as Parts) };
    this.#code = code;
    document.documentElement.lang = code;
  }

  /** Loads the messages of tables, now and for every later language. */
  withTables(): Promise<void> {
    return this.withPart('table', ofTables);
  }

  /** Loads the messages of a part, now and for every later language. */
  withPart<P extends Part>(part: P, sentences: Catalogues<Parts[P]>): Promise<void> {
    const begun = this.#loaded[part];
    if (begun !== undefined) return begun;
    // Add the part before it is loaded, so that a switch to another language meanwhile loads it too.
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

/** The messages of all parts in use. */
async function loadAll(
  parts: { readonly [P in Part]?: Catalogues<Parts[P]> | undefined },
  code: string,
): Promise<Partial<Parts>> {
  const loading = Object.entries(parts).map(async ([part, sentences]) => [
    part,
    sentences && (await load<unknown>(sentences, code)),
  ]);
  return Object.fromEntries(await Promise.all(loading)) as Partial<Parts>;
}

/** The first of the reader's languages that is offered, otherwise English. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): string {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find((code) => catalogues.has(code)) ?? 'en';
}

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1);
}

export const [getLanguage, setLanguage] = createContext<Language>();
