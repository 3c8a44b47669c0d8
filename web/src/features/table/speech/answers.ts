import type { TableMessages } from '../../../i18n/compiled/types.ts';
import type { Who } from '../../../i18n/fluent.ts';
import type { LiveState, Seat, SeenEvent, TableView, Tile } from '../../../net/protocol/types.ts';
import { announceEvent, type Speech } from './announce.ts';
import { everyPlace, type Choices } from '../view/choices.ts';
import { viewWith } from '../state/apply.ts';
import type { TableState } from '../state/table.svelte.ts';
import { openEnds, type Open } from '../view/ends.ts';
import { countedEnds, hasSum, sumOf } from '../view/made.ts';
import { handsOf, type OwnHand } from '../view/hand.ts';
import { readNumbers } from '../view/row.ts';
import { outOf, rowsOf } from '../view/line.ts';
import {
  handNumber,
  hasThreshold,
  handLabel,
  partyOf,
  playersOf,
  seatsOf,
  targetOf,
  whoIs,
} from '../view/people.ts';
import { whereOf, whereOfRow } from '../view/place.ts';
import { spokenTime } from './time.ts';
import { runningOf } from '../view/account.ts';
import { figureOf } from '../view/figure.ts';
import { tilesOf } from '../view/set.ts';
import { ofSeat, sameTile } from '../view/tile.ts';

// Answers to keys. They contain nothing that a sighted player cannot see.

/** The open ends and, where their sum scores, that sum. */
export function endsAnswer(view: TableView, now: LiveState, t: TableMessages): string {
  const open = openEnds(view, now.marked ?? []);
  if (open.length === 0) return t.answer.noEnds;
  const counted = hasSum(view.rules) ? countedEnds(view, now) : [];
  const sum = counted.length === 0 ? [] : [t.answer.sum({ n: sumOf(counted) })];
  return [openText(open, view, t), ...sum].join(' ');
}

function openText(open: readonly Open[], view: TableView, t: TableMessages): string {
  const [left, right] = open;
  if (open.length === 2 && left !== undefined && left.number === right?.number) {
    return t.answer.endsEqual({ n: left.number });
  }
  return t.answer.ends({
    ends: open.map(({ at, number }) => ({ where: whereOf(at, view, t), n: number })),
  });
}

/** Where tiles of this person fit in a lattice, which has no ends to name. */
export function cellsAnswer(view: TableView, choices: Choices, t: TableMessages): string {
  const places = everyPlace(choices).map((at) => whereOf(at, view, t));
  return t.lattice.cells({ places });
}

/** This person's tiles and which of them fit; for each hand, if they have two. */
export function handAnswer(
  view: TableView,
  hands: readonly OwnHand[],
  fits: readonly Tile[],
  t: TableMessages,
): string {
  const sentences = hands.map(({ seat, tiles }) => {
    const own = fits.filter((fit) => tiles.some((held) => sameTile(held, fit)));
    const n = handNumber(view, seat);
    const holds = t.answer.hand({ held: tiles, fits: own });
    return n === null ? holds : `${t.hands.yours({ n })}. ${holds}`;
  });
  return sentences.length === 0 ? t.answer.hand({ held: [], fits: [] }) : sentences.join(' ');
}

export function lineAnswer(view: TableView, t: TableMessages): string {
  const rows = rowsOf(view.round?.history ?? []).map(({ at, tiles }) => ({
    where: whereOfRow(at, view, t),
    tiles: tiles.map(readNumbers),
  }));
  return rows.length === 0 ? t.answer.noEnds : rows.map(t.answer.row).join(' ');
}

export function numberAnswer(view: TableView, number: number, t: TableMessages): string {
  const round = view.round;
  const { out, all } = outOf(number, round?.history ?? [], tilesOf(view.rules, playersOf(view)));
  if ((round?.hand ?? null) === null) return t.answer.numberSeen({ n: number, out, all });
  const held = handsOf(view).flatMap(({ tiles }) =>
    tiles.filter((tile) => tile.includes(number)),
  ).length;
  return t.answer.number({ n: number, out, all, held });
}

/** The last four announcements of the round, as they were when the events happened. */
export function lastPlaysAnswer(view: TableView, t: TableMessages, speech: Speech): string {
  const { round } = view;
  if (round === null) return t.answer.noPlays;
  let table: TableView = { ...view, round: { ...round, ends: [], history: [] } };
  const sentences: string[] = [];
  for (const event of round.history) {
    const before = table;
    table = replayed(table, event);
    sentences.push(...announceEvent(event, before, table, { t, speech }).map(({ text }) => text));
  }
  return sentences.length === 0 ? t.answer.noPlays : sentences.slice(-4).join(' ');
}

/** Replays an event on the laid tiles and the history. Counts and hands stay as they are now. */
function replayed(view: TableView, event: SeenEvent): TableView {
  const next = viewWith(view, event);
  if (next.round === null || view.round === null) return view;
  const { ends, history } = next.round;
  return { ...view, round: { ...view.round, ends, history } };
}

export function countsAnswer(view: TableView, t: TableMessages): string {
  const { round } = view;
  if (round === null) return t.status.waiting;
  const counts = t.answer.counts({
    counts: seatsOf(view).map((seat) =>
      t.answer.count({ who: holderOf(view, seat, t), n: ofSeat(round.counts, seat) }),
    ),
  });
  return round.boneyard > 0 ? `${counts} ${t.bar.boneyard({ n: round.boneyard })}.` : counts;
}

/** The holder of a hand: where each player has two hands, "you" would be ambiguous. */
function holderOf(view: TableView, seat: Seat, t: TableMessages): Who {
  const who = whoIs(view, seat, t);
  return handNumber(view, seat) === null ? who : { name: handLabel(view, seat, t), you: false };
}

export function scoreAnswer(view: TableView, t: TableMessages, made?: readonly number[]): string {
  const threshold = hasThreshold(view);
  const sides = view.sides.map((seats, side) => ({ side, own: seats.includes(view.you ?? 0) }));
  const parties = sides
    .sort((a, b) => Number(b.own) - Number(a.own))
    .map(({ side }) => {
      const { names } = partyOf(view, side, t);
      const account = runningOf(view, side, made);
      const figure = figureOf(account, threshold);
      switch (figure.kind) {
        case 'points':
          return { names, score: String(figure.n) };
        case 'account':
          return { names, score: t.seat.account({ n: figure.n }) };
        case 'remembered':
          return { names, score: t.seat.remembered({ n: figure.n }) };
        case 'closed':
          return { names, score: t.seat.closed };
      }
    });
  const sentence = t.answer.score({
    scores: parties.map(t.answer.partyScore),
    target: targetOf(view),
    round: view.round?.number ?? 1,
  });
  const { carried } = view.standing;
  return carried > 0 ? `${sentence} ${t.bar.carried({ n: carried })}.` : sentence;
}

/** Whose time runs, and how much is left of the turn and of the reserve. */
export function clockAnswer(
  view: TableView,
  { turn, clockMs, bankMs }: Pick<TableState, 'turn' | 'clockMs' | 'bankMs'>,
  t: TableMessages,
  code: string,
): string {
  if (turn === null || clockMs === null) return t.answer.noClock;
  const left = t.answer.clock({ who: whoIs(view, turn, t), time: spokenTime(clockMs, code) });
  return bankMs === null ? left : `${left} ${t.answer.reserve({ time: spokenTime(bankMs, code) })}`;
}
