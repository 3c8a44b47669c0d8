import { expect, it } from 'vitest';
import { mountAt } from './testing/at.ts';
import { after, indexOf, recordingOf } from './testing/tables.ts';
import Strips from './Strips.svelte';

const recording = recordingOf('spanish-pairs');
const playing = after(recording, indexOf(recording, ({ type }) => type === 'played') + 1);
const ana = { kind: 'person', name: 'Ana', held_by: null } as const;
const seats = playing.seats.map((seat) => ({ ...seat, sitter: ana }));
const view = { ...playing, seats };
const gone = (...seats: number[]) => ({
  turn: 3,
  away: seats.map((seat) => ({ seat, grace_ms: 0 })),
});
const away = gone(2);

async function strips(now = away) {
  const at = await mountAt(view, now, Strips, { refusals: true });
  return at;
}

it('a player who waits can choose again', async () => {
  const { press, texts, commands } = await strips();
  press('Wait');
  expect(texts('button')).toEqual(['Wait no more for Ana']);
  press('Wait no more for Ana');
  press('Let a bot play');
  expect(commands()).toEqual([{ type: 'hold', seat: 2 }]);
});

it('a choice ends when whom it was about is back', async () => {
  const { press, texts, tell } = await strips();
  const choices = texts('button');
  expect(choices).toEqual(['Wait', 'Let a bot play', 'Stop the match']);
  for (const choice of ['Wait', 'Stop the match']) {
    press(choice);
    expect(texts('button')).not.toEqual(choices);
    tell({ turn: 3 });
    expect(texts('button')).toEqual([]);
    tell(away);
    expect(texts('button')).toEqual(choices);
  }
});

it('one seat’s choice is not another’s', async () => {
  const { press, texts } = await strips(gone(2, 4));
  press('Stop the match');
  expect(texts('.strip p')).toEqual([
    'Stop the match for everybody? Nobody wins.',
    'Ana is still away. What should happen?',
  ]);
});

it('explains a refusal', async () => {
  const { say, texts } = await strips({ turn: 3, away: [] });
  expect(texts('.strip')).toEqual([]);
  say({ type: 'refused', id: 'a', refusal: { code: 'no-round' } });
  expect(texts('.strip')).toEqual(['No round is being played now.']);
});
