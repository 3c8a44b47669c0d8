import type { Party, Who } from '../../../i18n/fluent.ts';
import type { TableMessages } from '../../../i18n/compiled/types.ts';
import type { Seat, TableView } from '../../../net/protocol/types.ts';
import { distinctFaces } from '../../person/person.ts';
import { playersAt } from './set.ts';
import { ofSeat } from './tile.ts';

/** The other seat of this seat's player, where each has two hands: A1 B1 A2 B2. */
function otherSeat(view: TableView, seat: Seat): Seat | null {
  if (view.rules.seats.sides !== 'two-hands') return null;
  const count = view.seats.length;
  return ((seat - 1 + count / 2) % count) + 1;
}

/** This seat and, if its player has two, their other one; in ascending order. */
export function seatsWith(view: TableView, seat: Seat): Seat[] {
  const other = otherSeat(view, seat);
  return other === null ? [seat] : [seat, other].sort((a, b) => a - b);
}

/** Which of its player's hands a seat is, 1 or 2; `null` where each player has one. */
export function handNumber(view: TableView, seat: Seat): 1 | 2 | null {
  const other = otherSeat(view, seat);
  if (other === null) return null;
  return seat < other ? 1 : 2;
}

/** Whether this person plays the seat. */
export function isOwn(view: TableView, seat: Seat | null): boolean {
  return seat !== null && (seat === view.you || seat === view.second);
}

/** Whether a bot plays for the person on a seat. */
export function isHeld(view: TableView, seat: Seat | null): boolean {
  const sitter = seat === null ? undefined : view.seats[seat - 1]?.sitter;
  return sitter?.kind === 'person' && sitter.held_by !== null;
}

/** Whether a program plays on a seat: a bot account. */
export function isProgram(view: TableView, seat: Seat): boolean {
  const { sitter } = ofSeat(view.seats, seat);
  return sitter.kind === 'person' && sitter.program === true;
}

/** This person's seats. */
export function ownSeats(view: TableView): Seat[] {
  return [view.you, view.second ?? null].filter((seat) => seat !== null);
}

/** How many people play: half as many as seats where each has two. */
export function playersOf(view: TableView): number {
  return playersAt(view.rules, view.seats.length);
}

/**
 * All seats in the order of play, starting with this person's own; spectators start with the first.
 */
export function seatsOf(view: TableView): Seat[] {
  const count = view.seats.length;
  const first = view.you ?? 1;
  return Array.from({ length: count }, (_, i) => ((first - 1 + i) % count) + 1);
}

/** How many tiles a seat holds, or has taken so far; `null` before there are any. */
export function tileCount({ pile, phase, round }: TableView, seat: Seat): number | null {
  if (phase === 'taking' && pile !== undefined) {
    return pile.takers.filter((taker) => taker === seat).length;
  }
  return round === null ? null : ofSeat(round.counts, seat);
}

/**
 * How many tiles this person still has to take from the pile. If the seats take in a fixed order,
 * only their seat that has the turn counts; otherwise all of their seats do.
 */
export function missingIn(view: TableView, turn: Seat | null): number {
  const { pile } = view;
  if (view.phase !== 'taking' || pile === undefined) return 0;
  const seats = ownSeats(view).filter((seat) => pile.order === null || seat === turn);
  return seats.reduce(
    (all, seat) => all + Math.max(0, pile.each - (tileCount(view, seat) ?? 0)),
    0,
  );
}

/** The name of the person or bot on a seat, never "you". A label shows a badge beside the name of a bot. */
export function nameOf(view: TableView, seat: Seat, t: TableMessages): string {
  const { sitter } = ofSeat(view.seats, seat);
  const [first = seat] = seatsWith(view, seat);
  switch (sitter.kind) {
    case 'person':
      // A person without a name is numbered by seat.
      return sitter.name === '' ? t.player({ n: first }) : sitter.name;
    case 'bot':
      return t.persona[sitter.persona];
    case 'open':
      return t.freeSeat;
  }
}

/** Whether a bot sits on a seat, or a program plays there for a person. A bot that holds a person's seat does not count. */
export function isBot(view: TableView, seat: Seat): boolean {
  return ofSeat(view.seats, seat).sitter.kind === 'bot' || isProgram(view, seat);
}

