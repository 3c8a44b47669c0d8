import { ApiError, findTable } from '../../../net/api.ts';
import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type Command,
  type LiveState,
  type Problem,
  type Refusal,
  type Said,
  type Seat,
  type SeenEvent,
  type ServerMessage,
  type TableView,
} from '../../../net/protocol/types.ts';
import {
  ReconnectingSocket,
  socketAddress,
  type Surroundings,
} from '../../../net/reconnecting-socket.ts';
import { partFor } from '../../deals/seen.ts';
import { isHeld, isOwn } from '../view/people.ts';
import { apply } from './apply.ts';
import { Clocks } from './clocks.svelte.ts';
import { expanded, type TableMessage } from './expanded.ts';
import { endsTurn, type Moments } from './moment.ts';
import { isAnswer, isSettled, type Pending } from './optimistic.ts';
import { takesNow } from './taking.svelte.ts';

/** Problems that a new connection would not solve. */
const FINAL: readonly Problem['code'][] = ['not-found', 'not-allowed', 'version', 'bad-request'];
/** After this many failed attempts in a row, the page says that the table cannot be reached. */
const UNREACHABLE_AFTER = 3;
const NOTHING: LiveState = { turn: null };

/** Receives each change that a server's message makes. */
export interface TableListener {
  /** A snapshot has replaced the whole table. */
  snapshot(view: TableView): void;
  /** An event has been applied; the table now looks like `after`. */
  event(event: SeenEvent, after: TableView): void;
  /** The live state has been replaced, after a snapshot or after the events of an update. */
  now(now: LiveState): void;
  refused(id: string, refusal: Refusal): void;
}

/**
 * The connection to a table, and the table as the server describes it: snapshots and events are applied in order, and if
 * events are missing, the page says hello again. Each new connection sends the unanswered commands again. The server
 * carries out each command id once, however often it arrives.
 */
export class TableConnection {
  /** `connecting`: never open so far. `lost`: was open, and reconnects. `closed`: for good. */
  #state: 'connecting' | 'open' | 'lost' | 'closed' = $state('connecting');
  #problem: Problem | null = $state.raw(null);
  /** Attempts in a row that failed. */
  #failures = $state(0);
  /** When the connection was last lost, as `Clocks.mark` returned it. */
  #lostAt = $state(0);
  #view: TableView | null = $state.raw(null);
  #now: LiveState = $state.raw(NOTHING);
  #pending: Pending | null = $state.raw(null);
  readonly clocks = new Clocks();
  readonly #id: string;
  readonly #listener: TableListener;
  readonly #moments: Moments;
  readonly #socket: ReconnectingSocket<ServerMessage, ClientMessage>;
  /** The random prefix of this page's command ids, so that no other page uses the same ids. */
  readonly #idPrefix: string;
  #ids = 0;
  /** Unanswered commands by id, in the order in which they were first sent. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #unanswered = new Map<string, Command>();
  #resendTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next hello asks for the whole table: this person may now see more or less of it. */
  #wantsSnapshot = false;
  /** The commitment of the last deal to which this page added a part on this connection. */
  #answeredDeal: string | null = null;
  /** The part that could not be sent before the server answered hello. */
  #unsentPart: ClientMessage | null = null;
  /** Whether listeners know that this person has the turn. */
  #turnAnnounced = false;
  /** Whether listeners know that 6-6 may be announced. */
  #declareAnnounced = false;

