// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { Language } from '../../../i18n/language.svelte.ts';
import type { Better, PlayAnalysis } from '../../../net/protocol/types.ts';
import { recordingOf } from '../../table/testing/tables.ts';
import { judged, known, moveText, Numbers } from './words.ts';

const view = recordingOf('spanish-pairs').snapshot;
const numbers = new Numbers('en');
const language = new Language();
beforeAll(async () => {
  await language.use('en');
  await language.load('analysis', 'table');
});

const better: Better = {
  choice: { type: 'play', tile: [1, 3], at: 'R' },
  loss: 4.24,
  error: 1,
  why: { type: 'stops', seat: 3 },
};
const play: PlayAnalysis = {
  round: 0,
  action: 4,
  seat: 2,
  choice: { type: 'play', tile: [4, 6], at: 'L' },
  options: [
    { choice: better.choice, points: 1, error: 1 },
    { choice: { type: 'play', tile: [4, 6], at: 'L' }, points: -3.2, error: 1 },
  ],
  played: 1,
  better,
  grade: 'mistake',
  lacks: [[], [], [2, 5], []],
  hidden: [],
  proved: [],
  outlook: [0, 0],
};
const said = (changed: Partial<PlayAnalysis>) =>
  judged({ ...play, ...changed }, view, language.t, numbers).join(' ');

describe('what is said about a play', () => {
  it('names what is better, by how much and why', () => {
    expect(said({})).toMatch(
      /^Better by 4\.2 points \(± 2\.0\): 3-1, right\. After it .+ certainly has no tile that fits\.$/,
    );
  });

  it('says what all hands show', () => {
    const stopped = { seat: 3, stopped_by_better: true };
    expect(said({ better: { ...better, hindsight: stopped } })).toMatch(
      /As the tiles lay, .+ would have had no tile that fits after it\.$/,
    );
    const let_ = { seat: 3, stopped_by_better: false };
    expect(said({ better: { ...better, hindsight: let_ } })).toMatch(
      /As the tiles lay, .+ would have had a tile that fits after it\. After this play there was none\.$/,
    );
  });

  it('calls no play bad that chance may explain', () => {
    expect(said({ grade: 'good' })).toBe(
      'The engine plays 3-1, right. The difference may be chance: +4.2 points (± 2.0).',
    );
    expect(said({ grade: 'good', better: null })).toBe('The engine plays the same.');
  });

  it('says what a pass shows', () => {
    const pass = { type: 'pass' } as const;
    const options = [{ choice: pass, points: 0, error: 0 }];
    expect(said({ grade: 'good', better: null, choice: pass, options, proved: [2, 5] })).toBe(
      'There was no other move. This showed everyone that the hand had none of these numbers: 2 and 5.',
    );
  });

  it('says what a seat knew of the others', () => {
    expect(known(play.lacks, view, language.t, numbers)).toEqual([
      expect.stringMatching(/^.+ has none of these numbers: 2 and 5\.$/),
    ]);
  });

  it('names every kind of move', () => {
    const kinds = ['draw', 'close', 'done', 'pass'] as const;
    const texts = kinds.map((type) => moveText({ type }, view, language.t));
    expect(texts).toEqual(['draw', 'close the double', 'end the turn', 'pass']);
    expect(moveText({ type: 'play', tile: [0, 3], at: 'first' }, view, language.t)).toBe('3-0');
    expect(moveText({ type: 'play', tile: [0, 3], at: 'L', leaves: 3 }, view, language.t)).toBe(
      '3-0, left, 3 stays open',
    );
  });
});
