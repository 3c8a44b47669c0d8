// Not a test: takes the pictures of the guides, in every language.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { states } from './states.ts';
import { prefer, test } from './test.ts';

const folder = join(import.meta.dirname, '../public/pictures');

/** The state that each picture shows. */
const PICTURES = {
  home: 'home',
  table: 'table-your-turn',
  round: 'round-goat-out',
  'club-setup': 'evening-new-club',
  'club-join': 'evening-organiser-people',
  'club-score': 'evening-phone-round',
  'club-board': 'evening-board',
} as const;

/** A phone, and the screen of a room. */
const phone = { width: 390, height: 700 };
const screen = { width: 1280, height: 720 };

for (const language of readdirSync(join(import.meta.dirname, '../../locales'))) {
  for (const [picture, shown] of Object.entries(PICTURES)) {
    test(`${picture}, ${language}`, async ({ page }) => {
      const state = states.find(({ name }) => name === shown);
      if (state === undefined) throw new Error(`there is no state \`${shown}\``);
      mkdirSync(join(folder, language), { recursive: true });
      await page.setViewportSize(picture === 'club-board' ? screen : phone);
      await prefer(page, { motion: 'none', language });
      await state.show(page);
      await page.evaluate(() => document.fonts.ready);
      const path = join(folder, language, `${picture}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 72 });
    });
  }
}