  constructor(id: string, listener: TableListener, moments: Moments, surroundings?: Surroundings) {
    this.#id = id;
    this.#listener = listener;
    this.#moments = moments;
    this.#idPrefix = (surroundings?.random() ?? Math.random()).toString(36).slice(2, 10);
    this.#socket = new ReconnectingSocket<ServerMessage, ClientMessage>(
      tableAddress(id),
      {
        hello: () => ({
          type: 'hello',
          version: PROTOCOL_VERSION,
          last_seen: this.#wantsSnapshot ? 0 : (this.#view?.seq ?? 0),
        }),
        isWelcome: (message) => ['snapshot', 'update'].includes(expanded(message).type),
        message: (message) => this.#receive(expanded(message)),
        opened: () => this.#onOpened(),
        lost: (made) => this.#onLost(made),
      },
      surroundings,
    );
  }

  /** Connects and runs the clocks, until the returned function is called. */
  start(): () => void {
    const stops = [this.#socket.start(), this.clocks.start()];
    return () => {
      for (const stop of stops) stop();
      this.#close();
    };
  }

  get state() {
    return this.#state;
  }

  /** The server's last problem, or that there is no such table; `null` once a snapshot has arrived. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** Whether the table cannot be reached. The connection keeps trying. */
  get unreachable(): boolean {
    return this.#failures >= UNREACHABLE_AFTER;
  }

  /** Milliseconds since the connection was lost. */
  get lostMs(): number {
    return this.clocks.since(this.#lostAt);
  }

  /** The table as the server last described it; `null` before the first snapshot. */
  get view(): TableView | null {
    return this.#view;
  }

  get now(): LiveState {
    return this.#now;
  }

  /** The command of a turn that the server has not finished answering. */
  get pending(): Pending | null {
    return this.#pending;
  }

  isOwn(seat: Seat | null): boolean {
    return this.#view !== null && isOwn(this.#view, seat);
  }

  /** Whether this person has the turn, and no bot plays for them. */
  get hasTurn(): boolean {
    const { turn } = this.#now;
    return this.isOwn(turn) && this.#view !== null && !isHeld(this.#view, turn);
  }

  /** Sends a command of a turn. Until it is answered, it is `pending`. */
  ask(command: Command): void {
    this.#pending = { id: this.send(command), command, seq: null };
  }

  /** Sends a command, now or as soon as the connection is back; returns its id. It does not become `pending`. */
  send(command: Command): string {
    const id = this.#newId();
    this.#unanswered.set(id, command);
    this.#socket.say({ type: 'command', id, command });
    return id;
  }

  /**
   * Says something to everyone at the table. Without a connection it is lost: the server could not know that it was
   * heard already.
   */
  say(said: Said): void {
    this.#socket.say({ type: 'say', id: this.#newId(), said });
  }

  /** Reconnects at once, and forgets the failed attempts. */
  retry(): void {
    this.#failures = 0;
    this.#greetAgain();
  }

  /** Asks for the whole table again, as this person sees it after sitting down or standing up. */
  restart(): void {
    this.#wantsSnapshot = true;
    this.#greetAgain();
  }

  #newId(): string {
    this.#ids += 1;
    return `${this.#idPrefix}-${this.#ids}`;
  }

  #greetAgain(): void {
    clearTimeout(this.#resendTimer);
    this.#socket.restart();
  }

  #onOpened(): void {
    this.#state = 'open';
    this.#failures = 0;
    if (this.#unsentPart !== null) this.#socket.say(this.#unsentPart);
    this.#unsentPart = null;
    this.#sendUnanswered();
  }

  #onLost(made: boolean): void {
    clearTimeout(this.#resendTimer);
    if (this.#state === 'open') {
      this.#state = 'lost';
      this.#lostAt = this.clocks.mark();
      this.#answeredDeal = null;
      this.#moments.emit({ type: 'lost' });
    }
    if (!made) void this.#findOutWhy();
  }

  /** A browser does not say why a socket fails. An ordinary request shows whether the table exists. */
  async #findOutWhy(): Promise<void> {
    this.#failures += 1;
    try {
      await findTable(this.#id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason.code === 'unreachable') this.#failures = UNREACHABLE_AFTER;
      if (error.reason.code !== 'not-found') return;
      this.#problem = error.reason;
      this.#close();
    }
  }

  #close(): void {
    clearTimeout(this.#resendTimer);
    this.#socket.close();
    this.#state = 'closed';
  }

  #sendUnanswered(): void {
    for (const [id, command] of this.#unanswered)
      this.#socket.say({ type: 'command', id, command });
  }

  #receive(message: TableMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.#snapshot(message.view, message.now);
        break;
      case 'update':
        this.#update(message.from, message.events, message.now);
        break;
      case 'ack':
        this.#unanswered.delete(message.id);
        if (this.#pending?.id === message.id) {
          this.#pending = { ...this.#pending, seq: message.seq };
          this.#settle();
        }
        break;
      case 'refused':
        this.#unanswered.delete(message.id);
        if (this.#pending?.id === message.id) this.#pending = null;
        this.#listener.refused(message.id, message.refusal);
        break;
      case 'said':
        this.#moments.emit(message);
        break;
      case 'problem':
        this.#onProblem(message.problem);
        break;
    }
  }

  #onProblem(problem: Problem): void {
    this.#problem = problem;
    if (FINAL.includes(problem.code)) this.#close();
    if (problem.code === 'too-slow') this.#greetAgain();
    if (problem.code !== 'too-many') return;
    // The server had no capacity for a command, and does not say for which.
    const wait = problem.retry_s * 1000;
    this.#socket.waitBeforeConnecting(wait);
    clearTimeout(this.#resendTimer);
    this.#resendTimer = setTimeout(() => this.#sendUnanswered(), wait);
  }

  #snapshot(view: TableView, now: LiveState): void {
    const wasLost = this.#state === 'lost';
    const before = this.#view;
    const missed = before === null ? 0 : view.seq - before.seq;
    const replaced = before !== null && !wasLost && !this.#wantsSnapshot;
    // A turn that is played again is announced again.
    if (replaced) this.#turnAnnounced = false;
    this.#wantsSnapshot = false;
    this.#problem = null;
    this.#view = view;
    this.#listener.snapshot(view);
    this.#setNow(now);
    if (wasLost) this.#moments.emit({ type: 'back', missed });
    if (replaced) this.#moments.emit({ type: 'replaced', before, after: view });
    this.#emitNow();
  }

  #update(from: number, events: readonly SeenEvent[], now: LiveState): void {
    if (this.#view === null) {
      this.#greetAgain();
      return;
    }
    const wasLost = this.#state === 'lost';
    const numbered = events.map((event, i) => ({ event, seq: from + i }));
    const unseen = numbered.filter(({ seq }) => seq > (this.#view?.seq ?? 0));
    if (wasLost) this.#moments.emit({ type: 'back', missed: unseen.length });
    for (const { event, seq } of unseen) {
      const before: TableView = this.#view;
      const after = apply(before, seq, event);
      if (after === 'gap') {
        this.#greetAgain();
        return;
      }
      this.#view = after;
      this.#listener.event(event, after);
      if (endsTurn(event)) this.#turnAnnounced = false;
      if (isAnswer(event, (seat) => this.isOwn(seat))) this.#pending = null;
      this.#moments.emit({ type: 'event', event, before, after, missed: wasLost });
    }
    this.#setNow(now);
    this.#emitNow();
  }

  #setNow(now: LiveState): void {
    this.#now = now;
    this.clocks.restart();
    this.#settle();
    this.#addPart();
    this.#listener.now(now);
  }

  /** Every player's device adds a part to the next deal, so that nobody alone can choose the tiles. */
  #addPart(): void {
    const next = this.#now.next_deal;
    const you = this.#view?.you ?? null;
    if (next === undefined || you === null || next.commitment === this.#answeredDeal) return;
    const { commitment } = next;
    this.#answeredDeal = commitment;
    const part: ClientMessage = { type: 'part', commitment, part: partFor(this.#id, you, next) };
    this.#unsentPart = this.#socket.say(part) ? null : part;
  }

  #settle(): void {
    if (this.#pending !== null && isSettled(this.#pending, this.#view?.seq ?? 0)) {
      this.#pending = null;
    }
  }

  #emitNow(): void {
    const view = this.#view;
    if (view === null) return;
    const now = this.#now;
    const mayDeclare = now.declare_ms !== undefined;
    if (mayDeclare && !this.#declareAnnounced) {
      this.#moments.emit({ type: 'may-declare', yours: now.may_declare === true });
    }
    this.#declareAnnounced = mayDeclare;
    const yours = this.hasTurn || takesNow(view, now);
    const turn = yours && !this.#turnAnnounced;
    this.#turnAnnounced = yours;
    this.#moments.emit({ type: 'now', view, now, turn });
  }
}

/** The address of a table's socket. */
export const tableAddress = (id: string, page?: Location): string =>
  socketAddress(`/api/tables/${encodeURIComponent(id)}/ws`, page);
