import { createContext } from 'svelte';
import type {
  Command,
  LiveState,
  Place,
  Problem,
  Refusal,
  Seat,
  SeenEvent,
  ServerMessage,
  TableView,
  Tile,
} from '../../../net/protocol/types.ts';
import type { Heard, Surroundings } from '../../../net/reconnecting-socket.ts';
import { arrangeHand, handsOf, moveInHand, nextToPlay, type OwnHand } from '../hand/hand.ts';
import {
  NO_CHOICES,
  choicesOf,
  placesOf,
  waysAt,
  type Choices,
  type Way,
} from '../view/choices.ts';
import { isOwn, missingIn } from '../view/people.ts';
import { samePlace } from '../view/place.ts';
import { sameTile } from '../view/tile.ts';
import { apply } from './apply.ts';
import { Clocks } from './clocks.svelte.ts';
import { TableConnection } from './connection.svelte.ts';
import { endsTurn, type Moment } from './moment.ts';
import { holds, isAnswer, isSettled, withPending, type Pending } from './optimistic.ts';
import { ShownRefusal } from './refusal.svelte.ts';
import type { Connection } from './socket.ts';
import { Taking, takesNow } from './taking.svelte.ts';
import { whyNotMove, whyNotPlay, whyNothing, type Situation } from './why-not.ts';

/** A tile taken up: it waits for its place, or at its place for the half that stays open. */
type Chosen = { tile: Tile; at: Place | null };

const NOTHING: LiveState = { turn: null };

/** A table as this client sees it, and what its person does there. */
export class TableState {
  readonly id: string;
  #view: TableView | null = $state.raw(null);
  #now: LiveState = $state.raw(NOTHING);
  readonly #connection: TableConnection;
  readonly #clocks = new Clocks();
  readonly #refusal = new ShownRefusal();
  readonly #taking = new Taking();
  #pending: Pending | null = $state.raw(null);
  #chosen: Chosen | null = $state.raw(null);
  #order: readonly Tile[] = $state.raw([]);
  /** When the connection was lost, as a mark of the clocks. */
  #lostAt = $state(0);
  /** Whether the next hello asks for the whole table, since this person may see more or less of it than before. */
  #wantsSnapshot = false;
  /** Whether listeners know that 6-6 may be announced. */
  #declareTold = false;
  /** Whether this person has put the question away. */
  #keptQuiet = $state(false);
  /** Whether listeners know of this turn of this seat. */
  #turnTold = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing that is shown depends on it
  readonly #listeners = new Set<(moment: Moment) => void>();

