import { createContext } from 'svelte';
import { ApiError, findTable } from '../api.ts';
import type {
  Command,
  Now,
  Place,
  Problem,
  Refusal,
  Seat,
  SeenEvent,
  ServerMessage,
  TableView,
  Tile,
} from '../protocol/types.ts';
import { lineEnds, openEnds } from './ends.ts';
import { apply, happened } from './apply.ts';
import { NO_CHOICES, choicesOf, fitting, placesOf, type Choices } from './choices.ts';
import { arrangeHand, moveInHand } from './hand.ts';
import { endsAfter } from './line.ts';
import { TableSocket, socketAddress, type Connection, type Surroundings } from './socket.ts';
import { sameTile } from './tile.ts';

/** Something that page, speech and sound may want to tell; each decides for itself. */
export type Moment =
  | { type: 'event'; event: SeenEvent; before: TableView; after: TableView; missed: boolean }
  /** The present moment after a message; `turn` is whether the turn has just come to this seat. */
  | { type: 'now'; view: TableView; now: Now; turn: boolean }
  /** This seat's own play, shown before the server has answered. */
  | { type: 'laid'; tile: Tile; at: Place }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'choosing'; tile: Tile; places: readonly Place[] }
  | { type: 'lost' }
  | { type: 'back'; missed: number };

/** A turn's command on its way: nothing else is asked until it is answered and its events are seen. */
type Asked = { id: string; command: Command; seq: number | null };

/** How often clocks on the screen are looked at. */
const TICK_MS = 200;

const NOTHING: Now = { turn: null };

/** A table as this client sees it, and what its person does there. */
export class TableState {
  readonly id: string;
  #view: TableView | null = $state.raw(null);
  #now: Now = $state.raw(NOTHING);
  #connection: Connection = $state('connecting');
  #problem: Problem | null = $state.raw(null);
  #refusal: Refusal | null = $state.raw(null);
  #asked: Asked | null = $state.raw(null);
  #chosen: Tile | null = $state.raw(null);
  #order: readonly Tile[] = $state.raw([]);
  /** When the present moment was heard, and the time now, by the page's own clock. */
  #heardAt = $state(0);
  #lostAt = $state(0);
  #tick = $state(0);
  /** Whether the whole table is asked for, since another person's view of it would be of no use. */
  #anew = false;
  /** Whether this turn of this seat has been told. */
  #turnTold = false;
  readonly #socket: TableSocket;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #listeners = new Set<(moment: Moment) => void>();

  readonly #shown = $derived(shown(this.#view, this.#asked));
  readonly #choices = $derived(
    this.#asked === null && this.#now.frozen !== true
      ? choicesOf(this.#now.legal ?? [])
      : NO_CHOICES,
  );
  readonly #hand = $derived(arrangeHand(this.#order, this.#shown?.round?.hand ?? []));
  readonly #targets = $derived(this.#chosen === null ? [] : placesOf(this.#choices, this.#chosen));

  constructor(id: string, surroundings?: Surroundings) {
    this.id = id;
    this.#socket = new TableSocket(
      socketAddress(id),
      {
        message: (message) => this.#heard(message),
        connection: (connection) => this.#connected(connection),
        turnedAway: () => void this.#turnedAway(),
        lastSeen: () => (this.#anew ? 0 : (this.#view?.seq ?? 0)),
      },
      surroundings,
    );
  }

