import { expect, it } from 'vitest';
import { mutantsOf, withMutants } from './plant.mjs';

const mutantsIn = (text: string) => mutantsOf(text).map(({ from, to }) => `${from} -> ${to}`);

it('changes operators, conditions, numbers and methods', () => {
  expect(mutantsIn('const a = b < 2;')).toEqual(['b < 2 -> (b) <= (2)', '2 -> 3']);
  expect(mutantsIn('f(!a ? b : c)')).toEqual(['!a ? b : c -> (!a) ? (c) : (b)', '!a -> a']);
  expect(mutantsIn('list.some(is)')).toEqual(['list.some(is) -> list.every(is)']);
  expect(mutantsIn('return true;')).toEqual(['true -> false']);
});

it('makes no mutants in types and imports', () => {
  expect(mutantsIn("import a from './a.ts';\ntype B = 1 | true;\nconst c: 2 | false = d;")).toEqual(
    [],
  );
});

/** The return value of a function while the mutant with this number is on. */
function returned(text: string, on: number): unknown {
  const mutants = mutantsOf(text).map((mutant, number) => ({ ...mutant, number }));
  const run = new Function('__m', '__loop', withMutants(text, mutants));
  return run(
    (number: number) => number === on,
    () => undefined,
  );
}

it('runs only the mutant that is turned on, also inside the range of another one', () => {
  const text = 'const a = 1, b = 2; return a < b && b - a === 1;';
  expect(returned(text, -1)).toBe(true);
  const wrong = mutantsOf(text).map((_, i) => returned(text, i));
  expect(wrong).toContain(false);
  // `a <= b` and `||` make no difference here.
  expect(wrong.filter((value) => value === true).length).toBeGreaterThan(0);
});

it('calls `__loop` in every round of a loop', () => {
  const text = 'for (const a of [0, 0]) { a; } return 5;';
  let rounds = 0;
  const run = new Function('__m', '__loop', withMutants(text, []));
  expect(
    run(
      () => false,
      () => (rounds += 1),
    ),
  ).toBe(5);
  expect(rounds).toBe(2);
});
