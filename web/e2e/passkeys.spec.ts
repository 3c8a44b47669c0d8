// Passkeys: an account without a password, in a browser whose device checks fingerprints.
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Gives a page a device that makes passkeys and checks the person. */
async function withDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an account is created with a passkey, which signs in again; then it gets a password', async ({
  page,
  baseURL,
}) => {
  await withDevice(page);
  // Passkeys belong to host names.
  const here = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await page.goto(`${here}/account`);
  const create = page.getByRole('region', { name: 'Create an account' });
  await create.getByRole('button', { name: 'Create with a passkey' }).click();
  await expect(create.getByRole('alert')).toContainText('Type a name.');
  await create.getByLabel('Name').fill('Ana');
  await create.getByRole('button', { name: 'Create with a passkey' }).click();
  await expect(page.getByText('Signed in as Ana')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const signIn = page.getByRole('region', { name: 'Sign in' });
  await signIn.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Signed in as Ana')).toBeVisible();

  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(
    page.getByText('Without this passkey you could not sign in any more.'),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('four words are enough');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  await page.getByRole('link', { name: 'Passkeys' }).click();
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(page.getByText('The passkey is removed.')).toBeVisible();
  await expect(page.getByText('You have no passkeys.')).toBeVisible();

  await page.getByLabel('Current password').fill('four words are enough');
  await page.getByRole('button', { name: 'Make a passkey on this device' }).click();
  await expect(page.getByText('The passkey is made.')).toBeVisible();
});
