import { expect, it } from 'vitest';
import company from '../../../i18n/compiled/company/en.ts';
import table from '../../../i18n/compiled/table/en.ts';
import type { Refusal, TableView } from '../../../net/protocol/types.ts';
import { after, indexOf, recordingOf } from '../testing/tables.ts';
import { announceRequests, asksYou, refusedText, requestsAt } from './asks.ts';

const t = { table, company };
const recording = recordingOf('spanish-pairs');
const begun = after(recording, indexOf(recording, ({ type }) => type === 'dealt') + 1);
const own = (type: string, seat: number) => type === 'played' && seat === begun.you;
const played = after(
  recording,
  indexOf(recording, (event) => 'seat' in event && own(event.type, event.seat)) + 1,
);
const seats = played.seats.map((seat, i) => ({
  ...seat,
  sitter: {
    kind: 'person',
    name: ['Ana', 'Boris', 'Eva', 'Luka'][i] ?? '',
    held_by: null,
  } as const,
}));
const view: TableView = { ...played, seats };
const now = { turn: 2 };

it('a play can be taken back once there is one, and not in a rated match', () => {
  expect(requestsAt({ ...begun, seats }, now)).toEqual(['offer-end', 'leave']);
  expect(requestsAt(view, now)).toEqual(['take-back', 'offer-end', 'leave']);
  const rated = { ...view, options: { ...view.options, rated: true } };
  expect(requestsAt(rated, now)).toEqual(['offer-end', 'leave']);
});

it('while something is asked, nothing else is', () => {
  const proposal = { seat: 2, what: 'end', waits_for: [1] } as const;
  const open = { turn: 2, proposal: { ...proposal, waits_for: [1] } };
  expect(requestsAt(view, open)).toEqual(['leave']);
  expect(asksYou(view, open.proposal)).toBe(true);
  expect(asksYou(view, { ...open.proposal, waits_for: [3] })).toBe(false);
});

it('a person for whom a bot plays can only return, and a spectator can do nothing', () => {
  const held = seats.map((seat, i) =>
    i === 0 ? { ...seat, sitter: { ...seat.sitter, held_by: 'steady' as const } } : seat,
  );
  expect(requestsAt({ ...view, seats: held }, now)).toEqual(['return']);
  expect(requestsAt({ ...view, you: null }, now)).toEqual([]);
  expect(requestsAt({ ...view, phase: 'over' }, now)).toEqual([]);
});

it('a request is announced to those who answer with what they can do', () => {
  const event = { type: 'proposed', seat: 2, proposed: { what: 'take-back', from: 9 } } as const;
  const moment = { type: 'event', event, before: view, after: view, missed: false } as const;
  expect(announceRequests(moment, null, t, 'en')).toEqual([
    { region: 'turn', text: 'Boris asks to take back a play. Agree or decline.' },
  ]);
  const watched = { ...moment, after: { ...view, you: null } };
  expect(announceRequests(watched, null, t, 'en')).toEqual([
    { region: 'plays', text: 'Boris asks to take back a play.' },
  ]);
});

it('the person who asked withdraws, and others decline', () => {
  const event = { type: 'declined', seat: 2 } as const;
  const moment = { type: 'event', event, before: view, after: view, missed: false } as const;
  const text = (asker: number) => announceRequests(moment, asker, t, 'en')[0]?.text;
  expect(text(2)).toBe('Boris withdraws the question.');
  expect(text(1)).toBe('Boris declines.');
});

it('a snapshot with fewer plays of the same round tells that one was taken back', () => {
  const earlier: TableView = {
    ...view,
    round: view.round && { ...view.round, history: view.round.history.slice(0, -1) },
  };
  const taken = announceRequests({ type: 'replaced', before: view, after: earlier }, null, t, 'en');
  expect(taken).toEqual([{ region: 'turn', text: 'The play is taken back.' }]);
  expect(announceRequests({ type: 'replaced', before: view, after: view }, null, t, 'en')).toEqual(
    [],
  );
});

it('explains its own refusals, and leaves the others to the table', () => {
  expect(refusedText({ code: 'bad-text', max: 200 }, company, 'en')).toBe(
    'Write 1 to 200 visible characters.',
  );
  expect(refusedText({ code: 'no-round' }, company, 'en')).toBeUndefined();
});

it('says until when a person may not play or write', () => {
  const until_ms = new Date(2026, 10, 27, 18, 30).getTime();
  const reason = 'Insults.';
  const say = (refusal: Refusal) => refusedText(refusal, company, 'en');
  expect(say({ code: 'time-out', reason, until_ms })).toMatch(
    /^You may not write until Nov 27, 2026, 6:30\sPM\. A moderator’s reason: Insults\.$/,
  );
  expect(say({ code: 'banned', reason, until_ms })).toMatch(
    /^You may not play with others until Nov 27, 2026, 6:30\sPM\. A moderator’s reason: Insults\.$/,
  );
  expect(say({ code: 'banned', reason, until_ms: null })).toBe(
    'You are banned for good from playing with others. A moderator’s reason: Insults.',
  );
  // The screen reader hears the same sentence.
  const refusal: Refusal = { code: 'banned', reason, until_ms: null };
  expect(announceRequests({ type: 'refused', refusal }, null, t, 'en')).toEqual([
    { region: 'turn', text: say(refusal) },
  ]);
});
