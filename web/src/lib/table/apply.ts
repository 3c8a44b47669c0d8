import type {
  BySeat,
  RoundView,
  SeatView,
  SeenEvent,
  Standing,
  TableView,
  Tile,
} from '../protocol/types.ts';
import { ofSeat, sameTile, withSeat } from './tile.ts';

/**
 * Applies event number `seq` to what this audience sees. `'gap'` where events are missing in between: then the
 * table has to be asked anew, since guessing would show a table that never was.
 */
export function apply(view: TableView, seq: number, event: SeenEvent): TableView | 'gap' {
  if (seq !== view.seq + 1) return 'gap';
  return { ...happened(view, event), seq };
}

/** What the table looks like after an event, whatever its number. */
export function happened(view: TableView, event: SeenEvent): TableView {
  switch (event.type) {
    case 'opened':
    case 'lot-drawn':
    case 'thrown-back':
    case 'credited':
      return view;
    case 'seated':
      return seated(view, event.seat, {
        sitter: { kind: 'person', name: event.name, held_by: null },
      });
    case 'left':
      return seated(view, event.seat, { sitter: { kind: 'open' }, ready: false });
    case 'match-began':
      return {
        ...nobodyReady(view),
        phase: 'between',
        match_number: event.number,
        standing: newStanding(view),
        round: null,
        sheet: [],
        match_end: null,
      };
    case 'dealt':
      return { ...nobodyReady(view), phase: 'playing', round: dealt(event) };
    case 'played':
      return inRound(view, event, (round) => ({
        ends: event.ends,
        counts: counted(round.counts, event.seat, -1),
        hand: event.seat === view.you ? without(round.hand, event.tile) : round.hand,
      }));
    case 'drew': {
      const { tile } = event;
      return inRound(view, event, (round) => ({
        boneyard: event.boneyard,
        counts: counted(round.counts, event.seat, 1),
        hand: tile !== null && round.hand !== null ? sorted([...round.hand, tile]) : round.hand,
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
      return seated(view, event.seat, { ready: true });
    case 'match-ended':
      return {
        ...nobodyReady(view),
        phase: event.end === null ? 'stopped' : 'over',
        match_end: event.end,
      };
    case 'held':
      return held(view, event.seat, event.level);
    case 'returned':
      return held(view, event.seat, null);
    default:
      return assertNever(event);
  }
}

type Dealt = Extract<SeenEvent, { type: 'dealt' }>;

function dealt(event: Dealt): RoundView {
  return {
    number: event.round,
    leader: event.leader,
    must_lead: event.must_lead,
    hand: event.hand === null ? null : sorted(event.hand),
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

/** A hand as snapshots list it: by the larger half, then by the smaller. */
function sorted(hand: readonly Tile[]): Tile[] {
  return [...hand].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

function counted(counts: BySeat<number>, seat: number, change: number): BySeat<number> {
  return withSeat(counts, seat, ofSeat(counts, seat) + change);
}

function without(hand: readonly Tile[] | null, tile: Tile): Tile[] | null {
  return hand === null ? null : hand.filter((held) => !sameTile(held, tile));
}

function seated(view: TableView, seat: number, change: Partial<SeatView>): TableView {
  const { seats } = view;
  return { ...view, seats: withSeat(seats, seat, { ...ofSeat(seats, seat), ...change }) };
}

type HeldBy = Extract<SeatView['sitter'], { kind: 'person' }>['held_by'];

function held(view: TableView, seat: number, by: HeldBy): TableView {
  const { sitter } = ofSeat(view.seats, seat);
  return sitter.kind === 'person'
    ? seated(view, seat, { sitter: { ...sitter, held_by: by } })
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
