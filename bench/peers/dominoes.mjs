// The rules that both servers use: 28 tiles, 7 for each of 4 seats, which play in turn.

/** The ends of the line. */
export const ENDS = ['left', 'right'];

const TILES = 28;

/** New hands. `shuffle` returns the items of an array in any order. */
export function deal(seats, shuffle) {
  const tiles = shuffle(Array.from({ length: TILES }, (_, tile) => tile));
  const handSize = TILES / seats;
  return Array.from({ length: seats }, (_, seat) =>
    tiles.slice(seat * handSize, (seat + 1) * handSize),
  );
}

/** Why a seat may not play this tile from its hand, or nothing if it may. */
export function refusal(hand, tile, end) {
  if (!hand.includes(tile)) return `not in your hand: \`${tile}\``;
  if (!ENDS.includes(end)) return `not an end of the line: \`${end}\``;
  return undefined;
}
