// @vitest-environment jsdom
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountAt } from '../testing/at.ts';
import { after, indexOf, recordingOf } from '../testing/tables.ts';
import Cloth from './Cloth.svelte';
import { withoutLayout } from '../../../testing/without-layout.ts';
import { soon } from '../../../testing/soon.ts';

/** Every figure is loaded on demand here; while `fails` is set, it cannot be loaded. */
const loading = vi.hoisted(() => ({ fails: false }));
vi.mock('./drawing.ts', async (original) => {
  const real = await original<typeof import('./drawing.ts')>();
  const figureOf: typeof real.figureOf = (...args) =>
    loading.fails
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(real.figureOf(...args));
  return { ...real, figureOf };
});

const recording = recordingOf('goat');
/** The index of the first play on the left end. */
const leftPlay = indexOf(recording, (event) => event.type === 'played' && event.at === 'L');
const laid = recording.events[leftPlay];
if (laid === undefined) throw new Error('nothing is laid on the left');
const view = after(recording, leftPlay);
const update = { type: 'update' as const, from: view.seq + 1, events: [laid], now: { turn: null } };

function mountCloth(walking: boolean) {
  const props = { walking, onwalked: vi.fn(), onnumber: vi.fn() };
  return mountAt(view, { turn: null }, Cloth, props);
}

beforeEach(() => {
  loading.fails = false;
  withoutLayout();
});

describe('a tile laid on the left', () => {
  it('keeps the focus of the walk on its tile, and later steps continue from there', async () => {
    const { receive } = await mountCloth(true);
    const cells = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
    const first = await soon(() => {
      const [cell] = cells();
      if (cell === undefined) throw new Error('the walk has not come');
      return cell;
    });
    expect(document.activeElement).toBe(first);
    receive(update);
    expect(document.activeElement).toBe(first);
    expect(cells().indexOf(first)).toBe(1);
    expect(
      cells()
        .map(({ tabIndex }) => tabIndex)
        .indexOf(0),
    ).toBe(1);
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    flushSync();
    expect(document.activeElement).toBe(cells()[0]);
  });

  it('is added to the list for screen readers without replacing it', async () => {
    const { receive } = await mountCloth(false);
    const list = document.querySelector('ol');
    const n = view.round?.history.filter(({ type }) => type === 'played').length ?? 0;
    expect(list?.children).toHaveLength(n);
    receive(update);
    expect(document.querySelector('ol')).toBe(list);
    expect(list?.children).toHaveLength(n + 1);
  });
});

describe('the drawing', () => {
  it('stays when a new snapshot arrives', async () => {
    const { receive } = await mountCloth(false);
    const drawn = await soon(() => {
      const found = document.querySelector('.cloth');
      if (found === null) throw new Error('the figure has not come');
      return found;
    });
    receive({ type: 'snapshot', version: 2, view: structuredClone(view), now: { turn: null } });
    await vi.dynamicImportSettled();
    expect(document.querySelector('.cloth')).toBe(drawn);
  });

  it('shows an error if it cannot be loaded, and can be loaded again', async () => {
    loading.fails = true;
    const { press } = await mountCloth(false);
    await soon(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    expect(document.querySelector('.cloth')).toBeNull();
    loading.fails = false;
    press('Try again');
    await soon(() => expect(document.querySelector('.cloth')).not.toBeNull());
  });
});
