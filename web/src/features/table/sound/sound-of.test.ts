import { expect, it } from 'vitest';
import type { SeenEvent } from '../../../net/protocol/types.ts';
import { soundsOf, vibrationOf } from './sound-of.ts';
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

const names = (of: Moment) => soundsOf(of).map(({ sound }) => sound);

const played: SeenEvent = {
  type: 'played',
  seat: 2,
  tile: [3, 6],
  at: 'L',
  ends: lineOfEnds(3, 6),
  by: 'person',
};

it('a tile sounds from the side of its end, a double has its own sound', () => {
  expect(soundsOf(moment(played))).toEqual([{ sound: 'tile', pan: -1, late: 0 }]);
  expect(soundsOf(moment({ ...played, tile: [3, 3], at: 'R' }))).toEqual([
    { sound: 'double', pan: 1, late: 0 },
  ]);
});

it('this person’s own play sounds once, when it is made', () => {
  expect(soundsOf({ type: 'laid', tile: [3, 6], at: 'R' })).toEqual([
    { sound: 'tile', pan: 1, late: 0 },
  ]);
  expect(soundsOf(moment({ ...played, seat: 1 }))).toEqual([]);
  // A play that the table made for this person sounds when it arrives.
  expect(names(moment({ ...played, seat: 1, by: 'forced' }))).toEqual(['tile']);
});

it('points ring after the tile that makes them, also after this person’s own', () => {
  const made = (points: number | undefined, seat = played.seat) =>
    moment({ ...played, seat, ...(points !== undefined && { points }) });
  expect(names(made(15))).toEqual(['tile', 'points']);
  expect(names(made(15, 1))).toEqual(['points']);
  expect(names(made(undefined))).toEqual(['tile']);
});

// C36, R0.4.14: a pass has its own sound.
it('a pass knocks and vibrates twice, this person’s turn vibrates once', () => {
  const passed: SeenEvent = { type: 'passed', seat: 3, by: 'bot' };
  expect(names(moment(passed))).toEqual(['knock']);
  expect(vibrationOf(moment(passed))).toHaveLength(3);
  const now: Moment = { type: 'now', view, now: { turn: 1 }, turn: true };
  expect(names(now)).toEqual(['turn']);
  expect(vibrationOf(now)).toHaveLength(1);
  expect(vibrationOf({ ...now, turn: false })).toBeNull();
});

it('hands click when a round ends, a block stops before that', () => {
  const ended = recording.events.find((event) => event.type === 'round-ended');
  if (ended?.type !== 'round-ended') throw new Error('no round ends');
  expect(ended.result.outcome.kind).toBe('blocked');
  const sounds = soundsOf(moment(ended));
  expect(sounds.map(({ sound }) => sound)).toEqual(['block', 'hands']);
  expect(sounds[1]?.late).toBeGreaterThan(sounds[0]?.late ?? 0);
  const outcome = { kind: 'out', seat: 2 } as const;
  const out: SeenEvent = { ...ended, result: { ...ended.result, outcome } };
  expect(names(moment(out))).toEqual(['hands']);
});

it('a missed event makes no sound and no vibration', () => {
  expect(soundsOf(moment(played, true))).toEqual([]);
  expect(vibrationOf(moment({ type: 'passed', seat: 3, by: 'bot' }, true))).toBeNull();
});

it('a match has one sound for the winners and another for the losers', () => {
  const { you } = view;
  if (you === null) throw new Error('the recording has no seat of its own');
  const side = view.sides.findIndex((seats) => seats.includes(you));
  const ended = (won: number[]): SeenEvent => ({
    type: 'match-ended',
    end: { verdict: { won, lost: [] }, rating_points: null, eliminated: null, resigned: false },
  });
  expect(names(moment(ended([side])))).toEqual(['won']);
  expect(names(moment(ended([1 - side])))).toEqual(['lost']);
  expect(names(moment({ type: 'match-ended', end: null }))).toEqual([]);
});

it('a chair sounds when another person sits down', () => {
  expect(names(moment({ type: 'seated', seat: 3, name: 'Eva' }))).toEqual(['chair']);
  expect(names(moment({ type: 'seated', seat: 1, name: 'Ana' }))).toEqual([]);
});
