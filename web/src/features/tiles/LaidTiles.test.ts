// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Arm, Play } from './arrange.ts';
import LaidTiles from './LaidTiles.svelte';
import { lineFigure } from './figure.ts';
import { longestLine } from './width.ts';
import { withoutLayout } from '../../testing/without-layout.ts';

// jsdom has no layout, so the test sets the width and height of the cloth. The middle of the cloth is (200, 200).
const SIDE = 400;

const plays: Play[] = [
  { arm: 'start', tile: [2, 5] },
  { arm: 'R', tile: [5, 5] },
];

let unmountTiles = () => {};

function laid(targets: Arm[] = []) {
  const onplace = vi.fn();
  const onnumber = vi.fn();
  const props = {
    plays,
    figure: lineFigure(longestLine(6)),
    targets,
    wholeLine: 'Whole line',
    onplace,
    onnumber,
  };
  const component = mount(LaidTiles, { target: document.body, props });
  unmountTiles = () => void unmount(component);
  flushSync();
  return { component, onplace, onnumber, cloth: find('.cloth') };
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`the cloth shows no ${selector}`);
  return element;
}

function point(type: string, clientX: number, clientY: number, pointerId = 1) {
  find('.cloth').dispatchEvent(
    new PointerEvent(type, { clientX, clientY, pointerId, button: 0, bubbles: true }),
  );
  flushSync();
}

function tap(x: number, y: number) {
  point('pointerdown', x, y);
  point('pointerup', x, y);
}

/** The point of the window, in pixels, over a point of the cloth, in `u`. */
function pixels(x: number, y: number): [number, number] {
  const [, dx, dy, u, cx, cy] = (
    /translate\((.+)px,\s*(.+)px\) scale\((.+)\) translate\((.+)px,\s*(.+)px\)/.exec(
      find('.world').style.transform,
    ) ?? []
  ).map(Number) as [number, number, number, number, number, number];
  return [dx + (x + cx) * u, dy + (y + cy) * u];
}

describe('the laid tiles', () => {
  beforeEach(() => {
    withoutLayout();
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(SIDE);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(SIDE);
    HTMLElement.prototype.setPointerCapture = () => {};
  });

  afterEach(() => {
    unmountTiles();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  // R0.1.1: a rectangle of two halves.
  it('draws every tile, and no landing place that is not offered', () => {
    laid(['L']);
    expect(document.querySelectorAll('.face')).toHaveLength(2);
    expect(
      [...document.querySelectorAll<HTMLElement>('.landing')].map((e) => e.dataset['arm']),
    ).toEqual(['L']);
  });

  it('is hidden from screen readers, which read the line as text', () => {
    laid();
    expect(find('svg').getAttribute('aria-hidden')).toBe('true');
  });

  it('reports which landing place was tapped', () => {
    const { onplace } = laid(['L', 'R']);
    tap(...pixels(-2, 0));
    tap(...pixels(3, 0));
    expect(onplace.mock.calls).toEqual([['L'], ['R']]);
  });

  it('finds the landing place under a dragged tile', () => {
    const { component } = laid(['R']);
    expect(component.armAt(...pixels(3, 0))).toBe('R');
    expect(component.armAt(...pixels(-2, 0))).toBeNull();
  });

  // R1.8.8: a tapped number is outlined on all tiles for a moment.
  it('outlines every occurrence of a tapped number for three seconds', () => {
    vi.useFakeTimers();
    const { onnumber } = laid();
    tap(...pixels(0.5, 0));
    expect(onnumber).toHaveBeenCalledWith(5);
    expect(document.querySelectorAll('.number')).toHaveLength(3);
    vi.advanceTimersByTime(3000);
    flushSync();
    expect(document.querySelectorAll('.number')).toHaveLength(0);
  });

  it('allows dragging and zooming until you ask for the whole line', () => {
    const { onnumber, cloth } = laid();
    const before = find('.world').style.transform;
    point('pointerdown', 200, 200);
    point('pointermove', 230, 200);
    point('pointerup', 230, 200);
    cloth.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, clientX: 200, clientY: 200 }));
    flushSync();
    expect(onnumber).not.toHaveBeenCalled();
    expect(find('.world').style.transform).not.toBe(before);
    find('.whole').click();
    flushSync();
    expect(find('.world').style.transform).toBe(before);
    expect(document.querySelector('.whole')).toBeNull();
  });

  it('zooms when two fingers part', () => {
    laid();
    const [left] = pixels(0, 0);
    const [right] = pixels(1, 0);
    point('pointerdown', 150, 200, 1);
    point('pointerdown', 250, 200, 2);
    point('pointermove', 350, 200, 2);
    const width = pixels(1, 0)[0] - pixels(0, 0)[0];
    expect(width).toBeCloseTo(2 * (right - left));
  });
});