  readonly #shown = $derived(withPending(this.#view, this.#pending, this.#now.turn));
  readonly #choices = $derived(
    this.#pending === null && this.#now.frozen !== true
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
    this.#connection = new TableConnection(
      id,
      {
        message: (message) => this.#heard(message),
        lost: () => {
          this.#lostAt = this.#clocks.mark();
          this.#tell({ type: 'lost' });
        },
        lastSeen: () => (this.#wantsSnapshot ? 0 : (this.#view?.seq ?? 0)),
      },
      surroundings,
    );
  }

  /** Connects and keeps time; returns how to stop. */
  start(): () => void {
    const stops = [this.#connection.start(), this.#clocks.start()];
    return () => {
      this.#refusal.clear();
      for (const stop of stops) stop();
    };
  }

  /** Calls back at every moment from now on; returns how to stop. */
  listen(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The table, with this seat's own play on it as soon as it is made; `null` until the server has answered. */
  get view(): TableView | null {
    return this.#shown;
  }

  get now(): LiveState {
    return this.#now;
  }

  get connection(): Connection {
    return this.#connection.state;
  }

  /** Why the server could not go on. */
  get problem(): Problem | null {
    return this.#connection.problem;
  }

  /** Whether this page cannot get to the table. It goes on trying by itself. */
  get unreachable(): boolean {
    return this.#connection.unreachable;
  }

  /** Why the last request was refused, for a while or until the next one. */
  get refusal(): Refusal | null {
    return this.#refusal.current;
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
    return this.#isOwn(this.#now.turn) && this.#pending === null;
  }

  /** Whose turn it is; nobody's while this seat's own request is on its way. */
  get turn(): Seat | null {
    return this.#pending === null ? this.#now.turn : null;
  }

  /** Milliseconds left of the turn; `null` without a clock. */
  get clockMs(): number | null {
    return this.#clocks.left(this.#now.clock_ms);
  }

  /** Milliseconds until this seat is moved. */
  get forcedMs(): number | null {
    return this.#pending === null ? this.#clocks.left(this.#now.forced_ms) : null;
  }

  /** Milliseconds until tiles that nobody took are taken for the seats. */
  get takingMs(): number | null {
    return this.#clocks.left(this.#now.taking_ms);
  }

  /** Whether this seat may have the tiles shuffled once more. */
  get mayMixAgain(): boolean {
    return this.#now.may_mix_again === true && this.#taking.places.length === 0;
  }

  /** The places of the pile that this seat has asked for and not yet been given. */
  get asking(): readonly number[] {
    return this.#taking.places;
  }

  /** How many tiles this seat may still take from the pile now. */
  get mayTake(): number {
    const view = this.#view;
    if (view === null || this.#now.frozen === true || !takesNow(view, this.#now)) return 0;
    return Math.max(0, missingIn(view, this.#now.turn) - this.#taking.places.length);
  }

  /** Milliseconds until the lead, in which 6-6 may be announced. */
  get declareMs(): number | null {
    return this.#clocks.left(this.#now.declare_ms);
  }

  /** Whether this seat may announce 6-6, and has not said that it does not. */
  get mayDeclare(): boolean {
    const may = this.#now.may_declare === true && this.#pending === null;
    return may && !this.#keptQuiet && this.#now.frozen !== true && this.declareMs !== 0;
  }

  get nextRoundMs(): number | null {
    return this.#clocks.left(this.#now.next_round_ms);
  }

  /** Milliseconds since the connection was lost. */
  get lostMs(): number {
    return this.#clocks.since(this.#lostAt);
  }

  /** People who are away, with what is left of their grace. */
  get away(): readonly { seat: Seat; graceMs: number }[] {
    const away = this.#now.away ?? [];
    return away.map(({ seat, grace_ms }) => ({ seat, graceMs: this.#clocks.left(grace_ms) ?? 0 }));
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
      this.#refuse(whyNotPlay(this.#situation, tile));
      return;
    }
    const again = this.#chosen !== null && sameTile(this.#chosen.tile, tile);
    if (places.length === 1 && (options.confirm !== true || again)) {
      this.play(tile, first);
    } else {
      this.#refusal.clear();
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
      this.#refuse(whyNotPlay(this.#situation, tile));
      return;
    }
    const ways = waysAt(this.#choices, tile, place);
    const way = ways.length === 1 ? ways[0] : ways.find((one) => one.leaves === leaves);
    if (way === undefined) {
      this.#refusal.clear();
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
    this.#refuse(fits ? { code: 'wrong-place', tile } : whyNotPlay(this.#situation, tile));
  }

  cancel(): void {
    this.#chosen = null;
  }

  draw(): void {
    if (this.#choices.draw) this.#ask({ type: 'draw' });
    else this.#refuse(whyNotMove(this.#situation, 'draw'));
  }

  /** Draws the tile of the boneyard that this person points at. */
  drawAt(place: number): void {
    if (this.#choices.draw) this.#ask({ type: 'draw-at', place });
    else this.#refuse(whyNotMove(this.#situation, 'draw'));
  }

  /** Takes a tile of the pile. Several may be on their way at once: hands are quicker than the network. */
  take(place: number): void {
    const taken = this.#view?.pile?.takers[place] !== null || this.asking.includes(place);
    if (taken || this.mayTake === 0) return;
    this.#refusal.clear();
    this.#taking.ask(this.#connection.send({ type: 'take', place }), place);
  }

  /** Takes whichever tiles are still missing. */
  takeRest(): void {
    if (this.mayTake > 0) this.#connection.send({ type: 'take-rest' });
  }

  mixAgain(): void {
    if (this.mayMixAgain) this.#connection.send({ type: 'mix-again' });
  }

  pass(): void {
    if (this.#choices.pass) this.#ask({ type: 'pass' });
    else this.#refuse(whyNotMove(this.#situation, 'pass'));
  }

  /** Closes the double just laid. */
  close(): void {
    if (this.#choices.close) this.#ask({ type: 'close' });
    else this.#refuse(whyNothing(this.#situation) ?? { code: 'nothing-to-close' });
  }

  /** Ends a turn that might go on. */
  done(): void {
    if (this.#choices.done) this.#ask({ type: 'done' });
    else this.#refuse(whyNothing(this.#situation) ?? { code: 'not-done' });
  }

  declare(): void {
    if (this.#now.may_declare === true && this.#pending === null) this.#ask({ type: 'declare' });
    else this.#refuse({ code: 'nothing-to-declare' });
  }

  /** Puts the question away here alone: to the others the time goes on as it would have. */
  keepQuiet(): void {
    this.#keptQuiet = true;
  }

  ready(): void {
    this.#connection.send({ type: 'ready' });
  }

  hold(seat: Seat): void {
    this.#connection.send({ type: 'hold', seat });
  }

  stop(): void {
    this.#connection.send({ type: 'stop' });
  }

  leave(): void {
    this.#connection.send({ type: 'leave' });
  }

  /** Asks for the table as somebody else sees it, since this person has sat down or stood up. */
  changeSeat(): void {
    this.#wantsSnapshot = true;
    this.#connection.restart();
  }

  moveTile(tile: Tile, to: number): void {
    const arranged = this.#hands.map(({ tiles }) =>
      holds(tiles, tile) ? moveInHand(tiles, tile, to) : tiles,
    );
    this.#order = arranged.flat();
  }

  #ask(command: Command): void {
    this.#chosen = null;
    this.#refusal.clear();
    this.#pending = { id: this.#connection.send(command), command, seq: null };
  }

  /** Tries at once to get to the table. */
  retry(): void {
    this.#connection.retry();
  }

  #heard(message: Exclude<Heard<ServerMessage>, { type: 'problem' }>): void {
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
        this.#taking.refused(message.id);
        this.#refuse(message.refusal);
        break;
    }
  }

  #snapshot(view: TableView, now: LiveState): void {
    const back = this.#connection.state === 'lost';
    const missed = this.#view === null ? 0 : view.seq - this.#view.seq;
    this.#wantsSnapshot = false;
    this.#connection.recovered();
    this.#view = view;
    this.#taking.snapshot(view);
    this.#hear(now);
    if (back) this.#tell({ type: 'back', missed });
    this.#tellNow();
  }

  #update(from: number, events: readonly SeenEvent[], now: LiveState): void {
    if (this.#view === null) {
      this.#connection.restart();
      return;
    }
    const missed = this.#connection.state === 'lost';
    const news = events.map((event, i) => ({ event, seq: from + i }));
    const unseen = news.filter(({ seq }) => seq > (this.#view?.seq ?? 0));
    if (missed) this.#tell({ type: 'back', missed: unseen.length });
    for (const { event, seq } of unseen) {
      const before: TableView = this.#view;
      const after = apply(before, seq, event);
      if (after === 'gap') {
        this.#connection.restart();
        return;
      }
      this.#view = after;
      if (event.type === 'dealt' || event.type === 'mixed') this.#order = [];
      this.#taking.event(event, after);
      // What is drawn lies at the end of the hand, wherever a fresh view would sort it.
      if (event.type === 'drew') this.#order = this.#hands.flatMap(({ tiles }) => tiles);
      if (endsTurn(event)) this.#turnTold = false;
      if (isAnswer(event, (seat) => this.#isOwn(seat))) this.#pending = null;
      this.#tell({ type: 'event', event, before, after, missed });
    }
    this.#hear(now);
    this.#tellNow();
  }

  #hear(now: LiveState): void {
    this.#now = now;
    this.#clocks.hear();
    this.#settle();
    const possible = this.#targets.length > 0 || this.#ways.length > 0;
    if (!this.#isOwn(now.turn) || !possible) this.#chosen = null;
  }

  #settle(): void {
    if (this.#pending !== null && isSettled(this.#pending, this.#view?.seq ?? 0)) {
      this.#pending = null;
    }
  }

  #isOwn(seat: Seat | null): boolean {
    return this.#view !== null && isOwn(this.#view, seat);
  }

  #refuse(refusal: Refusal): void {
    this.#refusal.show(refusal);
    this.#tell({ type: 'refused', refusal });
  }

  get #situation(): Situation {
    return {
      view: this.#view,
      now: this.#now,
      choices: this.#choices,
      hands: this.#hands,
      hand: this.hand,
      yourTurn: this.yourTurn,
      declareMs: this.declareMs,
    };
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

export const [getTable, setTable] = createContext<TableState>();
