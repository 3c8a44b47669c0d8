import { ApiError } from '../../../net/api.ts';
import type {
  EveningCommand,
  Author,
  EveningServerMessage,
  EveningView,
  Moment,
  Need,
  Player,
  PlayerDevice,
  EntryRefusal,
  SheetId,
  ClubTableView,
} from '../../../net/protocol/evening.ts';
import type { StoreReason } from '../../../device/store/error.ts';
import type { Store } from '../../../device/store/store.ts';
import { getEvening } from '../../../net/evenings.ts';
import type { Link } from '../../../net/link.ts';
import type { Heard, Surroundings } from '../../../net/reconnecting-socket.ts';
import { EveningStore } from './evening-store.ts';
import type { Fold } from './fold.ts';
import { Outbox } from './outbox.ts';
import type { EveningSession, RefusedEntry } from './session.ts';
import { ShownEvening } from './shown-evening.svelte.ts';
import { EveningSocket, eveningAddress, type EveningListener } from './socket.ts';
import { StorageStatus } from './storage-status.svelte.ts';
import type { EveningInfo } from './stored.ts';
import {
  isBehind,
  nothingKnown,
  onTop,
  reduce,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
} from './sync.ts';

/** How often the page refreshes what depends on the time, in milliseconds. */
const REFRESH_MS = 10_000;

/**
 * An evening on the server, with this device's unsent entries on top. Everything is stored before it is shown: the page
 * opens offline, and no entry is lost. Each entry has a number of this device, so the server accepts it once, however
 * often it is sent. The tabs of a device share one sequence of numbers and may send each other's entries. `sync.ts`
 * decides what follows from an event. This class carries it out, one event after the other.
 */
export class JoinedEvening implements EveningSession {
  link = $state<Link>('loading');
  /** What the page shows. It was stored first, unless this device cannot store. */
  #published: SyncState = $state.raw(nothingKnown(''));
  /** The newest state; its effects may still be running. */
  #state: SyncState;
  readonly #id: string;
  readonly #device: string;
  readonly #fold: Fold;
  readonly #store: EveningStore;
  readonly #storage = new StorageStatus();
  readonly #shown: ShownEvening;
  readonly #socket: EveningSocket;
  readonly #outbox: Outbox;
  /** What is stored for lists. */
  #listed: Pick<EveningInfo, 'name' | 'discarded'> = { name: '' };
  /** Counts the hellos. After a hello the server repeats what it sent before, so older messages are ignored. */
  #greeting = 0;

  constructor(
    id: string,
    device: string,
    store: Store,
    fold: Fold,
    surroundings?: Surroundings,
    address = eveningAddress(id),
  ) {
    this.#id = id;
    this.#device = device;
    this.#state = this.#published = nothingKnown(device);
    this.#fold = fold;
    this.#store = new EveningStore(store, id);
    this.#shown = new ShownEvening(fold, () => this.#now());
    this.#socket = new EveningSocket(address, this.#listener(), surroundings);
    this.#outbox = new Outbox(({ n, at, act }) => this.#socket.say({ type: 'enter', n, at, act }));
  }

  get view(): EveningView | undefined {
    return this.#shown.view;
  }

  get me(): Author | undefined {
    return this.#published.me;
  }

  get code(): string | undefined {
    return this.#published.code;
  }

  get club(): string | undefined {
    return this.#published.club;
  }

  get needsServer(): boolean {
    return this.#fold.needsServer;
  }

  get ahead(): number | undefined {
    return this.#published.ahead;
  }

  get refused(): readonly RefusedEntry[] {
    return this.#published.refused;
  }

  /** The players who have joined with a device, and who is connected; empty while that is not known. */
  get people(): readonly PlayerDevice[] {
    return this.#published.people;
  }

  /** The organiser sees everyone's needs in the view. Other devices get their player's needs from the server. */
  get needs(): readonly Need[] | null {
    return this.me?.kind === 'organiser'
      ? (this.view?.setup.players[0]?.needs ?? [])
      : this.#published.needs;
  }

  get storage(): StoreReason | undefined {
    return this.#storage.failed;
  }

  get unsent(): number {
    return this.#published.unsent.length;
  }

  get joined(): readonly Player[] | undefined {
    return this.people.length === 0 ? undefined : this.people.map(({ player }) => player);
  }

  /** Shows what is stored, connects, and stays connected. Resolves to a function that stops this. */
  async start(): Promise<() => void> {
    await this.#shown.inTurn(() => this.#remember());
    const stop = this.#socket.start();
    const refreshing = setInterval(() => void this.#shown.inTurn(() => this.#show()), REFRESH_MS);
    // Another tab of this device may add entries too.
    const unwatch = this.#store.watch(() => void this.#shown.inTurn(() => this.#readOwn()));
    return () => {
      stop();
      unwatch();
      clearInterval(refreshing);
    };
  }

  act(act: EveningCommand): Promise<EntryRefusal | undefined> {
    this.#storage.ask();
    return this.#shown.inTurn(async () => {
      const by = this.#state.me;
      if (by === undefined) return { code: 'not-organiser' };
      const [device, at] = [this.#state.known, this.#now()];
      const refusal = await this.#fold.test({ device, n: 0, at, by, act });
      if (refusal !== undefined) return refusal;
      await this.#storage.keep(this.#store.enter(device, at, by, act));
      await this.#readOwn();
      return undefined;
    });
  }

  table(at: SheetId): ClubTableView | undefined {
    return this.#shown.table(at);
  }

  assumeBegun(match: number): void {
    this.#dispatch({ type: 'assumed', match });
  }

  file(whole: boolean): Promise<string> {
    return this.#shown.inTurn(() => this.#fold.file(whole));
  }

