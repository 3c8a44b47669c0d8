import type {
  BySeat,
  PileView,
  RoundView,
  Seat,
  SeatView,
  SeenEvent,
  Standing,
  TableView,
  Tile,
} from '../../../net/protocol/types.ts';
import { seatsWith } from '../view/people.ts';
import { ofSeat, sameTile, withSeat } from '../view/tile.ts';

/** The tile that may be announced before the lead. */
const DECLARED: Tile = [6, 6];

/**
 * Applies event number `seq` to the view of this audience. Returns `'gap'` if this is not the
 * number after the view's: events are missing, or this one is known. Then connect again.
 */
export function apply(view: TableView, seq: number, event: SeenEvent): TableView | 'gap' {
  if (seq !== view.seq + 1) return 'gap';
  return { ...viewWith(view, event), seq };
}

/** The view after an event. Does not check its number. */
export function viewWith(view: TableView, event: SeenEvent): TableView {
  switch (event.type) {
    // What is asked is in the live state. After a play was taken back, a snapshot comes instead of the event.
    case 'opened':
    case 'lot-drawn':
    case 'mixed-again':
    case 'credited':
    case 'proposed':
    case 'agreed':
    case 'declined':
    case 'took-back':
      return view;
    case 'thrown-back':
      return { ...withoutPile(view), phase: 'between' };
    case 'seated':
      return withSeatChange(view, event.seat, {
        sitter: { kind: 'person', ...persona(event), held_by: null },
      });
    case 'renamed':
      return renamed(view, event);
    case 'bot-seated':
      return withSeatChange(view, event.seat, {
        sitter: { kind: 'bot', level: event.level, persona: event.persona, face: event.face },
      });
    case 'left':
      return withSeatChange(view, event.seat, { sitter: { kind: 'open' }, ready: false });
    case 'match-began':
      return {
        ...nobodyReady(withoutPile(view)),
        phase: 'between',
        match_number: event.number,
        standing: newStanding(view),
        round: null,
        sheet: [],
        match_end: null,
      };
    case 'mixed':
      return { ...nobodyReady(view), phase: 'taking', pile: mixed(view, event) };
    case 'took':
      return view.pile === undefined ? view : { ...view, pile: took(view, view.pile, event) };
    case 'dealt':
      return {
        ...nobodyReady(withoutPile(view)),
        phase: 'playing',
        round: dealt(event, hasFixedOrder(view)),
      };
    case 'lifted':
      return lifted(view, event);
    case 'declared':
      return inRound(view, event, () => ({ leader: event.seat, must_lead: DECLARED }));
    case 'played':
      return inRound(view, event, (round) => ({
        // If the seats drew for the hub, the seat that found it leads.
        leader: event.at === 'first' ? event.seat : round.leader,
        ends: event.ends,
        counts: counted(round.counts, event.seat, -1),
        ...changedHand(view, round, event.seat, (hand) => without(hand, event.tile)),
      }));
    case 'drew': {
      const { tile } = event;
      return inRound(view, event, (round) => ({
        boneyard: event.boneyard,
        counts: counted(round.counts, event.seat, 1),
        ...(tile === null
          ? {}
          : changedHand(view, round, event.seat, (hand) =>
              inOrder([...hand, tile], hasFixedOrder(view)),
            )),
      }));
    }
    case 'closed':
      return inRound(view, event, () => ({ ends: event.ends }));
    case 'passed':
    case 'done':
      return inRound(view, event, () => ({}));
    case 'round-ended': {
      const { settlement } = event.result;
      return {
        ...nobodyReady(view),
        phase: 'between',
        sheet: [...view.sheet, event.result],
        standing: {
          accounts: settlement.sides.map((side) => side.after),
          carried: settlement.carried,
          rounds: settlement.rounds,
          first_open: settlement.first_open,
        },
      };
    }
    case 'ready':
      return withSeatChange(view, event.seat, { ready: true });
    case 'match-ended':
      return {
        ...nobodyReady(withoutPile(view)),
        phase: event.end === null ? 'stopped' : 'over',
        match_end: event.end,
      };
    case 'held':
      return held(view, event.seat, event.level);
    case 'returned':
      return held(view, event.seat, null);
    case 'paced':
      return { ...view, options: { ...view.options, bot_delay_ms: event.bot_delay_ms } };
    default:
      return assertNever(event);
  }
}

type Dealt = Extract<SeenEvent, { type: 'dealt' }>;

function dealt(event: Dealt, fixed: boolean): RoundView {
  return {
    number: event.round,
    leader: event.leader,
    must_lead: event.must_lead,
    hand: event.hand === null ? null : inOrder(event.hand, fixed),
    ...(event.second_hand === undefined ? {} : { second_hand: inOrder(event.second_hand, fixed) }),
    counts: event.counts,
    boneyard: event.boneyard,
    ends: [],
    history: [],
  };
}

