// The agreement: read, changed, refused, shared, kept in a file and printed.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cut } from './cut.ts';
import { DESKTOP, expect, openTable, PHONE, prefer, test, withBots } from './test.ts';

test.use({ ownServer: false });

/** The size of the text area of an A4 sheet at 96 dots per inch. */
const A4 = { width: Math.round((210 - 36) * (96 / 25.4)), height: 1000 };

const sentence = (page: Page, text: string | RegExp) =>
  page.getByRole('button', { name: text, expanded: false });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every game is listed with its agreement, and those without rules with their reason', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(heading(page)).toHaveText('Rules of every game');
  const presets = (await (await page.request.get('/api/presets')).json()) as { id: string }[];
  for (const { id } of presets) {
    await expect(page.locator(`main a[href="/rules/${id}"]`), id).toHaveCount(1);
  }
  await page.getByRole('heading', { name: 'Games you cannot play here' }).click();
  for (const game of ['General', 'CHVV', 'Sports Lotto', 'Chinese set of 32']) {
    await expect(page.getByRole('heading', { name: game })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Write your own rules for General' }).click();
  await expect(heading(page)).toHaveText('General');
  await expect(page.getByRole('heading', { name: 'Drawing' })).toBeVisible();
});

test('games are found by chips and words, which the address keeps', async ({ page }) => {
  await page.goto('/rules');
  const cards = page.locator('.games li');
  await expect(cards).not.toHaveCount(0);
  const all = await cards.count();
  const chip = (name: string) => page.getByRole('radio', { name, exact: true });
  await chip('Spain').check({ force: true });
  await chip('4').check({ force: true });
  await expect(cards.getByRole('link')).toHaveText(['Dominó por parejas (Spanish pairs)']);
  await expect(page).toHaveURL('/rules?place=spain&seats=4');

  // The way back leads to the same games.
  await cards.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
  await page.goBack();
  await expect(chip('Spain')).toBeChecked();
  await expect(cards).toHaveCount(1);

  await page.getByRole('searchbox').fill('mexican');
  await expect(page.getByText('No game is called that.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '0 games' })).toBeAttached();
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(cards).toHaveCount(all);
  await expect(page).toHaveURL('/rules');
});

test('all games fit four screens of a phone, two in a row', async ({ page }) => {
  for (const path of ['/rules', '/learn']) {
    await page.goto(path);
    const games = page.locator('ul.games');
    await games.waitFor();
    const box = await games.boundingBox();
    expect(box?.height, path).toBeLessThanOrEqual(4 * PHONE.height);
    const card = await games.locator('li').first().boundingBox();
    expect(card?.width, path).toBeLessThan((box?.width ?? 0) / 2);
  }
});

test('a sheet has its contents beside it, and draws the tiles of its example', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/rules/draw');
  const contents = page.getByRole('navigation', { name: 'On this sheet' });
  await contents.getByRole('link', { name: 'An example' }).click();
  const example = page.getByRole('heading', { name: 'An example' });
  await expect(example).toBeInViewport();
  await expect(contents).toBeInViewport();
  await expect(page.getByText('Carla holds 1-2, 3-3: 3 + 6 = 9.')).toBeAttached();
  await expect(page.locator('.example .tile svg').first()).toBeVisible();
});

test('a rule is changed by its sentence, and the link carries it', async ({ page, context }) => {
  await page.goto('/rules/draw');
  await sentence(page, /^If several hands are the lightest/).click();
  const choices = page.getByRole('radio');
  await expect(choices.first()).toBeVisible();
  const other = page.locator('label', { has: page.locator('input[type=radio]:not(:checked)') });
  const wanted = (await other.first().innerText()).trim();
  await other.first().click();
  await expect(page.getByRole('button', { name: `changed: ${wanted}` })).toBeVisible();
  await expect(page).toHaveURL(/score\.blockTie=/);

  // The same for a number, by keys alone.
  const target = page.getByRole('button', { name: /wins the match/ });
  await target.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('spinbutton').first();
  await field.fill('73');
  await field.press('Tab');
  await expect(page.getByRole('button', { name: /73 points wins the match/ })).toBeVisible();
  await page.getByLabel('Name of these rules').fill('Friday');
  await page.getByLabel('Name of these rules').blur();
  await expect(heading(page)).toHaveText('Friday');

  const otherPerson = await context.browser()?.newContext();
  if (otherPerson === undefined) throw new Error('no browser');
  const friend = await otherPerson.newPage();
  await friend.goto(page.url());
  await expect(heading(friend)).toHaveText('Friday');
  await expect(friend.getByRole('button', { name: `changed: ${wanted}` })).toBeVisible();
  await expect(friend.getByRole('button', { name: /73 points wins the match/ })).toBeVisible();

  // Back to the preset, one sentence and then all.
  await friend.getByRole('button', { name: /73 points wins the match/ }).click();
  await friend.getByRole('button', { name: 'Reset to preset' }).click();
  await expect(friend.getByRole('button', { name: /73 points wins/ })).toHaveCount(0);
  await friend.getByRole('button', { name: 'Reset all rules' }).click();
  await expect(friend).toHaveURL(/\/rules\/draw\?name=Friday$/);
  await otherPerson.close();
});

test('conflicting rules are refused by name, with the nearest valid rules', async ({ page }) => {
  await page.goto('/rules/draw?deal.rest=asleep');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('do not go together');
  await alert.getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Set, seats and deal' })).toBeVisible();
  await expect(page).toHaveURL('/rules/draw?deal.rest=asleep&draw.mode=none');

  // The same in a sentence: nothing changes until a possible rule is chosen.
  await page.goto('/rules/draw');
  await sentence(page, /they are the boneyard/).click();
  const refused = page.locator('label', { hasText: 'Conflicts with another rule here.' });
  await refused.first().click();
  await expect(alert).toContainText('do not go together');
  await expect(page).toHaveURL('/rules/draw');
  await alert.getByRole('button', { name: 'Keep the old rule' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('radio', { checked: true }).first()).toBeVisible();
});

test('rules are kept in a file and opened from it', async ({ page }) => {
  await page.goto('/rules/goat-yard?match.target=61&name=Yard');
  await expect(page.getByRole('button', { name: /61 points/ })).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('Yard.rules');
  const kept = readFileSync(await download.path(), 'utf8');
  expect(kept).toMatch(/^preset goat-yard\ntitle Yard\nfamily goat\n/);

  await page.goto('/rules');
  await page.getByRole('heading', { name: 'Rules from a file' }).click();
  const file = { name: 'Yard.rules', mimeType: 'text/plain', buffer: Buffer.from(kept) };
  await page.getByLabel('Open rules file').setInputFiles(file);
  await expect(heading(page)).toHaveText('Yard');
  await expect(page).toHaveURL('/rules/goat-yard?match.target=61&name=Yard');

  await page.goto('/rules');
  await page.getByRole('heading', { name: 'Rules from a file' }).click();
  const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Ana,') };
  await page.getByLabel('Open rules file').setInputFiles(letter);
  await expect(page.getByRole('alert')).toContainText('Line 1 of this file is not a rule');
});

test('a table is opened with these rules, and they can be read before the first tile', async ({
  page,
}) => {
  await page.goto('/rules/draw?match.target=61');
  await page.getByRole('link', { name: 'Open table' }).click();
  await expect(page).toHaveURL(/\/new\?rules=draw/);
  await page.getByRole('link', { name: 'Rules, lesson, house options' }).click();
  await expect(page).toHaveURL('/rules/draw?match.target=61');

  const plan = withBots('draw match.target=61', 2);
  const open = { ...plan, seats: [plan.seats[0] ?? { kind: 'me' }, { kind: 'open' } as const] };
  await page.goto(await openTable(page, open));
  await page.getByRole('button', { name: 'The rules' }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Read the full rules' }).click();
  const read = await popup;
  await expect(read).toHaveURL('/rules/draw?match.target=61');
});

for (const language of ['en', 'ru', 'hr', 'es', 'pt'] as const) {
  test(`a sheet is printed whole on A4, in ${language}`, async ({ page }) => {
    await prefer(page, { language });
    // The longest sheet takes two pages, an ordinary one takes one.
    const pages = {
      'goat-club-one': 2,
      draw: 1,
      'goat-yard': 1,
      'spanish-pairs': 1,
      'mexican-train': 1,
    };
    for (const [game, count] of Object.entries(pages)) {
      await page.goto(`/rules/${game}`);
      await page.locator('.example').waitFor();
      await page.setViewportSize(A4);
      await page.emulateMedia({ media: 'print' });
      expect(await cut(page)).toEqual([]);
      const controls = page.locator('nav, .actions, .variants, .controls');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const text = pdf.toString('latin1');
      expect(text.match(/\/Type\s*\/Page\b/g), game).toHaveLength(count);
      expect(text).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
      await page.emulateMedia({ media: null });
      await page.setViewportSize(PHONE);
      expect(await cut(page)).toEqual([]);
    }
  });
}
