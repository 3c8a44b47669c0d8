// Prints the slowest browser tests, which tests were flaky, and where the traces and logs of red ones are. `./test` lists
// the slowest of all tests, and gets the times of these in the folder TEST_TIMES.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const LISTED = 30;

export default class Slowest implements Reporter {
  #root = '';
  #suite: Suite | undefined;

  onBegin(config: FullConfig, suite: Suite): void {
    this.#root = config.rootDir;
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const times = tests
      .map((test) => ({
        name: this.#named(test),
        seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      }))
      .filter(({ seconds }) => seconds > 0)
      .sort((a, b) => b.seconds - a.seconds);
    const folder = process.env['TEST_TIMES'];
    if (folder !== undefined) {
      const lines = times.map(({ name, seconds }) => `${seconds.toFixed(3)}\tbrowser\t${name}\n`);
      writeFileSync(join(folder, 'browser.tsv'), lines.join(''));
    }
    this.#print(
      `The ${LISTED} slowest browser tests:`,
      times
        .slice(0, LISTED)
        .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`),
    );
    const outcomes = (wanted: string) => tests.filter((test) => test.outcome() === wanted);
    this.#print(
      'FLAKY: red at first, green at the second try. Find the race:',
      outcomes('flaky').flatMap((test) => this.#kept(test)),
    );
    this.#print(
      'RED, with what was kept of each try:',
      outcomes('unexpected').flatMap((test) => this.#kept(test)),
    );
  }

  #print(title: string, lines: readonly string[]): void {
    if (lines.length > 0) console.log(`\n${[title, ...lines].join('\n  ')}`);
  }

  #named(test: TestCase): string {
    return `${relative(this.#root, test.location.file)}:${test.location.line} ${test.title}`;
  }

  /** A test, and the files that its tries left. */
  #kept(test: TestCase): string[] {
    const files = test.results.flatMap(({ attachments, retry }) =>
      attachments.flatMap(({ name, path }) =>
        path === undefined ? [] : `  try ${retry + 1}, ${name}: ${path}`,
      ),
    );
    return [this.#named(test), ...files];
  }
}
