// Not a test: draws the icons of the installed application from the frame's logo.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { icon, pictures } from '../scripts/icons.ts';

const web = join(import.meta.dirname, '..');
const mark = readFileSync(join(web, 'src/app/frame/Mark.svelte'), 'utf8');
const tokens = readFileSync(join(web, 'src/app/tokens.css'), 'utf8');
const icons = join(web, 'public/icons');

test('draws the icons', async ({ page }) => {
  mkdirSync(icons, { recursive: true });
  writeFileSync(join(web, 'public/favicon.svg'), icon('tab', mark, tokens));
  writeFileSync(join(icons, 'icon.svg'), icon('any', mark, tokens));
  for (const { file, kind, size } of pictures) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px}</style>${icon(kind, mark, tokens)}`,
    );
    await page.screenshot({ path: join(icons, file), omitBackground: true });
  }
});
