import type { Party, Who } from '../i18n/table/parties.ts';
import type { TableMessages } from '../i18n/table/en.ts';
import type { Seat, TableView } from '../protocol/types.ts';
import { ofSeat } from './tile.ts';

/** All seats in the order of play, beginning with this person's own; spectators begin with the first. */
export function seatsOf(view: TableView): Seat[] {
  const count = view.seats.length;
  const first = view.you ?? 1;
  return Array.from({ length: count }, (_, i) => ((first - 1 + i) % count) + 1);
}

/** The name of whoever sits there, never "you". */
export function nameOf(view: TableView, seat: Seat, t: TableMessages): string {
  const { sitter } = ofSeat(view.seats, seat);
  switch (sitter.kind) {
    case 'person':
      // Nobody has to choose a name.
      return sitter.name === '' ? t.player({ n: seat }) : sitter.name;
    case 'bot':
      return t.bot({ n: seat });
    case 'open':
      return t.freeSeat;
  }
}

/** Whoever sits there, in a sentence. */
export function whoIs(view: TableView, seat: Seat, t: TableMessages): Who {
  return { name: nameOf(view, seat, t), you: seat === view.you };
}

/** The people of a side, the reader first. */
export function partyOf(view: TableView, side: number, t: TableMessages): Party {
  const seats = view.sides[side] ?? [];
  const you = view.you !== null && seats.includes(view.you);
  const ordered = [...seats].sort((a, b) => Number(b === view.you) - Number(a === view.you));
  const names = ordered.map((seat) => (seat === view.you ? t.youWithin : nameOf(view, seat, t)));
  return { names: t.names(names), you, many: seats.length > 1 };
}

/** The same side, by everybody's own name: where "you" would insult. */
export function namedParty(view: TableView, side: number, t: TableMessages): Party {
  return { ...partyOf({ ...view, you: null }, side, t), you: partyOf(view, side, t).you };
}

/** The side a seat scores for, counted from 0. */
export function sideOf(view: TableView, seat: Seat): number {
  return ofSeat(view.seats, seat).side;
}

/** The people who score with a seat, without it. */
export function partnersOf(view: TableView, seat: Seat): Seat[] {
  return (view.sides[sideOf(view, seat)] ?? []).filter((other) => other !== seat);
}

/** The points that end the match at this table; `null` where it has a number of rounds. */
export function targetOf(view: TableView): number | null {
  const { target } = view.rules.match;
  return typeof target === 'object' ? (target?.[view.seats.length] ?? null) : target;
}

/** Whether points only count from an opened account, as in Goat. */
export function hasThreshold(view: TableView): boolean {
  return view.rules.account.openAt > 0;
}

/** Whether the target loses, as in Goat: then a blocked round is a fish. */
export function isGoat(view: TableView): boolean {
  return view.rules.match.reach === 'loses';
}