  /** Connects and keeps time; returns how to stop. */
  start(): () => void {
    const stop = this.#socket.start();
    const ticking = setInterval(() => (this.#tick = performance.now()), TICK_MS);
    return () => {
      clearInterval(ticking);
      stop();
    };
  }

  /** Tells every moment from now on; returns how to stop. */
  listen(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The table, with this seat's own play on it as soon as it is made; `null` until the server has answered. */
  get view(): TableView | null {
    return this.#shown;
  }

  get now(): Now {
    return this.#now;
  }

  get connection(): Connection {
    return this.#connection;
  }

  /** Why the server could not go on. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** Why the last request was refused, until the next one. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  /** What this seat may do now; nothing while a request is on its way. */
  get choices(): Choices {
    return this.#choices;
  }

  /** The hand in its owner's order. */
  get hand(): readonly Tile[] {
    return this.#hand;
  }

  /** The tile that waits for a place, or for a second tap. */
  get chosen(): Tile | null {
    return this.#chosen;
  }

  /** Where the chosen tile may go. */
  get targets(): readonly Place[] {
    return this.#targets;
  }

  /** Whether it is this seat's turn, as far as is known here. */
  get yourTurn(): boolean {
    const you = this.#view?.you ?? null;
    return you !== null && this.#now.turn === you && this.#asked === null;
  }

  /** Whose turn it is; nobody's while this seat's own request is on its way. */
  get turn(): Seat | null {
    return this.#asked === null ? this.#now.turn : null;
  }

  /** Milliseconds left of the turn; `null` without a clock. */
  get clockMs(): number | null {
    return this.#left(this.#now.clock_ms);
  }

  /** Milliseconds until this seat is moved. */
  get forcedMs(): number | null {
    return this.#asked === null ? this.#left(this.#now.forced_ms) : null;
  }

  get nextRoundMs(): number | null {
    return this.#left(this.#now.next_round_ms);
  }

  /** Milliseconds since the connection was lost. */
  get lostMs(): number {
    return Math.max(0, this.#tick - this.#lostAt);
  }

  /** People who are away, with what is left of their grace. */
  get away(): readonly { seat: Seat; graceMs: number }[] {
    const away = this.#now.away ?? [];
    return away.map(({ seat, grace_ms }) => ({ seat, graceMs: this.#left(grace_ms) ?? 0 }));
  }

  #left(ms: number | undefined): number | null {
    if (ms === undefined) return null;
    return Math.max(0, ms - Math.max(0, this.#tick - this.#heardAt));
  }

  /**
   * Takes up a tile: one that fits in one place is played, one with two waits for its place. With `confirm` the
   * first time only chooses. What does not fit is refused here as the server would.
   */
  choose(tile: Tile, options: { confirm?: boolean } = {}): void {
    const places = placesOf(this.#choices, tile);
    const [first] = places;
    if (first === undefined) {
      this.cancel();
      this.#refuse(this.#whyNot(tile));
      return;
    }
    const again = this.#chosen !== null && sameTile(this.#chosen, tile);
    if (places.length === 1 && (options.confirm !== true || again)) {
      this.play(tile, first);
    } else {
      this.#refusal = null;
      this.#chosen = tile;
      this.#tell({ type: 'choosing', tile, places });
    }
  }

  /** Takes up a tile without playing it, so that its places light up: it is being dragged. */
  lift(tile: Tile): void {
    if (placesOf(this.#choices, tile).length > 0) this.#chosen = tile;
  }

  /** Lays the chosen tile. */
  place(at: Place): void {
    if (this.#chosen !== null && this.#targets.includes(at)) this.play(this.#chosen, at);
  }

  /** Lays a tile at an end, if it is listed there; shown at once. */
  play(tile: Tile, at: Place): void {
    const places = placesOf(this.#choices, tile);
    // The first tile has no end, and whoever names one means it all the same.
    const place = places.includes(at) ? at : places.find((only) => only === 'first');
    if (place === undefined) {
      this.#refuse(this.#whyNot(tile));
      return;
    }
    this.#ask({ type: 'play', tile, at: place });
    this.#tell({ type: 'laid', tile, at: place });
  }

  cancel(): void {
    this.#chosen = null;
  }

  draw(): void {
    if (this.#choices.draw) this.#ask({ type: 'draw' });
    else this.#refuse(this.#whyNoTurnMove('draw'));
  }

  pass(): void {
    if (this.#choices.pass) this.#ask({ type: 'pass' });
    else this.#refuse(this.#whyNoTurnMove('pass'));
  }

  ready(): void {
    this.#socket.send({ type: 'ready' });
  }

  hold(seat: Seat): void {
    this.#socket.send({ type: 'hold', seat });
  }

  stop(): void {
    this.#socket.send({ type: 'stop' });
  }

  leave(): void {
    this.#socket.send({ type: 'leave' });
  }

  /** Asks for the table as somebody else sees it, since this person has sat down or stood up. */
  changeSeat(): void {
    this.#anew = true;
    this.#socket.restart();
  }

  moveTile(tile: Tile, to: number): void {
    this.#order = moveInHand(this.#hand, tile, to);
  }

  forgetRefusal(): void {
    this.#refusal = null;
  }

  #ask(command: Command): void {
    this.#chosen = null;
    this.#refusal = null;
    this.#asked = { id: this.#socket.send(command), command, seq: null };
  }

  /** An ordinary request tells whether there is such a table at all. */
  async #turnedAway(): Promise<void> {
    try {
      await findTable(this.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason.code !== 'not-found') return;
      this.#problem = error.reason;
      this.#socket.giveUp();
    }
  }

  #heard(message: Exclude<ServerMessage, { type: 'pong' }>): void {
    switch (message.type) {
      case 'snapshot':
        this.#snapshot(message.view, message.now);
        break;
      case 'update':
        this.#update(message.from, message.events, message.now);
        break;
      case 'ack':
        if (this.#asked?.id === message.id) {
          this.#asked = { ...this.#asked, seq: message.seq };
          this.#settle();
        }
        break;
      case 'refused':
        if (this.#asked?.id === message.id) this.#asked = null;
        this.#refuse(message.refusal);
        break;
      case 'problem':
        this.#problem = message.problem;
        if (message.problem.code === 'too-slow') this.#socket.restart();
        break;
    }
  }

  #snapshot(view: TableView, now: Now): void {
    const back = this.#connection === 'lost';
    const missed = this.#view === null ? 0 : view.seq - this.#view.seq;
    this.#anew = false;
    this.#problem = null;
    this.#view = view;
    this.#hear(now);
    if (back) this.#tell({ type: 'back', missed });
    this.#tellNow();
  }

  #update(from: number, events: readonly SeenEvent[], now: Now): void {
    if (this.#view === null) {
      this.#socket.restart();
      return;
    }
    const missed = this.#connection === 'lost';
    const news = events.map((event, i) => ({ event, seq: from + i }));
    const unseen = news.filter(({ seq }) => seq > (this.#view?.seq ?? 0));
    if (missed) this.#tell({ type: 'back', missed: unseen.length });
    for (const { event, seq } of unseen) {
      const before: TableView = this.#view;
      const after = apply(before, seq, event);
      if (after === 'gap') {
        this.#socket.restart();
        return;
      }
      this.#view = after;
      if (event.type === 'dealt') this.#order = [];
      // What is drawn lies at the end of the hand, wherever a fresh view would sort it.
      if (event.type === 'drew') this.#order = this.#hand;
      if (endsTurn(event)) this.#turnTold = false;
      this.#answeredBy(event);
      this.#tell({ type: 'event', event, before, after, missed });
    }
    this.#hear(now);
    this.#tellNow();
  }

  #hear(now: Now): void {
    this.#now = now;
    this.#heardAt = this.#tick = performance.now();
    this.#settle();
    const { you } = this.#view ?? { you: null };
    if (now.turn !== you || this.#targets.length === 0) this.#chosen = null;
  }

  /** An event of this seat's own turn answers what it asked, however it came about. */
  #answeredBy(event: SeenEvent): void {
    const turned = event.type === 'played' || event.type === 'drew' || event.type === 'passed';
    const mine = turned && event.seat === this.#view?.you;
    if (mine || event.type === 'round-ended' || event.type === 'match-ended') this.#asked = null;
  }

  /** A request is over once its last event has been seen. */
  #settle(): void {
    const seq = this.#asked?.seq ?? null;
    if (seq !== null && (this.#view?.seq ?? 0) >= seq) this.#asked = null;
  }

  #connected(connection: Connection): void {
    this.#connection = connection;
    if (connection === 'lost') {
      this.#lostAt = this.#tick = performance.now();
      this.#tell({ type: 'lost' });
    }
  }

  #refuse(refusal: Refusal): void {
    this.#refusal = refusal;
    this.#tell({ type: 'refused', refusal });
  }

  #whyNot(tile: Tile): Refusal {
    const view = this.#view;
    const waiting = this.#waiting();
    if (waiting !== null) return waiting;
    const round = view?.round ?? null;
    if (round === null) return { code: 'no-round' };
    if (round.ends.length > 0) return { code: 'does-not-fit', tile, ends: round.ends };
    if (round.must_lead === null) return { code: 'not-held', tile };
    return round.must_lead === 'double'
      ? { code: 'must-lead-double' }
      : { code: 'must-lead', tile: round.must_lead };
  }

  #whyNoTurnMove(move: 'draw' | 'pass'): Refusal {
    const waiting = this.#waiting();
    if (waiting !== null) return waiting;
    const [tile] = fitting(this.#choices);
    const at = tile && placesOf(this.#choices, tile)[0];
    if (tile && at) return { code: 'must-play', choice: { type: 'play', tile, at } };
    return move === 'pass' ? { code: 'must-draw' } : { code: 'nothing-to-draw' };
  }

  /** Why nothing can be done here now, whatever it is. */
  #waiting(): Refusal | null {
    const { you, phase } = this.#view ?? { you: null, phase: 'waiting' };
    if (you === null) return { code: 'not-seated' };
    if (this.#now.frozen === true) return { code: 'frozen' };
    if (phase !== 'playing' || this.#now.turn === null) return { code: 'no-round' };
    return this.yourTurn ? null : { code: 'not-your-turn', turn: this.#now.turn };
  }

  #tellNow(): void {
    const view = this.#view;
    if (view === null) return;
    const yours = view.you !== null && this.#now.turn === view.you;
    const turn = yours && !this.#turnTold;
    this.#turnTold = yours;
    this.#tell({ type: 'now', view, now: this.#now, turn });
  }

  #tell(moment: Moment): void {
    for (const listener of this.#listeners) listener(moment);
  }
}

/** Whether whose turn it is has changed with this event; a draw leaves it where it was. */
function endsTurn({ type }: SeenEvent): boolean {
  return type === 'played' || type === 'passed' || type === 'dealt';
}

/** The table with this seat's own play laid, while the server has not yet said so. */
function shown(view: TableView | null, asked: Asked | null): TableView | null {
  if (view === null || view.you === null || asked?.command.type !== 'play') return view;
  const { tile, at } = asked.command;
  const ends = openEnds(endsAfter(lineEnds(view.round?.ends ?? []), tile, at));
  return happened(view, { type: 'played', seat: view.you, tile, at, ends, by: 'person' });
}

export const [getTable, setTable] = createContext<TableState>();
