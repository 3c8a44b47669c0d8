import type {
  MustLead,
  OpenEnd,
  Place,
  Seat,
  TableView,
  Tile,
} from '../../../net/protocol/types.ts';
import { isOpened } from './line.ts';
import { byPlace, samePlace } from './place.ts';
import { otherHalf, shared } from './tile.ts';
import { isOpenTo, waitingDouble } from './trains.ts';

/** Ends in the order in which they are shown and announced. */
export function inOrder(open: readonly OpenEnd[]): OpenEnd[] {
  return [...open].sort((a, b) => byPlace(a.at, b.at));
}

/**
 * An end, or several ends with one number as one; `sides` is how many tiles could be laid there.
 */
export type Open = OpenEnd & { sides: number };

/**
 * The ends where a seat may lay, in order; for a spectator, the ends open to all. `marked` lists
 * the seats whose trains are open to all.
 */
export function openEnds(
  { rules, round, you }: TableView,
  marked: readonly Seat[],
  seat: Seat | null = you,
): Open[] {
  const ends = round?.ends ?? [];
  // A double that waits for its cover is the only end, and every seat may lay there.
  const openToAll = waitingDouble({ rules, round }) !== null;
  return mergeAlike(inOrder(ends.filter((end) => openToAll || isOpenTo(seat, marked, end))));
}

/** Merges ends of a tree that show the same number. Other ends stay separate. */
export function mergeAlike(ends: readonly OpenEnd[]): Open[] {
  const merged: Open[] = [];
  for (const end of ends) {
    const same = merged.find(
      (known) => isOn(end.at) && isOn(known.at) && known.number === end.number,
    );
    if (same === undefined) merged.push({ ...end, sides: 1 });
    else same.sides += 1;
  }
  return merged;
}

/** What the coming lead must be, `null` for any tile; `undefined` if no lead is to come. */
export function toLead({ round }: TableView): MustLead | undefined {
  return round === null || isOpened(round) ? undefined : round.must_lead;
}

/** Whether one particular tile must lead. */
export function isTile(led: MustLead | undefined): led is Tile {
  return Array.isArray(led);
}

function isOn(at: Place): at is { on: Tile } {
  return typeof at === 'object' && 'on' in at;
}

/** The numbers announced after a play: all ends of a line or a cross, otherwise the new end. */
export function announcedNumbers({
  tile,
  at,
  ends,
}: {
  tile: Tile;
  at: Place;
  ends: readonly OpenEnd[];
}): number[] {
  if (isOn(at)) return [otherHalf(tile, shared(tile, at.on))];
  const isLineOrCross = ends.every((end) => ARMS.includes(end.at));
  // After the first tile of trains or of a tree all ends are new; equal numbers are said once.
  if (at === 'first' && !isLineOrCross) return [...new Set(ends.map(({ number }) => number))];
  const announced = isLineOrCross ? inOrder(ends) : ends.filter((end) => samePlace(end.at, at));
  return announced.map(({ number }) => number);
}

/** The open arms after a play on a cross, in order; none in other layouts. */
export function armsOf({ ends }: { ends: readonly OpenEnd[] }): OpenEnd[] {
  const isCross = ends.length > 2 && ends.every((end) => ARMS.includes(end.at));
  return isCross ? inOrder(ends) : [];
}

const ARMS: readonly Place[] = ['L', 'R', 'U', 'D'];
