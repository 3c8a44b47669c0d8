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
import { apply, happened } from './apply.ts';
import {
  NO_CHOICES,
  choicesOf,
  fitting,
  placesOf,
  waysAt,
  type Choices,
  type Way,
} from './choices.ts';
import { openEnds } from './ends.ts';
import { arrangeHand, handsOf, moveInHand, nextToPlay, type OwnHand } from './hand.ts';
import { isOpened } from './line.ts';
import { isOwn, missingIn } from './people.ts';
import { samePlace } from './place.ts';
import { TableSocket, socketAddress, type Connection, type Surroundings } from './socket.ts';
import { sameTile } from './tile.ts';
import { endsAfter } from './touch.ts';

/** Something that page, speech and sound may want to tell; each decides for itself. */
export type Moment =
  | { type: 'event'; event: SeenEvent; before: TableView; after: TableView; missed: boolean }
  /** The present moment after a message; `turn` is whether the turn has just come to this seat. */
  | { type: 'now'; view: TableView; now: Now; turn: boolean }
  /** 6-6 may be announced before the lead, by this seat perhaps. */
  | { type: 'may-declare'; yours: boolean }
  /** This seat's own play, shown before the server has answered. */
  | { type: 'laid'; tile: Tile; at: Place }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'choosing'; tile: Tile; places: readonly Place[] }
  /** A tile has its place, and waits to be told which of its halves stays open. */
  | { type: 'halving'; tile: Tile; ways: readonly Way[] }
  | { type: 'lost' }
  | { type: 'back'; missed: number };

/** A turn's command on its way: nothing else is asked until it is answered and its events are seen. */
type Asked = { id: string; command: Command; seq: number | null };

/** A tile of the pile that is asked for. */
type Taking = { id: string; place: number };

/** A tile taken up: it waits for its place, or there for the half that stays open. */
type Chosen = { tile: Tile; at: Place | null };

/** A refusal is read in a few seconds; after that it is in the way. */
const REFUSAL_SHOWN_MS = 5000;

