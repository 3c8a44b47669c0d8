import { expect, it } from 'vitest';
import { flight } from './flight.ts';

/** The shift of a keyframe in units. */
function shift({ transform }: Keyframe): [x: number, y: number] {
  const found = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(String(transform));
  if (found === null) throw new Error(`no shift: ${String(transform)}`);
  return [Number(found[1]), Number(found[2])];
}

it('goes from the start to the place, and turns and grows on the way', () => {
  const frames = flight({ dx: -3, dy: 4, scale: 2, degrees: 90 }, 1);
  expect(frames[0]?.['transform']).toBe('translate(-3px, 4px) rotate(90deg) scale(2)');
  expect(frames.at(-1)?.['transform']).toBe('translate(0px, 0px) rotate(0deg) scale(1)');
});

it('is one arc that is as high as asked for, on its upper side', () => {
  for (const dx of [-6, 6]) {
    const frames = flight({ dx, dy: 0, scale: 1, degrees: 0 }, 1);
    const [, middle] = shift(frames[3] as Keyframe);
    expect(middle).toBeCloseTo(-1);
    expect(Math.min(...frames.map((frame) => shift(frame)[1]))).toBeCloseTo(-1);
    expect(Math.max(...frames.map((frame) => shift(frame)[1]))).toBeCloseTo(0);
  }
});

it('stays where it is if it starts at its place', () => {
  const frames = flight({ dx: 0, dy: 0, scale: 1, degrees: 0 }, 1);
  expect(frames.every(({ transform }) => transform === 'none')).toBe(true);
});
