// Takes a screenshot of every screen and state, in four window sizes and all themes, and the README's picture.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DESKTOP, PHONE, prefer, SIDEWAYS, test, VAST } from './test.ts';
import { states } from './states.ts';
import { themes } from './themes.ts';

const folder = process.env['SCREENS'] ?? join(import.meta.dirname, '../../screens');
mkdirSync(folder, { recursive: true });

const windows = { phone: PHONE, sideways: SIDEWAYS, desktop: DESKTOP, vast: VAST };

for (const [width, window] of Object.entries(windows)) {
  for (const { name, show } of states) {
    test(`${name}, ${width}`, async ({ page }) => {
      await page.setViewportSize(window);
      await prefer(page, { motion: 'none' });
      await show(page);
      for (const [theme, media] of Object.entries(themes)) {
        await page.emulateMedia(media);
        await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) });
      }
    });
  }
}

test('the README’s picture', async ({ page }) => {
  const state = states.find(({ name }) => name === 'table-choosing-an-end');
  if (state === undefined) throw new Error('there is no state `table-choosing-an-end`');
  await page.setViewportSize(DESKTOP);
  await prefer(page, { motion: 'none' });
  await state.show(page);
  // The weave of the cloth and the grain of the wood would make a PNG six times as large.
  const path = join(import.meta.dirname, '../../docs/table.jpg');
  await page.screenshot({ path, type: 'jpeg', quality: 88 });
});
