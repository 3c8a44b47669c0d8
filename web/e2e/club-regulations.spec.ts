// A club's own regulation: saved at the set-up of a club night, chosen for the next one, renamed and deleted.
import type { Page } from '@playwright/test';
import { openClub, saveRegulation } from './clubs.ts';
import { OrganiserPage, setUp } from './evenings.ts';
import { enter, expect, test } from './test.ts';

const FOUR = ['Ana', 'Boris', 'Eva', 'Luka'];
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const which = (page: Page) => page.getByRole('combobox', { name: 'Regulation', exact: true });

test('changed rules are saved for the club and chosen for the next club night', async ({
  page,
}) => {
  await setUp(page, 'Friday', FOUR, async () => {
    await which(page).selectOption({ label: 'Spain' });
    await enter(page.getByText('Change the rules'));
    await page.getByRole('switch', { name: 'Points above the target are recorded.' }).check();
    await enter(page.getByRole('button', { name: 'Save for the club' }));
    const name = page.getByLabel('Name of the regulation');
    await expect(name).toBeFocused();
    // By keys alone. Enter saves, and begins no club night.
    await page.keyboard.type('Harbour league');
    await page.keyboard.press('Enter');
    await expect(status(page, 'Harbour league is saved for the club.')).toBeVisible();
    await expect(which(page)).toBeFocused();
    await expect(which(page).locator('option:checked')).toHaveText('Harbour league');
  });
  // The night keeps the name, and says what its rules are based on.
  await new OrganiserPage(page).go('Club night');
  await expect(page.getByText('Regulation: Harbour league, based on Spain, changed')).toBeVisible();

  await page.goto('/evenings/new');
  await enter(page.getByText(/^More: numbers/));
  await which(page).selectOption({ label: 'Harbour league' });
  await expect(page.getByText('The first pair with 200 points wins a match.')).toBeVisible();
  await expect(page.getByText('Points above the target are recorded.').first()).toBeVisible();

  // A name that the club has already is not overwritten without a question.
  await enter(page.getByText('Change the rules'));
  await page.getByRole('switch', { name: 'Points above the target are recorded.' }).uncheck();
  await enter(page.getByRole('button', { name: 'Save for the club' }));
  await expect(page.getByLabel('Name of the regulation')).toHaveValue('Harbour league');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep the old rules' })).toBeFocused();
  await enter(page.getByRole('button', { name: 'Replace' }));
  await expect(status(page, 'Harbour league is saved for the club.')).toBeVisible();
});

test('organisers rename and delete regulations in the settings', async ({ page }) => {
  const club = await openClub(page, 'At the harbour');
  await saveRegulation(page, club, 'Copa');
  await saveRegulation(page, club, 'Liga');
  await page.goto(`${club}/settings`);
  const list = page.getByRole('region', { name: 'Regulations' });
  await expect(list.locator('strong')).toHaveText(['Copa', 'Liga']);
  await enter(list.getByText('Rules', { exact: true }).first());
  await expect(list.getByText('The first pair with 150 points wins a match.')).toBeVisible();

  await enter(list.getByRole('button', { name: 'Rename Copa' }));
  await page.getByLabel('Name of the regulation').fill('liga');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The club already has the regulation Liga.');
  await page.getByLabel('Name of the regulation').fill('Summer league');
  await page.keyboard.press('Enter');
  await expect(status(page, 'The regulation is now called Summer league.')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Rename Summer league' })).toBeFocused();

  await enter(list.getByRole('button', { name: 'Delete Liga' }));
  await enter(list.getByRole('button', { name: 'Delete', exact: true }));
  await expect(status(page, 'Liga was deleted.')).toBeVisible();
  await expect(list.locator('strong')).toHaveText(['Summer league']);
});

test('without the list of the club’s own, the set-up works with the others', async ({ page }) => {
  const club = await openClub(page, 'At the harbour');
  await page.route('**/regulations', (route) => route.abort());
  await page.goto(`/evenings/new?club=${club.split('/').at(-1) ?? ''}`);
  await enter(page.getByText(/^More: numbers/));
  await expect(page.getByText('The club’s own regulations did not load.')).toBeVisible();
  await which(page).selectOption({ label: 'Spain' });
  await page.unroute('**/regulations');
  await enter(page.getByRole('button', { name: 'Try again' }));
  await expect(page.getByText('The club’s own regulations did not load.')).toBeHidden();
});
