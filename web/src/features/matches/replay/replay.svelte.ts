import {
  PROTOCOL_VERSION,
  type ClientMessage,
  type MatchReplay,
  type Seat,
  type SeenEvent,
  type TableView,
  type Tile,
} from '../../../net/protocol/types.ts';
import { viewWith } from '../../table/state/apply.ts';
import { LocalWire } from '../../table/local/wire.ts';
import { TableState } from '../../table/state/table.svelte.ts';
import { seatsWith } from '../../table/view/people.ts';
import { liveAt } from './live.ts';
import { roundFrom, stopsOf, type Stop } from './stops.ts';

/** How many times as fast as usual a replay may run. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

/** Whose hands a replay shows; `null` for nobody's. */
export type Whose = Seat | 'all' | null;

/** A hand that a replay shows. */
export type ShownHand = { readonly seat: Seat; readonly tiles: readonly Tile[] };

/** How long a stop is shown at least and at most, at the usual speed: as long as the players took, within reason. */
const SHORTEST_MS = 700;
const LONGEST_MS = 2500;

/**
 * A match that is shown again. Its table is an ordinary one whose messages come from here instead of a server. So every
 * component that shows a table can show a replay.
 */
export class Replay {
  readonly table: TableState;
  #start: TableView;
  #events: readonly SeenEvent[];
  #stops: readonly Stop[];
  /** The table at each stop, as the first seat saw it whose hand is shown. A match has at most some thousand stops. */
  #views: readonly TableView[];
  /** The shown hands at each stop. */
  #handsAt: readonly (readonly ShownHand[])[];
  #at = $state(0);
  #hands: readonly ShownHand[] = $state.raw([]);
  #running = $state(false);
  #speed = $state(1);
  #wire: LocalWire | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(match: MatchReplay, at: number) {
    this.#start = match.start;
    this.#events = match.events.map(({ event }) => event);
    this.#stops = stopsOf(match.events, match.start.round?.number);
    this.#views = viewsOf(match, this.#stops);
    this.#at = this.#within(at);
    this.#handsAt = this.#views.map(handsOf);
    this.#hands = this.#handsAt[this.#at] ?? [];
    this.table = new TableState('replay', {
      connect: () => (this.#wire = new LocalWire((message) => this.#receive(message.type))).socket,
      random: () => 0.5,
    });
  }

  get stops(): readonly Stop[] {
    return this.#stops;
  }

  /** The table at a stop, as a reader sees it who has no seat. */
  viewAt(stop: number): TableView | undefined {
    const view = this.#views[stop];
    return view && asSpectator(view);
  }

  /** The table just before a stop. An imported match begins with its first play. */
  viewBefore(stop: number): TableView | undefined {
    return stop === 0 ? asSpectator(this.#start) : this.viewAt(stop - 1);
  }

  /** The index of the stop that is shown. */
  get at(): number {
    return this.#at;
  }

  /** The hands that are shown: of one seat one hand, or two; or those of all seats. Hands that are face down are left out. */
  get hands(): readonly ShownHand[] {
    return this.#hands;
  }

  get running(): boolean {
    return this.#running;
  }

  get speed(): number {
    return this.#speed;
  }

  set speed(speed: number) {
    this.#speed = speed;
    if (this.#running) this.#wait();
  }

  /** Connects the table; the returned function stops it. */
  start(): () => void {
    const stop = this.table.start();
    return () => {
      this.stop();
      stop();
    };
  }

  /** Shows the same match with other hands, at the same stop: as one seat saw it, or with the hand of each seat. */
  see(match: MatchReplay, ...others: readonly MatchReplay[]): void {
    this.#start = match.start;
    this.#events = match.events.map(({ event }) => event);
    this.#stops = stopsOf(match.events, match.start.round?.number);
    this.#views = viewsOf(match, this.#stops);
    const views = [
      this.#views,
      ...others.map((other) => viewsOf(other, stopsOf(other.events, other.start.round?.number))),
    ];
    this.#handsAt = this.#stops.map((_, stop) => views.flatMap((seen) => handsOf(seen[stop])));
    this.#at = this.#within(this.#at);
    this.#show();
  }

  /** Shows a table that was never reached, until the reader goes on or `showAgain` is called. */
  showInstead(view: TableView, turn: Seat | null): void {
    this.stop();
    this.#hands = [];
    const spectated = asSpectator(view);
    this.#wire?.deliver({
      type: 'snapshot',
      version: PROTOCOL_VERSION,
      view: spectated,
      now: { ...liveAt(view, undefined), turn },
    });
  }

