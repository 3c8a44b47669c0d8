import { describe, expect, it } from 'vitest';
import { expanded } from './expanded.ts';

describe('expanded', () => {
  it('turns a play at a line into an update', () => {
    expect(
      expanded({
        type: 'played',
        n: 35,
        seat: 2,
        tile: [3, 6],
        at: 'L',
        ends: [3, 5],
        turn: 3,
        legal: [[[1, 3], 'L'], [[3, 5], 'R', 3], 'draw', 'pass'],
        clock_ms: 900,
      }),
    ).toEqual({
      type: 'update',
      from: 35,
      events: [
        {
          type: 'played',
          seat: 2,
          tile: [3, 6],
          at: 'L',
          ends: [
            { at: 'L', number: 3 },
            { at: 'R', number: 5 },
          ],
          by: 'person',
        },
      ],
      now: {
        turn: 3,
        legal: [
          { type: 'play', tile: [1, 3], at: 'L' },
          { type: 'play', tile: [3, 5], at: 'R', leaves: 3 },
          { type: 'draw' },
          { type: 'pass' },
        ],
        clock_ms: 900,
      },
    });
  });

  it('reads the ends of any layout', () => {
    const message = expanded({
      type: 'played',
      n: 2,
      seat: 1,
      tile: [6, 6],
      at: { train: 1 },
      leaves: 6,
      ends: [
        [{ train: 1 }, 6],
        ['M', 12],
      ],
      by: 'bot',
      turn: null,
    });
    expect(message).toMatchObject({
      events: [
        {
          leaves: 6,
          ends: [
            { at: { train: 1 }, number: 6 },
            { at: 'M', number: 12 },
          ],
          by: 'bot',
        },
      ],
      now: { turn: null },
    });
  });

  it('reads draws and passes', () => {
    expect(expanded({ type: 'drew', n: 4, seat: 1, boneyard: 13, turn: 1 })).toMatchObject({
      type: 'update',
      events: [{ type: 'drew', seat: 1, tile: null, boneyard: 13, by: 'person' }],
    });
    expect(expanded({ type: 'passed', n: 5, seat: 1, by: 'clock', turn: 2 })).toMatchObject({
      from: 5,
      events: [{ type: 'passed', seat: 1, by: 'clock' }],
    });
  });

  it('leaves other messages as they are', () => {
    const ack = { type: 'ack', id: 'c1', seq: 7 } as const;
    expect(expanded(ack)).toBe(ack);
  });
});
