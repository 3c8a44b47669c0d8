import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Control } from '../../net/protocol/types.ts';
import { readFile, writeFile } from './file.ts';
import { readTile, tileText } from './tiles.ts';

function control(parameter: string, value: Control['value']): Control {
  const takes = { kind: 'tiles' } as const;
  return { parameter, label: parameter, value, preset: value, takes, options: [] };
}

describe('a file of rules', () => {
  const controls = [
    control('match.target', 61),
    control('score.blockTie', 'eggs'),
    control('deal.hand', { '2': 7 }),
  ];
  const named = { rules: 'draw match.target=61', name: 'Friday evening' };

  it('has the form of a preset', () => {
    expect(writeFile(named, controls, 'classic')).toBe(
      [
        'preset draw',
        'title Friday evening',
        'family classic',
        '',
        'match.target=61',
        'score.blockTie=eggs',
        'deal.hand={"2":7}',
        '',
      ].join('\n'),
    );
  });

  it('is read back unchanged', () => {
    expect(readFile(writeFile(named, controls, undefined))).toEqual({
      rules: 'draw match.target=61 score.blockTie=eggs deal.hand={"2":7}',
      name: 'Friday evening',
    });
  });

  it('can be the file of a preset', () => {
    const presetFile = readFileSync('../crates/rules/presets/spanish-pairs.rules', 'utf8');
    expect(readFile(presetFile)).toMatchObject({
      rules: expect.stringMatching(/^spanish-pairs seats\.count=\[4\] .*match\.target=150$/),
    });
  });

  it('is refused if it names no preset or has an invalid line', () => {
    expect(readFile('')).toBe('no-preset');
    expect(readFile('match.target=61')).toBe('no-preset');
    expect(readFile('preset draw\n\nDear Ana, how are you?')).toEqual({ line: 3 });
  });
});

it('a tile is read in either order and written with the larger half first', () => {
  expect(readTile('6-5')).toEqual([5, 6]);
  expect(readTile(' 5 - 6 ')).toEqual([5, 6]);
  expect(readTile('6/5')).toBeUndefined();
  expect(tileText([5, 6])).toBe('6-5');
  expect(tileText(6)).toBe('6-6');
});
