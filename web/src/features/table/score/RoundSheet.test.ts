// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { TableView } from '../../../net/protocol/types.ts';
import { mountAt } from '../testing/at.ts';
import recorded from '../testing/sheets.json';
import RoundSheet from './RoundSheet.svelte';

it('has one sentence for each of two equal bonuses', async () => {
  const view = (recorded as unknown as TableView[]).find(
    ({ rules }) => rules.preset === 'dominican-200',
  );
  const result = view?.sheet.at(-1);
  if (view === undefined || result === undefined) throw new Error('no such sheet is recorded');
  const bonus = { side: 0, event: 'pass-all-three', points: 25 } as const;
  const settlement = { ...result.settlement, bonuses: [bonus, bonus] };
  const shown = { ...view, sheet: [...view.sheet.slice(0, -1), { ...result, settlement }] };
  const mounted = await mountAt(shown, { turn: null }, RoundSheet, {});
  const sentences = mounted.texts('.outcome p').filter((text) => text.includes('25'));
  expect(sentences).toHaveLength(2);
  expect(sentences[0]).toBe(sentences[1]);
});
