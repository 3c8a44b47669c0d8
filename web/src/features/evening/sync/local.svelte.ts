import type {
  EveningCommand,
  Author,
  LogEntry,
  EveningView,
  Need,
  EntryRefusal,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import type { StoreReason } from '../../../device/store/error.ts';
import type { Store } from '../../../device/store/store.ts';
import type { Fold } from './fold.ts';
import { infos, keyOf, keysOf, taken } from './stored.ts';
import type { EveningSession, RefusedEntry } from './session.ts';
import { ShownEvening } from './shown-evening.svelte.ts';
import { StorageStatus } from './storage-status.svelte.ts';

const ORGANISER: Author = { kind: 'organiser' };
/** The organiser is player 1 (CLUB-7). */
const ORGANISER_NUMBER = 1;
/** How often the view is refreshed, because it depends on the time, in milliseconds. */
const REFRESH_MS = 10_000;

/** An evening that only this device has. Its user is the organiser; it needs no server and no network (CLUB-98). */
export class LocalEvening implements EveningSession {
  readonly me = ORGANISER;
  readonly code = undefined;
  readonly club = undefined;
  readonly link = 'alone';
  readonly unsent = 0;
  readonly refused: readonly RefusedEntry[] = [];
  readonly #id: string;
  readonly #store: Store;
  readonly #fold: Fold;
  readonly #shown: ShownEvening;
  readonly #storage = new StorageStatus();
  /** How many entries the fold has. */
  #taken = 0;

  constructor(id: string, store: Store, fold: Fold) {
    this.#id = id;
    this.#store = store;
    this.#fold = fold;
    this.#shown = new ShownEvening(fold);
  }

  get view(): EveningView | undefined {
    return this.#shown.view;
  }

  get needs(): readonly Need[] {
    return this.view?.setup.players[ORGANISER_NUMBER - 1]?.needs ?? [];
  }

  get storage(): StoreReason | undefined {
    return this.#storage.failed;
  }

  /** Shows what is stored, and follows changes by other tabs. Resolves to a function that stops this. */
  async start(): Promise<() => void> {
    const reread = () => this.#shown.inTurn(() => this.#storage.tryToKeep(this.#reread()));
    await reread();
    const unwatch = this.#store.watch(taken, () => void reread());
    const refreshing = setInterval(
      () => void this.#shown.inTurn(() => this.#shown.show(ORGANISER_NUMBER)),
      REFRESH_MS,
    );
    return () => {
      unwatch();
      clearInterval(refreshing);
    };
  }

  act(act: EveningCommand): Promise<EntryRefusal | undefined> {
    this.#storage.ask();
    return this.#shown.inTurn(() => this.#storage.keep(this.#enter(act)));
  }

  table(at: SheetId): ClubTableView | undefined {
    return this.#shown.table(at);
  }

  assumeBegun(): void {
    // Only this device can start a match here.
  }

  file(whole: boolean): Promise<string> {
    return this.#shown.inTurn(() => this.#fold.file(whole));
  }

  dismiss(): void {
    // An entry that was accepted here is never refused later.
  }

  async #enter(act: EveningCommand): Promise<EntryRefusal | undefined> {
    await this.#reread();
    const n = this.#taken + 1;
    const entry: LogEntry = { device: 'here', n, at: Date.now(), by: ORGANISER, act };
    const refusal = await this.#fold.test(entry);
    if (refusal !== undefined) return refusal;
    const key = keyOf(this.#id, n);
    const isNext = await this.#store.transact(async (writing) => {
      if ((await writing.get(taken, key)) !== undefined) return false;
      await writing.put(taken, key, entry);
      return true;
    });
    // Another tab has used this number meanwhile, so the entry is tested again after that tab's entries.
    if (!isNext) return this.#enter(act);
    this.#taken = n;
    await this.#fold.take([entry]);
    await this.#shown.show(ORGANISER_NUMBER);
    await this.#keepInfo();
    return undefined;
  }

  async #reread(): Promise<void> {
    const entries = (await this.#store.list(taken, keysOf(this.#id))).map(({ value }) => value);
    if (entries.length === this.#taken && this.view !== undefined) return;
    this.#taken = entries.length;
    await this.#fold.open(entries);
    await this.#shown.show(ORGANISER_NUMBER);
  }

  async #keepInfo(): Promise<void> {
    const { setup, discarded } = this.view ?? {};
    const known = { me: ORGANISER, code: null, club: null, assumed: 0, touched: Date.now() };
    await this.#store.put(infos, this.#id, { ...known, name: setup?.name ?? '', discarded });
  }
}
