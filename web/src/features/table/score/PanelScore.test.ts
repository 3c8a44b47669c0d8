// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { TableView } from '../../../net/protocol/types.ts';
import { soon } from '../../../testing/soon.ts';
import { mountAt } from '../testing/at.ts';
import recorded from '../testing/sheets.json';
import AskName from './AskName.svelte';
import PanelScore from './PanelScore.svelte';

function sheetOf(preset: string): TableView {
  const found = (recorded as unknown as TableView[]).find(({ rules }) => rules.preset === preset);
  if (found === undefined) throw new Error(`no sheet of \`${preset}\` is recorded`);
  return found;
}

it('shows how far each side is on the way to the target', async () => {
  const view = { ...sheetOf('spanish-pairs'), you: 1 };
  const accounts = [75, 150].map((points) => ({ points, remembered: 0, open: true }));
  const shown = { ...view, standing: { ...view.standing, accounts } };
  const mounted = await mountAt(shown, { turn: null }, PanelScore, {});
  expect(mounted.texts('[data-panel-score] .names')).toEqual(['You, Rita', 'Ivo, Boris']);
  expect(mounted.texts('[data-panel-score] .figure > [aria-hidden]')).toEqual(['75', '150']);
  const meters = [...document.querySelectorAll<HTMLElement>('.meter span')];
  expect(meters.map(({ style }) => style.width)).toEqual(['50%', '100%']);
});

it('asks for the name of a person only where other people play', async () => {
  const view = { ...sheetOf('spanish-pairs'), you: 1 };
  const nameless = { kind: 'person', name: '', held_by: null } as const;
  const seats = view.seats.map((seat, i) => (i === 0 ? { ...seat, sitter: nameless } : seat));
  const among = await mountAt({ ...view, seats }, { turn: null }, AskName, {});
  expect(among.texts('form')).toEqual([]);
  await among.stop();
  const other = { kind: 'person', name: 'Eva', held_by: null } as const;
  const people = seats.map((seat, i) => (i === 2 ? { ...seat, sitter: other } : seat));
  const { texts } = await mountAt({ ...view, seats: people }, { turn: null }, AskName, {});
  await soon(() => {
    expect(texts('form')).toHaveLength(1);
  });
});