function inRound(
  view: TableView,
  event: SeenEvent,
  change: (round: RoundView) => Partial<RoundView>,
): TableView {
  const { round } = view;
  if (round === null) return view;
  return { ...view, round: { ...round, ...change(round), history: [...round.history, event] } };
}

type Mixed = Extract<SeenEvent, { type: 'mixed' }>;
type Took = Extract<SeenEvent, { type: 'took' }>;

/** A full pile, face down. */
function mixed(view: TableView, event: Mixed): PileView {
  const seesTiles = view.you !== null && view.options.lifting === 'at-once';
  const second = view.second === undefined || !seesTiles ? {} : { second_hand: [] };
  return {
    round: event.round,
    takers: Array<Seat | null>(event.pile).fill(null),
    each: event.each,
    order: event.order,
    again: event.again,
    hand: seesTiles ? [] : null,
    ...second,
  };
}

function took(view: TableView, pile: PileView, { seat, place, tile }: Took): PileView {
  const next = { ...pile, takers: pile.takers.with(place, seat) };
  if (tile === null) return next;
  if (seat === view.second) return { ...next, second_hand: [...(pile.second_hand ?? []), tile] };
  return pile.hand === null ? next : { ...next, hand: [...pile.hand, tile] };
}

type Lifted = Extract<SeenEvent, { type: 'lifted' }>;

function lifted(view: TableView, { seat, hand }: Lifted): TableView {
  const { round } = view;
  if (round === null || hand === null) return view;
  const tiles = inOrder(hand, hasFixedOrder(view));
  if (seat === view.you) return { ...view, round: { ...round, hand: tiles } };
  return seat === view.second ? { ...view, round: { ...round, second_hand: tiles } } : view;
}

function withoutPile(view: TableView): TableView {
  const rest = { ...view };
  delete rest.pile;
  return rest;
}

/** Whether hands keep the order in which their tiles came. */
function hasFixedOrder({ options }: TableView): boolean {
  return options.hand_order === 'fixed';
}

/**
 * A hand as snapshots list it: in its fixed order, or sorted by the highest number, then the next.
 */
function inOrder(hand: readonly Tile[], fixed: boolean): Tile[] {
  const bySize = (a: Tile, b: Tile) => (a[2] ?? 0) - (b[2] ?? 0) || a[1] - b[1] || a[0] - b[0];
  return fixed ? [...hand] : [...hand].sort(bySize);
}

function counted(counts: BySeat<number>, seat: number, change: number): BySeat<number> {
  return withSeat(counts, seat, ofSeat(counts, seat) + change);
}

/** The round's hand of a seat after a change; nothing if this audience does not see it. */
function changedHand(
  view: TableView,
  round: RoundView,
  seat: number,
  change: (hand: readonly Tile[]) => Tile[],
): Partial<RoundView> {
  const { hand, second_hand } = round;
  if (seat === view.you && hand !== null) return { hand: change(hand) };
  return seat === view.second && second_hand !== undefined
    ? { second_hand: change(second_hand) }
    : {};
}

function without(hand: readonly Tile[], tile: Tile): Tile[] {
  return hand.filter((held) => !sameTile(held, tile));
}

/** Changes a seat, and the other seat of its player if they have two. */
function withSeatChange(view: TableView, first: number, change: Partial<SeatView>): TableView {
  let { seats } = view;
  for (const seat of seatsWith(view, first)) {
    seats = withSeat(seats, seat, { ...ofSeat(seats, seat), ...change });
  }
  return { ...view, seats };
}

type Persona = { name: string; face?: number; program?: boolean };

/** The name and the chosen face, without a face that follows the name, and whether a program plays. */
function persona({ name, face, program }: Persona): Persona {
  return {
    name,
    ...(face === undefined ? {} : { face }),
    ...(program === undefined ? {} : { program }),
  };
}

function renamed(view: TableView, event: Extract<SeenEvent, { type: 'renamed' }>): TableView {
  const { sitter } = ofSeat(view.seats, event.seat);
  if (sitter.kind !== 'person') return view;
  const { face: _, ...rest } = sitter;
  return withSeatChange(view, event.seat, { sitter: { ...rest, ...persona(event) } });
}

type HeldBy = Extract<SeatView['sitter'], { kind: 'person' }>['held_by'];

function held(view: TableView, seat: number, by: HeldBy): TableView {
  const { sitter } = ofSeat(view.seats, seat);
  return sitter.kind === 'person'
    ? withSeatChange(view, seat, { sitter: { ...sitter, held_by: by } })
    : view;
}

function nobodyReady(view: TableView): TableView {
  return { ...view, seats: view.seats.map((seat) => ({ ...seat, ready: false })) };
}

function newStanding({ rules, sides }: TableView): Standing {
  const open = rules.account.openAt === 0;
  return {
    accounts: sides.map(() => ({ points: 0, remembered: 0, open })),
    carried: 0,
    rounds: 0,
    first_open: null,
  };
}

function assertNever(event: never): never {
  throw new Error(`an event that nobody told us of: ${JSON.stringify(event)}`);
}
