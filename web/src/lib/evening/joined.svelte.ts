import type {
  Act,
  Author,
  Entry,
  EveningServerMessage,
  EveningView,
  PlayerDevice,
  Refusal,
  SheetId,
  TableView,
} from '../protocol/evening.ts';
import type { Store } from '../store/store.ts';
import type { Fold } from './fold.ts';
import { infos, keyOf, keysOf, returned, taken, unsent, type EveningInfo } from './kept.ts';
import type { EveningSession, Link, RefusedEntry } from './session.ts';
import { Shown } from './shown.svelte.ts';
import { EveningSocket, type EveningListener, type Surroundings } from './socket.ts';

/** How often what depends on the time is looked at again. */
const LOOK_EVERY_MS = 10_000;

/**
 * An evening on the server, with what this device has entered and could not send on top. Everything is kept here before it is
 * shown, so the page opens without a network, and nothing that was entered is lost with it.
 */
export class JoinedEvening implements EveningSession {
  me = $state.raw<Author>();
  code = $state<string>();
  club = $state<string>();
  link = $state<Link>('loading');
  refused = $state.raw<readonly RefusedEntry[]>([]);
  /** For which players there are devices. */
  people = $state.raw<readonly PlayerDevice[]>([]);

  readonly #id: string;
  readonly #store: Store;
  readonly #fold: Fold;
  readonly #device: string;
  readonly #socket: EveningSocket;
  readonly #shown: Shown;
  /** Entries that nobody has answered, in order. */
  #unsent = $state.raw<readonly Entry[]>([]);
  /** Answered, but not yet among the entries that came. */
  #answered: readonly Entry[] = [];
  #seen = 0;
  #assumed = 0;

