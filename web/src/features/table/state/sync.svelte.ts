import type {
  Command,
  LiveState,
  Problem,
  Refusal,
  Said,
  Seat,
  SeenEvent,
  TableView,
} from '../../../net/protocol/types.ts';
import type { TableMessage } from './expanded.ts';
import type { Surroundings } from '../../../net/reconnecting-socket.ts';
import { partFor } from '../../deals/seen.ts';
import { isHeld, isOwn } from '../view/people.ts';
import { apply } from './apply.ts';
import { Clocks } from './clocks.svelte.ts';
import { TableConnection } from './connection.svelte.ts';
import { endsTurn, type Moment } from './moment.ts';
import { isAnswer, isSettled, type Pending } from './optimistic.ts';
import type { Connection } from './socket.ts';
import { takesNow } from './taking.svelte.ts';

const NOTHING: LiveState = { turn: null };

/** Receives each change that a server's message makes. */
export interface SyncListener {
  /** A snapshot has replaced the whole table. */
  snapshot(view: TableView): void;
  /** An event has been applied; the table now looks like `after`. */
  event(event: SeenEvent, after: TableView): void;
  /** The live state has been replaced, after a snapshot or after the events of an update. */
  now(now: LiveState): void;
  refused(id: string, refusal: Refusal): void;
}

/**
 * Keeps a table equal to the server's: applies snapshots and events in order, reconnects if events
 * are missing, and keeps track of the command that waits for its answer.
 */
export class TableSync {
  #view: TableView | null = $state.raw(null);
  #now: LiveState = $state.raw(NOTHING);
  #pending: Pending | null = $state.raw(null);
  readonly clocks = new Clocks();
  readonly #id: string;
  readonly #connection: TableConnection;
  readonly #listener: SyncListener;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #momentListeners = new Set<(moment: Moment) => void>();
  /** When the connection was last lost, as `Clocks.mark` returned it. */
  #lostAt = $state(0);
  /**
   * Whether the next hello asks for the whole table: this person may now see more or less of it.
   */
  #wantsSnapshot = false;
  /** The commitment of the last deal to which this page added a part on this connection. */
  #answeredDeal: string | null = null;
  /** Whether listeners know that this person has the turn. */
  #turnAnnounced = false;
  /** Whether listeners know that 6-6 may be announced. */
  #declareAnnounced = false;

  constructor(id: string, listener: SyncListener, surroundings?: Surroundings) {
    this.#listener = listener;
    this.#id = id;
    this.#connection = new TableConnection(
      id,
      {
        message: (message) => this.#receive(message),
        lost: () => {
          this.#lostAt = this.clocks.mark();
          this.#answeredDeal = null;
          this.emit({ type: 'lost' });
        },
        lastSeen: () => (this.#wantsSnapshot ? 0 : (this.#view?.seq ?? 0)),
      },
      surroundings,
    );
  }

  /** Connects and runs the clocks, until the returned function is called. */
  start(): () => void {
    const stops = [this.#connection.start(), this.clocks.start()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Calls `listener` at every moment, until the returned function is called. */
  listen(listener: (moment: Moment) => void): () => void {
    this.#momentListeners.add(listener);
    return () => this.#momentListeners.delete(listener);
  }

  emit(moment: Moment): void {
    for (const listener of this.#momentListeners) listener(moment);
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

  get connection(): Connection {
    return this.#connection.state;
  }

  get problem(): Problem | null {
    return this.#connection.problem;
  }

  get unreachable(): boolean {
    return this.#connection.unreachable;
  }

  /** Milliseconds since the connection was lost. */
  get lostMs(): number {
    return this.clocks.since(this.#lostAt);
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

  /** Sends a command without making it `pending`; returns its id. */
  send(command: Command): string {
    return this.#connection.send(command);
  }

  /** Says something to everyone at the table. Without a connection it is lost. */
  say(said: Said): void {
    this.#connection.say(said);
  }

  /** Reconnects at once. */
  retry(): void {
    this.#connection.retry();
  }

  /** Asks for the whole table again, as this person sees it after sitting down or standing up. */
  restart(): void {
    this.#wantsSnapshot = true;
    this.#connection.restart();
  }

  #receive(message: Exclude<TableMessage, { type: 'problem' }>): void {
    switch (message.type) {
      case 'snapshot':
        this.#snapshot(message.view, message.now);
        break;
      case 'update':
        this.#update(message.from, message.events, message.now);
        break;
      case 'ack':
        if (this.#pending?.id === message.id) {
          this.#pending = { ...this.#pending, seq: message.seq };
          this.#settle();
        }
        break;
      case 'refused':
        if (this.#pending?.id === message.id) this.#pending = null;
        this.#listener.refused(message.id, message.refusal);
        break;
      case 'said':
        this.emit(message);
        break;
    }
  }

  #snapshot(view: TableView, now: LiveState): void {
    const wasLost = this.connection === 'lost';
    const before = this.#view;
    const missed = before === null ? 0 : view.seq - before.seq;
    const replaced = before !== null && !wasLost && !this.#wantsSnapshot;
    // A turn that is played again is announced again.
    if (replaced) this.#turnAnnounced = false;
    this.#wantsSnapshot = false;
    this.#connection.recovered();
    this.#view = view;
    this.#listener.snapshot(view);
    this.#setNow(now);
    if (wasLost) this.emit({ type: 'back', missed });
    if (replaced) this.emit({ type: 'replaced', before, after: view });
    this.#emitNow();
  }

  #update(from: number, events: readonly SeenEvent[], now: LiveState): void {
    if (this.#view === null) {
      this.#connection.restart();
      return;
    }
    const wasLost = this.connection === 'lost';
    const numbered = events.map((event, i) => ({ event, seq: from + i }));
    const unseen = numbered.filter(({ seq }) => seq > (this.#view?.seq ?? 0));
    if (wasLost) this.emit({ type: 'back', missed: unseen.length });
    for (const { event, seq } of unseen) {
      const before: TableView = this.#view;
      const after = apply(before, seq, event);
      if (after === 'gap') {
        this.#connection.restart();
        return;
      }
      this.#view = after;
      this.#listener.event(event, after);
      if (endsTurn(event)) this.#turnAnnounced = false;
      if (isAnswer(event, (seat) => this.isOwn(seat))) this.#pending = null;
      this.emit({ type: 'event', event, before, after, missed: wasLost });
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
    this.#answeredDeal = next.commitment;
    this.#connection.addPart(next.commitment, partFor(this.#id, you, next));
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
      this.emit({ type: 'may-declare', yours: now.may_declare === true });
    }
    this.#declareAnnounced = mayDeclare;
    const yours = this.hasTurn || takesNow(view, now);
    const turn = yours && !this.#turnAnnounced;
    this.#turnAnnounced = yours;
    this.emit({ type: 'now', view, now, turn });
  }
}
