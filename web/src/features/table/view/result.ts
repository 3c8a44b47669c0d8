import type { RoundResult, Seat, TableView } from '../../../net/protocol/types.ts';
import { sideOf } from './people.ts';
import { ofSeat } from './tile.ts';

/**
 * The result of the round whose tiles are on the cloth; `null` while it is played, and for a round that was stopped.
 */
export function resultOf({ phase, round, sheet }: TableView): RoundResult | null {
  const last = sheet.at(-1);
  const over = phase === 'between' || phase === 'over' || phase === 'stopped';
  return over && last !== undefined && last.round === round?.number ? last : null;
}

/**
 * The points that the coin beside a seat shows: what its side scored in the round. Of a side's seats, the one that
 * ended the round has the coin, otherwise the first. `null` for a seat without a coin.
 */
export function coinOf(view: TableView, { outcome, settlement }: RoundResult, seat: Seat) {
  const side = sideOf(view, seat);
  const seats = view.sides[side] ?? [];
  const scored = settlement.sides[side]?.scored ?? 0;
  const holder = seats.includes(outcome.seat) ? outcome.seat : seats[0];
  // Where losers score what they hold, the sum beside their tiles says the same.
  const saidBySum = seats.length === 1 && scored === ofSeat(settlement.values, seat);
  return scored > 0 && seat === holder && !saidBySum ? scored : null;
}

/** Whether this seat's side won the round. */
export function wonRound(view: TableView, { settlement }: RoundResult, seat: Seat): boolean {
  return settlement.winner !== null && settlement.winner === sideOf(view, seat);
}
