import { createContext } from 'svelte';
import type {
  Command,
  Level,
  Persona,
  LiveState,
  Place,
  Refusal,
  Said,
  Seat,
  SeenEvent,
  TableView,
  Tile,
} from '../../../net/protocol/types.ts';
import type { Surroundings } from '../../../net/reconnecting-socket.ts';
import type { OwnHand } from '../view/hand.ts';
import {
  NO_CHOICES,
  choicesOf,
  placesOf,
  pointsOf,
  waysAt,
  type Choices,
  type Way,
} from '../view/choices.ts';
import { countedEnds, type CountedEnd } from '../view/made.ts';
import { missingIn } from '../view/people.ts';
import { samePlace } from '../view/place.ts';
import { sameTile } from '../view/tile.ts';
import { TableConnection } from './connection.svelte.ts';
import { Moments } from './moment.ts';
import type { OnDevice } from './on-device.ts';
import { withPending } from './optimistic.ts';
import { OwnHandsState } from './own-hands.svelte.ts';
import { ShownRefusal } from './refusal.svelte.ts';
import { Selection } from './selection.svelte.ts';
import { Taking, takesNow } from './taking.svelte.ts';
import { whyNotMove, whyNotPlay, whyNothing, type Situation } from './why-not.ts';

/** Requests about the match itself, without values. */
type PlainRequest = 'leave' | 'return' | 'resign' | 'take-back' | 'offer-end' | 'agree' | 'decline';

/** A table as this person sees it, and what they can do there. */
export class TableState {
  readonly id: string;
  /** What the table uses in place of the server, if it runs on this device. */
  readonly onDevice: OnDevice | undefined;
  readonly moments = new Moments();
  readonly connection: TableConnection;
  readonly #refusal = new ShownRefusal();
  readonly #taking = new Taking();
  /** Whether this person has dismissed the question whether to announce 6-6. */
  #declinedToDeclare = $state(false);

