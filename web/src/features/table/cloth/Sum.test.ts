// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { LiveState, OpenEnd, TableView } from '../../../net/protocol/types.ts';
import { preset } from '../../rulebook/testing/presets.ts';
import { mountAt } from '../testing/at.ts';
import { after, recordingOf } from '../testing/tables.ts';
import OwnHands from '../hand/OwnHands.svelte';
import Ends from './Ends.svelte';
import Sum from './Sum.svelte';
import { soon } from '../../../testing/soon.ts';

const recording = recordingOf('all-fives');
const dealt = recording.events.findIndex(({ type }) => type === 'dealt') + 1;

/** The recorded table after the deal, with these ends and this hand. */
function table(id: string, ends: OpenEnd[], hand: [number, number][] = []): TableView {
  const view = after(recording, dealt);
  if (view.round === null) throw new Error('no round is dealt');
  return { ...view, rules: preset(id).rules, round: { ...view.round, ends, hand } };
}

const cross: OpenEnd[] = [
  { at: 'L', number: 4 },
  { at: 'R', number: 5 },
  { at: 'U', number: 3 },
  { at: 'D', number: 6 },
];
const line: OpenEnd[] = cross.slice(0, 2);

describe('the sum of the ends', () => {
  async function shown(id: string, ends: OpenEnd[], end_counts: (number | null)[]) {
    const { texts } = await mountAt(table(id, ends), { turn: 2, end_counts }, Sum, {});
    const [pill] = texts('p');
    return pill?.replace(/\s+/g, '');
  }

  it('has each end, a double twice and an arm without a tile as nothing', async () => {
    expect(await shown('all-fives', cross, [4, 5, 6, null])).toBe('Sumoftheends:154+5+6+0=15');
  });

  it('compares the ends where equal ends score', async () => {
    expect(await shown('bergen', line, [4, 5])).toBe('Theendsdiffer4≠5');
  });

  it('says that equal ends are equal', async () => {
    const equal = line.map((end) => ({ ...end, number: 4 }));
    expect(await shown('bergen', equal, [8, 4])).toBe('Theendsareequal4=4');
  });

  it('is not shown before the first tile', async () => {
    expect(await shown('all-fives', [], [])).toBeUndefined();
  });
});

describe('what a tile would score', () => {
  const legal: LiveState['legal'] = [
    { type: 'play', tile: [4, 6], at: 'L' },
    { type: 'play', tile: [3, 5], at: 'R' },
    { type: 'play', tile: [3, 5], at: 'U' },
  ];
  const now: LiveState = { turn: 1, legal, legal_points: [0, 5, 15], end_counts: [4, 5, 6, null] };
  const view = table('all-fives', cross, [
    [4, 6],
    [3, 5],
    [1, 2],
  ]);
  const hand = { room: { perRow: 7, rows: 2 as const, gap: 4 }, placeAt: () => null };
  const names = () =>
    [...document.querySelectorAll('[role=option]')].map((tile) => tile.ariaLabel ?? '');

  it('stands on a coin at the tile, and in its name', async () => {
    const { texts } = await mountAt(view, now, OwnHands, hand);
    expect(texts('[role=option] .coin')).toEqual(['+15']);
    expect(names()[1]).toBe('5-3, eight pips, fits right and above, scores up to 15, 2 of 3');
    expect(names()[0]).not.toContain('scores');
  });

  it('is not said to people who do not want to know', async () => {
    localStorage.setItem('boneyard.settings', JSON.stringify({ showScores: false }));
    const { texts } = await mountAt(view, now, OwnHands, hand);
    localStorage.clear();
    expect(texts('[role=option] .coin')).toEqual([]);
    expect(names().join()).not.toContain('scores');
  });

  it('stands at each offered end, and in the name of its button', async () => {
    const { table, texts } = await mountAt(view, now, Ends, { answer: null });
    expect(texts('.detail')).toEqual(['2 tiles fit, 1 scores']);
    table.choose([3, 5]);
    await soon(() => expect(texts('[data-end] .coin')).toEqual(['+15', '+5']));
    const labels = [...document.querySelectorAll('[data-end]')].map((end) => end.ariaLabel);
    expect(labels).toEqual([
      'Play on the upper arm, three, scores 15',
      'Play at the right end, five, scores 5',
    ]);
  });
});
