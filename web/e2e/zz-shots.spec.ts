import { states } from './states.ts';
import { test } from './visits.ts';
for (const { name, show } of states) {
  if (!['reports', 'queue', 'moderation', 'moderation-reports', 'evening-table-gathers', 'replay-hidden'].includes(name) && !/queue/.test(name)) continue;
  test(`shot ${name}`, async ({ visit }) => {
    const page = await visit({ motion: 'none', language: 'en' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await show(page);
    for (const [width, height] of [[1280, 800], [360, 640]] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `/tmp/myshots/${name}-${width}.png`, fullPage: true });
    }
  });
}
