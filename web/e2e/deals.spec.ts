// A match's deals are checked on the device, and a record that was tampered with is found out.
import { expect, hurryBots, openTable, prefer, test, withBots } from './test.ts';
import { TablePage } from './table.ts';

test('the deals of a match are checked on the page, and a changed record is noticed', async ({
  page,
}) => {
  await prefer(page, { motion: 'none' });
  await hurryBots(page);
  const table = new TablePage(page);
  await page.goto('/deals');
  await expect(page.getByText('You have not played a match on this device yet.')).toBeVisible();

  await page.goto(await openTable(page, withBots('spanish-pairs match.target=40', 4)));
  await table.playByMouse('over');
  await page.getByRole('button', { name: 'Look it through' }).click();
  const replay = await page.getByRole('link', { name: 'Replay' }).getAttribute('href');
  await page.getByRole('button', { name: 'Check the deals' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check the deals' });
  await expect(dialog.getByRole('status')).toContainText(
    /The deals? of (all )?\d+ rounds? (is|are) right\./,
  );
  await dialog.getByText('Round 1').click();
  const first = dialog.locator('details').first();
  await expect(first).toContainText('Your device saw the fingerprint before the deal');
  await expect(first).toContainText('The number of your device is in the deal.');
  await expect(first).toContainText(/The lot gives the lead to seat [1-4]\./);

  // The page that explains it shows the same match.
  await dialog.getByRole('link', { name: 'How deals are checked' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fair deals' })).toBeVisible();
  await expect(page.getByText(/rounds? (is|are) right\./)).toBeVisible();

  // Someone gives seat 2 a better hand afterwards.
  await page.route('**/record', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const [, second = '', third = ''] = /^deal 2 (.*)\ndeal 3 (.*)$/m.exec(text) ?? [];
    const changed = text.replace(
      `deal 2 ${second}\ndeal 3 ${third}`,
      `deal 2 ${third}\ndeal 3 ${second}`,
    );
    await route.fulfill({ response: answer, body: changed });
  });
  await page.reload();
  await expect(page.getByText(/The deals? of \d+ rounds? (is|are) wrong\./)).toBeVisible();
  await expect(page.getByText('The hands or the boneyard do not follow')).not.toHaveCount(0);

  // The replay has the check too. This device still knows that match, after it sat at another table.
  await page.unroute('**/record');
  await page.goto(await openTable(page, withBots('draw', 2)));
  await page.locator('[role=option]').first().waitFor();
  await page.goto(replay ?? '');
  await page.getByRole('button', { name: 'Check the deals' }).click();
  await expect(dialog.getByRole('status')).toContainText(/rounds? (is|are) right\./);
  await dialog.getByText('Round 1').click();
  await expect(first).toContainText('Your device saw the fingerprint before the deal');
  await expect(first).toContainText(/The lot gives the lead to seat [1-4]\./);
});
