import { expect, it } from 'vitest';
import lobby from '../../../i18n/compiled/lobby/en.ts';
import type { MatchInShort, MyTable, Sitter } from '../../../net/protocol/types.ts';
import { presets } from '../../rulebook/testing/presets.ts';
import { freeSeats, othersAt, scoreOf, seatsOf, timeOf } from './own-table.ts';

const person = (name: string): Sitter => ({ kind: 'person', name, held_by: null });
const BOT: Sitter = { kind: 'bot', level: 'steady', persona: 'otto', face: 5381 };
const OPEN: Sitter = { kind: 'open' };

function own(preset: string, seats: Sitter[], you: number, match: MatchInShort | null): MyTable {
  const found = presets.find(({ id }) => id === preset);
  if (found === undefined) throw new Error(`no preset ${preset}`);
  return {
    table: {
      id: 'a',
      rules: found.rules,
      options: {
        turn_seconds: null,
        on_timeout: 'play',
        bot_delay_ms: 700,
        tempo: 'open',
        taking: 'dealt',
        lifting: 'at-once',
        boneyard: 'next',
        single_choice: 'waits',
        hand_order: 'free',
      },
      seats,
      phase: match === null ? 'waiting' : 'playing',
      host: null,
      here: [],
      you,
      waiting_ms: 0,
    },
    your_turn: false,
    turn: null,
    match,
  };
}

const standing = (...points: number[]): MatchInShort['standing'] => ({
  accounts: points.map((points) => ({ points, remembered: 0, open: true })),
  carried: 0,
  rounds: 1,
  first_open: null,
});

it('shows the points of the person’s own side first', () => {
  const sides = [
    [1, 3],
    [2, 4],
  ];
  const match = { sides, standing: standing(92, 67), laid: [], ends: [] };
  const table = own('spanish-pairs', [person('Ana'), person('Eva'), person(''), BOT], 2, match);
  expect(scoreOf(table, lobby)).toBe('You and Bot Otto 67, Ana and Player 3 92');
});

it('a player with two hands is named once', () => {
  const sides = [
    [1, 3],
    [2, 4],
  ];
  const match = { sides, standing: standing(10, 20), laid: [], ends: [] };
  const table = own('seven-plus-seven', [person('Ana'), BOT], 1, match);
  expect(scoreOf(table, lobby)).toBe('You 10, Bot Otto 20');
  expect(seatsOf(table)).toBe(4);
});

it('a closed account is a dash, and a game without points has no score', () => {
  const sides = [[1], [2]];
  const closed = { points: 0, remembered: 0, open: false };
  const accounts = [{ ...closed, remembered: 8 }, closed];
  const match = { sides, standing: { ...standing(), accounts }, laid: [], ends: [] };
  expect(scoreOf(own('goat', [person('Ana'), BOT], 1, match), lobby)).toBe('You +8, Bot Otto –');
  const picture = { sides, standing: standing(0, 0), laid: [], ends: [] };
  expect(scoreOf(own('picture', [person('Ana'), BOT], 1, picture), lobby)).toBe('');
  expect(scoreOf(own('draw', [person('Ana'), OPEN], 1, null), lobby)).toBe('');
});

it('knows who else sits there, and how many chairs are free', () => {
  const { table } = own('draw', [person('Ana'), OPEN, person('Eva'), OPEN], 1, null);
  expect([othersAt(table), freeSeats(table)]).toEqual([[3], 2]);
});

it.each([
  [59_999, ''],
  [60_000, '1 minute'],
  [3_600_000, '1 hour'],
  [50 * 3_600_000, '2 days'],
])('%i ms is “%s”', (ms, words) => {
  expect(timeOf(ms, 'en')).toBe(words);
});
