// Writes what a screen reader reads on every screen and state, in order, one file each. Not tests: someone reads the files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHONE, prefer, test } from './test.ts';
import { states } from './states.ts';
import { readAll } from './tree.ts';

const folder = process.env['HEARD'] ?? join(import.meta.dirname, '../../heard');
mkdirSync(folder, { recursive: true });

/** Roles that repeat the names of what is inside them or around them. */
const SILENT = new Set([
  'InlineTextBox',
  'RootWebArea',
  'generic',
  'none',
  'paragraph',
  'ListMarker',
]);

for (const { name, show } of states) {
  test(name, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await prefer(page, { motion: 'none' });
    await show(page);
    const session = await page.context().newCDPSession(page);
    const read = (await readAll(session)).filter(({ role }) => !SILENT.has(role));
    // The text inside a link or a button is its name.
    const lines = read
      .filter(({ role, name }, i) => role !== 'StaticText' || read[i - 1]?.name !== name)
      .map(({ role, name, states }) => [role === 'StaticText' ? '' : role, name, ...states])
      .map((parts) => parts.filter((part) => part !== '').join(', '));
    writeFileSync(join(folder, `${name}.txt`), `${lines.join('\n')}\n`);
  });
}