  /** Shows the match again, where it was. */
  showAgain(): void {
    this.#show();
  }

  /** Goes to a stop, and stops there. */
  go(to: number): void {
    this.stop();
    this.#go(to);
  }

  /** Goes to the beginning of another round. */
  goRound(by: -1 | 1): void {
    this.go(roundFrom(this.#stops, this.#at, by));
  }

  /** Runs from here, or from the beginning after the end. */
  run(): void {
    if (this.#at === this.#stops.length - 1) this.#go(0);
    this.#running = true;
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#running = false;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [here, next] = [this.#stops[this.#at], this.#stops[this.#at + 1]];
    if (here === undefined || next === undefined) return this.stop();
    const took = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, next.at_ms - here.at_ms));
    this.#timer = setTimeout(() => {
      this.#go(this.#at + 1);
      this.#wait();
    }, took / this.#speed);
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.#stops.length - 1, at));
  }

  #go(to: number): void {
    const from = this.#at;
    this.#at = this.#within(to);
    if (this.#at === from) return;
    if (this.#at === from + 1) this.#tell(from);
    else this.#show();
  }

  /** Tells the table what happened since the last stop, so that it is seen, heard and announced as in a match. */
  #tell(from: number): void {
    const [before, stop] = [this.#stops[from], this.#stops[this.#at]];
    const view = this.#views[this.#at];
    if (before === undefined || stop === undefined || view === undefined) return;
    const events = this.#events.slice(before.events, stop.events);
    // Nobody wants to see the tiles taken from the pile one by one.
    if (events.some(({ type }) => type === 'mixed')) return this.#show();
    this.#hands = this.#handsAt[this.#at] ?? [];
    this.#wire?.deliver({
      type: 'update',
      from: view.seq - events.length + 1,
      events: events.map(asSpectated),
      now: liveAt(view, this.#stops[this.#at + 1]),
    });
  }

  /** Shows the table anew. */
  #show(): void {
    const view = this.#views[this.#at];
    if (view === undefined) return;
    this.#hands = this.#handsAt[this.#at] ?? [];
    this.#wire?.deliver({
      type: 'snapshot',
      version: PROTOCOL_VERSION,
      view: asSpectator(view),
      now: liveAt(view, this.#stops[this.#at + 1]),
    });
  }

  #receive(type: ClientMessage['type']): void {
    if (type === 'hello') this.#show();
    // However long the reader thinks, the connection must not count as lost.
    else this.#wire?.deliver({ type: 'pong' });
  }
}

/** The table at each stop. */
function viewsOf({ start, events }: MatchReplay, stops: readonly Stop[]): TableView[] {
  let view = start;
  let applied = 0;
  return stops.map((stop) => {
    for (const { event } of events.slice(applied, stop.events)) {
      view = { ...viewWith(view, event), seq: view.seq + 1 };
    }
    applied = stop.events;
    return view;
  });
}

/** The hands that a view shows. */
function handsOf(view: TableView | undefined): readonly ShownHand[] {
  const { hand = null, second_hand } = view?.round ?? {};
  if (view === undefined || view.you === null || hand === null) return [];
  const [first = view.you, second = view.you] = seatsWith(view, view.you);
  const hands = [{ seat: first, tiles: hand }];
  return second_hand === undefined ? hands : [...hands, { seat: second, tiles: second_hand }];
}

/** The view of a reader, who has no seat: a replay calls everyone by name. */
function asSpectator(view: TableView): TableView {
  const open: TableView = { ...view, you: null };
  delete open.pile;
  delete open.second;
  if (open.round !== null) {
    open.round = { ...open.round, hand: null };
    delete open.round.second_hand;
  }
  return open;
}

/** An event without the tiles that only one seat saw. */
function asSpectated(event: SeenEvent): SeenEvent {
  switch (event.type) {
    case 'dealt': {
      const { second_hand: _, ...rest } = event;
      return { ...rest, hand: null };
    }
    case 'drew':
    case 'took':
      return { ...event, tile: null };
    case 'lifted':
      return { ...event, hand: null };
    default:
      return event;
  }
}
