import { expect, it } from 'vitest';
import type { TableView } from '../../../net/protocol/types.ts';
import { mountAt } from '../testing/at.ts';
import recorded from '../testing/sheets.json';
import RoundSheet from './RoundSheet.svelte';

it('announces equal events twice', async () => {
  const view = (recorded as unknown as TableView[]).find(
    ({ rules }) => rules.preset === 'dominican-200',
  );
  const result = view?.sheet.at(-1);
  if (view === undefined || result === undefined) throw new Error('no such sheet is recorded');
  const bonus = { side: 0, event: 'pass-all-three', points: 25 } as const;
  const settlement = { ...result.settlement, bonuses: [bonus, bonus] };
  const twice = { ...view, sheet: [...view.sheet.slice(0, -1), { ...result, settlement }] };
  const at = await mountAt(twice, { turn: null }, RoundSheet, {});
  const told = at.texts('.outcome p').filter((text) => text.includes('25'));
  expect(told).toHaveLength(2);
  expect(told[0]).toBe(told[1]);
});
