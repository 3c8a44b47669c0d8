// Tokens for programs, and bot accounts.
import { expect, test } from './test.ts';

test('a token is made, works, is listed and withdrawn; then the account becomes that of a bot', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto('/account');
  const create = page.getByRole('region', { name: 'Create an account' });
  await create.getByLabel('Name').fill('Robi');
  await create.getByLabel('Password', { exact: true }).fill('four words are enough');
  await create.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: 'Programs' }).click();
  await expect(page.getByText('You have no tokens.')).toBeVisible();

  await page.getByRole('button', { name: 'Make token' }).click();
  await expect(page.getByRole('alert')).toContainText('Type a name.');
  await page.getByLabel('What do you call it?').fill('My bot');
  await page.getByRole('button', { name: 'Make token' }).click();
  await expect(page.getByText('Copy the token now')).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  const tokens = page.getByRole('region', { name: 'Tokens' });
  await expect(tokens).toContainText('My bot');
  await expect(tokens).toContainText('May: read and play');
  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${secret}` },
  });
  expect(await (await program.get('/api/me')).json()).toMatchObject({ name: 'Robi' });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('code')).toHaveCount(0);

  await page.getByRole('button', { name: 'Withdraw: My bot' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Withdrawn: My bot.' })).toBeVisible();
  expect((await program.get('/api/me')).ok()).toBe(false);
  await program.dispose();

  await page.getByRole('button', { name: 'Make this a bot account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('for ever');
  await dialog.getByRole('button', { name: 'Make it a bot account for ever' }).click();
  await expect(page.getByText('This is a bot account')).toBeVisible();
});
