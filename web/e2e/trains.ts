// Rounds of trains with long trains, for any number of players.
import { figure, type Laid, play, preset, train } from './figures.ts';
import type { Move, OpenEnd, Place, Tile } from '../src/net/protocol/types.ts';
import type { Moment } from './staged.ts';

const { rules } = preset('mexican-train');

/** Names of all lengths. The longest name has 24 characters. */
const NAMES = [
  'Ana',
  'Boris',
  'Eva',
  'Maximiliana-Wilhelmina W',
  'Luka',
  'Mila',
  'Ivan-Krstitelj',
  'Teo',
];

/** The double twelves, in an order that mixes the numbers. */
function mixedSet(): Tile[] {
  const tiles = Array.from({ length: 13 }, (_, high) =>
    Array.from({ length: high + 1 }, (_, low): Tile => [low, high]),
  ).flat();
  const key = ([low, high]: readonly number[]) => ((low ?? 0) * 37 + (high ?? 0) * 59 + 11) % 97;
  return tiles.filter(([low]) => low !== 12).sort((a, b) => key(a) - key(b));
}

/**
 * A round in which the public train and those of the seats have these numbers of tiles, as far as the set allows. The
 * first seat has the turn and holds some of the other tiles. `marked` lists the open trains.
 */
export function trainRound(lengths: readonly number[], held: number, marked: number[]): Moment {
  const rest = mixedSet();
  const places = lengths.map((_, i): Place => (i === 0 ? 'M' : train(i)));
  const ends = lengths.map(() => 12);
  const laid: Laid[] = [[2, [12, 12], 'first']];
  for (let round = 0; round < Math.max(...lengths); round++) {
    for (const [i, at] of places.entries()) {
      const end = ends[i] ?? 12;
      const next = rest.findIndex((tile) => (tile as number[]).includes(end));
      const [tile] = round < (lengths[i] ?? 0) && next >= 0 ? rest.splice(next, 1) : [];
      if (tile === undefined) continue;
      const number = tile[0] === end ? tile[1] : tile[0];
      ends[i] = number;
      laid.push([Math.max(1, i), tile, at, undefined, [{ at, number }]]);
    }
  }
  const open = places.map((at, i): OpenEnd => ({ at, number: ends[i] ?? 12 }));
  const hand = rest.slice(0, held);
  const mine = [0, 1, ...marked];
  const legal = hand.flatMap((tile): Move[] =>
    open
      .filter(({ number }, i) => mine.includes(i) && (tile as number[]).includes(number))
      .map(({ at }) => play(tile, at)),
  );
  return figure(rules, laid, open, hand, legal, marked, NAMES.slice(0, lengths.length - 1));
}

export const trainsOfFive = trainRound([9, 6, 8, 11, 9, 7], 9, [3, 5]);
export const trainsOfEight = trainRound([8, 5, 4, 6, 7, 7, 5, 4, 0], 8, [6]);
/** The public train is longer than any lane. */
export const longTrain = trainRound([26, 3, 4], 16, [2]);
