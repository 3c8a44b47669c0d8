import type { Rules, Tile } from '../../../net/protocol/types.ts';
import { pips, sameTile } from '../view/tile.ts';

/**
 * The points of a tile left in a hand, and whether the rules give it other points than its pips.
 */
export type Counted = { tile: Tile; points: number; special: boolean };

/** Every tile of a hand with its points, by `value.special` of the rules. */
export function countHand(rules: Rules, hand: readonly Tile[]): Counted[] {
  const { special } = rules.value;
  const whole = special.find(
    ({ when, tiles }) =>
      when === 'only' &&
      tiles.length === hand.length &&
      tiles.every((tile) => hand.some((held) => sameTile(held, tile))),
  );
  if (whole !== undefined) {
    // Points for the whole hand are shown with its first tile.
    return hand.map((tile, i) => ({ tile, points: i === 0 ? whole.points : 0, special: true }));
  }
  return hand.map((tile) => {
    const held = special.find(
      ({ when, tiles }) => when === 'held' && tiles.some((other) => sameTile(other, tile)),
    );
    return { tile, points: held?.points ?? pips(tile), special: held !== undefined };
  });
}
