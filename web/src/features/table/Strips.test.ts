// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { getEvening, getMyEvening } from '../../net/evenings.ts';
import type { EveningSummary, EveningView } from '../../net/protocol/evening.ts';
import type { TableView } from '../../net/protocol/types.ts';
import { mountAt } from './testing/at.ts';
import { after, indexOf, recordingOf } from './testing/tables.ts';
import { Announcer } from './speech/announcer.svelte.ts';
import Strips from './Strips.svelte';
import { soon } from '../../testing/soon.ts';

vi.mock('../../net/evenings.ts', () => ({ getEvening: vi.fn(), getMyEvening: vi.fn() }));

const recording = recordingOf('spanish-pairs');
const playing = after(recording, indexOf(recording, ({ type }) => type === 'played') + 1);
const ana = { kind: 'person', name: 'Ana', held_by: null } as const;
const seats = playing.seats.map((seat) => ({ ...seat, sitter: ana }));
const view = { ...playing, seats };
/** The live state while the players on these seats are away and their grace time is over. */
const nowWithout = (...seats: number[]) => ({
  turn: 3,
  away: seats.map((seat) => ({ seat, grace_ms: 0 })),
});
const withoutAna = nowWithout(2);
/** The table of a club night before its first deal. */
const gathering: TableView = {
  ...view,
  phase: 'between',
  match_number: 1,
  round: null,
  sheet: [],
  options: { ...view.options, gather_seconds: 300 },
};

function mountNotices(now = withoutAna, table: TableView = view) {
  return mountAt(table, now, Strips, { announcer: new Announcer(), refusals: true });
}

/** Waits for the buttons, which the page loads once a player is away. */

it('a player who chose to wait can choose again', async () => {
  const { press, texts, commands } = await mountNotices();
  await soon(() => press('Wait'));
  expect(texts('button')).toEqual(['Stop waiting for Ana']);
  press('Stop waiting for Ana');
  press('Let a bot play');
  expect(commands()).toEqual([{ type: 'hold', seat: 2 }]);
});

it('a choice is forgotten when the absent player is back', async () => {
  const { press, texts, receiveNow } = await mountNotices();
  const choices = ['Wait', 'Let a bot play', 'Stop the match'];
  await soon(() => expect(texts('button')).toEqual(choices));
  for (const choice of ['Wait', 'Stop the match']) {
    press(choice);
    expect(texts('button')).not.toEqual(choices);
    receiveNow({ turn: 3 });
    expect(texts('button')).toEqual([]);
    receiveNow(withoutAna);
    await soon(() => expect(texts('button')).toEqual(choices));
  }
});

it('choices about two absent players are separate', async () => {
  const { press, texts } = await mountNotices(nowWithout(2, 4));
  await soon(() => press('Stop the match'));
  expect(texts('.strip p')).toEqual([
    'Stop the match for everyone? Nobody wins.',
    'Ana is still away. What should happen?',
  ]);
});

it('a rated match can be stopped only when no opponent is there', async () => {
  const rated: TableView = { ...view, options: { ...view.options, rated: true } };
  const { texts, receiveNow } = await mountNotices(withoutAna, rated);
  const choices = ['Wait', 'Let a bot play'];
  await soon(() => expect(texts('button')).toEqual(choices));
  receiveNow(nowWithout(2, 3));
  await soon(() => expect(texts('button')).toEqual([...choices, ...choices]));
  receiveNow(nowWithout(2, 4));
  const all = [...choices, 'Stop the match'];
  await soon(() => expect(texts('button')).toEqual([...all, ...all]));
});

it('explains a refusal', async () => {
  const { receive, texts } = await mountNotices({ turn: 3, away: [] });
  expect(texts('.strip')).toEqual([]);
  receive({ type: 'refused', id: 'a', refusal: { code: 'no-round' } });
  expect(texts('.strip')).toEqual(['No round is being played now.']);
});

it('says who has not come to the first deal, until when the table waits, and to which match it belongs', async () => {
  vi.mocked(getMyEvening).mockResolvedValue({
    id: 'night',
    name: 'Friday',
    matches: 8,
  } as EveningSummary);
  const tables = [{ at: { match: 2, table: 1 }, online: 'k3f9' }];
  vi.mocked(getEvening).mockResolvedValue({ tables } as EveningView);
  const said: string[] = [];
  const announcer = new Announcer();
  const say = announcer.say.bind(announcer);
  vi.spyOn(announcer, 'say').mockImplementation((announcement) => {
    said.push(announcement.text);
    say(announcement);
  });
  const away = [2, 4].map((seat) => ({ seat, grace_ms: 272_000 }));
  const now = { turn: null, away };
  const props = { announcer, refusals: true };
  const { receiveNow, texts } = await mountAt(gathering, now, Strips, props);
  const sentence =
    /Not here yet: Ana and Ana\. Time to come: 4:\d\d\. Then a bot plays for each missing player, until the player comes\.$/;
  await soon(() => expect(texts('.strip')[0]).toMatch(/^Friday: match 2 of 8, table 1\s/));
  expect(texts('.strip')).toEqual([expect.stringMatching(sentence) as string]);
  // The time alone is not announced again.
  expect(said).toEqual([expect.stringMatching(sentence) as string]);

  // Everyone has come, so the deal is a moment away.
  receiveNow({ turn: null });
  expect(texts('.strip')[0]).toContain('The first round begins when everyone is here.');
});

it('a table that gathers nobody says nothing of it', async () => {
  const quick: TableView = { ...gathering, options: view.options };
  const { texts } = await mountAt(quick, { turn: null }, Strips, {
    announcer: new Announcer(),
    refusals: true,
  });
  expect(texts('.strip')).toEqual([]);
});
