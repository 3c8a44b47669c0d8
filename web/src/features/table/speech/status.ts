import type { TableMessages } from '../../../i18n/compiled/types.ts';
import type { TableView } from '../../../net/protocol/types.ts';
import type { TableState } from '../state/table.svelte.ts';
import { fitting, scoring } from '../view/choices.ts';
import { gathers } from '../view/gathering.ts';
import { inOrder, isTile, toLead } from '../view/ends.ts';
import { handName, isHeld, isOwn } from '../view/people.ts';
import { waitingDouble } from '../view/trains.ts';

/** The parts of a table that its status line depends on. */
export type StatusSource = Pick<
  TableState,
  | 'view'
  | 'choices'
  | 'chosen'
  | 'dragged'
  | 'targets'
  | 'ways'
  | 'turn'
  | 'tilesToTake'
  | 'forcedMs'
>;

/** What this person can do now, or what the table is waiting for, in one short line. */
export function statusText(table: StatusSource, t: TableMessages): string {
  const { view } = table;
  if (view === null) return t.status.connecting;
  switch (view.phase) {
    case 'waiting':
      return t.status.waiting;
    case 'between':
      if (view.round !== null) return t.status.between;
      return gathers(view) ? '' : t.status.dealing;
    case 'taking':
      return takingText(table, view, t);
    case 'over':
      return t.status.over;
    case 'stopped':
      return t.status.stopped;
    case 'playing':
      return choosingText(table, view, t) ?? turnText(table, view, t);
  }
}

function takingText(table: StatusSource, view: TableView, t: TableMessages): string {
  if (table.tilesToTake > 0) return t.status.taking({ n: table.tilesToTake });
  const { turn } = table;
  return turn !== null && !isOwn(view, turn)
    ? t.status.takingOf({ name: handName(view, turn, t) })
    : t.status.taken;
}

/** What the chosen tile still needs: the half that stays open, a second tap, a drop, or a place. */
function choosingText(table: StatusSource, view: TableView, t: TableMessages): string | null {
  if (table.ways.length > 0) return t.status.chooseHalf;
  if (table.chosen === null) return null;
  if (table.targets.length < 2) return table.dragged ? t.status.drop : t.status.tapAgain;
  const { shape } = view.rules.layout;
  if (shape === 'triangles') return t.lattice.choose;
  return shape === 'trains' ? t.status.chooseTrain : t.status.chooseEnd;
}

function turnText(table: StatusSource, view: TableView, t: TableMessages): string {
  const { choices, forcedMs, turn } = table;
  const { status } = t;
  const [tile] = fitting(choices);
  if (choices.done && tile !== undefined) return status.goOn;
  if (choices.done) return choices.close ? status.closeOrDone : status.yourTurn;
  if (forcedMs !== null) {
    const n = secondsLeft(forcedMs);
    if (tile !== undefined) return status.forced({ tile, n });
    return choices.draw ? status.forcedDraw({ n }) : status.forcedPass({ n });
  }
  const lead = toLead(view);
  if (tile !== undefined) {
    const waiting = waitingDouble(view);
    if (waiting?.toes === false) return status.cover({ tile: waiting.tile });
    if (lead === undefined) return status.yourTurn;
    return isTile(lead) ? status.youLeadWith({ tile: lead }) : status.youLead;
  }
  if (choices.draw && isTile(lead)) return status.drawForLead({ tile: lead });
  if (choices.draw) return status.nothingDraw;
  if (choices.pass) return status.nothingPass;
  return turn !== null && (!isOwn(view, turn) || isHeld(view, turn))
    ? status.turnOf({ name: handName(view, turn, t) })
    : '';
}

/**
 * Why this person can only draw or pass, or how many tiles they can play and, with `scores`, how many of them score;
 * `null` if it says nothing new.
 */
export function detailText(table: StatusSource, t: TableMessages, scores: boolean): string | null {
  const { view, choices, chosen } = table;
  if (view?.phase !== 'playing' || chosen !== null || choices.done) return null;
  const fit = fitting(choices).length;
  if (fit > 0) {
    // A triangle always scores its own numbers.
    const says = scores && view.rules.layout.shape !== 'triangles';
    return t.status.fits({ n: fit, scoring: says ? scoring(choices) : 0 });
  }
  if (!(choices.draw || choices.pass) || view.rules.layout.shape !== 'line') return null;
  const [a, b] = [...new Set(inOrder(view.round?.ends ?? []).map(({ number }) => number))];
  if (a === undefined) return null;
  return b === undefined ? t.status.lacksOne({ a }) : t.status.lacksTwo({ a, b });
}

/** Whole seconds for a countdown: it shows 0 only when the time is up. */
export function secondsLeft(ms: number): number {
  return Math.ceil(ms / 1000);
}
