import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mountAt } from '../testing/at.ts';
import { after, indexOf, recordingOf } from '../testing/tables.ts';
import Cloth from './Cloth.svelte';

/** Loads every figure that is loaded on demand. */
const drawing = vi.hoisted(() => ({ fails: false }));
vi.mock('./drawing.ts', async (original) => {
  const real = await original<typeof import('./drawing.ts')>();
  const figureOf: typeof real.figureOf = (...asked) =>
    drawing.fails
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(real.figureOf(...asked));
  return { ...real, figureOf };
});

const recording = recordingOf('goat');
/** Lays a tile on the left of a line with at least two tiles. */
const left = indexOf(recording, (event) => event.type === 'played' && event.at === 'L');
const laid = recording.events[left];
if (laid === undefined) throw new Error('nothing is laid on the left');
const view = after(recording, left);
const asLaid = { type: 'update' as const, from: view.seq + 1, events: [laid], now: { turn: null } };

async function cloth(walking: boolean) {
  const props = { walking, onwalked: vi.fn(), onnumber: vi.fn() };
  const at = await mountAt(view, { turn: null }, Cloth, props);
  return at;
}

beforeEach(() => {
  drawing.fails = false;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

describe('a tile laid on the left', () => {
  it('keeps the position of the walk, and later steps continue from it', async () => {
    const { say } = await cloth(true);
    const cells = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell]')];
    const first = await vi.waitFor(() => {
      const [cell] = cells();
      if (cell === undefined) throw new Error('the walk has not come');
      return cell;
    });
    expect(document.activeElement).toBe(first);
    say(asLaid);
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

  it('leaves the list of words in place', async () => {
    const { say } = await cloth(false);
    const list = document.querySelector('ol');
    const n = view.round?.history.filter(({ type }) => type === 'played').length ?? 0;
    expect(list?.children).toHaveLength(n);
    say(asLaid);
    expect(document.querySelector('ol')).toBe(list);
    expect(list?.children).toHaveLength(n + 1);
  });
});

describe('the drawing', () => {
  it('stays when a new snapshot arrives', async () => {
    const { say } = await cloth(false);
    const drawn = await vi.waitFor(() => {
      const found = document.querySelector('.cloth');
      if (found === null) throw new Error('the figure has not come');
      return found;
    });
    say({ type: 'snapshot', version: 1, view: structuredClone(view), now: { turn: null } });
    await vi.dynamicImportSettled();
    expect(document.querySelector('.cloth')).toBe(drawn);
  });

  it('says so when it could not be fetched, and is asked for again', async () => {
    drawing.fails = true;
    const { press } = await cloth(false);
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull());
    expect(document.querySelector('.cloth')).toBeNull();
    drawing.fails = false;
    press('Try again');
    await vi.waitFor(() => expect(document.querySelector('.cloth')).not.toBeNull());
  });
});
