import { expect, it } from 'vitest';
import {
  ADDITIONS,
  CLOTHES,
  distinctFaces,
  faceNumber,
  FACES,
  GROUNDS,
  HAIR,
  onNextGround,
  personOf,
  TOPS,
} from './person.ts';

it('the same name always gives the same face', () => {
  expect(personOf('Željka')).toEqual(personOf('Z\u030celjka'));
  expect(personOf('Ana')).toEqual(personOf('Ana'));
});

it('names use every part, and few of them share a face', () => {
  const names = Array.from({ length: 2000 }, (_, i) => `Player ${i}`);
  const faces = names.map(personOf);
  const different = (of: (face: ReturnType<typeof personOf>) => string) =>
    new Set(faces.map(of)).size;
  expect(different(({ top }) => top)).toBe(TOPS.length);
  expect(different(({ addition }) => addition)).toBe(ADDITIONS.length);
  expect(different(({ hair }) => hair)).toBe(HAIR.length);
  expect(different(({ clothes }) => clothes)).toBe(CLOTHES.length);
  expect(different(({ ground }) => ground)).toBe(GROUNDS.length);
  // Of 20,736 faces, 2,000 chosen at random give 1,906 different ones on average.
  expect(different((face) => JSON.stringify(face))).toBeGreaterThan(1800);
});

it('every number is a face of its own, and larger numbers are faces too', () => {
  expect(FACES).toBe(20_736);
  const all = Array.from({ length: FACES }, (_, number) => JSON.stringify(personOf(number)));
  expect(new Set(all).size).toBe(FACES);
  // The server stores numbers up to 65,535.
  expect(personOf(65_535)).toEqual(personOf(65_535 - 3 * FACES));
});

it('the next ground changes the ground only', () => {
  const face = faceNumber('Ana');
  const { ground, ...same } = personOf(face);
  const { ground: next, ...rest } = personOf(onNextGround(face));
  expect(rest).toEqual(same);
  expect(next).not.toBe(ground);
});

it('people of one name at a table get different grounds, whatever face they chose', () => {
  const ana = { name: 'Ana', seed: 'Ana' };
  const chosen = { name: 'Ana', seed: faceNumber('Ana') };
  const faces = distinctFaces([ana, { name: 'Eva', seed: 'Eva' }, chosen, ana]);
  expect(faces[0]).toBe(faceNumber('Ana'));
  expect(faces[1]).toBe(faceNumber('Eva'));
  const grounds = [0, 2, 3].map((i) => personOf(faces[i] ?? 0).ground);
  expect(new Set(grounds).size).toBe(3);
  // More people than grounds share some, and nothing loops.
  expect(distinctFaces(Array(13).fill(ana))).toHaveLength(13);
});
