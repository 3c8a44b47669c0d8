import { expect, it, vi } from 'vitest';
import { mountAt } from './testing/at.ts';
import { after, indexOf, recordingOf } from './testing/tables.ts';
import { Announcer } from './speech/announcer.svelte.ts';
import Strips from './Strips.svelte';

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

function mountNotices(now = withoutAna) {
  return mountAt(view, now, Strips, { announcer: new Announcer(), refusals: true });
}

/** Waits for the buttons, which the page loads once a player is away. */
const loaded = (look: () => void) => vi.waitFor(look, { timeout: 20_000 });

it('a player who chose to wait can choose again', async () => {
  const { press, texts, commands } = await mountNotices();
  await loaded(() => press('Wait'));
  expect(texts('button')).toEqual(['Stop waiting for Ana']);
  press('Stop waiting for Ana');
  press('Let a bot play');
  expect(commands()).toEqual([{ type: 'hold', seat: 2 }]);
});

it('a choice is forgotten when the absent player is back', async () => {
  const { press, texts, receiveNow } = await mountNotices();
  const choices = ['Wait', 'Let a bot play', 'Stop the match'];
  await loaded(() => expect(texts('button')).toEqual(choices));
  for (const choice of ['Wait', 'Stop the match']) {
    press(choice);
    expect(texts('button')).not.toEqual(choices);
    receiveNow({ turn: 3 });
    expect(texts('button')).toEqual([]);
    receiveNow(withoutAna);
    await loaded(() => expect(texts('button')).toEqual(choices));
  }
});

it('choices about two absent players are separate', async () => {
  const { press, texts } = await mountNotices(nowWithout(2, 4));
  await loaded(() => press('Stop the match'));
  expect(texts('.strip p')).toEqual([
    'Stop the match for everyone? Nobody wins.',
    'Ana is still away. What should happen?',
  ]);
});

it('explains a refusal', async () => {
  const { receive, texts } = await mountNotices({ turn: 3, away: [] });
  expect(texts('.strip')).toEqual([]);
  receive({ type: 'refused', id: 'a', refusal: { code: 'no-round' } });
  expect(texts('.strip')).toEqual(['No round is being played now.']);
});
