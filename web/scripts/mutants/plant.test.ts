import { expect, it } from 'vitest';
import { mutantsOf, planted } from './plant.mjs';

const bugsIn = (text: string) => mutantsOf(text).map(({ from, to }) => `${from} -> ${to}`);

it('mistakes operators, conditions, numbers and methods', () => {
  expect(bugsIn('const a = b < 2;')).toEqual(['b < 2 -> (b) <= (2)', '2 -> 3']);
  expect(bugsIn('f(!a ? b : c)')).toEqual(['!a ? b : c -> (!a) ? (c) : (b)', '!a -> a']);
  expect(bugsIn('list.some(is)')).toEqual(['list.some(is) -> list.every(is)']);
  expect(bugsIn('return true;')).toEqual(['true -> false']);
});

it('leaves types and imports alone', () => {
  expect(bugsIn("import a from './a.ts';\ntype B = 1 | true;\nconst c: 2 | false = d;")).toEqual(
    [],
  );
});

/** What a function of a module returns while the bug with this number is on. */
function returned(text: string, on: number): unknown {
  const bugs = mutantsOf(text).map((mutant, number) => ({ ...mutant, number }));
  const run = new Function('__m', '__loop', planted(text, bugs));
  return run(
    (number: number) => number === on,
    () => undefined,
  );
}

it('turns on one bug at a time, also within another', () => {
  const text = 'const a = 1, b = 2; return a < b && b - a === 1;';
  expect(returned(text, -1)).toBe(true);
  const wrong = mutantsOf(text).map((_, i) => returned(text, i));
  expect(wrong).toContain(false);
  // `a <= b` and `||` make no difference here.
  expect(wrong.filter((value) => value === true).length).toBeGreaterThan(0);
});

it('counts the rounds of loops', () => {
  const text = 'for (const a of [0, 0]) { a; } return 5;';
  let rounds = 0;
  const run = new Function('__m', '__loop', planted(text, []));
  expect(
    run(
      () => false,
      () => (rounds += 1),
    ),
  ).toBe(5);
  expect(rounds).toBe(2);
});
