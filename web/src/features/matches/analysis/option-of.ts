import type { Move, Valued } from '../../../net/protocol/types.ts';
import { samePlace } from '../../table/view/place.ts';

/**
 * The move among these that was played; `null` if none was. Plays that lead to the same position are listed once, so the place may
 * be another one.
 */
export function optionOf(played: Move, options: readonly Valued[]): Move | null {
  const moves = options.map(({ choice }) => choice);
  return (
    moves.find((move) => isSame(move, played)) ??
    moves.find(
      (move) => move.type === 'play' && played.type === 'play' && hasSameTile(move, played),
    ) ??
    null
  );
}

type Play = Extract<Move, { type: 'play' }>;

function isSame(one: Move, other: Move): boolean {
  if (one.type !== 'play' || other.type !== 'play') return one.type === other.type;
  return (
    hasSameTile(one, other) &&
    samePlace(one.at, other.at) &&
    (one.leaves ?? null) === (other.leaves ?? null)
  );
}

const hasSameTile = (one: Play, other: Play) => one.tile.join() === other.tile.join();
