import { describe, expect, it } from 'vitest';
import en from '../../../i18n/compiled/table/en.ts';
import type { LiveState, SeenEvent, TableView } from '../../../net/protocol/types.ts';
import { announceEvent, turnText } from '../speech/announce.ts';
import { countsAnswer, handAnswer, scoreAnswer } from '../speech/answers.ts';
import { viewWith } from './apply.ts';
import { handsOf, nextToPlay } from '../view/hand.ts';
import {
  handLabel,
  labelOf,
  ownSeats,
  partnersOf,
  partyOf,
  playersOf,
  seatsWith,
} from '../view/people.ts';
import { refusalText } from '../speech/refusal-text.ts';
import { longestOf } from '../view/set.ts';
import { after, indexOf, recordingOf } from '../testing/tables.ts';

/** R1.3.1: you hold seats 1 and 3, Boris seats 2 and 4. */
function dealtTable(): TableView {
  const recording = recordingOf('seven-plus-seven');
  const view = after(recording, indexOf(recording, ({ type }) => type === 'dealt') + 1);
  const named = view.seats.map((seat, i) => ({
    ...seat,
    sitter: { kind: 'person', name: i % 2 === 0 ? 'Ana' : 'Boris', held_by: null } as const,
  }));
  return { ...view, seats: named };
}

const view = dealtTable();
const voice = { t: en, speech: 'normal' } as const;
const announced = (event: SeenEvent) =>
  announceEvent(event, view, viewWith(view, event), voice)
    .map(({ text }) => text)
    .join(' ');

describe('two hands each', () => {
  it('belong to two people without partners', () => {
    expect([view.you, view.second]).toEqual([1, 3]);
    expect([ownSeats(view), seatsWith(view, 4), playersOf(view)]).toEqual([[1, 3], [2, 4], 2]);
    expect(partnersOf(view, 1)).toEqual([]);
    expect([0, 1].map((side) => partyOf(view, side, en))).toEqual([
      { names: 'you', you: true, many: false },
      { names: 'Boris', you: false, many: false },
    ]);
    expect(longestOf(view.rules, playersOf(view)).tiles).toBe(28);
  });

  it('have different labels', () => {
    expect([labelOf(view, 4, en), handLabel(view, 4, en)]).toEqual([
      'Boris',
      'Boris (second hand)',
    ]);
    expect([labelOf(view, 3, en), handLabel(view, 3, en)]).toEqual(['You', 'You (second hand)']);
  });

  it('are each read out as they are taken and lifted', () => {
    const takers = [1, 3, null];
    const pile = { round: 1, takers, each: 2, order: null, again: false, hand: null };
    const taking = { ...view, phase: 'taking', pile } as const;
    const took: SeenEvent = { type: 'took', seat: 3, place: 2, tile: [1, 5], by: 'person' };
    const after = { ...taking, pile: { ...pile, takers: [1, 3, 3] } };
    expect(announceEvent(took, taking, after, voice)).toEqual([
      { region: 'plays', text: 'Your second hand. You take five-one, 0 to go.' },
    ]);
    expect(announced({ type: 'lifted', seat: 3, hand: [[1, 5]] })).toBe(
      'Your second hand. You pick up your tiles: five-one.',
    );
  });

  it('are seen by their player and shrink with each play', () => {
    const hands = handsOf(view);
    expect(hands.map(({ seat, tiles }) => [seat, tiles.length])).toEqual([
      [1, 7],
      [3, 7],
    ]);
    const tile = hands[1]?.tiles[0] ?? [0, 0];
    const event: SeenEvent = {
      type: 'played',
      seat: 3,
      tile,
      at: 'R',
      ends: [],
      by: 'person',
    };
    const later = handsOf(viewWith(view, event));
    expect(later.map(({ tiles }) => tiles.length)).toEqual([7, 6]);
    expect(later[1]?.tiles).not.toContainEqual(tile);
  });

  it('are to play in their own turn, or else when they are next', () => {
    const next = [1, 2, 3, 4].map((turn) => nextToPlay([1, 3], turn, 4));
    expect(next).toEqual([1, 3, 3, 1]);
  });

  it('are ready, away and held together', () => {
    expect(viewWith(view, { type: 'ready', seat: 2 }).seats.map(({ ready }) => ready)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    const held = viewWith(view, { type: 'held', seat: 2, level: 'steady' });
    expect(held.seats[3]?.sitter).toMatchObject({ held_by: 'steady' });
    expect(announced({ type: 'held', seat: 2, level: 'steady' })).toBe('A bot plays for Boris.');
  });
});

describe('speech for two hands each', () => {
  it('names the hand with which a player plays or passes', () => {
    expect(announced({ type: 'passed', seat: 4, by: 'person' })).toContain('Boris (second hand)');
    expect(
      announced({ type: 'played', seat: 2, tile: [5, 6], at: 'R', ends: [], by: 'person' }),
    ).toContain('Boris (first hand)');
  });

  it('says which of your hands has the turn', () => {
    const [first, second] = handsOf(view);
    const tile = second?.tiles[0] ?? [0, 0];
    const now: LiveState = { turn: 3, legal: [{ type: 'play', tile, at: 'first' }] };
    expect(turnText(view, now, voice)).toMatch(/^Your second hand\. /);
    expect(refusalText({ code: 'not-your-turn', turn: 3 }, view, en)).toBe(
      'It is your second hand’s turn.',
    );
    expect(refusalText({ code: 'not-your-turn', turn: 2 }, view, en)).toContain('Boris (first');
    expect(first?.tiles).toHaveLength(7);
  });

  it('answers for each hand', () => {
    const answer = handAnswer(view, handsOf(view), [], en);
    expect(answer).toMatch(
      /^Your first hand\. You hold 7 tiles.*Your second hand\. You hold 7 tiles/,
    );
    expect(countsAnswer(view, en)).toBe(
      'You (first hand) 7, Boris (first hand) 7, You (second hand) 7, Boris (second hand) 7.',
    );
    expect(scoreAnswer(view, en)).toMatch(/^You 0, Boris 0/);
  });
});
