// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { MatchEnd, TableView } from '../../../net/protocol/types.ts';
import { rememberPace } from '../../running/pace.ts';
import { strengthAt } from '../../person/strength.ts';
import type { TableState } from '../state/table.svelte.ts';
import { recordingOf } from '../testing/tables.ts';
import { countPlayed, playedMatch } from './played.ts';

beforeEach(() => localStorage.clear());

const end: MatchEnd = {
  verdict: { won: [0], lost: [1] },
  rating_points: null,
  eliminated: null,
  resigned: false,
};

/** A match of two pairs that the person of the first seat won with a bot, against two bots. */
function won(changes: Partial<TableView> = {}): TableView {
  const { snapshot } = recordingOf('spanish-pairs');
  const seats = snapshot.seats.map((seat, i) => ({
    ...seat,
    sitter:
      i === 0
        ? ({ kind: 'person', name: 'Ana', held_by: null } as const)
        : ({ kind: 'bot', level: 'steady', persona: 'otto', face: 5381 } as const),
  }));
  return { ...snapshot, seats, phase: 'over', match_end: end, ...changes };
}

/** The table as far as it is used here, and what it sends. */
function tableOf(view: TableView) {
  const send = vi.fn();
  return { send, table: { id: 'k3f9', view, connection: { send } } as unknown as TableState };
}

it('a match against bots has its sides and its winner', () => {
  expect(playedMatch('k3f9', won())).toEqual({
    id: `k3f9-${won().match_number}`,
    preset: 'spanish-pairs',
    sides: [
      ['you', 'steady'],
      ['steady', 'steady'],
    ],
    won: [0],
    lost: [1],
  });
});

it('a match with other people has no sides', () => {
  const view = won();
  const sitter = { kind: 'person', name: 'Eva', held_by: null } as const;
  const seats = view.seats.map((seat, i) => (i === 2 ? { ...seat, sitter } : seat));
  expect(playedMatch('k3f9', { ...view, seats })?.sides).toBeNull();
});

it.each([
  ['goes on', won({ phase: 'between', match_end: null })],
  ['was stopped', won({ phase: 'stopped', match_end: null })],
  ['was given up', won({ match_end: { ...end, eliminated: 1, resigned: true } })],
  ['was only watched', won({ you: null })],
])('a match that %s does not count', (_, view) => {
  expect(playedMatch('k3f9', view)).toBeNull();
  countPlayed(tableOf(view).table);
  expect(strengthAt('spanish-pairs').matches).toBe(0);
});

it('a match that a bot played to the end does not count', () => {
  const view = won();
  const sitter = { kind: 'person', name: 'Ana', held_by: 'steady' } as const;
  const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, sitter } : seat));
  expect(playedMatch('k3f9', { ...view, seats })).toBeNull();
});

it('after the first match, the bots of the table are as fast as usual', () => {
  const { table, send } = tableOf(won());
  countPlayed(table);
  expect(strengthAt('spanish-pairs')).toMatchObject({ matches: 1 });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'pace', pace: 'usual' });
  countPlayed(table);
  expect(strengthAt('spanish-pairs')).toMatchObject({ matches: 1 });
  expect(send).toHaveBeenCalledOnce();
});

it('a pace that the person chose stays', () => {
  rememberPace('slow');
  const { table, send } = tableOf(won());
  countPlayed(table);
  expect(send).not.toHaveBeenCalled();
});
