import { expect, it } from 'vitest';
import { CLEAR } from '../../tiles/camera.ts';
import { coverOf, type Box } from './cover.ts';

function box(left: number, top: number, width: number, height: number): Box {
  return { left, top, width, height, right: left + width, bottom: top + height };
}

it('hands below the plates of a phone cover the top', () => {
  const cloth = box(0, 92, 360, 352);
  const hands = [box(2, 98, 118, 60), box(122, 98, 116, 42), box(240, 98, 118, 24)];
  expect(coverOf(cloth, hands)).toEqual({ top: 66, left: 0, right: 0 });
});

it('hands beside the plates of a desktop cover the sides and the top', () => {
  const cloth = box(50, 90, 892, 490);
  const hands = [box(100, 220, 60, 160), box(400, 100, 180, 40), box(850, 250, 60, 100)];
  expect(coverOf(cloth, hands)).toEqual({ top: 50, left: 110, right: 92 });
});

it('nothing is covered where no hand lies', () => {
  expect(coverOf(box(0, 0, 360, 352), [])).toEqual(CLEAR);
});

it('the line keeps half of the cloth, however many tiles lie there', () => {
  const cloth = box(0, 0, 400, 300);
  expect(coverOf(cloth, [box(0, 0, 400, 280)]).top).toBe(150);
  const { left, right } = coverOf(cloth, [box(0, 0, 150, 300), box(200, 0, 200, 300)]);
  expect(left + right).toBeCloseTo(200);
  expect(left).toBeLessThan(right);
});
