import type { TableView } from '../../../net/protocol/types.ts';
import { chosenPace } from '../../running/pace.ts';
import { countMatch, type PlayedMatch, type Player } from '../../person/strength.ts';
import type { TableState } from '../state/table.svelte.ts';
import { isHeld, isOwn } from '../view/people.ts';
import { ofSeat } from '../view/tile.ts';

/** The match that this person has just played to its end. `null` if it goes on, was stopped or given up, or a bot played for them. */
export function playedMatch(table: string, view: TableView): PlayedMatch | null {
  const { match_end, match_number, phase, rules, you } = view;
  if (you === null || phase !== 'over' || match_end === null) return null;
  if (match_end.eliminated !== null || isHeld(view, you)) return null;
  const sides = view.sides.map((side) => side.map((seat) => playerOn(view, seat)));
  const { won, lost } = match_end.verdict;
  return {
    id: `${table}-${match_number}`,
    preset: rules.preset,
    sides: sides.some((side) => side.includes(null)) ? null : (sides as Player[][]),
    won,
    lost,
  };
}

/** Who plays on a seat; `null` for other people. */
function playerOn(view: TableView, seat: number): Player | null {
  if (isOwn(view, seat)) return 'you';
  const { sitter } = ofSeat(view.seats, seat);
  return sitter.kind === 'bot' ? sitter.level : null;
}

/** Counts the match of a table, once it is over. The first one on this device was slow; the next is as fast as usual. */
export function countPlayed(table: TableState): void {
  const match = table.view === null ? null : playedMatch(table.id, table.view);
  if (match === null || !countMatch(match)) return;
  if (match.sides !== null && chosenPace() === undefined) {
    table.connection.send({ type: 'pace', pace: 'usual' });
  }
}