  constructor(
    id: string,
    device: string,
    store: Store,
    fold: Fold,
    surroundings?: Surroundings,
    address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/evenings/${encodeURIComponent(id)}/ws`,
  ) {
    this.#id = id;
    this.#device = device;
    this.#store = store;
    this.#fold = fold;
    this.#shown = new Shown(fold);
    this.#socket = new EveningSocket(address, this.#listener(), surroundings);
  }

  get view(): EveningView | undefined {
    return this.#shown.view;
  }

  get unsent(): number {
    return this.#unsent.length;
  }

  /** Shows what is kept, connects, and stays connected; returns how to stop. */
  async start(): Promise<() => void> {
    await this.#shown.inTurn(() => this.#remember());
    const stop = this.#socket.start();
    const look = setInterval(() => void this.#shown.inTurn(() => this.#show()), LOOK_EVERY_MS);
    // Another tab of this device may enter something, too.
    const unwatch = this.#store.watch(unsent, () => void this.#shown.inTurn(() => this.#reread()));
    return () => {
      stop();
      unwatch();
      clearInterval(look);
    };
  }

  act(act: Act): Promise<Refusal | undefined> {
    return this.#shown.inTurn(async () => {
      const by = this.me;
      if (by === undefined) return { code: 'not-organiser' };
      const entry: Entry = { device: this.#device, n: 0, at: Date.now(), by, act };
      const refusal = await this.#fold.test(entry);
      if (refusal !== undefined) return refusal;
      const kept = await this.#store.transact(async (writing) => {
        const n = await writing.next(`evening/${this.#id}`);
        const kept = { ...entry, n };
        await writing.put(unsent, keyOf(this.#id, n), kept);
        return kept;
      });
      this.#unsent = [...this.#unsent, kept];
      await this.#lay();
      this.#send(kept);
      return undefined;
    });
  }

  table(at: SheetId): TableView | undefined {
    return this.#shown.table(at);
  }

  assumeBegun(match: number): void {
    void this.#shown.inTurn(async () => {
      this.#assumed = Math.max(this.#assumed, match);
      await this.#fold.assume(this.#assumed);
      await this.#keepInfo();
      await this.#show();
    });
  }

  file(whole: boolean): Promise<string> {
    return this.#shown.inTurn(() => this.#fold.file(whole));
  }

  dismiss(refused: RefusedEntry): void {
    void this.#shown.inTurn(async () => {
      await this.#store.delete(returned, keyOf(this.#id, refused.entry.n));
      this.refused = this.refused.filter((other) => other !== refused);
    });
  }

  #listener(): EveningListener {
    return {
      message: (message) => void this.#shown.inTurn(() => this.#heard(message)),
      connection: (connection) => {
        if (connection === 'gone') this.link = 'gone';
        else if (connection === 'lost') this.link = navigator.onLine ? 'reconnecting' : 'offline';
        else this.link = 'live';
      },
      hello: () => ({
        device: this.#device,
        last_seen: this.#seen,
        seen_as: this.me ?? null,
      }),
    };
  }

  async #heard(message: Exclude<EveningServerMessage, { type: 'pong' }>): Promise<void> {
    switch (message.type) {
      case 'welcome': {
        this.me = message.me ?? undefined;
        this.code = message.code ?? undefined;
        this.club = message.club;
        await this.#keepInfo();
        await this.#show();
        for (const entry of this.#unsent) this.#send(entry);
        return;
      }
      case 'entries':
        return this.#arrived(message.from, message.entries);
      case 'taken':
        return this.#wasTaken(message.n, message.again);
      case 'refused':
        return this.#wasRefused(message.n, message.refusal);
      case 'people':
        this.people = message.people;
        return;
      case 'problem':
        return;
    }
  }

  /** Entries replace what is kept under their numbers and all later ones. */
  async #arrived(from: number, entries: readonly Entry[]): Promise<void> {
    if (from > this.#seen + 1) {
      this.#socket.restart();
      return;
    }
    const anew = from <= this.#seen;
    const last = from + entries.length - 1;
    await this.#store.transact(async (writing) => {
      for (let n = last + 1; n <= this.#seen; n += 1)
        await writing.delete(taken, keyOf(this.#id, n));
      for (const [i, entry] of entries.entries()) {
        await writing.put(taken, keyOf(this.#id, from + i), entry);
      }
    });
    this.#seen = last;
    const mine = (entry: Entry) =>
      entries.some((arrived) => arrived.n === entry.n && arrived.device.endsWith(this.#device));
    this.#answered = this.#answered.filter((entry) => !mine(entry));
    if (anew) await this.#fold.open(await this.#takenHere());
    else await this.#fold.take(entries);
    await this.#fold.assume(this.#assumed);
    await this.#lay((entry) => !mine(entry));
  }

  async #wasTaken(n: number, again: boolean): Promise<void> {
    const entry = this.#unsent.find((entry) => entry.n === n);
    await this.#store.delete(unsent, keyOf(this.#id, n));
    this.#unsent = this.#unsent.filter((entry) => entry.n !== n);
    // It stays on top until it comes among the others, so that nothing flickers.
    if (entry !== undefined && !again) this.#answered = [...this.#answered, entry];
    await this.#lay();
  }

  async #wasRefused(n: number, refusal: Refusal): Promise<void> {
    const entry = this.#unsent.find((entry) => entry.n === n);
    if (entry === undefined) return;
    await this.#store.transact(async (writing) => {
      await writing.put(returned, keyOf(this.#id, n), { entry, refusal });
      await writing.delete(unsent, keyOf(this.#id, n));
    });
    this.#unsent = this.#unsent.filter((entry) => entry.n !== n);
    this.refused = [...this.refused, { entry, refusal }];
    await this.#lay();
  }

  /** Brings back what this device has kept of the evening. */
  async #remember(): Promise<void> {
    const info = await this.#store.get(infos, this.#id);
    this.me = info?.me ?? undefined;
    this.code = info?.code ?? undefined;
    this.club = info?.club ?? undefined;
    this.#assumed = info?.assumed ?? 0;
    const entries = await this.#takenHere();
    this.#seen = entries.length;
    this.refused = (await this.#store.list(returned, keysOf(this.#id))).map(({ value }) => value);
    await this.#fold.open(entries);
    await this.#fold.assume(this.#assumed);
    await this.#reread();
  }

  /** Takes up what other tabs of this device have entered. */
  async #reread(): Promise<void> {
    const before = this.#unsent.map((entry) => entry.n);
    this.#unsent = (await this.#store.list(unsent, keysOf(this.#id))).map(({ value }) => value);
    await this.#lay();
    for (const entry of this.#unsent) if (!before.includes(entry.n)) this.#send(entry);
  }

  async #takenHere(): Promise<Entry[]> {
    return (await this.#store.list(taken, keysOf(this.#id))).map(({ value }) => value);
  }

  /** Lays what has not arrived on top of what has. */
  async #lay(still: (entry: Entry) => boolean = () => true): Promise<void> {
    const entries = [...this.#answered, ...this.#unsent].filter(still);
    await this.#fold.pend(entries.toSorted((one, other) => one.n - other.n));
    await this.#show();
  }

  #show(): Promise<void> {
    return this.#shown.show(this.me?.kind === 'player' ? this.me.player : this.me && 1);
  }

  async #keepInfo(): Promise<void> {
    const info: EveningInfo = {
      me: this.me ?? null,
      code: this.code ?? null,
      club: this.club ?? null,
      assumed: this.#assumed,
      name: this.view?.setup.name ?? '',
      touched: Date.now(),
    };
    await this.#store.put(infos, this.#id, info);
  }

  #send(entry: Entry): void {
    this.#socket.say({ type: 'enter', n: entry.n, at: entry.at, act: entry.act });
  }
}
