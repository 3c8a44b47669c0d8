import type { Move, Place, Tile } from '../protocol/types.ts';
import type { Ends } from './ends.ts';
import { sameTile } from './tile.ts';

/** What this seat may choose from, as the server listed it. The client never works out what is legal. */
export type Choices = {
  plays: readonly { tile: Tile; at: Place }[];
  draw: boolean;
  pass: boolean;
};

export const NO_CHOICES: Choices = { plays: [], draw: false, pass: false };

export function choicesOf(legal: readonly Move[]): Choices {
  return {
    plays: legal.filter((move) => move.type === 'play'),
    draw: legal.some((move) => move.type === 'draw'),
    pass: legal.some((move) => move.type === 'pass'),
  };
}

/** Where a tile may go, the left end first. */
export function placesOf(choices: Choices, tile: Tile): Place[] {
  const order: Record<Place, number> = { first: 0, L: 1, R: 2, U: 3, D: 4 };
  return choices.plays
    .filter((play) => sameTile(play.tile, tile))
    .map((play) => play.at)
    .sort((a, b) => order[a] - order[b]);
}

/** The tiles that may be played, each once. */
export function fitting(choices: Choices): Tile[] {
  return choices.plays
    .map((play) => play.tile)
    .filter((tile, i, all) => all.findIndex((other) => sameTile(other, tile)) === i);
}

/** The numbers of a tile that touch an end where it may go: those halves carry a bar. A lead touches nothing. */
export function fittingNumbers(choices: Choices, tile: Tile, ends: Ends | null): number[] {
  if (ends === null) return [];
  return placesOf(choices, tile).map((at) => (at === 'L' ? ends[0] : ends[1]));
}
