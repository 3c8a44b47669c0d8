import { createContext } from 'svelte';
import { byCode, load, type Catalogues } from './catalogues.ts';
import type {
  AccountMessages,
  ClubMessages,
  DealsMessages,
  EveningMessages,
  LobbyMessages,
  MatchesMessages,
  PageMessages,
  ScoreMessages,
  SettingsMessages,
  TableMessages,
} from './compiled/types.ts';

// Each part has a module for each language, compiled from the catalogues in `locales`.
const catalogues = byCode(import.meta.glob<{ default: PageMessages }>('./compiled/page/*.ts'));
const ofTables = byCode(import.meta.glob<{ default: TableMessages }>('./compiled/table/*.ts'));

/** Parts of the client with many messages of their own, loaded on demand. */
interface Parts {
  table: TableMessages;
  lobby: LobbyMessages;
  score: ScoreMessages;
  deals: DealsMessages;
  club: ClubMessages;
  evening: EveningMessages;
  account: AccountMessages;
  matches: MatchesMessages;
  settings: SettingsMessages;
}
type Part = keyof Parts;

/** The messages of a language. Reading those of a part throws until the part is loaded. */
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
    const [messages, table, lobby, score, deals, club, evening, account, matches, settings] =
      await Promise.all([
        load(catalogues, code),
        parts.table && load(parts.table, code),
        parts.lobby && load(parts.lobby, code),
        parts.score && load(parts.score, code),
        parts.deals && load(parts.deals, code),
        parts.club && load(parts.club, code),
        parts.evening && load(parts.evening, code),
        parts.account && load(parts.account, code),
        parts.matches && load(parts.matches, code),
        parts.settings && load(parts.settings, code),
      ]);
    // Another part was asked for meanwhile. Without it, the messages would lack what that part already shows.
    if (parts !== this.#parts) return this.use(code);
    this.#sentences = joined(messages, {
      table,
      lobby,
      score,
      deals,
      club,
      evening,
      account,
      matches,
      settings,
    });
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

function joined(
  messages: PageMessages,
  parts: { readonly [P in Part]: Parts[P] | undefined },
): Sentences {
  const loaded = <P>(part: P | undefined): P => {
    if (part === undefined) throw new Error('ask for the words of a part before it is drawn');
    return part;
  };
  return {
    ...messages,
    get table() {
      return loaded(parts.table);
    },
    get lobby() {
      return loaded(parts.lobby);
    },
    get score() {
      return loaded(parts.score);
    },
    get deals() {
      return loaded(parts.deals);
    },
    get club() {
      return loaded(parts.club);
    },
    get evening() {
      return loaded(parts.evening);
    },
    get account() {
      return loaded(parts.account);
    },
    get matches() {
      return loaded(parts.matches);
    },
    get settings() {
      return loaded(parts.settings);
    },
  };
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
