import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { preset } from '../../rulebook/testing/presets.ts';
import type { Place, Rules, SeenEvent } from '../../../net/protocol/types.ts';
import { costOf, jointOf, madeBy } from './joints.ts';
import { fromSmallest, turned, type Triangle } from './tile.ts';

type Played = Extract<SeenEvent, { type: 'played' }>;

/** A tile as records write it: `1-2-5@0,1`, its numbers clockwise from the apex. */
function played(text: string, seat = 1): Played {
  const [numbers = '', cell] = text.split('@');
  const written = numbers.split('-').map(Number) as Triangle;
  const tile = fromSmallest(written);
  const turn = [0, 1, 2].findIndex((by) => String(turned(tile, by)) === String(written));
  const [x = 0, y = 0] = cell?.split(',').map(Number) ?? [];
  const at: Place = cell === undefined ? 'first' : { cell: { x, y, turn } };
  return { type: 'played', seat, tile, at, ends: [], by: 'person' };
}

const joint = (laid: string[], text: string) =>
  jointOf(
    laid.map((one) => played(one)),
    played(text),
  );

describe('what a triangle makes beside its numbers', () => {
  it('is a bridge where one edge touches and the corner opposite meets a tile', () => {
    // Round to the right to the upper tile, and back down to the point of the first tile.
    const laid = ['1,0', '2,0', '2,-1', '2,-2', '1,-2', '0,-2'].map((cell) => `0-0-0@${cell}`);
    expect(joint(['0-0-0', ...laid], '0-0-0@0,-1')).toBe('bridge');
    expect(joint(laid, '0-0-0@0,-3')).toBeNull();
    expect(joint(['0-0-0', ...laid.slice(0, 2)], '0-0-0@1,-1')).toBeNull();
  });

  it('is as many hexagons as corners are surrounded', () => {
    const round = ['0-0-0', '0-0-0@1,0', '0-0-0@1,-1', '0-0-0@0,-1', '0-0-0@-1,-1'];
    expect(joint(round.slice(0, 4), '0-0-0@-1,-1')).toBeNull();
    expect(joint(round, '0-0-0@-1,0')).toBe('hexagon');
  });

  it('is announced for a triple that leads', () => {
    expect(joint([], '5-5-5')).toBe('triple');
    expect(joint([], '4-5-5')).toBeNull();
    const { rules } = preset('triominoes');
    expect(madeBy(rules, [], played('0-0-0'))).toEqual({ n: 40, joint: 'triple' });
    expect(madeBy(preset('draw').rules, [], played('0-0-0'))).toBeNull();
  });
});

const folder = '../crates/dgn/tests/golden/records';

interface Settled {
  rounds: {
    end: { kind: 'out' | 'blocked'; seat: number };
    values: number[];
    scored: number[];
  }[];
}

/** What every seat scores and loses in a recorded round. */
function madeIn(rules: Rules, lines: readonly string[], seats: number): number[] {
  const made = Array.from({ length: seats }, () => 0);
  const history: SeenEvent[] = [];
  for (const line of lines) {
    const [seat = 0, ...words] = line.split(' ').map((word, i) => (i === 0 ? Number(word) : word));
    const tokens = words.map(String);
    const drawn = tokens.filter((_, i) => i > 0 && tokens[0] === 'draw' && !ends(tokens, i)).length;
    const last = tokens.at(-1) ?? '';
    let points = -costOf(rules, drawn, last === 'pass');
    if (last !== 'pass' && ends(tokens, tokens.length - 1)) {
      const event = played(last, Number(seat));
      points += madeBy(rules, history, event)?.n ?? NaN;
      history.push(event);
    }
    made[Number(seat) - 1] = (made[Number(seat) - 1] ?? NaN) + points;
  }
  return made;
}

/** Whether a word of a record ends the turn, rather than naming a drawn tile. */
function ends(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return word === 'pass' || word.includes('@') || words[0] !== 'draw';
}

describe.each(['triominoes', 'triangle-dominoes'])('points in recorded rounds of %s', (id) => {
  const names = readdirSync(`${folder}/${id}`).filter((name) => /^replay.*json$/.test(name));
  it.each(names)('%s is scored as the table scores it', (name) => {
    const settled = JSON.parse(readFileSync(`${folder}/${id}/${name}`, 'utf8')) as Settled;
    const text = readFileSync(`${folder}/${id}/${name.replace('.json', '.dgn')}`, 'utf8');
    const { rules } = preset(id);
    const rounds = text.split(/^round \d+$/m).slice(1);
    expect(rounds).toHaveLength(settled.rounds.length);
    for (const [i, round] of rounds.entries()) {
      const { end, values, scored } = settled.rounds[i] ?? expect.fail('a round is missing');
      const turns = round.split('\n').filter((line) => /^\d /.test(line));
      const made = madeIn(rules, turns, values.length);
      const all = values.reduce((sum, value) => sum + value, 0);
      // Who scores the others' hands, and how much.
      const least = Math.min(...values);
      const alone = values.filter((value) => value === least).length === 1;
      const writer = end.kind === 'out' ? end.seat - 1 : alone ? values.indexOf(least) : null;
      const written = end.kind === 'out' ? all + 25 : Math.max(0, all - 2 * least);
      const pays = rules.score.sense === 'winner-gains';
      expect(made.map((n, seat) => n + (pays && seat === writer ? written : 0))).toEqual(scored);
    }
  });
});