  readonly #shown = $derived.by(() => {
    const { view, pending, now } = this.connection;
    return withPending(view, pending, now.turn);
  });
  readonly #choices = $derived.by(() => {
    const { pending, now } = this.connection;
    return pending === null && now.frozen !== true
      ? choicesOf(now.legal ?? [], now.legal_points)
      : NO_CHOICES;
  });
  readonly #hands = new OwnHandsState(
    () => this.#shown,
    () => this.now,
  );
  readonly #selection = new Selection(() => this.#choices);

  constructor(id: string, surroundings?: Surroundings, onDevice?: OnDevice) {
    this.id = id;
    this.onDevice = onDevice;
    this.connection = new TableConnection(
      id,
      {
        snapshot: (view) => this.#taking.snapshot(view),
        event: (event, after) => this.#onEvent(event, after),
        now: (now) => this.#onNow(now),
        refused: (id, refusal) => {
          this.#taking.refused(id);
          this.#refuse(refusal);
        },
      },
      this.moments,
      onDevice ?? surroundings,
    );
  }

  /** Connects and runs the clocks, until the returned function is called. */
  start(): () => void {
    const stop = this.connection.start();
    return () => {
      this.#refusal.clear();
      stop();
    };
  }

  /** The table, with this person's own play shown at once; `null` before the first snapshot. */
  get view(): TableView | null {
    return this.#shown;
  }

  get now(): LiveState {
    return this.connection.now;
  }

  /** Why the last command was refused, for a few seconds or until the next one. */
  get refusal(): Refusal | null {
    return this.#refusal.current;
  }

  /** The moves of this seat; none while a command is on its way. */
  get choices(): Choices {
    return this.#choices;
  }

  /** The open ends with what they count, where ends score. This person's own play counts once the server answers. */
  get countedEnds(): readonly CountedEnd[] {
    const { view, now } = this.connection;
    return view === null ? [] : countedEnds(view, now);
  }

  /** The hands of this person, each in the order they gave it. */
  get hands(): readonly OwnHand[] {
    return this.#hands.hands;
  }

  /** This person's seat that has the turn, or has it next; `null` for spectators. */
  get seatToPlay(): Seat | null {
    return this.#hands.toPlay;
  }

  /** The hand to play from, in the order this person gave it. */
  get hand(): readonly Tile[] {
    return this.handOf(this.seatToPlay);
  }

  /** The hand of one of this person's seats. */
  handOf(seat: Seat | null): readonly Tile[] {
    return this.hands.find((hand) => hand.seat === seat)?.tiles ?? [];
  }

  /** The chosen tile, which waits for a second tap, its place or the half to leave open. */
  get chosen(): Tile | null {
    return this.#selection.tile;
  }

  /** The ways to lay the chosen tile at its place, if there is a choice. */
  get ways(): readonly Way[] {
    return this.#selection.ways;
  }

  /** Where the chosen tile may go. */
  get targets(): readonly Place[] {
    return this.#selection.targets;
  }

  /** Whether it is this person's turn, and no command of theirs is on its way. */
  get yourTurn(): boolean {
    return this.connection.hasTurn && this.connection.pending === null;
  }

  /** The seat that has the turn; `null` while this person's own command is on its way. */
  get turn(): Seat | null {
    return this.connection.pending === null ? this.now.turn : null;
  }

  /** Milliseconds left of the turn; `null` without a clock. */
  get clockMs(): number | null {
    return this.connection.clocks.left(this.now.clock_ms);
  }

  /** Milliseconds that the player in turn has in reserve once the clock is over; `null` without a reserve. */
  get bankMs(): number | null {
    const { bank_ms, clock_ms = 0 } = this.now;
    const all = this.connection.clocks.left(bank_ms === undefined ? undefined : clock_ms + bank_ms);
    return all === null ? null : Math.min(bank_ms ?? 0, all);
  }

  /** Milliseconds until the time of the turn and the reserve are both over; `null` without a clock. */
  get timeLeftMs(): number | null {
    return this.clockMs === null ? null : this.clockMs + (this.bankMs ?? 0);
  }

  /** Milliseconds until the table makes this seat's only legal move; `null` if it will not. */
  get forcedMs(): number | null {
    return this.connection.pending === null
      ? this.connection.clocks.left(this.now.forced_ms)
      : null;
  }

  /** Milliseconds until the table takes the missing tiles for the seats; `null` without a limit. */
  get takingMs(): number | null {
    return this.connection.clocks.left(this.now.taking_ms);
  }

  /** Whether this seat may have the tiles shuffled once more. */
  get mayMixAgain(): boolean {
    return this.now.may_mix_again === true && this.#taking.places.length === 0;
  }

  /** The places in the pile that this person has asked for, and the server has not answered. */
  get asking(): readonly number[] {
    return this.#taking.places;
  }

  /** How many tiles this person may still take from the pile now. */
  get tilesToTake(): number {
    const { view, now } = this.connection;
    if (view === null || now.frozen === true || !takesNow(view, now)) return 0;
    return Math.max(0, missingIn(view, now.turn) - this.#taking.places.length);
  }

  /** Milliseconds until the lead, in which 6-6 may be announced; `null` outside that time. */
  get declareMs(): number | null {
    return this.connection.clocks.left(this.now.declare_ms);
  }

  /** Whether this seat may announce 6-6 and has not declined. */
  get mayDeclare(): boolean {
    const { now, pending } = this.connection;
    const may = now.may_declare === true && pending === null && now.frozen !== true;
    return may && !this.#declinedToDeclare && this.declareMs !== 0;
  }

  get nextRoundMs(): number | null {
    return this.connection.clocks.left(this.now.next_round_ms);
  }

  /** People who are away, with the rest of their grace time. */
  get away(): readonly { seat: Seat; graceMs: number }[] {
    const away = this.now.away ?? [];
    return away.map(({ seat, grace_ms }) => ({
      seat,
      graceMs: this.connection.clocks.left(grace_ms) ?? 0,
    }));
  }

  /**
   * Chooses a tile. A tile that fits in one place is played; one that fits in several waits for its
   * place. With `confirm`, a tile is played only when it is chosen again. A tile that does not fit
   * is refused with the reason that the server would give.
   */
  choose(tile: Tile, options: { confirm?: boolean } = {}): void {
    const places = placesOf(this.#choices, tile);
    const [first] = places;
    if (first === undefined) {
      this.cancel();
      this.#refuse(whyNotPlay(this.#situation, tile));
      return;
    }
    const isSecondTap = this.chosen !== null && sameTile(this.chosen, tile);
    if (places.length === 1 && (options.confirm !== true || isSecondTap)) {
      this.play(tile, first);
    } else {
      this.#refusal.clear();
      this.#selection.choose(tile);
      const points = places.map((at) => pointsOf(this.#choices, tile, at));
      this.moments.emit({ type: 'choosing', tile, places, points });
    }
  }

  /** Chooses a tile, if it fits, so that its places light up. */
  lift(tile: Tile): void {
    if (placesOf(this.#choices, tile).length > 0) this.#selection.choose(tile);
  }

  /** Chooses a tile that is being dragged, if it fits, so that its places light up. */
  drag(tile: Tile): void {
    if (placesOf(this.#choices, tile).length > 0) this.#selection.drag(tile);
  }

  /** Whether the chosen tile is being dragged. */
  get dragged(): boolean {
    return this.#selection.dragged;
  }

  /** Plays the chosen tile at this place. */
  place(at: Place): void {
    if (this.chosen !== null && this.targets.some((place) => samePlace(place, at))) {
      this.play(this.chosen, at);
    }
  }

  /**
   * Plays a tile at a place where it may go; refuses other places. If either half may touch and
   * `leaves` does not say which half stays open, the tile waits for that choice.
   */
  play(tile: Tile, at: Place, leaves?: number): void {
    const places = placesOf(this.#choices, tile);
    // Before the first tile there are no ends: any end that a player names means the first place.
    const place = places.find((listed) => samePlace(listed, at) || listed === 'first');
    if (place === undefined) {
      this.#refuse(whyNotPlay(this.#situation, tile));
      return;
    }
    const ways = waysAt(this.#choices, tile, place);
    const way = ways.length === 1 ? ways[0] : ways.find((listed) => listed.leaves === leaves);
    if (way === undefined) {
      this.#refusal.clear();
      this.#selection.choose(tile, place);
      this.moments.emit({ type: 'choosing-half', tile, ways });
    } else {
      this.lay(way);
    }
  }

  /** Plays a tile in a listed way. */
  lay(way: Way): void {
    this.#ask({ type: 'play', ...way });
    this.moments.emit({ type: 'laid', tile: way.tile, at: way.at });
  }

  /** Refuses a place where this tile cannot go, with the reason that the server would give. */
  refusePlace(tile: Tile): void {
    const fits = placesOf(this.#choices, tile).length > 0;
    this.#refuse(fits ? { code: 'wrong-place', tile } : whyNotPlay(this.#situation, tile));
  }

  cancel(): void {
    this.#selection.clear();
  }

  draw(): void {
    if (this.#choices.draw) this.#ask({ type: 'draw' });
    else this.#refuse(whyNotMove(this.#situation, 'draw'));
  }

  /** Draws the tile of the boneyard at this place. */
  drawAt(place: number): void {
    if (this.#choices.draw) this.#ask({ type: 'draw-at', place });
    else this.#refuse(whyNotMove(this.#situation, 'draw'));
  }

  /** Takes a tile of the pile. Several requests may be on their way at once. */
  take(place: number): void {
    const isFree =
      this.connection.view?.pile?.takers[place] === null && !this.asking.includes(place);
    if (!isFree || this.tilesToTake === 0) return;
    this.#refusal.clear();
    this.#taking.ask(this.connection.send({ type: 'take', place }), place);
  }

  /** Takes all of this person's missing tiles at random. */
  takeRest(): void {
    if (this.tilesToTake > 0) this.connection.send({ type: 'take-rest' });
  }

  mixAgain(): void {
    if (this.mayMixAgain) this.connection.send({ type: 'mix-again' });
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

  /** Ends a turn that could continue. */
  done(): void {
    if (this.#choices.done) this.#ask({ type: 'done' });
    else this.#refuse(whyNothing(this.#situation) ?? { code: 'not-done' });
  }

  declare(): void {
    const { now, pending } = this.connection;
    if (now.may_declare === true && pending === null) this.#ask({ type: 'declare' });
    else this.#refuse({ code: 'nothing-to-declare' });
  }

  /**
   * Dismisses the question whether to announce 6-6, on this device only. Everyone still waits until
   * the time is over, as if it were open.
   */
  declineToDeclare(): void {
    this.#declinedToDeclare = true;
  }

  ready(): void {
    this.connection.send({ type: 'ready' });
  }

  hold(seat: Seat): void {
    this.connection.send({ type: 'hold', seat });
  }

  stop(): void {
    this.connection.send({ type: 'stop' });
  }

  /** Leaves the seat; in a match, to a bot. */
  leave(): void {
    this.request('leave');
  }

  /** Sends a request that is no move, such as to take back a play. */
  request(type: PlainRequest): void {
    this.#refusal.clear();
    this.connection.send({ type });
  }

  /** Says something to everyone at the table. */
  say(said: Said): void {
    this.#refusal.clear();
    this.connection.say(said);
  }

  /** As the host: gives every free chair to a bot, and so begins the match. */
  seatBots(level: Level): void {
    this.connection.send({ type: 'seat-bots', level });
  }

  /** As the host: gives one free chair to a bot. Without a persona the table chooses one. */
  seatBot(seat: Seat, level: Level, persona: Persona | undefined): void {
    const wanted = persona === undefined ? {} : { persona };
    this.connection.send({ type: 'seat-bots', seat, level, ...wanted });
  }

  /** As the host: takes a chair back from a bot. */
  removeBot(seat: Seat): void {
    this.connection.send({ type: 'remove-bot', seat });
  }

  moveTile(tile: Tile, to: number): void {
    this.#hands.move(tile, to);
  }

  #ask(command: Command): void {
    this.#selection.clear();
    this.#refusal.clear();
    this.connection.ask(command);
  }

  #onEvent(event: SeenEvent, after: TableView): void {
    if (event.type === 'dealt' || event.type === 'mixed') this.#hands.reset();
    this.#taking.event(event, after);
    if (event.type === 'drew') this.#hands.keepOrder();
  }

  #onNow(now: LiveState): void {
    if (now.declare_ms === undefined) this.#declinedToDeclare = false;
    if (this.connection.isOwn(now.turn)) this.#selection.clearIfImpossible();
    else this.#selection.clear();
  }

  #refuse(refusal: Refusal): void {
    this.#refusal.show(refusal);
    this.moments.emit({ type: 'refused', refusal });
  }

  get #situation(): Situation {
    return {
      view: this.connection.view,
      now: this.now,
      choices: this.#choices,
      hands: this.hands,
      hand: this.hand,
      yourTurn: this.yourTurn,
      declareMs: this.declareMs,
    };
  }
}

export const [getTable, setTable] = createContext<TableState>();
