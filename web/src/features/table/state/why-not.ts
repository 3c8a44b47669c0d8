import type { LiveState, Refusal, TableView, Tile } from '../../../net/protocol/types.ts';
import type { OwnHand } from '../view/hand.ts';
import { fitting, placesOf, type Choices } from '../view/choices.ts';
import { openEnds } from '../view/ends.ts';
import { isOpened } from '../view/line.ts';
import { holds } from './optimistic.ts';

/** What the page knows when a player tries a move that is not listed. */
export interface Situation {
  readonly view: TableView | null;
  readonly now: LiveState;
  readonly choices: Choices;
  readonly hands: readonly OwnHand[];
  /** The hand to play from. */
  readonly hand: readonly Tile[];
  readonly yourTurn: boolean;
  /** Milliseconds in which 6-6 may still be announced; `null` outside that time. */
  readonly declareMs: number | null;
}

/** Why a tile cannot be played: the refusal that the server would send. */
export function whyNotPlay(situation: Situation, tile: Tile): Refusal {
  const { view, now, hand, hands } = situation;
  const refusal = whyNothing(situation);
  if (refusal !== null) return refusal;
  const round = view?.round ?? null;
  if (round === null) return { code: 'no-round' };
  const isElsewhere = !holds(hand, tile) && hands.some(({ tiles }) => holds(tiles, tile));
  if (isElsewhere && now.turn !== null) return { code: 'not-your-turn', turn: now.turn };
  if (view !== null && isOpened(round)) {
    return { code: 'does-not-fit', tile, ends: openEnds(view, now.marked ?? []) };
  }
  if (round.must_lead === null) return { code: 'not-held', tile };
  return round.must_lead === 'double'
    ? { code: 'must-lead-double' }
    : { code: 'must-lead', tile: round.must_lead };
}

/** Why this person cannot make this move: the refusal that the server would send. */
export function whyNotMove(situation: Situation, move: 'draw' | 'pass'): Refusal {
  const refusal = whyNothing(situation);
  if (refusal !== null) return refusal;
  const [tile] = fitting(situation.choices);
  const at = tile && placesOf(situation.choices, tile)[0];
  if (tile && at) return { code: 'must-play', choice: { type: 'play', tile, at } };
  return move === 'pass' ? { code: 'must-draw' } : { code: 'nothing-to-draw' };
}

/** Why this person can make no move at all now; `null` if they have the turn. */
export function whyNothing({ view, now, yourTurn, declareMs }: Situation): Refusal | null {
  const { you, phase } = view ?? { you: null, phase: 'waiting' };
  if (you === null) return { code: 'not-seated' };
  if (now.frozen === true) return { code: 'frozen' };
  if (declareMs !== null) return { code: 'before-lead', left_ms: declareMs };
  if (phase !== 'playing' || now.turn === null) return { code: 'no-round' };
  return yourTurn ? null : { code: 'not-your-turn', turn: now.turn };
}
