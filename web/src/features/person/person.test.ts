import { expect, it } from 'vitest';
import { ADDITIONS, CLOTHES, GROUNDS, HAIR, personOf, TOPS } from './person.ts';

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
