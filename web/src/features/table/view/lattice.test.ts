import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '../../../i18n/compiled/table/en.ts';
import { preset } from '../../rulebook/testing/presets.ts';
import type { Place, SeenEvent, TableView } from '../../../net/protocol/types.ts';
import { cellsAnswer, lineAnswer, numberAnswer } from '../speech/answers.ts';
import { announceEvent } from '../speech/announce.ts';
import { viewWith } from '../state/apply.ts';
import { NO_CHOICES } from './choices.ts';
import { readCommand } from '../keys/command.ts';
import { playsOf } from '../cloth/drawing.ts';
import { readNumbers } from './row.ts';
import { rowsOf } from './line.ts';
import { countedPlace } from './place.ts';
import { tilesOf } from './set.ts';
import { asLaid, fromSmallest, pips, tileText, turned, type Triangle } from './tile.ts';
import { recordingOf } from '../testing/tables.ts';

const cell = (x: number, y: number, turn: number): Place => ({ cell: { x, y, turn } });
const played = (seat: number, tile: Triangle, at: Place, points = 0): SeenEvent => ({
  type: 'played',
  seat,
  tile,
  at,
  ends: [],
  points,
  by: 'person',
});

/** A table of Triominoes with a round that has just been dealt. */
function dealt(): TableView {
  const { snapshot } = recordingOf('draw');
  const { rules } = preset('triominoes');
  return viewWith(
    { ...snapshot, rules, you: 1 },
    {
      type: 'dealt',
      round: 1,
      hand: [
        [1, 2, 5],
        [0, 0, 5],
      ],
      counts: snapshot.seats.map(() => 9),
      boneyard: 38,
      leader: 2,
      must_lead: null,
    },
  );
}

const lead = played(2, [5, 5, 5], 'first', 25);
const beside = played(1, [0, 5, 5], cell(1, 0, 0), 10);

describe('triangles', () => {
  const numbers = fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5));

  it('are the same tile, read from any corner', () => {
    fc.assert(
      fc.property(numbers, fc.nat(2), (read, turn) => {
        const written = fromSmallest(read);
        expect(fromSmallest(turned(read, turn))).toEqual(written);
        expect(Math.min(...written)).toBe(written[0]);
        expect(asLaid(written, cell(0, 1, turn))).toEqual(turned(written, turn));
      }),
    );
  });

  it('are 56, each of three numbers that ascend clockwise', () => {
    const set = tilesOf(preset('triominoes').rules, 2);
    expect(new Set(set.map(tileText)).size).toBe(56);
    expect(set.reduce((sum, tile) => sum + pips(tile), 0)).toBe(56 * 7.5);
  });

  it('are announced with their place, their points and the bonus', () => {
    const before = dealt();
    const after = viewWith(before, lead);
    const announce = (event: SeenEvent, from: TableView, to: TableView) =>
      announceEvent(event, from, to, { t: en, speech: 'normal' }).map(({ text }) => text);
    expect(announce(lead, before, after)).toEqual([
      expect.stringMatching(/leads with triple five\. Led with a triple: 25 points\.$/),
    ]);
    expect(announce(beside, after, viewWith(after, beside))).toEqual([
      'You: blank-five-five at 5-5-5. In row 2, third, point down. You score 10 points.',
    ]);
  });

  it('cost points to draw, announced at each own draw and once for another seat’s draws', () => {
    const drew = (seat: number, boneyard: number): SeenEvent => ({
      type: 'drew',
      seat,
      tile: seat === 1 ? [0, 1, 2] : null,
      boneyard,
      by: 'person',
    });
    const announce = (events: SeenEvent[]) => {
      let view = viewWith(dealt(), lead);
      return events.flatMap((event) => {
        const before = view;
        view = viewWith(view, event);
        return announceEvent(event, before, view, { t: en, speech: 'normal' }).map(
          ({ text }) => text,
        );
      });
    };
    const pass = (seat: number): SeenEvent => ({ type: 'passed', seat, by: 'person' });
    expect(announce([drew(1, 3), drew(1, 2), drew(1, 1), pass(1)])).toEqual([
      ...Array.from({ length: 3 }, () => 'You draw blank-one-two. That costs 5 points.'),
      'You pass. That costs 10 points.',
    ]);
    expect(announce([drew(2, 3), drew(2, 2), drew(2, 1), pass(2)])).toEqual([
      expect.stringMatching(/draws 3 tiles and passes\. That costs 25 points\.$/),
    ]);
    expect(announce([pass(2)])).toEqual([expect.stringMatching(/passes\.$/)]);
    expect(announce([drew(2, 3), played(2, [0, 5, 5], cell(1, 0, 0), 10)])).toEqual([
      expect.stringMatching(/draws 1 tile and plays .* 10 points\. 5 points off for drawing\.$/),
    ]);
  });

  it('are drawn and walked along as they lie, row by row', () => {
    const view = [lead, beside, played(2, [3, 4, 5], cell(0, 1, 2))].reduce(viewWith, dealt());
    const history = view.round?.history ?? [];
    expect(playsOf(history).map(({ arm, tile }) => `${tile.join('')}@${arm}`)).toEqual([
      '555@start',
      '055@1,0',
      '534@0,1',
    ]);
    expect(
      rowsOf(history).map(({ tiles }) => tiles.map((tile) => readNumbers(tile).join(''))),
    ).toEqual([['555', '055'], ['534']]);
    expect(lineAnswer(view, en)).toBe(
      'Row 2: triple five, blank-five-five. Row 3: five-three-four.',
    );
    expect(numberAnswer(view, 5, en)).toBe('Three of 21 fives are out. You hold two.');
  });

  it('are listed by row and place where they fit', () => {
    const view = viewWith(dealt(), lead);
    const plays = [0, 1].map((turn) => ({ tile: [1, 2, 5] as Triangle, at: cell(turn, 1, turn) }));
    expect(cellsAnswer(view, { ...NO_CHOICES, plays }, en)).toBe(
      'Your tiles fit in 2 places: in row 3, second, point down; in row 3, third, point up.',
    );
    expect(cellsAnswer(view, NO_CHOICES, en)).toBe('None of your tiles fits now.');
  });

  it('are played by command, on a cell or by row and place', () => {
    const tile = [1, 2, 5];
    const play = { do: 'play-tile', tile, leaves: null };
    expect(readCommand('251')).toEqual({ ...play, at: null });
    expect(readCommand('5-1-2@-3,2')).toEqual({ ...play, at: cell(-3, 2, 0) });
    const counted = { row: 3, nth: 2 };
    expect(readCommand('125 3 2')).toEqual({ ...play, at: counted });
    const among = [cell(-1, 0, 1), cell(0, 1, 2)];
    expect(countedPlace(counted, among, viewWith(dealt(), lead))).toEqual(among[1]);
    expect(countedPlace({ row: 1, nth: 1 }, among, viewWith(dealt(), lead))).toBeNull();
  });
});
