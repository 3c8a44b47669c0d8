import type { Move, OpenEnd, Place, Tile } from '../../../net/protocol/types.ts';
import { byPlace, samePlace } from './place.ts';
import { otherHalf, sameTile } from './tile.ts';
import { touchingHalf, type Touching } from './touch.ts';

/** A way to lay a tile. If either half may touch, `leaves` is the number that then stays open. */
export type Way = { tile: Tile; at: Place; leaves?: number };

/** The moves of this seat, as the server listed them. The client never decides what is legal. */
export type Choices = {
  plays: readonly Way[];
  /** The points that each of `plays` would score, in the same order; empty if none scores. */
  points: readonly number[];
  draw: boolean;
  pass: boolean;
  /** The double just laid may be closed. */
  close: boolean;
  /** The turn may end now, although it could continue. */
  done: boolean;
};

export const NO_CHOICES: Choices = {
  plays: [],
  points: [],
  draw: false,
  pass: false,
  close: false,
  done: false,
};

/** The choices in a list of legal moves, with the points of each where the server says them. */
export function choicesOf(legal: readonly Move[], points: readonly number[] = []): Choices {
  const has = (type: Move['type']) => legal.some((move) => move.type === type);
  return {
    plays: legal.filter((move) => move.type === 'play'),
    points: points.filter((_, i) => legal[i]?.type === 'play'),
    draw: has('draw'),
    pass: has('pass'),
    close: has('close'),
    done: has('done'),
  };
}

/** Where a tile may go, each place once, the left end first. */
export function placesOf(choices: Choices, tile: Tile): Place[] {
  return inOrder(choices.plays.filter((play) => sameTile(play.tile, tile)));
}

/** Where any tile may go, each place once, the left end first. */
export function everyPlace(choices: Choices): Place[] {
  return inOrder(choices.plays);
}

function inOrder(plays: readonly Way[]): Place[] {
  return plays
    .map((play) => play.at)
    .filter((at, i, all) => all.findIndex((other) => samePlace(other, at)) === i)
    .sort(byPlace);
}

/** The ways to lay a tile at a place: more than one where either half may touch. */
export function waysAt(choices: Choices, tile: Tile, at: Place): Way[] {
  return choices.plays.filter((play) => sameTile(play.tile, tile) && samePlace(play.at, at));
}

/** The most points that a tile would score, at this place or at any; 0 if it scores nothing. */
export function pointsOf({ plays, points }: Choices, tile: Tile, at?: Place): number {
  const scored = plays.map((play, i) =>
    sameTile(play.tile, tile) && (at === undefined || samePlace(play.at, at))
      ? (points[i] ?? 0)
      : 0,
  );
  return Math.max(0, ...scored);
}

/** How many tiles would score. */
export function scoring(choices: Choices): number {
  return fitting(choices).filter((tile) => pointsOf(choices, tile) > 0).length;
}

/** The tiles that may be played, each once. */
export function fitting(choices: Choices): Tile[] {
  return choices.plays
    .map((play) => play.tile)
    .filter((tile, i, all) => all.findIndex((other) => sameTile(other, tile)) === i);
}

/**
 * The numbers of a tile that touch an end where it may go; those halves carry a bar. None for a
 * lead, which touches nothing.
 */
export function fittingNumbers(
  choices: Choices,
  tile: Tile,
  ends: readonly OpenEnd[],
  rules: Touching,
): number[] {
  return choices.plays
    .filter((play) => sameTile(play.tile, tile))
    .flatMap(({ at, leaves }) => {
      if (leaves !== undefined) return [otherHalf(tile, leaves)];
      const here = ends.filter((open) => samePlace(open.at, at));
      // The first tile of a tree makes two ends at one place, one for each half.
      const end = here.find(({ number }) => tile.includes(number)) ?? here[0];
      return end === undefined ? [] : [touchingHalf(rules, tile, end.number)];
    });
}
