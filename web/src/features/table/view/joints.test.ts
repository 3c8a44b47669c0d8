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
    laid.map((tile) => played(tile)),
    played(text),
  );

describe('the bonus shape that a triangle completes', () => {
  it('is a bridge where one edge touches and the corner opposite meets a tile', () => {
    // These tiles lead from the first one to the right and up, round to 0,-2. The cell 0,-1 lies
    // between both ends: its edge touches 0,-2, and its lower corner meets the first tile.
    const laid = ['1,0', '2,0', '2,-1', '2,-2', '1,-2', '0,-2'].map((cell) => `0-0-0@${cell}`);
    expect(joint(['0-0-0', ...laid], '0-0-0@0,-1')).toBe('bridge');
    expect(joint(laid, '0-0-0@0,-3')).toBeNull();
    expect(joint(['0-0-0', ...laid.slice(0, 2)], '0-0-0@1,-1')).toBeNull();
  });

  it('is a hexagon where six tiles then surround one of its corners', () => {
    const laid = ['0-0-0', '0-0-0@1,0', '0-0-0@1,-1', '0-0-0@0,-1', '0-0-0@-1,-1'];
    expect(joint(laid.slice(0, 4), '0-0-0@-1,-1')).toBeNull();
    expect(joint(laid, '0-0-0@-1,0')).toBe('hexagon');
  });

  it('is a triple where a triple leads; 0-0-0 then makes 40 points', () => {
    expect(joint([], '5-5-5')).toBe('triple');
    expect(joint([], '4-5-5')).toBeNull();
    const { rules } = preset('triominoes');
    expect(madeBy(rules, [], played('0-0-0'))).toEqual({ n: 40, joint: 'triple' });
    expect(madeBy(preset('draw').rules, [], played('0-0-0'))).toBeNull();
  });
});

const folder = '../crates/dgn/tests/golden/records';

interface RecordedResult {
  rounds: {
    end: { kind: 'out' | 'blocked'; seat: number };
    values: number[];
    scored: number[];
  }[];
}

/** The points that each seat gains and loses by its turns in a recorded round. */
function pointsByTurns(rules: Rules, lines: readonly string[], seats: number): number[] {
  const made = Array.from({ length: seats }, () => 0);
  const history: SeenEvent[] = [];
  for (const line of lines) {
    const [seat = 0, ...words] = line.split(' ').map((word, i) => (i === 0 ? Number(word) : word));
    const tokens = words.map(String);
    const drawn = tokens.filter((_, i) => i > 0 && isDrawnTile(tokens, i)).length;
    const last = tokens.at(-1) ?? '';
    let points = -costOf(rules, drawn, last === 'pass');
    if (last !== 'pass' && !isDrawnTile(tokens, tokens.length - 1)) {
      const event = played(last, Number(seat));
      points += madeBy(rules, history, event)?.n ?? NaN;
      history.push(event);
    }
    made[Number(seat) - 1] = (made[Number(seat) - 1] ?? NaN) + points;
  }
  return made;
}

/**
 * Whether a word after `draw` names a drawn tile, rather than the play or pass that ends the turn.
 */
function isDrawnTile(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  return words[0] === 'draw' && word !== 'pass' && !word.includes('@');
}

describe.each(['triominoes', 'triangle-dominoes'])('points in recorded rounds of %s', (id) => {
  const names = readdirSync(`${folder}/${id}`).filter((name) => /^replay.*json$/.test(name));
  it.each(names)('in %s are those that the table recorded', (name) => {
    const recorded = JSON.parse(readFileSync(`${folder}/${id}/${name}`, 'utf8')) as RecordedResult;
    const text = readFileSync(`${folder}/${id}/${name.replace('.json', '.dgn')}`, 'utf8');
    const { rules } = preset(id);
    const rounds = text.split(/^round \d+$/m).slice(1);
    expect(rounds).toHaveLength(recorded.rounds.length);
    for (const [i, round] of rounds.entries()) {
      const { end, values, scored } = recorded.rounds[i] ?? expect.fail('a round is missing');
      const turns = round.split('\n').filter((line) => /^\d /.test(line));
      const made = pointsByTurns(rules, turns, values.length);
      const all = values.reduce((sum, value) => sum + value, 0);
      // The winner also gains points for hands. Going out: those of all hands, and 25. Blocked:
      // those of the other hands, less those of the winner's own.
      const least = Math.min(...values);
      const isSingle = values.filter((value) => value === least).length === 1;
      const winner = end.kind === 'out' ? end.seat - 1 : isSingle ? values.indexOf(least) : null;
      const forHands = end.kind === 'out' ? all + 25 : Math.max(0, all - 2 * least);
      const winnerGains = rules.score.sense === 'winner-gains';
      const expected = made.map((n, i) => n + (winnerGains && i === winner ? forHands : 0));
      expect(expected).toEqual(scored);
    }
  });
});
