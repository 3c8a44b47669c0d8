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

/** An end, and at how many sides of it tiles could be laid. */
export type Open = OpenEnd & { sides: number };

/** The ends where a seat may lay, in order; for a spectator, the ends open to all. `marked` trains are open to all. */
export function openEnds(
  { rules, round, you }: TableView,
  marked: readonly Seat[],
  seat: Seat | null = you,
): Open[] {
  const ends = round?.ends ?? [];
  // A double that waits for its cover is the only end, on any train.
  const all = waitingDouble({ rules, round }) !== null;
  return alike(inOrder(ends.filter((end) => all || isOpenTo(seat, marked, end))));
}

/** Merges ends on laid tiles that show the same number. */
export function alike(ends: readonly OpenEnd[]): Open[] {
  const once: Open[] = [];
  for (const end of ends) {
    const same = once.find((one) => isOn(end.at) && isOn(one.at) && one.number === end.number);
    if (same === undefined) once.push({ ...end, sides: 1 });
    else same.sides += 1;
  }
  return once;
}

/** What the coming lead must be; `undefined` once a tile lies. */
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

/** The numbers announced after a play: those of all ends if they are few, otherwise that of the new end. */
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
  const few = ends.every((end) => ARMS.includes(end.at));
  // All trains begin with the same number, and so do all ends of a first double.
  if (at === 'first' && !few) return [...new Set(ends.map(({ number }) => number))];
  const announced = few ? inOrder(ends) : ends.filter((end) => samePlace(end.at, at));
  return announced.map(({ number }) => number);
}

const ARMS: readonly Place[] = ['L', 'R', 'U', 'D'];
