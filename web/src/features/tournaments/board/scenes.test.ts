import { expect, it } from 'vitest';
import page from '../../../i18n/compiled/page/en.ts';
import tournaments from '../../../i18n/compiled/tournaments/en.ts';
import type { Sentences } from '../../../i18n/language.svelte.ts';
import { arena, board, final, knockOut, swiss } from '../testing/views.ts';
import { rowsShown, scenesOf } from './scenes.ts';

const t = { ...page, tournaments } as unknown as Sentences;

const shown = (of: Parameters<typeof rowsShown>[0]) =>
  rowsShown(of, t).map((row) => (row.kind === 'match' ? row.match.pairing : row.text));

it('shows who has no opponent in the round', () => {
  expect(shown(swiss())).toEqual([9, 10, 11, 12, 'Without an opponent: Domino 2000']);
  expect(shown(knockOut())).toEqual([5, 6, 7]);
  expect(shown(arena())).toEqual([6]);
});

it('shows the final before the match for the third place', () => {
  expect(shown(final())).toEqual([4, 'Third place', 3]);
});

it('puts every row and every line of the standings on a page', () => {
  const area = { width: 640, height: 360, fontSize: 16 };
  const scenes = scenesOf(swiss(), area, t, 'en');
  const matches = scenes.flatMap((scene) => (scene.kind === 'matches' ? scene.rows : []));
  const lines = scenes.flatMap((scene) => (scene.kind === 'standings' ? scene.lines : []));
  expect(matches).toEqual(rowsShown(swiss(), t));
  expect(lines).toEqual(swiss().standings);
  expect(scenesOf(board(), area, t, 'en')).toEqual([]);
});
