import { expect, it } from 'vitest';
import { columnsFor, entryOf, nearestPlace, stepTo } from './pile.ts';

const lying = (text: string) => [...text].map((place) => place === 'x');

it('tiles are as large as the box allows', () => {
  expect(columnsFor(28, 344, 220)).toBe(10);
  expect(columnsFor(28, 900, 120)).toBe(14);
  expect(columnsFor(14, 344, 72)).toBe(14);
  expect(columnsFor(1, 100, 100)).toBe(1);
  expect(columnsFor(0, 100, 100)).toBe(1);
});

it('R1.8.1: dragging takes the nearest tile in the zone', () => {
  const grid = { columns: 3, width: 90, height: 100, lying: lying('x.xxxx') };
  expect(nearestPlace(grid, 15, 25)).toBe(0);
  // Over an empty place, a drag takes the tile beside it.
  expect(nearestPlace(grid, 40, 25)).toBe(0);
  expect(nearestPlace(grid, 50, 25)).toBe(2);
  expect(nearestPlace(grid, 45, 60)).toBe(4);
  expect(nearestPlace({ ...grid, lying: lying('x.....') }, 80, 80)).toBeNull();
});

it('arrows pass over places where no tile lies', () => {
  expect(stepTo(lying('x..x'), 0, 1)).toBe(3);
  expect(stepTo(lying('x..x'), 3, 1)).toBe(3);
  expect(stepTo(lying('x.....x'), 6, -3)).toBe(0);
});

it('the focus moves to another tile when its own is taken', () => {
  expect(entryOf(lying('xx.x'), 2)).toBe(3);
  expect(entryOf(lying('xx..'), 3)).toBe(1);
  expect(entryOf(lying('....'), 2)).toBe(0);
});
