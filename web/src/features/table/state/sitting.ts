import type { Seat, TableView } from '../../../net/protocol/types.ts';
import type { TableState } from './table.svelte.ts';
import { isOpened } from '../view/line.ts';
import { isHeld, isProgram, partnersOf, seatsWith, tileCount } from '../view/people.ts';
import { ofSeat } from '../view/tile.ts';

/** What everyone sees of a seat: who has it, and how they are. */
export type Sitting = {
  /** Whether a bot or a program plays, also for a person who is away. */
  bot: boolean;
  /** Whether a bot plays for a person. */
  held: boolean;
  /** Whether a program plays: a bot account. */
  program: boolean;
  /** Whether nobody has the seat. */
  free: boolean;
  turn: boolean;
  away: boolean;
  ready: boolean;
  /** Whether a pass was the seat's last action. */
  passed: boolean;
  partner: boolean;
  /** Whether the seat's train is open to all. */
  open: boolean;
  /** How many tiles the seat holds; `null` before there are any. */
  tiles: number | null;
};

/** A seat at a table. */
export function sittingAt(table: TableState, view: TableView, seat: Seat): Sitting {
  const { sitter, ready } = ofSeat(view.seats, seat);
  const turn = table.turn === seat;
  const playing = view.phase === 'playing';
  const held = isHeld(view, seat);
  const program = isProgram(view, seat);
  const last = view.round?.history.findLast((event) => 'seat' in event && event.seat === seat);
  return {
    bot: sitter.kind === 'bot' || held || program,
    held,
    program,
    free: sitter.kind === 'open',
    turn,
    away: table.away.some((absent) => seatsWith(view, absent.seat).includes(seat)),
    ready: !playing && ready,
    // While a seat has the turn, what it did in the last one is over. Before the lead nobody passes on a number.
    passed: playing && !turn && last?.type === 'passed' && isOpened(view.round),
    partner: partnersOf(view, seat).includes(view.you ?? 0),
    open: playing && table.now.marked?.includes(seat) === true,
    tiles: tileCount(view, seat),
  };
}