/** So many connections in a row that are not made are no hiccup. */
const UNREACHABLE_AFTER = 3;

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
  /** How often in a row the connection could not be made. */
  #failures = $state(0);
  #refusal: Refusal | null = $state.raw(null);
  #refusalTimer: ReturnType<typeof setTimeout> | undefined;
  #asked: Asked | null = $state.raw(null);
  #chosen: Chosen | null = $state.raw(null);
  #order: readonly Tile[] = $state.raw([]);
  /** When the present moment was heard, and the time now, by the page's own clock. */
  #heardAt = $state(0);
  #lostAt = $state(0);
  #tick = $state(0);
  /** Whether the whole table is asked for, since another person's view of it would be of no use. */
  #anew = false;
  /** Whether it has been told that 6-6 may be announced, and whether this person said that they do not. */
  #declareTold = false;
  #keptQuiet = $state(false);
  /** Whether this turn of this seat has been told. */
  #turnTold = false;
  readonly #socket: TableSocket;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #listeners = new Set<(moment: Moment) => void>();

  /** Tiles of the pile that are asked for, until it is known who has them. */
  #taking: readonly Taking[] = $state.raw([]);

  readonly #shown = $derived(shown(this.#view, this.#asked, this.#now.turn));
  readonly #choices = $derived(
    this.#asked === null && this.#now.frozen !== true
      ? choicesOf(this.#now.legal ?? [])
      : NO_CHOICES,
  );
  readonly #hands: readonly OwnHand[] = $derived(
    (this.#shown === null ? [] : handsOf(this.#shown)).map(({ seat, tiles }) => ({
      seat,
      tiles: arrangeHand(this.#order, tiles),
    })),
  );
  readonly #plays = $derived(
    nextToPlay(
      this.#hands.map(({ seat }) => seat),
      this.#now.turn,
      this.#view?.seats.length ?? 0,
    ),
  );
  readonly #targets = $derived(
    this.#chosen?.at === null ? placesOf(this.#choices, this.#chosen.tile) : [],
  );
  readonly #ways = $derived(
    this.#chosen === null || this.#chosen.at === null
      ? []
      : waysAt(this.#choices, this.#chosen.tile, this.#chosen.at),
  );

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
      clearTimeout(this.#refusalTimer);
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

  /** Whether this page cannot get to the table. It goes on trying by itself. */
  get unreachable(): boolean {
    return this.#failures >= UNREACHABLE_AFTER;
  }

  /** Why the last request was refused, for a while or until the next one. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  /** What this seat may do now; nothing while a request is on its way. */
  get choices(): Choices {
    return this.#choices;
  }

  /** The hands this person plays, each in its owner's order. */
  get hands(): readonly OwnHand[] {
    return this.#hands;
  }

  /** This person's seat that has the turn, or has it next. */
  get plays(): Seat | null {
    return this.#plays;
  }

  /** The hand to play from, in its owner's order. */
  get hand(): readonly Tile[] {
    return this.handOf(this.#plays);
  }

  /** The hand of one of this person's seats. */
  handOf(seat: Seat | null): readonly Tile[] {
    return this.#hands.find((hand) => hand.seat === seat)?.tiles ?? [];
  }

  /** The tile that waits for a place, or for a second tap. */
  get chosen(): Tile | null {
    return this.#chosen?.tile ?? null;
  }

  /** The ways in which the chosen tile may lie at the place that was chosen for it, where it has a choice. */
  get ways(): readonly Way[] {
    return this.#ways;
  }

  /** Where the chosen tile may go. */
  get targets(): readonly Place[] {
    return this.#targets;
  }

  /** Whether it is this person's turn, as far as is known here. */
  get yourTurn(): boolean {
    return this.#isOwn(this.#now.turn) && this.#asked === null;
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

  /** Milliseconds until tiles that nobody took are taken for the seats. */
  get takingMs(): number | null {
    return this.#left(this.#now.taking_ms);
  }

  /** Whether this seat may have the tiles shuffled once more. */
  get mayMixAgain(): boolean {
    return this.#now.may_mix_again === true && this.#taking.length === 0;
  }

  /** The places of the pile that this seat has asked for and not yet been given. */
  get asking(): readonly number[] {
    return this.#taking.map(({ place }) => place);
  }

  /** How many tiles this seat may still take from the pile now. */
  get mayTake(): number {
    const view = this.#view;
    if (view === null || this.#now.frozen === true || !takesNow(view, this.#now)) return 0;
    return Math.max(0, missingIn(view, this.#now.turn) - this.#taking.length);
  }

  /** Milliseconds until the lead, in which 6-6 may be announced. */
  get declareMs(): number | null {
    return this.#left(this.#now.declare_ms);
  }

  /** Whether this seat may announce 6-6, and has not said that it does not. */
  get mayDeclare(): boolean {
    const may = this.#now.may_declare === true && this.#asked === null;
    return may && !this.#keptQuiet && this.#now.frozen !== true && this.declareMs !== 0;
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
    const again = this.#chosen !== null && sameTile(this.#chosen.tile, tile);
    if (places.length === 1 && (options.confirm !== true || again)) {
      this.play(tile, first);
    } else {
      this.#refusal = null;
      this.#chosen = { tile, at: null };
      this.#tell({ type: 'choosing', tile, places });
    }
  }

  /** Takes up a tile without playing it, so that its places light up: it is being dragged. */
  lift(tile: Tile): void {
    if (placesOf(this.#choices, tile).length > 0) this.#chosen = { tile, at: null };
  }

  /** Lays the chosen tile. */
  place(at: Place): void {
    if (this.#chosen !== null && this.#targets.some((place) => samePlace(place, at))) {
      this.play(this.#chosen.tile, at);
    }
  }

  /**
   * Lays a tile at an end, if it is listed there; shown at once. Where either half may touch and `leaves` does not
   * say which stays open, the tile waits for that.
   */
  play(tile: Tile, at: Place, leaves?: number): void {
    const places = placesOf(this.#choices, tile);
    // The first tile has no end, and whoever names one means it all the same.
    const place = places.find((listed) => samePlace(listed, at) || listed === 'first');
    if (place === undefined) {
      this.#refuse(this.#whyNot(tile));
      return;
    }
    const ways = waysAt(this.#choices, tile, place);
    const way = ways.length === 1 ? ways[0] : ways.find((one) => one.leaves === leaves);
    if (way === undefined) {
      this.#refusal = null;
      this.#chosen = { tile, at: place };
      this.#tell({ type: 'halving', tile, ways });
    } else {
      this.lay(way);
    }
  }

  /** Lays a tile in a way that is listed. */
  lay(way: Way): void {
    this.#ask({ type: 'play', ...way });
    this.#tell({ type: 'laid', tile: way.tile, at: way.at });
  }

  /** Refuses a place that this tile does not go to, as the server would. */
  misplace(tile: Tile): void {
    const fits = placesOf(this.#choices, tile).length > 0;
    this.#refuse(fits ? { code: 'wrong-place', tile } : this.#whyNot(tile));
  }

  cancel(): void {
    this.#chosen = null;
  }

  draw(): void {
    if (this.#choices.draw) this.#ask({ type: 'draw' });
    else this.#refuse(this.#whyNoTurnMove('draw'));
  }

  /** Draws the tile of the boneyard that this person points at. */
  drawAt(place: number): void {
    if (this.#choices.draw) this.#ask({ type: 'draw-at', place });
    else this.#refuse(this.#whyNoTurnMove('draw'));
  }

  /** Takes a tile of the pile. Several may be on their way at once: hands are quicker than the network. */
  take(place: number): void {
    const taken = this.#view?.pile?.takers[place] !== null || this.asking.includes(place);
    if (taken || this.mayTake === 0) return;
    this.#refusal = null;
    this.#taking = [...this.#taking, { id: this.#socket.send({ type: 'take', place }), place }];
  }

  /** Takes whichever tiles are still missing. */
  takeRest(): void {
    if (this.mayTake > 0) this.#socket.send({ type: 'take-rest' });
  }

  mixAgain(): void {
    if (this.mayMixAgain) this.#socket.send({ type: 'mix-again' });
  }

  pass(): void {
    if (this.#choices.pass) this.#ask({ type: 'pass' });
    else this.#refuse(this.#whyNoTurnMove('pass'));
  }

  /** Closes the double just laid. */
  close(): void {
    if (this.#choices.close) this.#ask({ type: 'close' });
    else this.#refuse(this.#waiting() ?? { code: 'nothing-to-close' });
  }

  /** Ends a turn that might go on. */
  done(): void {
    if (this.#choices.done) this.#ask({ type: 'done' });
    else this.#refuse(this.#waiting() ?? { code: 'not-done' });
  }

  declare(): void {
    if (this.#now.may_declare === true && this.#asked === null) this.#ask({ type: 'declare' });
    else this.#refuse({ code: 'nothing-to-declare' });
  }

  /** Puts the question away here alone: to the others the time goes on as it would have. */
  keepQuiet(): void {
    this.#keptQuiet = true;
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
    const arranged = this.#hands.map(({ tiles }) =>
      holds(tiles, tile) ? moveInHand(tiles, tile, to) : tiles,
    );
    this.#order = arranged.flat();
  }

  #ask(command: Command): void {
    this.#chosen = null;
    this.#refusal = null;
    this.#asked = { id: this.#socket.send(command), command, seq: null };
  }

  /** Tries once more to get to the table, at once. */
  retry(): void {
    this.#failures = 0;
    this.#socket.restart();
  }

  /** An ordinary request tells whether there is such a table at all. */
  async #turnedAway(): Promise<void> {
    this.#failures += 1;
    try {
      await findTable(this.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason.code === 'unreachable') this.#failures = UNREACHABLE_AFTER;
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
        this.#taking = this.#taking.filter(({ id }) => id !== message.id);
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
    this.#taking = this.#taking.filter(({ place }) => view.pile?.takers[place] === null);
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
      if (event.type === 'dealt' || event.type === 'mixed') this.#order = [];
      if (event.type === 'took') {
        this.#taking = this.#taking.filter(({ place }) => place !== event.place);
      } else if (after.pile === undefined || event.type === 'mixed') {
        this.#taking = [];
      }
      // What is drawn lies at the end of the hand, wherever a fresh view would sort it.
      if (event.type === 'drew') this.#order = this.#hands.flatMap(({ tiles }) => tiles);
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
    const possible = this.#targets.length > 0 || this.#ways.length > 0;
    if (!this.#isOwn(now.turn) || !possible) this.#chosen = null;
  }

  /** An event of this seat's own turn answers what it asked, however it came about. */
  #answeredBy(event: SeenEvent): void {
    const mine = (isDeed(event) || event.type === 'declared') && this.#isOwn(event.seat);
    if (mine || event.type === 'round-ended' || event.type === 'match-ended') this.#asked = null;
  }

  /** A request is over once its last event has been seen. */
  #settle(): void {
    const seq = this.#asked?.seq ?? null;
    if (seq !== null && (this.#view?.seq ?? 0) >= seq) this.#asked = null;
  }

  #isOwn(seat: Seat | null): boolean {
    return this.#view !== null && isOwn(this.#view, seat);
  }

  #connected(connection: Connection): void {
    this.#connection = connection;
    if (connection === 'open') this.#failures = 0;
    if (connection === 'lost') {
      this.#lostAt = this.#tick = performance.now();
      this.#tell({ type: 'lost' });
    }
  }

  #refuse(refusal: Refusal): void {
    this.#refusal = refusal;
    clearTimeout(this.#refusalTimer);
    this.#refusalTimer = setTimeout(() => (this.#refusal = null), REFUSAL_SHOWN_MS);
    this.#tell({ type: 'refused', refusal });
  }

  #whyNot(tile: Tile): Refusal {
    const view = this.#view;
    const waiting = this.#waiting();
    if (waiting !== null) return waiting;
    const round = view?.round ?? null;
    if (round === null) return { code: 'no-round' };
    const { turn } = this.#now;
    const fromOther = !holds(this.hand, tile);
    if (fromOther && turn !== null && this.#hands.some(({ tiles }) => holds(tiles, tile))) {
      return { code: 'not-your-turn', turn };
    }
    if (view !== null && isOpened(round)) {
      return { code: 'does-not-fit', tile, ends: openEnds(view, this.#now.marked ?? []) };
    }
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
    const left_ms = this.declareMs;
    if (left_ms !== null) return { code: 'before-lead', left_ms };
    if (phase !== 'playing' || this.#now.turn === null) return { code: 'no-round' };
    return this.yourTurn ? null : { code: 'not-your-turn', turn: this.#now.turn };
  }

  #tellNow(): void {
    const view = this.#view;
    if (view === null) return;
    const declares = this.#now.declare_ms !== undefined;
    if (declares && !this.#declareTold) {
      this.#tell({ type: 'may-declare', yours: this.#now.may_declare === true });
    }
    this.#declareTold = declares;
    if (!declares) this.#keptQuiet = false;
    const yours = isOwn(view, this.#now.turn) || takesNow(view, this.#now);
    const turn = yours && !this.#turnTold;
    this.#turnTold = yours;
    this.#tell({ type: 'now', view, now: this.#now, turn });
  }

  #tell(moment: Moment): void {
    for (const listener of this.#listeners) listener(moment);
  }
}

/** Something that a seat does in its turn. */
type Deed = Extract<SeenEvent, { type: 'played' | 'drew' | 'passed' | 'closed' | 'done' }>;

function isDeed(event: SeenEvent): event is Deed {
  return ['played', 'drew', 'passed', 'closed', 'done'].includes(event.type);
}

/** Whether this person takes tiles now, in its turn or together with all others. */
function takesNow(view: TableView, now: Now): boolean {
  const inTurn = view.pile?.order !== null;
  return missingIn(view, now.turn) > 0 && (!inTurn || isOwn(view, now.turn));
}

/** Whether this event changes what may be done, so that the turn is told anew; a draw leaves it as it was. */
function endsTurn(event: SeenEvent): boolean {
  return event.type === 'dealt' || (isDeed(event) && event.type !== 'drew');
}

function holds(tiles: readonly Tile[], tile: Tile): boolean {
  return tiles.some((held) => sameTile(held, tile));
}

/**
 * The table with this person's own play laid, while the server has not yet said so. While tiles are taken nothing lies on
 * it: the last round is over.
 */
function shown(view: TableView | null, asked: Asked | null, turn: Seat | null): TableView | null {
  if (view?.phase === 'taking') return { ...view, round: null };
  if (view === null || view.you === null || asked?.command.type !== 'play') return view;
  const seat = turn !== null && isOwn(view, turn) ? turn : view.you;
  const { tile, at } = asked.command;
  // A fresh view may have it laid already, before the answer is heard.
  if (!handsOf(view).some(({ tiles }) => holds(tiles, tile))) return view;
  const ends = endsAfter(view.rules, view.round?.ends ?? [], asked.command);
  return happened(view, { type: 'played', seat, tile, at, ends, by: 'person' });
}

export const [getTable, setTable] = createContext<TableState>();
