import { describe, expect, it } from 'vitest';
import type { Landing } from './arrange.ts';
import { armOfCell, pointsUp } from './cells.ts';
import { rectOf } from './lattice.ts';
import { stepFrom, turnFrom } from './steps.ts';
import { at } from './testing/geometry.ts';

const landing = (x: number, y: number): Landing => ({
  arm: armOfCell({ x, y }),
  rect: rectOf({ x, y }),
  apex: pointsUp({ x, y }) ? 'up' : 'down',
});

/** Two rows of places, and one far below. */
const places = [landing(-2, 0), landing(0, 0), landing(3, 0), landing(1, 1), landing(0, 4)];
const step = (from: number, key: string) => stepFrom(at(places, from), places, key)?.arm;

describe('stepping between places', () => {
  it('goes to the nearest place in the direction of an arrow, and prefers the same row', () => {
    expect(step(0, 'ArrowRight')).toBe('0,0');
    expect(step(1, 'ArrowRight')).toBe('3,0');
    expect(step(2, 'ArrowLeft')).toBe('0,0');
    expect(step(1, 'ArrowDown')).toBe('1,1');
    expect(step(3, 'ArrowUp')).toBe('0,0');
    expect(step(4, 'ArrowUp')).toBe('1,1');
  });

  it('stays if no place lies in that direction, goes to the ends by Home and End, and ignores other keys', () => {
    expect(step(0, 'ArrowLeft')).toBe('-2,0');
    expect(step(4, 'ArrowDown')).toBe('0,4');
    expect(step(2, 'Home')).toBe('-2,0');
    expect(step(2, 'End')).toBe('0,4');
    expect(stepFrom(at(places, 0), places, 'Enter')).toBeNull();
  });

  it('can reach every place from every other one by arrows', () => {
    for (const from of places.keys()) {
      const seen = new Set([at(places, from).arm]);
      for (const arm of seen) {
        const here = places.findIndex((place) => place.arm === arm);
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          seen.add(step(here, key) ?? '');
        }
      }
      expect(seen.size).toBe(places.length);
    }
  });

  it('turns the tile by going to the next place where the tile lies turned differently', () => {
    const turns: Record<string, string> = {
      '-2,0': '125',
      '0,0': '125',
      '3,0': '251',
      '1,1': '125',
    };
    const turn = (from: number, among = places.slice(0, 4)) =>
      turnFrom(at(places, from), among, (arm) => turns[arm] ?? '').arm;
    expect(turn(0)).toBe('3,0');
    expect(turn(2)).toBe('1,1');
    expect(turn(0, places.slice(0, 2))).toBe('-2,0');
  });
});
