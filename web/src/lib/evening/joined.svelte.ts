import { ApiError } from '../api.ts';
import type {
  Act,
  Author,
  Entry,
  EveningServerMessage,
  EveningView,
  Moment,
  Need,
  Player,
  PlayerDevice,
  Refusal,
  SheetId,
  TableView,
} from '../protocol/evening.ts';
import type { StoreReason } from '../store/error.ts';
import type { Store } from '../store/store.ts';
import { getEvening } from './api.ts';
import { Delivery } from './delivery.ts';
import type { Fold } from './fold.ts';
import { Keeping, type Own } from './keeping.ts';
import { isSame, ownAmong } from './own.ts';
import type { EveningSession, Link, RefusedEntry, WhyReturned } from './session.ts';
import { Shown } from './shown.svelte.ts';
import { EveningSocket, type EveningListener, type Surroundings } from './socket.ts';
import { Storage } from './storage.svelte.ts';

/** How often what depends on the time is looked at again. */
const LOOK_EVERY_MS = 10_000;

type Told = Exclude<EveningServerMessage, { type: 'pong' }>;
/** An entry that the server has taken and this tab has not heard of, and the greeting that was the last one then. */
type Answered = { readonly entry: Entry; readonly greeting: number };
type Welcome = Extract<Told, { type: 'welcome' }>;

/**
 * An evening on the server, with what this device has entered and could not send on top. Everything is kept here before it is
 * shown, so the page opens without a network, and nothing that was entered is lost with it.
 *
 * What this device enters has the device's own number, so that it is taken once however often it is sent. Tabs of one device give
 * their numbers from one row and may send each other's entries.
 */
export class JoinedEvening implements EveningSession {
  me = $state.raw<Author>();
  code = $state<string>();
  club = $state<string>();
  link = $state<Link>('loading');
  ahead = $state<number>();
  refused = $state.raw<readonly RefusedEntry[]>([]);
  /** For which players there are devices, and which of them can be reached; none until that is known, since somebody organises. */
  people = $state.raw<readonly PlayerDevice[]>([]);

