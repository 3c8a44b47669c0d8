import type { TableMessages } from '../i18n/table/en.ts';
import type { Speech } from '../i18n/table/parties.ts';
import type { SeenEvent, TableView, Tile } from '../protocol/types.ts';
import { announceEvent } from './announce.ts';
import { happened } from './apply.ts';
import { lineEnds } from './ends.ts';
import { lineOf, outOf } from './line.ts';
import { hasThreshold, partyOf, seatsOf, targetOf, whoIs } from './people.ts';
import { figureOf } from './score.ts';
import { tilesOf } from './set.ts';
import { ofSeat } from './tile.ts';

/** What the table answers to a key. Nothing here tells more than a seeing player has before them. */

export function endsAnswer(view: TableView, t: TableMessages): string {
  const ends = lineEnds(view.round?.ends ?? []);
  return ends === null ? t.answer.noEnds : t.answer.ends({ ends });
}

export function handAnswer(hand: readonly Tile[], fits: readonly Tile[], t: TableMessages): string {
  return t.answer.hand({ held: hand, fits });
}

export function lineAnswer(view: TableView, t: TableMessages): string {
  const line = lineOf(view.round?.history ?? []);
  if (line.length === 0) return t.answer.noEnds;
  return t.answer.line({ line: line.map(({ left, right }) => [left, right] as const) });
}

export function numberAnswer(view: TableView, number: number, t: TableMessages): string {
  const round = view.round;
  const { out, all } = outOf(number, round?.history ?? [], tilesOf(view.rules, view.seats.length));
  const hand = round?.hand ?? null;
  if (hand === null) return t.answer.numberSeen({ n: number, out, all });
  const held = hand.filter((tile) => tile.includes(number)).length;
  return t.answer.number({ n: number, out, all, held });
}

/** The last four plays and passes, told as they were when they happened. */
export function lastPlaysAnswer(view: TableView, t: TableMessages, speech: Speech): string {
  const { round } = view;
  if (round === null) return t.answer.noPlays;
  let table: TableView = { ...view, round: { ...round, ends: [], history: [] } };
  const told: string[] = [];
  for (const event of round.history) {
    const before = table;
    table = replayed(table, event);
    told.push(...announceEvent(event, before, table, { t, speech }).map(({ text }) => text));
  }
  return told.length === 0 ? t.answer.noPlays : told.slice(-4).join(' ');
}

/** Counts and hands stay as they are: only the line and its history are told again. */
function replayed(view: TableView, event: SeenEvent): TableView {
  const next = happened(view, event);
  if (next.round === null || view.round === null) return view;
  const { ends, history } = next.round;
  return { ...view, round: { ...view.round, ends, history } };
}

export function countsAnswer(view: TableView, t: TableMessages): string {
  const { round } = view;
  if (round === null) return t.status.waiting;
  const seats = seatsOf(view).map((seat) => ({
    who: whoIs(view, seat, t),
    n: ofSeat(round.counts, seat),
  }));
  const counts = t.answer.counts({ seats });
  return round.boneyard > 0 ? `${counts} ${t.bar.boneyard({ n: round.boneyard })}.` : counts;
}

export function scoreAnswer(view: TableView, t: TableMessages): string {
  const threshold = hasThreshold(view);
  const sides = view.sides.map((seats, side) => ({ side, own: seats.includes(view.you ?? 0) }));
  const parties = sides
    .sort((a, b) => Number(b.own) - Number(a.own))
    .map(({ side }) => {
      const account = view.standing.accounts[side];
      const { names } = partyOf(view, side, t);
      if (account === undefined) return { names, score: '' };
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
  const said = t.answer.score({
    parties,
    target: targetOf(view),
    round: view.round?.number ?? 1,
  });
  const { carried } = view.standing;
  return carried > 0 ? `${said} ${t.bar.carried({ n: carried })}.` : said;
}

export function clockAnswer(
  view: TableView,
  turn: number | null,
  clockMs: number | null,
  t: TableMessages,
): string {
  if (turn === null || clockMs === null) return t.answer.noClock;
  return t.answer.clock({ who: whoIs(view, turn, t), n: Math.ceil(clockMs / 1000) });
}
