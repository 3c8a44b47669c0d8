// Runs before each test file: turns one mutant on, or records which ones the file reaches.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';

/** The number of the mutant that is on; negative while the reached mutants are recorded. */
const activeMutant = inject('mutant');
const records = inject('records');
/**
 * The mutants whose code this test file has run.
 *
 * @type {Set<number>}
 */
const reached = new Set();
let loopRounds = 0;

Object.assign(globalThis, {
  __m: (/** @type {number} */ mutant) => {
    if (records !== '') reached.add(mutant);
    return mutant === activeMutant;
  },
  __loop: () => {
    loopRounds += 1;
    if (activeMutant >= 0 && loopRounds > 20_000_000) throw new Error('a loop does not end');
  },
});

afterAll(() => {
  if (records === '') return;
  const file = expect.getState().testPath ?? '';
  const name = `${file.replaceAll(/\W/g, '-')}.json`;
  writeFileSync(join(records, name), JSON.stringify({ file, reached: [...reached] }));
});
