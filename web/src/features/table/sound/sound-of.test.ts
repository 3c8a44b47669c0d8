import { expect, it } from 'vitest';
import type { SeenEvent } from '../../../net/protocol/types.ts';
import { soundOf, vibrationOf } from './sound-of.ts';
import type { Moment } from '../state/moment.ts';
import { after, indexOf, lineOfEnds, recordingOf } from '../testing/tables.ts';

const recording = recordingOf('spanish-pairs');
const view = after(
  recording,
  indexOf(recording, (event) => event.type === 'played'),
);

function moment(event: SeenEvent, missed = false): Moment {
  return { type: 'event', event, before: view, after: view, missed };
}

const played: SeenEvent = {
  type: 'played',
  seat: 2,
  tile: [3, 6],
  at: 'L',
  ends: lineOfEnds(3, 6),
  by: 'person',
};

it('a tile sounds from the side of its end, a double has its own sound', () => {
  expect(soundOf(moment(played))).toEqual({ sound: 'tile', pan: -1 });
  expect(soundOf(moment({ ...played, tile: [3, 3], at: 'R' }))).toEqual({
    sound: 'double',
    pan: 1,
  });
});

it('this person’s own play sounds once, when it is made', () => {
  expect(soundOf({ type: 'laid', tile: [3, 6], at: 'R' })).toEqual({ sound: 'tile', pan: 1 });
  expect(soundOf(moment({ ...played, seat: 1 }))).toBeNull();
  // A play that the table made for this person sounds when it arrives.
  expect(soundOf(moment({ ...played, seat: 1, by: 'forced' }))).not.toBeNull();
});

// C36, R0.4.14: a pass has its own sound.
it('a pass knocks and vibrates twice, this person’s turn vibrates once', () => {
  const passed: SeenEvent = { type: 'passed', seat: 3, by: 'bot' };
  expect(soundOf(moment(passed))).toEqual({ sound: 'knock', pan: 0 });
  expect(vibrationOf(moment(passed))).toHaveLength(3);
  const now: Moment = { type: 'now', view, now: { turn: 1 }, turn: true };
  expect(soundOf(now)).toEqual({ sound: 'turn', pan: 0 });
  expect(vibrationOf(now)).toHaveLength(1);
  expect(vibrationOf({ ...now, turn: false })).toBeNull();
});

it('a round ends with its own sound', () => {
  const ended = recording.events.find((event) => event.type === 'round-ended');
  if (ended?.type !== 'round-ended') throw new Error('no round ends');
  expect(ended.result.outcome.kind).toBe('blocked');
  expect(soundOf(moment(ended))).toEqual({ sound: 'block', pan: 0 });
});

it('a missed event makes no sound and no vibration', () => {
  expect(soundOf(moment(played, true))).toBeNull();
  expect(vibrationOf(moment({ type: 'passed', seat: 3, by: 'bot' }, true))).toBeNull();
});

it('a match has one sound for the winners and another for the losers', () => {
  const { you } = view;
  if (you === null) throw new Error('the recording has no seat of its own');
  const side = view.sides.findIndex((seats) => seats.includes(you));
  const ended = (won: number[]): SeenEvent => ({
    type: 'match-ended',
    end: { verdict: { won, lost: [] }, rating_points: null, eliminated: null },
  });
  expect(soundOf(moment(ended([side])))).toEqual({ sound: 'won', pan: 0 });
  expect(soundOf(moment(ended([1 - side])))).toEqual({ sound: 'lost', pan: 0 });
  expect(soundOf(moment({ type: 'match-ended', end: null }))).toBeNull();
});

it('a chair sounds when another person sits down', () => {
  expect(soundOf(moment({ type: 'seated', seat: 3, name: 'Eva' }))?.sound).toBe('chair');
  expect(soundOf(moment({ type: 'seated', seat: 1, name: 'Ana' }))).toBeNull();
});
