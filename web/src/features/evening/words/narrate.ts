import type { EveningMessages } from '../../../i18n/evening/en.ts';
import type { Author, EveningView, SheetId, ClubTableView } from '../../../net/protocol/evening.ts';
import type { Said } from '../../table/speech/announce.ts';
import { whoIn } from './people.ts';
import { isAt, tableOf } from './places.ts';
import { sameRound } from '../table/entry/points.ts';
import { alertsOf, isSeated, mayWrite, stepOf, type Time } from '../table/steps/step.ts';
import { pairIn } from './words.ts';

/** The device's player, and the rounds that it entered itself. */
export interface Listener {
  me: Author | undefined;
  hasEntered(at: SheetId, round: number): boolean;
}

/** The announcement to a screen reader after a change of the evening. */
export function narrate(
  before: EveningView,
  after: EveningView,
  listener: Listener,
  t: EveningMessages,
): Said[] {
  return [
    ...toldMatch(before, after, listener, t),
    ...toldTable(before, after, listener, t),
    ...toldCalls(before, after, listener, t),
    ...after.announcements
      .filter(({ id }) => before.announcements.every((known) => known.id !== id))
      .map(({ text }) => polite(t.scorekeeper.strips.announced({ text }))),
  ];
}

/** The announcement when a table's time is about to run out. */
export function narrateTime(before: Time, after: Time, t: EveningMessages): Said[] {
  if (before.kind === after.kind) return [];
  if (after.kind === 'soon' && before.kind === 'left') return [urgent(t.scorekeeper.said.soon)];
  return after.kind === 'up' && before.kind !== 'free' ? [urgent(t.scorekeeper.said.up)] : [];
}

const polite = (text: string): Said => ({ region: 'plays', text });
const urgent = (text: string): Said => ({ region: 'turn', text });

function toldMatch(
  before: EveningView,
  after: EveningView,
  { me }: Listener,
  t: EveningMessages,
): Said[] {
  if (after.closed !== null && before.closed === null) return [polite(t.scorekeeper.said.closed)];
  if (after.begun === before.begun) return [];
  if (me === undefined) return [];
  const table = tableOf(after, me);
  const match = after.begun;
  return [
    urgent(
      table === undefined
        ? t.scorekeeper.said.begunResting({ match })
        : t.scorekeeper.said.begun({ match, table: table.at.table }),
    ),
  ];
}

function toldTable(
  before: EveningView,
  after: EveningView,
  listener: Listener,
  t: EveningMessages,
): Said[] {
  const now = tableOf(after, listener.me);
  const then = now && before.tables.find(({ at }) => isAt(at, now.at));
  if (now === undefined || then === undefined) return [];
  return [
    ...toldKeeper(after, then, now, t),
    ...toldRounds(then, now, listener, t),
    ...toldOdd(before, after, then, now, listener, t),
    ...toldEnd(before, after, then, now, listener, t),
  ];
}

function toldKeeper(
  view: EveningView,
  then: ClubTableView,
  now: ClubTableView,
  t: EveningMessages,
): Said[] {
  const changed = now.writer !== null && now.writer !== then.writer;
  return changed
    ? [polite(t.scorekeeper.said.keeps({ name: whoIn(view.setup)(now.writer ?? 0) }))]
    : [];
}

function toldRounds(
  then: ClubTableView,
  now: ClubTableView,
  { hasEntered }: Listener,
  t: EveningMessages,
): Said[] {
  const sentences = now.rounds.flatMap(({ round }, place) => {
    const stood = then.rounds[place]?.round;
    if (stood !== undefined && sameRound(stood, round)) return [];
    if (hasEntered(now.at, place + 1)) return [];
    const sentence =
      round.kind === 'tied'
        ? t.scorekeeper.said.tied
        : t.scorekeeper.said.round({ names: pairIn(now, round.pair, t), n: round.points });
    return stood === undefined
      ? [sentence]
      : [t.scorekeeper.said.changed({ n: place + 1 }), sentence];
  });
  const gone = then.rounds.length > now.rounds.length;
  if (gone) sentences.push(t.scorekeeper.said.takenBack({ n: then.rounds.length }));
  const same = sentences.length === 0 && then.raw.every((score, i) => score === now.raw[i]);
  if (same && then.rounds.length === now.rounds.length) return [];
  const [a, b] = now.raw;
  sentences.push(t.scorekeeper.said.now({ a, b }));
  const leader = now.seats.find(({ player }) => player === now.next_lead);
  if (leader !== undefined) sentences.push(t.scorekeeper.said.leads({ name: leader.name }));
  return [polite(sentences.join(' '))];
}

function toldOdd(
  before: EveningView,
  after: EveningView,
  then: ClubTableView,
  now: ClubTableView,
  { me }: Listener,
  t: EveningMessages,
): Said[] {
  const known = alertsOf(before, then).map(({ id }) => id);
  const fresh = alertsOf(after, now).filter(
    ({ id, state }) => state === 'open' && !known.includes(id),
  );
  return [
    ...(fresh.length > 0 && mayWrite(now, me) ? [urgent(t.scorekeeper.said.alert)] : []),
    ...(now.waiting !== null && then.waiting === null ? [urgent(t.scorekeeper.said.held)] : []),
    ...(now.waiting === null && then.waiting !== null ? [urgent(t.scorekeeper.said.released)] : []),
    ...(lateTimes(after, now) > lateTimes(before, then) ? [urgent(t.scorekeeper.strips.late)] : []),
  ];
}

const lateTimes = (view: EveningView, table: ClubTableView): number =>
  view.late.find(({ at }) => isAt(at, table.at))?.times ?? 0;

function toldEnd(
  before: EveningView,
  after: EveningView,
  then: ClubTableView,
  now: ClubTableView,
  { me }: Listener,
  t: EveningMessages,
): Said[] {
  const sentences: Said[] = [];
  if (now.outcome !== null && then.outcome === null) {
    const { winner, score } = now.outcome;
    const [a, b] = winner === 'first' ? score : [score[1], score[0]];
    sentences.push(polite(t.scorekeeper.said.over({ names: pairIn(now, winner, t), a, b })));
  }
  const mustAgree = (view: EveningView, table: ClubTableView) =>
    stepOf(view, table, me, 0).kind === 'agree';
  if (mustAgree(after, now) && !mustAgree(before, then))
    sentences.push(urgent(t.scorekeeper.said.agreeAsked));
  if (now.agreed !== null && then.agreed === null) {
    sentences.push(polite(t.scorekeeper.said.agreed({ name: whoIn(after.setup)(now.agreed) })));
  }
  if (now.confirmed !== null && then.confirmed === null && isSeated(now, me)) {
    sentences.push(polite(t.scorekeeper.said.confirmed));
  }
  return sentences;
}

function toldCalls(
  before: EveningView,
  after: EveningView,
  { me }: Listener,
  t: EveningMessages,
): Said[] {
  const table = tableOf(after, me);
  if (table === undefined) return [];
  return before.calls
    .filter(({ at }) => isAt(at, table.at))
    .flatMap((call) => {
      const now = after.calls.find(({ id }) => id === call.id);
      if (now === undefined) return [polite(t.scorekeeper.said.attended)];
      const comes = now.state === 'on-the-way' && call.state === 'open';
      return comes ? [polite(t.scorekeeper.said.onTheWay)] : [];
    });
}
