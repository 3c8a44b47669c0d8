// Runs before each test file: turns one mutant on, or records which ones the file reaches.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, inject } from 'vitest';

const on = inject('mutant');
const records = inject('records');
/** @type {Set<number>} */
const reached = new Set();
let rounds = 0;

Object.assign(globalThis, {
  __m: (/** @type {number} */ mutant) => {
    if (records !== '') reached.add(mutant);
    return mutant === on;
  },
  __loop: () => {
    rounds += 1;
    if (on >= 0 && rounds > 20_000_000) throw new Error('a loop does not end');
  },
});

afterAll(() => {
  if (records === '') return;
  const file = expect.getState().testPath ?? '';
  const name = `${file.replaceAll(/\W/g, '-')}.json`;
  writeFileSync(join(records, name), JSON.stringify({ file, reached: [...reached] }));
});
