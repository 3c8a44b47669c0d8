import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { Author, EveningView, SheetId, ClubTableView } from '../../../net/protocol/evening.ts';
import type { Announcement } from '../../table/speech/announce.ts';
import { alertCauseText, isForOrganiser } from '../words/alert-cause.ts';
import { pairingAt, whoIn } from '../words/people.ts';
import { isAt, tableOf } from '../words/places.ts';
import { sameRound } from './entry/points.ts';
import { alertsOf, isSeated, mayWrite, stepOf, type Time } from './steps/step.ts';
import { pairIn } from '../words/words.ts';

/** Who hears the announcements: the device's player, and the rounds that the device entered itself. */
export interface Listener {
  me: Author | undefined;
  hasEntered(at: SheetId, round: number): boolean;
}

/** The announcements to a screen reader after a change of the evening. */
export function narrate(
  before: EveningView,
  after: EveningView,
  listener: Listener,
  t: EveningMessages,
): Announcement[] {
  return [
    ...narrateMatch(before, after, listener, t),
    ...narrateTable(before, after, listener, t),
    ...narrateCalls(before, after, listener, t),
    ...after.announcements
      .filter(({ id }) => before.announcements.every((known) => known.id !== id))
      .map(({ text }) => polite(t.scorekeeper.strips.announced({ text }))),
  ];
}

/** The announcement when a table's time is about to run out. */
export function narrateTime(before: Time, after: Time, t: EveningMessages): Announcement[] {
  if (before.kind === after.kind) return [];
  if (after.kind === 'soon' && before.kind === 'left') return [urgent(t.scorekeeper.said.soon)];
  return after.kind === 'up' && before.kind !== 'free' ? [urgent(t.scorekeeper.said.up)] : [];
}

const polite = (text: string): Announcement => ({ region: 'plays', text });
const urgent = (text: string): Announcement => ({ region: 'turn', text });

function narrateMatch(
  before: EveningView,
  after: EveningView,
  { me }: Listener,
  t: EveningMessages,
): Announcement[] {
  if (after.closed !== null && before.closed === null) {
    return [polite(after.discarded ? t.participant.discarded : t.scorekeeper.said.closed)];
  }
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

function narrateTable(
  before: EveningView,
  after: EveningView,
  listener: Listener,
  t: EveningMessages,
): Announcement[] {
  const now = tableOf(after, listener.me);
  const then = now && before.tables.find(({ at }) => isAt(at, now.at));
  if (now === undefined || then === undefined) return [];
  return [
    ...narrateScorekeeper(after, then, now, t),
    ...narrateRounds(then, now, listener, t),
    ...narrateAlerts(before, after, then, now, listener, t),
    ...narrateEnd(before, after, then, now, listener, t),
  ];
}

function narrateScorekeeper(
  view: EveningView,
  then: ClubTableView,
  now: ClubTableView,
  t: EveningMessages,
): Announcement[] {
  const changed =
    now.acting_scorekeeper !== null && now.acting_scorekeeper !== then.acting_scorekeeper;
  return changed
    ? [polite(t.scorekeeper.said.keeps({ name: whoIn(view.setup)(now.acting_scorekeeper ?? 0) }))]
    : [];
}

function narrateRounds(
  then: ClubTableView,
  now: ClubTableView,
  { hasEntered }: Listener,
  t: EveningMessages,
): Announcement[] {
  const sentences = now.rounds.flatMap(({ round }, place) => {
    const oldRound = then.rounds[place]?.round;
    if (oldRound !== undefined && sameRound(oldRound, round)) return [];
    if (hasEntered(now.at, place + 1)) return [];
    const sentence =
      round.kind !== 'won'
        ? t.scorekeeper.said[round.kind]
        : t.scorekeeper.said.round({ names: pairIn(now, round.pair, t), n: round.points });
    return oldRound === undefined
      ? [sentence]
      : [t.scorekeeper.said.changed({ n: place + 1 }), sentence];
  });
  const isTakenBack = then.rounds.length > now.rounds.length;
  if (isTakenBack) sentences.push(t.scorekeeper.said.takenBack({ n: then.rounds.length }));
  const same = sentences.length === 0 && then.raw.every((score, i) => score === now.raw[i]);
  if (same && then.rounds.length === now.rounds.length) return [];
  const [a, b] = now.raw;
  sentences.push(t.scorekeeper.said.now({ a, b }));
  const leader = now.seats.find(({ player }) => player === now.next_lead);
  if (leader !== undefined) sentences.push(t.scorekeeper.said.leads({ name: leader.name }));
  return [polite(sentences.join(' '))];
}

function narrateAlerts(
  before: EveningView,
  after: EveningView,
  then: ClubTableView,
  now: ClubTableView,
  { me }: Listener,
  t: EveningMessages,
): Announcement[] {
  const known = alertsOf(before, then).map(({ id }) => id);
  const newAlerts = alertsOf(after, now).filter(
    ({ id, state }) => state === 'open' && !known.includes(id),
  );
  const pairing = pairingAt(after, now.at);
  const asksHere = newAlerts.some(({ about }) => !isForOrganiser(about)) && mayWrite(now, me);
  return [
    ...(asksHere ? [urgent(t.scorekeeper.said.alert)] : []),
    ...newAlerts
      .filter(({ about }) => isForOrganiser(about))
      .flatMap(({ about }) =>
        pairing === undefined
          ? []
          : [polite(alertCauseText(about, pairing, whoIn(after.setup), t))],
      ),
    ...(now.waiting !== null && then.waiting === null ? [urgent(t.scorekeeper.said.held)] : []),
    ...(now.waiting === null && then.waiting !== null ? [urgent(t.scorekeeper.said.released)] : []),
    ...reminder(before, after, then, now, t),
  ];
}

/** The reminder of a late table, each time that it is due. */
function reminder(
  before: EveningView,
  after: EveningView,
  then: ClubTableView,
  now: ClubTableView,
  { scorekeeper: { strips } }: EveningMessages,
): Announcement[] {
  const lateIn = (view: EveningView, table: ClubTableView) =>
    view.late.find(({ at }) => isAt(at, table.at));
  const late = lateIn(after, now);
  if (late === undefined || late.times <= (lateIn(before, then)?.times ?? 0)) return [];
  return [urgent(late.reason === 'silent' ? strips.late : strips.lateOthers)];
}

function narrateEnd(
  before: EveningView,
  after: EveningView,
  then: ClubTableView,
  now: ClubTableView,
  { me }: Listener,
  t: EveningMessages,
): Announcement[] {
  const sentences: Announcement[] = [];
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

function narrateCalls(
  before: EveningView,
  after: EveningView,
  { me }: Listener,
  t: EveningMessages,
): Announcement[] {
  const table = tableOf(after, me);
  if (table === undefined) return [];
  return before.calls
    .filter(({ at }) => isAt(at, table.at))
    .flatMap((call) => {
      const now = after.calls.find(({ id }) => id === call.id);
      if (now === undefined) return [polite(t.scorekeeper.said.attended)];
      const isComing = now.state === 'on-the-way' && call.state === 'open';
      return isComing ? [polite(t.scorekeeper.said.onTheWay)] : [];
    });
}