/** The name on a seat for a sentence, never "you". A bot's name says that it is one. */
export function calledOf(view: TableView, seat: Seat, t: TableMessages): string {
  const name = nameOf(view, seat, t);
  return ofSeat(view.seats, seat).sitter.kind === 'bot' ? t.bot({ name }) : name;
}

/** The number of the face on a seat. A person's face follows the name until they choose one. */
export function faceOf(view: TableView, seat: Seat, t: TableMessages): number {
  const people = view.seats.slice(0, playersOf(view)).map(({ sitter }, i) => {
    const name = nameOf(view, i + 1, t);
    return { name, seed: (sitter.kind === 'open' ? undefined : sitter.face) ?? name };
  });
  const [first = seat] = seatsWith(view, seat);
  return distinctFaces(people)[first - 1] ?? 0;
}

/** The name on a seat for a sentence, never "you"; with the number of the hand where each player has two. */
export function handName(view: TableView, seat: Seat, t: TableMessages): string {
  return ofHand(view, seat, calledOf(view, seat, t), t);
}

/** What this person reads beside a seat: "You", or a name. */
export function labelOf(view: TableView, seat: Seat, t: TableMessages): string {
  return isOwn(view, seat) ? t.you : nameOf(view, seat, t);
}

/**
 * What this person reads beside a hand: "You" or a name, with its number where players have two.
 */
export function handLabel(view: TableView, seat: Seat, t: TableMessages): string {
  return ofHand(view, seat, labelOf(view, seat, t), t);
}

function ofHand(view: TableView, seat: Seat, name: string, t: TableMessages): string {
  const n = handNumber(view, seat);
  return n === null ? name : t.hands.of({ name, n });
}

/** The subject of a sentence about a seat; it names the hand where each player has two. */
export function whoIs(view: TableView, seat: Seat, t: TableMessages): Who {
  return { name: handName(view, seat, t), you: isOwn(view, seat) };
}

/** The subject of a sentence about the person on a seat. It never names a hand. */
export function personIs(view: TableView, seat: Seat, t: TableMessages): Who {
  return { name: calledOf(view, seat, t), you: isOwn(view, seat) };
}

/** How many people may still sit down. */
export function freeChairs(view: TableView): number {
  const open = view.seats.filter(({ sitter }) => sitter.kind === 'open').length;
  return playersAt(view.rules, open);
}

/** The people of a side, the reader first. */
export function partyOf(view: TableView, side: number, t: TableMessages): Party {
  return partyOfSeats(view, view.sides[side] ?? [], t);
}

/** The people on some seats, the reader first. */
export function partyOfSeats(view: TableView, all: readonly Seat[], t: TableMessages): Party {
  // A person on two seats is one person.
  const seats = all.filter((seat) => seat === Math.min(...seatsWith(view, seat)));
  const you = view.you !== null && seats.includes(view.you);
  const ordered = [...seats].sort((a, b) => Number(b === view.you) - Number(a === view.you));
  const names = ordered.map((seat) => (seat === view.you ? t.youWithin : calledOf(view, seat, t)));
  return { names: t.names({ names: names }), you, many: seats.length > 1 };
}

/** The index of a seat's side, from 0. */
export function sideOf(view: TableView, seat: Seat): number {
  return ofSeat(view.seats, seat).side;
}

/** The other seats of a seat's side that belong to other people. */
export function partnersOf(view: TableView, seat: Seat): Seat[] {
  const own = seatsWith(view, seat);
  return (view.sides[sideOf(view, seat)] ?? []).filter((other) => !own.includes(other));
}

/** The points that end the match at this table; `null` if no number of points does. */
export function targetOf(view: TableView): number | null {
  const { target } = view.rules.match;
  return typeof target === 'object' ? (target?.[playersOf(view)] ?? null) : target;
}

/** Whether points are bad: the side that reaches the target, or has the most of them, loses. */
export function pointsLose(view: TableView): boolean {
  return view.rules.match.reach === 'loses';
}

/** Whether points count only after the account is opened, as in Goat. */
export function hasThreshold(view: TableView): boolean {
  return view.rules.account.openAt > 0;
}

/**
 * Whether it is a Goat game: reaching a target loses, or points count only after the account is
 * opened. In Goat, a blocked round is called a fish, and the loser of the match a goat.
 */
export function isGoat(view: TableView): boolean {
  return hasThreshold(view) || (pointsLose(view) && targetOf(view) !== null);
}