  dismiss(refused: RefusedEntry): void {
    this.#dispatch({ type: 'dismissed', refused });
  }

  #listener(): EveningListener {
    return {
      message: (message) => {
        const [greeting, heardAt] = [this.#greeting, Date.now()];
        void this.#shown.inTurn(async () => {
          if (greeting !== this.#greeting) return;
          const event = this.#eventOf(message, heardAt);
          if (event !== undefined) await this.#apply(event);
        });
      },
      connection: (connection) => {
        if (connection === 'open') {
          this.link = 'live';
          return;
        }
        this.#outbox.pause();
        if (connection === 'lost') {
          if (this.link === 'loading') void this.#checkExistence();
          this.link = navigator.onLine ? 'reconnecting' : 'offline';
          this.#dispatch({ type: 'lost' });
        } else this.link = connection;
      },
      hello: () => {
        this.#greeting += 1;
        return {
          device: this.#device,
          last_seen: this.#state.taken.length,
          seen_as: this.#state.me ?? null,
        };
      },
    };
  }

  #eventOf(message: Heard<EveningServerMessage>, heardAt: number): SyncEvent | undefined {
    switch (message.type) {
      case 'welcome':
        return { type: 'welcome', welcome: message, heardAt };
      case 'entries':
        return { type: 'entries', from: message.from, entries: message.entries };
      case 'taken':
        return { type: 'taken', n: message.n };
      case 'refused':
        return { type: 'refused', n: message.n, refusal: message.refusal };
      case 'people':
        return { type: 'people', people: message.people };
      case 'problem': {
        const { code } = message.problem;
        if (code === 'not-allowed') return { type: 'not-allowed' };
        if (code !== 'bad-request' && code !== 'too-large') return undefined;
        const entry = this.#outbox.unread();
        return { type: 'unread', entry, mayRenumber: code === 'bad-request' };
      }
    }
  }

  #dispatch(event: SyncEvent): void {
    void this.#shown.inTurn(() => this.#apply(event));
  }

  async #apply(event: SyncEvent): Promise<void> {
    const [state, effects] = reduce(this.#state, event, this.#greeting);
    this.#state = state;
    for (const effect of effects) await this.#run(effect);
    this.#published = this.#state;
  }

  async #run(effect: SyncEffect): Promise<void> {
    const attempt = <T>(change: Promise<T>) => this.#storage.tryToKeep(change);
    switch (effect.do) {
      case 'store-info':
        await attempt(this.#store.learn(effect.info, effect.voidFrom));
        return;
      case 'store-arrived':
        await attempt(this.#store.arrived(effect.first, effect.entries, effect.own));
        return;
      case 'store-answered':
        await attempt(this.#store.answered(effect.n));
        return;
      case 'store-refused':
        await attempt(this.#store.refuse(effect.entry, effect.refusal));
        return;
      case 'store-dismissed':
        await attempt(this.#store.dismiss(effect.n));
        return;
      case 'renumber':
        await attempt(this.#store.renumber(effect.to, effect.isUsed));
        return;
      case 'read-own':
        return this.#readOwn();
      case 'open-fold':
        return this.#fold.open(this.#state.taken);
      case 'fold':
        return this.#fold.take(effect.entries);
      case 'assume':
        return this.#fold.assume(this.#state.assumed);
      case 'apply-pending':
        return this.#applyPending();
      case 'show':
        return this.#show();
      case 'send':
        return this.#outbox.set(this.#state.unsent);
      case 'start-sending':
        return this.#outbox.begin();
      case 'pause-sending':
        return this.#outbox.pause();
      case 'reconnect':
        return this.#socket.restart();
    }
  }

  /** Loads the stored evening. */
  async #remember(): Promise<void> {
    const known = await this.#storage.tryToKeep(
      Promise.all([this.#store.info(), this.#store.taken()]),
    );
    if (known !== undefined) {
      const [info, taken] = known;
      this.#listed = { name: info.name, discarded: info.discarded };
      await this.#apply({ type: 'remembered', info, taken });
    }
    await this.#fold.open(this.#state.taken);
    await this.#fold.assume(this.#state.assumed);
    await this.#readOwn();
  }

  /** Reads this device's own entries from the store, where its other tabs put theirs too. */
  async #readOwn(): Promise<void> {
    const own = await this.#storage.tryToKeep(this.#store.own());
    if (own === undefined) await this.#applyPending();
    else await this.#apply({ type: 'own-read', ...own });
  }

  /** Folds the pending entries on top of the server's. */
  async #applyPending(): Promise<void> {
    this.#published = this.#state;
    await this.#fold.pend(onTop(this.#state));
    await this.#show();
  }

  /** Shows the evening, unless more entries are on their way: the view is then out of date. */
  async #show(): Promise<void> {
    if (isBehind(this.#state)) return;
    const { me } = this.#state;
    await this.#shown.show(me?.kind === 'player' ? me.player : me && 1);
    if (this.view === undefined) return;
    const { setup, discarded } = this.view;
    const listed = { name: setup.name, discarded };
    if (listed.name !== this.#listed.name || listed.discarded !== this.#listed.discarded) {
      this.#listed = listed;
      await this.#storage.tryToKeep(this.#store.learn(listed));
    }
  }

  /** A browser does not say why a connection fails. An ordinary request finds out whether the evening exists. */
  async #checkExistence(): Promise<void> {
    try {
      await getEvening(this.#id);
    } catch (error) {
      if (error instanceof ApiError && error.reason.code === 'not-found') this.#socket.giveUp();
    }
  }

  /** The estimated time of the server's clock. */
  #now(): Moment {
    return Date.now() + (this.#state.ahead ?? 0);
  }
}