  /** What the server told of the needs of this device's player. */
  #needs = $state.raw<readonly Need[] | null>(null);
  readonly #id: string;
  readonly #device: string;
  readonly #fold: Fold;
  readonly #keeping: Keeping;
  readonly #storage = new Storage();
  readonly #shown: Shown;
  readonly #socket: EveningSocket;
  readonly #delivery: Delivery;
  /** What this device's entries are known by among those that come. */
  #known: string;
  /** Entries in the server's order. */
  #taken: readonly Entry[] = [];
  /** The number of the last entry there is, as far as the server has said. */
  #last = 0;
  /** Entries that nobody has answered, in order. */
  #unsent = $state.raw<readonly Entry[]>([]);
  /** Entries that another tab was answered for before they came here, by which greeting. */
  #answered: readonly Answered[] = [];
  /** What the server did not read once, whatever its number was. */
  #unread: readonly string[] = [];
  /** The highest number of this device that was taken; until all entries are here after a greeting. */
  #enteredTo: number | undefined;
  #assumed = 0;
  /** What the evening is called, as it is kept for lists. */
  #name: string | undefined;
  /** Which greeting is the last one. What was said before it is said again after it. */
  #greeting = 0;

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
    this.#known = device;
    this.#fold = fold;
    this.#keeping = new Keeping(store, id);
    this.#shown = new Shown(fold, () => this.#now());
    this.#socket = new EveningSocket(address, this.#listener(), surroundings);
    this.#delivery = new Delivery(({ n, at, act }) =>
      this.#socket.say({ type: 'enter', n, at, act }),
    );
  }

  get view(): EveningView | undefined {
    return this.#shown.view;
  }

  /** The organiser enters everybody's needs, and so has the own in the evening itself. */
  get needs(): readonly Need[] | null {
    return this.me?.kind === 'organiser' ? (this.view?.setup.players[0]?.needs ?? []) : this.#needs;
  }

  get storage(): StoreReason | undefined {
    return this.#storage.failed;
  }

  get unsent(): number {
    return this.#unsent.length;
  }

  get joined(): readonly Player[] | undefined {
    return this.people.length === 0 ? undefined : this.people.map(({ player }) => player);
  }

  /** Shows what is kept, connects, and stays connected; returns how to stop. */
  async start(): Promise<() => void> {
    await this.#shown.inTurn(() => this.#remember());
    const stop = this.#socket.start();
    const look = setInterval(() => void this.#shown.inTurn(() => this.#show()), LOOK_EVERY_MS);
    // Another tab of this device may enter something, too.
    const unwatch = this.#keeping.watch(() => void this.#shown.inTurn(() => this.#reread()));
    return () => {
      stop();
      unwatch();
      clearInterval(look);
    };
  }

  act(act: Act): Promise<Refusal | undefined> {
    this.#storage.ask();
    return this.#shown.inTurn(async () => {
      const by = this.me;
      if (by === undefined) return { code: 'not-organiser' };
      const [device, at] = [this.#known, this.#now()];
      const refusal = await this.#fold.test({ device, n: 0, at, by, act });
      if (refusal !== undefined) return refusal;
      await this.#storage.keep(this.#keeping.enter(device, at, by, act));
      await this.#reread();
      return undefined;
    });
  }

  table(at: SheetId): TableView | undefined {
    return this.#shown.table(at);
  }

  assumeBegun(match: number): void {
    void this.#shown.inTurn(async () => {
      this.#assumed = Math.max(this.#assumed, match);
      await this.#storage.tryToKeep(this.#keeping.learn({ assumed: this.#assumed }));
      await this.#fold.assume(this.#assumed);
      await this.#show();
    });
  }

  file(whole: boolean): Promise<string> {
    return this.#shown.inTurn(() => this.#fold.file(whole));
  }

  dismiss(refused: RefusedEntry): void {
    void this.#shown.inTurn(async () => {
      await this.#storage.tryToKeep(this.#keeping.dismiss(refused.entry.n));
      this.refused = this.refused.filter((other) => other !== refused);
    });
  }

  #listener(): EveningListener {
    return {
      message: (message) => {
        const [greeting, heardAt] = [this.#greeting, Date.now()];
        void this.#shown.inTurn(async () => {
          if (greeting === this.#greeting) await this.#heard(message, heardAt);
        });
      },
      connection: (connection) => {
        if (connection === 'open') {
          this.link = 'live';
          return;
        }
        this.#delivery.pause();
        if (connection === 'lost') {
          if (this.link === 'loading') void this.#askWhetherThere();
          this.link = navigator.onLine ? 'reconnecting' : 'offline';
          void this.#shown.inTurn(() => this.#goOnWithout());
        } else this.link = connection;
      },
      hello: () => {
        this.#greeting += 1;
        return {
          device: this.#device,
          last_seen: this.#taken.length,
          seen_as: this.me ?? null,
        };
      },
    };
  }

  async #heard(message: Told, heardAt: number): Promise<void> {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message, heardAt);
      case 'entries':
        return this.#arrived(message.from, message.entries);
      case 'taken':
        return this.#wasTaken(message.n);
      case 'refused':
        return this.#wasRefused(message.n, message.refusal);
      case 'people':
        this.people = message.people;
        return;
      case 'problem':
        // The server takes nothing from whoever is nobody here, and says so when that changes.
        if (message.problem.code === 'not-allowed') this.#delivery.pause();
        if (message.problem.code === 'bad-request') return this.#wasUnread('renumber');
        if (message.problem.code === 'too-large') return this.#wasUnread('again');
        return;
    }
  }

  /** Who this device is from now on, and from where on what it has is void. */
  async #welcomed(welcome: Welcome, heardAt: number): Promise<void> {
    this.#delivery.pause();
    const kept = this.#taken.slice(0, welcome.entries_from - 1);
    const known = welcome.device ?? this.#known;
    // It was a little later there when this was heard, so that nothing is done in the future.
    const ahead = welcome.now - heardAt;
    const { me, code, club, needs } = welcome;
    await this.#storage.tryToKeep(
      this.#keeping.learn({ me, code, club, needs, ahead, device: known }, welcome.entries_from),
    );
    const isVoid = kept.length < this.#taken.length;
    this.me = me ?? undefined;
    this.#needs = needs;
    this.code = code ?? undefined;
    this.club = club;
    this.ahead = ahead;
    if (me === null) this.people = [];
    this.#known = known;
    this.#taken = kept;
    this.#last = welcome.entries_to;
    this.#enteredTo = welcome.device === null ? 0 : welcome.entered_to;
    if (isVoid) {
      this.#answered = [];
      await this.#begin();
    }
    await this.#lay();
    await this.#catchUp();
  }

  /** Entries that follow those that are here. */
  async #arrived(from: number, entries: readonly Entry[]): Promise<void> {
    const first = this.#taken.length + 1;
    if (from > first) {
      this.#socket.restart();
      return;
    }
    const news = entries.slice(first - from);
    if (news.length === 0) return this.#catchUp();
    const own = ownAmong(news, this.#known);
    const arrived = (waiting: Entry) => isSame(own.get(waiting.n), waiting);
    const there = this.#unsent.filter(arrived);
    const back = this.refused.filter(({ entry }) => arrived(entry));
    const all = [...there, ...back.map(({ entry }) => entry)];
    await this.#storage.tryToKeep(this.#keeping.arrived(first, news, all));
    this.#taken = [...this.#taken, ...news];
    this.refused = this.refused.filter((entry) => !back.includes(entry));
    this.#answered = this.#answered.filter(({ entry }) => !own.has(entry.n));
    await this.#fold.take(news);
    await this.#fold.assume(this.#assumed);
    await this.#wait(this.#unsent.filter((entry) => !there.includes(entry)));
    await this.#catchUp();
  }

  /** Once all entries are here, it shows which numbers of this device are given; then what is unsent is sent. */
  async #catchUp(): Promise<void> {
    if (this.#enteredTo === undefined || this.#taken.length < this.#last) return;
    const own = ownAmong(this.#taken, this.#known);
    const known = ({ n }: Entry) => own.get(n);
    const there = this.#unsent.filter((entry) => isSame(known(entry), entry));
    for (const { n } of there) await this.#storage.tryToKeep(this.#keeping.answered(n));
    // A device that has forgotten how far it was has given numbers anew.
    const hasGone = (entry: Entry) => known(entry) !== undefined && !isSame(known(entry), entry);
    await this.#storage.tryToKeep(this.#keeping.renumber(this.#enteredTo, hasGone));
    this.#enteredTo = undefined;
    // What was taken before the greeting is here by now.
    this.#answered = this.#answered.filter(({ greeting }) => greeting === this.#greeting);
    await this.#reread();
    if (this.me !== undefined) this.#delivery.begin();
  }

  async #wasTaken(n: number): Promise<void> {
    await this.#storage.tryToKeep(this.#keeping.answered(n));
    await this.#wait(this.#unsent.filter((entry) => entry.n !== n));
  }

  async #wasRefused(n: number, refusal: Refusal): Promise<void> {
    const entry = this.#unsent.find((entry) => entry.n === n);
    if (entry !== undefined) await this.#sendBack(entry, refusal);
  }

  async #sendBack(entry: Entry, refusal: WhyReturned): Promise<void> {
    await this.#storage.tryToKeep(this.#keeping.refuse(entry, refusal));
    this.refused = [...this.refused, { entry, refusal }];
    await this.#wait(this.#unsent.filter((other) => other !== entry));
  }

  /**
   * The server did not read something: its number has gone to another entry, or it will never be read. It is tried once more, under
   * another number where that may help.
   */
  async #wasUnread(mend: 'renumber' | 'again'): Promise<void> {
    const entry = this.#delivery.unread();
    if (entry !== undefined) {
      const what = whatOf(entry);
      if (this.#unread.includes(what)) await this.#sendBack(entry, { code: 'not-read' });
      else if (mend === 'renumber') {
        await this.#storage.tryToKeep(this.#keeping.renumber(entry.n, ({ n }) => n === entry.n));
        await this.#reread();
      }
      this.#unread = [...this.#unread, what];
    }
    this.#socket.restart();
  }

  /** Brings back what this device has kept of the evening. */
  async #remember(): Promise<void> {
    await this.#storage.tryToKeep(
      (async () => {
        const info = await this.#keeping.info();
        this.me = info.me ?? undefined;
        this.#needs = info.needs ?? null;
        this.code = info.code ?? undefined;
        this.club = info.club ?? undefined;
        this.ahead = info.ahead;
        this.#known = info.device ?? this.#device;
        this.#assumed = info.assumed;
        this.#name = info.name;
        this.#taken = await this.#keeping.taken();
      })(),
    );
    await this.#begin();
    await this.#reread();
  }

  /** Takes up what was entered here, in this tab or another. */
  async #reread(): Promise<void> {
    const own = await this.#storage.tryToKeep(this.#keeping.own());
    if (own === undefined) return this.#lay();
    this.refused = own.refused;
    this.#answered = [...this.#answered, ...this.#answeredElsewhere(own)];
    return this.#wait(own.unsent);
  }

  /** What is unsent no more, and neither is here, was refused, nor has another number: another tab was answered for it. */
  #answeredElsewhere({ unsent, refused }: Own): Answered[] {
    const waiting = unsent.map(whatOf);
    const gone = this.#unsent.filter((entry) => !waiting.includes(whatOf(entry)));
    if (gone.length === 0) return [];
    const here = ownAmong(this.#taken, this.#known);
    return gone
      .filter(({ n }) => !here.has(n) && refused.every(({ entry }) => entry.n !== n))
      .map((entry) => ({ entry, greeting: this.#greeting }));
  }

  /** These are unsent, in order. */
  async #wait(unsent: readonly Entry[]): Promise<void> {
    this.#unsent = unsent;
    await this.#lay();
    this.#delivery.set(unsent);
  }

  /** Folds anew what is here. */
  async #begin(): Promise<void> {
    await this.#fold.open(this.#taken);
    await this.#fold.assume(this.#assumed);
  }

  /** Lays what has not arrived on top of what has. */
  async #lay(): Promise<void> {
    const lain = [...this.#answered.map(({ entry }) => entry), ...this.#unsent];
    await this.#fold.pend(lain.map((entry) => ({ ...entry, device: this.#known })));
    await this.#show();
  }

  /** Shows how it stands, unless that is long past: more entries are on their way. */
  async #show(): Promise<void> {
    if (this.#taken.length < this.#last) return;
    await this.#shown.show(this.me?.kind === 'player' ? this.me.player : this.me && 1);
    const name = this.view?.setup.name;
    if (name !== undefined && name !== this.#name) {
      this.#name = name;
      await this.#storage.tryToKeep(this.#keeping.learn({ name }));
    }
  }

  /** Whatever was to come will come later. */
  async #goOnWithout(): Promise<void> {
    this.#last = 0;
    this.#enteredTo = undefined;
    await this.#show();
  }

  /** A connection that cannot be made does not say why. */
  async #askWhetherThere(): Promise<void> {
    try {
      await getEvening(this.#id);
    } catch (error) {
      if (error instanceof ApiError && error.reason.code === 'not-found') this.#socket.giveUp();
    }
  }

  /** The time by the evening's clock. */
  #now(): Moment {
    return Date.now() + (this.ahead ?? 0);
  }
}

/** What an entry says, whatever its number is. */
const whatOf = ({ at, act }: Entry): string => JSON.stringify([at, act]);
