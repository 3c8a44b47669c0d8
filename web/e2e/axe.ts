// The accessibility problems that axe finds on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

/** The violations of these rules of axe, by default of all rules; one line for each place. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A document keeps the script, which is large, from one call to the next.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async (values) => {
      if (window.axe === undefined) throw new Error('axe is not there');
      const only = values === undefined ? {} : { runOnly: { type: 'rule' as const, values } };
      const found = await window.axe.run(document, { resultTypes: ['violations'], ...only });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
      );
    },
    rules && [...rules],
  );
}
