import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Writes how long each test took into the folder TEST_TIMES, where `./test` looks for the slowest. */
export default class UnitTimes implements Reporter {
  readonly #lines: string[] = [];

  onTestCaseResult(test: TestCase): void {
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    const name = `${test.module.relativeModuleId}: ${test.fullName}`;
    this.#lines.push(`${seconds.toFixed(3)}\tweb\t${name}\n`);
  }

  onTestRunEnd(): void {
    const folder = process.env['TEST_TIMES'];
    if (folder !== undefined) writeFileSync(join(folder, 'web.tsv'), this.#lines.join(''));
  }
}
