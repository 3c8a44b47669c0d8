import { describe, expect, it } from 'vitest';
import type {
  OpenEnd,
  Place,
  Rules,
  SeenEvent,
  TableView,
  Tile,
} from '../../../net/protocol/types.ts';
import en from '../../../i18n/compiled/table/en.ts';
import { preset } from '../../rulebook/testing/presets.ts';
import { announceEvent } from '../speech/announce.ts';
import { openEnds, announcedNumbers } from './ends.ts';
import { recordingOf } from '../testing/tables.ts';
import { endsAfter } from './touch.ts';
import { markedBy, waitingDouble } from './trains.ts';

const train = (seat: number): Place => ({ train: seat });
const on = (...tile: Tile): Place => ({ on: tile });

const played = (seat: number, tile: Tile, at: Place): SeenEvent => ({
  type: 'played',
  seat,
  tile,
  at,
  ends: [],
  by: 'person',
});
const passed = (seat: number): SeenEvent => ({ type: 'passed', seat, by: 'person' });

function view(rules: Rules, history: SeenEvent[], ends: OpenEnd[]): TableView {
  const { snapshot } = recordingOf('draw');
  const round = {
    number: 1,
    leader: 1,
    must_lead: null,
    hand: [],
    counts: [5, 5],
    boneyard: 9,
    ends,
    history,
  };
  return { ...snapshot, rules, you: 1, round };
}

const { rules } = preset('mexican-train');
const allEnds: OpenEnd[] = [
  { at: train(2), number: 4 },
  { at: 'M', number: 9 },
  { at: train(1), number: 12 },
];

describe('trains', () => {
  it('are marked by a pass, until their owner lays there', () => {
    const history = [passed(2), played(1, [12, 12], 'first'), passed(2)];
    expect(markedBy(history)).toEqual([2]);
    expect(markedBy([...history, played(1, [4, 12], train(2))])).toEqual([2]);
    expect(markedBy([...history, played(2, [4, 12], train(2))])).toEqual([]);
  });

  it('are open to their owner, and marked ones to all', () => {
    const history = [played(1, [12, 12], 'first')];
    const open = (marked: number[], seat: number | null) =>
      openEnds(view(rules, history, allEnds), marked, seat).map(({ number }) => number);
    expect(open([], 1)).toEqual([9, 12]);
    expect(open([2], 1)).toEqual([9, 12, 4]);
    expect(open([], null)).toEqual([9]);
  });

  it('have a single end, open to every seat, while a double has no cover', () => {
    const history = [played(1, [12, 12], 'first'), played(2, [4, 4], train(2))];
    const uncovered = view(rules, history, [{ at: train(2), number: 4 }]);
    expect(waitingDouble(uncovered)).toEqual({ tile: [4, 4], missing: 1, toes: false });
    expect(openEnds(uncovered, []).map(({ number }) => number)).toEqual([4]);
    expect(waitingDouble(view(rules, history.slice(0, 1), allEnds))).toBeNull();
  });

  it('get their new ends before the table answers', () => {
    expect(endsAfter(rules, allEnds, { tile: [4, 6], at: train(2) })[0]).toEqual({
      at: train(2),
      number: 6,
    });
    expect(endsAfter(rules, allEnds, { tile: [9, 9], at: 'M' })).toEqual([{ at: 'M', number: 9 }]);
  });
});

describe('chicken-foot', () => {
  const chicken = preset('chickenfoot').rules;
  const end = (at: Place, number: number): OpenEnd => ({ at, number });

  it('shows how many toes a double still needs', () => {
    const two = [end(on(5, 5), 5), end(on(5, 5), 5)];
    expect(waitingDouble(view(chicken, [], two))).toEqual({
      tile: [5, 5],
      missing: 2,
      toes: true,
    });
    expect(waitingDouble(view(chicken, [], [end(on(3, 5), 3)]))).toBeNull();
  });

  it('merges ends on laid tiles with the same number', () => {
    const ends = [end(on(3, 5), 3), end(on(3, 9), 3), end(on(1, 9), 1)];
    expect(openEnds(view(chicken, [], ends), [])).toEqual([
      { ...end(on(3, 5), 3), sides: 2 },
      { ...end(on(1, 9), 1), sides: 1 },
    ]);
  });

  it('names the open number of a toe', () => {
    const event = { tile: [3, 9] as Tile, at: on(9, 9), ends: [end(on(9, 9), 9)] };
    expect(announcedNumbers(event)).toEqual([3]);
    expect(announcedNumbers({ ...event, tile: [9, 9], at: 'first' })).toEqual([9]);
  });

  it('gets its new ends before the table answers', () => {
    const hub = endsAfter(chicken, [], { tile: [9, 9], at: 'first' });
    expect(hub).toHaveLength(6);
    expect(endsAfter(chicken, hub, { tile: [3, 9], at: on(9, 9) })).toHaveLength(5);
    const open = [end(on(3, 9), 3), end(on(1, 9), 1)];
    expect(endsAfter(chicken, open, { tile: [3, 3], at: on(3, 9) })).toHaveLength(3);
    expect(endsAfter(chicken, open, { tile: [3, 7], at: on(3, 9) })).toEqual([
      end(on(1, 9), 1),
      end(on(3, 7), 7),
    ]);
  });
});

describe('announcements about trains', () => {
  const pass = { type: 'passed', seat: 2, by: 'person' } as const;
  const announced = (event: SeenEvent, before: TableView, after: TableView) =>
    announceEvent(event, before, after, { t: en, speech: 'normal' })
      .map(({ text }) => text)
      .join(' ');

  it('say that a pass opens a train, unless it is open already', () => {
    const begun = view(rules, [played(1, [12, 12], 'first')], allEnds);
    expect(announced(pass, begun, begun)).toContain('train is open to all now.');
    const marked = view(rules, [played(1, [12, 12], 'first'), pass], allEnds);
    expect(announced(pass, marked, marked)).not.toContain('open to all');
  });

  it('say that a train is closed again and that a double must be covered', () => {
    const history = [played(1, [12, 12], 'first'), pass];
    const double = { ...played(2, [4, 4], train(2)), ends: [{ at: train(2), number: 4 }] };
    const after = view(rules, [...history, double], double.ends);
    const text = announced(double, view(rules, history, allEnds), after);
    expect(text).toMatch(/double four on .* train\. End 4\./);
    expect(text).toContain('The train is closed again. Double four must be covered.');
  });
});
