// Accounts: creating one, signing in on another browser, its settings and sessions, its password, and deleting it.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { SettingValues } from '../src/device/settings/values.ts';
import { becomeAnother, openClub } from './clubs.ts';
import type { Server } from './server.ts';
import { enter, expect, soon, test, watchExceptions } from './test.ts';

const PASSWORD = 'four words are enough';
const OTHER_PASSWORD = 'four other words';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** A page in a browser of its own. */
async function anotherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  if (baseURL === undefined) throw new Error('no server');
  return (await browser.newContext({ baseURL })).newPage();
}

async function createAccount(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto('/account');
  const form = region(page, 'Create an account');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
}

async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.goto('/account');
  const form = region(page, 'Sign in');
  await form.getByLabel('Name or e-mail').fill(name);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

async function expectSignedIn(page: Page, name: string): Promise<void> {
  await expect(status(page, 'You are signed in.')).toBeVisible();
  await expect(page.getByText(`Signed in as ${name}`)).toBeVisible();
}

/** Whether the page is a guest's, as the server says. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(region(page, 'Sign in')).toBeVisible();
}

/** Chooses a value of a setting. */
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** What the account stores. */
async function stored(page: Page): Promise<Partial<SettingValues>> {
  const answer = await page.request.get('/api/account/settings');
  return ((await answer.json()) as { settings: Partial<SettingValues> }).settings;
}

test('an account is found from the bar, created, left, and opened on another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(heading(page)).toHaveText('Your account');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('You can play without one.')).toBeVisible();

  // By keys alone.
  await region(page, 'Create an account').getByLabel('Name').focus();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(status(page, 'Your account is ready, and you are signed in.')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Signed in as Ana')).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(status(page, 'You are signed out.')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(region(page, 'Sign in')).toBeVisible();

  const other = await anotherBrowser(browser, baseURL);
  // Capitals do not matter.
  await signIn(other, 'ANA');
  await expectSignedIn(other, 'Ana');
  await other.reload();
  await expect(other.getByText('Signed in as Ana')).toBeVisible();
  await other.context().close();
});

test('settings follow the account', async ({ page, browser, baseURL }) => {
  await page.goto('/settings');
  await choose(page, 'Dark');
  await createAccount(page, 'Ana');
  // An account without settings gets those of the browser.
  await soon(async () => (await stored(page)).theme).toBe('dark');

  const other = await anotherBrowser(browser, baseURL);
  await signIn(other, 'Ana');
  await expectSignedIn(other, 'Ana');
  await soon(() => theme(other)).toBe('dark');

  // Later changes go both ways.
  await other.getByRole('link', { name: 'Settings' }).click();
  await expect(other.getByText('on this device and in your account')).toBeVisible();
  await choose(other, 'Light');
  await choose(other, 'Wine red');
  await soon(() => stored(page)).toMatchObject({ theme: 'light', cloth: 'wine' });
  await page.reload();
  await soon(() => theme(page)).toBe('light');

  // What is changed without a network is sent later.
  await other.context().setOffline(true);
  await choose(other, 'Blue');
  await expect(other.locator('.strip[role=status]')).toContainText('No connection.');
  expect(await stored(page)).toMatchObject({ cloth: 'wine' });
  await other.context().setOffline(false);
  await soon(async () => (await stored(page)).cloth).toBe('blue');

  // Signed out, the settings stay, and are this browser's own again.
  await other.goto('/account');
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(status(other, 'You are signed out.')).toBeVisible();
  expect(await theme(other)).toBe('light');
  await other.getByRole('link', { name: 'Settings' }).click();
  await choose(other, 'Dark');
  await soon(() => theme(other)).toBe('dark');
  await page.reload();
  await soon(() => theme(page)).toBe('light');
  expect(await stored(page)).toMatchObject({ theme: 'light' });
  await other.context().close();
});

test('what a guest did becomes the account’s, if the person wants that', async ({ page }) => {
  await createAccount(page, 'Ana');
  // A guest opens a club on a browser on which nobody is signed in.
  await becomeAnother(page);
  const club = await openClub(page, 'At the harbour', 'Luis');
  await page.goto('/account');
  const form = region(page, 'Sign in');
  await expect(form.getByText('Guest on this browser: Luis')).toBeVisible();
  await form.getByRole('checkbox').uncheck();
  await form.getByRole('checkbox').check();
  await form.getByLabel('Name or e-mail').fill('Ana');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expectSignedIn(page, 'Ana');
  await page.goto(club);
  await expect(page.getByText('You are an organiser of this club.')).toBeVisible();
});

test('a guest’s club is still the person’s after creating an account', async ({ page }) => {
  const club = await openClub(page, 'At the harbour', 'Luis');
  await page.goto('/account');
  await expect(region(page, 'Create an account').getByLabel('Name')).toHaveValue('Luis');
  await createAccount(page, 'Luis');
  await page.goto(club);
  await expect(page.getByText('You are an organiser of this club.')).toBeVisible();
});

test('errors stand beside the field, and what was typed stays', async ({
  page,
  browser,
  baseURL,
}) => {
  await createAccount(page, 'Ana');
  const other = await anotherBrowser(browser, baseURL);
  await other.goto('/account');
  const create = region(other, 'Create an account');
  const name = create.getByLabel('Name');
  const password = create.getByLabel('Password', { exact: true });
  const send = create.getByRole('button', { name: 'Create an account' });
  await send.click();
  await expect(create.getByRole('alert')).toHaveText('Type a name.');
  await expect(name).toBeFocused();
  await name.fill('ana');
  await password.fill('1234567');
  await send.click();
  await expect(create.getByRole('alert')).toHaveText('A password has at least 8 characters.');
  await expect(password).toBeFocused();
  await password.fill('12345678');
  await send.click();
  await expect(create.getByRole('alert')).toHaveText(
    'Another account is called Ana. Choose another name.',
  );
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('ana');
  await expect(password).toHaveValue('12345678');

  const form = region(other, 'Sign in');
  await form.getByLabel('Name or e-mail').fill('Ana');
  await form.getByLabel('Password', { exact: true }).fill('not this one');
  await form.getByRole('button', { name: 'Show the password' }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'The name or the password is wrong. Check both.',
  );
  await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('not this one');
  await other.context().close();
});

test('a person signs out elsewhere', async ({ page, browser, baseURL }) => {
  await createAccount(page, 'Ana');
  const [second, third] = [
    await anotherBrowser(browser, baseURL),
    await anotherBrowser(browser, baseURL),
  ];
  for (const other of [second, third]) {
    await signIn(other, 'Ana');
    await expectSignedIn(other, 'Ana');
  }

  const sessions = region(third, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
  await expect(sessions.getByRole('heading', { level: 3 }).first()).toHaveText('Chrome on Linux');
  // The latest sign-in of the others is the second browser's.
  await sessions.getByRole('button', { name: 'Sign out: Chrome on Linux' }).first().click();
  await expect(status(third, 'Signed out: Chrome on Linux.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('heading', { level: 2 })).toBeFocused();
  // A page that is still open learns it with its next request.
  await second.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(second.getByRole('alert')).toContainText(
    'You are no longer signed in on this browser.',
  );
  await second.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(region(second, 'Sign in')).toBeVisible();

  await sessions.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(status(third, 'All other devices are signed out.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expectSignedOut(page);
  await second.context().close();
  await third.context().close();
});

test('the password is changed, and all other browsers are signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  await createAccount(page, 'Ana');
  const other = await anotherBrowser(browser, baseURL);
  await signIn(other, 'Ana');
  await expectSignedIn(other, 'Ana');

  const password = region(page, 'Password');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(password.getByLabel('Current password')).toBeFocused();
  await password.getByLabel('Current password').fill('not this one');
  await password.getByLabel('New password').fill(OTHER_PASSWORD);
  await enter(password.getByLabel('New password'));
  await expect(password.getByRole('alert')).toHaveText('This is not your password. Type it again.');
  await expect(password.getByLabel('Current password')).toBeFocused();
  await expect(password.getByLabel('New password')).toHaveValue(OTHER_PASSWORD);
  await password.getByLabel('Current password').fill(PASSWORD);
  await enter(password.getByLabel('Current password'));
  await expect(
    status(page, 'Your password is changed. All other devices are signed out.'),
  ).toBeVisible();
  await expect(region(page, 'Where you are signed in').getByRole('listitem')).toHaveCount(1);

  await signIn(other, 'Ana');
  await expect(other.getByRole('alert')).toHaveText(
    'The name or the password is wrong. Check both.',
  );
  await signIn(other, 'Ana', OTHER_PASSWORD);
  await expectSignedIn(other, 'Ana');
  await other.context().close();
});

test('the name and the face are changed as before, and a name that is taken is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await anotherBrowser(browser, baseURL);
  await createAccount(other, 'Eva');
  await createAccount(page, 'Ana');
  const you = region(page, 'Name and face');
  await expect(you.getByLabel('Your name')).toHaveValue('Ana');
  await you.getByLabel('Your name').fill('EVA');
  await you.getByRole('button', { name: 'Save' }).click();
  await expect(you.getByRole('alert')).toHaveText(
    'Another account is called Eva. Choose another name.',
  );
  await expect(you.getByLabel('Your name')).toBeFocused();
  await you.getByLabel('Your name').fill('Ana B.');
  await you.locator('.choice').nth(2).click();
  await expect(you.getByRole('radio', { name: 'Face 3' })).toBeChecked();
  await you.getByRole('button', { name: 'Save' }).click();
  await expect(status(page, 'Saved.')).toBeVisible();
  await expect(page.getByText('Signed in as Ana B.')).toBeVisible();
  const me = (await (await page.request.get('/api/me')).json()) as { face?: number };
  expect(me).toMatchObject({ name: 'Ana B.', account: true });
  expect(me.face).toBeDefined();
  await other.context().close();
});

test('all data can be downloaded', async ({ page }) => {
  await createAccount(page, 'Ana');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as unknown;
  expect(JSON.stringify(saved)).toContain('Ana');
  await expect(heading(page), 'the page stays').toHaveText('Your account');
});

test('an account is deleted with the password, after saying what stays', async ({
  page,
  browser,
  baseURL,
}) => {
  await createAccount(page, 'Ana');
  const other = await anotherBrowser(browser, baseURL);
  await signIn(other, 'Ana');
  await expectSignedIn(other, 'Ana');

  const opener = page.getByRole('button', { name: 'Delete account' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(
    dialog.getByText('The records of your matches stay, without your name.'),
  ).toBeVisible();
  // Pressing Enter too soon deletes nothing.
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not your password. Type it again.');
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await enter(dialog.getByLabel('Current password'));
  await expect(status(page, 'Your account is deleted.')).toBeVisible();
  await expect(heading(page)).toBeFocused();
  await expectSignedOut(other);
  await signIn(page, 'Ana');
  await expect(page.getByRole('alert')).toHaveText(
    'The name or the password is wrong. Check both.',
  );
  // The name is free again.
  await createAccount(other, 'Ana');
  await other.context().close();
});

/** The address of the newest link to a page, once it is in the log of the server, which sends no mail. */
async function newestLink(
  server: Server,
  page: 'email' | 'password',
  nth: number,
): Promise<string> {
  const links = () => server.log.match(new RegExp(`/account/${page}#[\\w-]+`, 'g')) ?? [];
  await soon(() => links().length).toBe(nth);
  return links().at(-1) ?? '';
}

/** The page’s address, without the server's. */
const address = (page: Page) => page.evaluate(() => location.href.replace(location.origin, ''));

test('an e-mail is added and confirmed, and a forgotten password set anew', async ({
  page,
  server,
  browser,
  baseURL,
}) => {
  await createAccount(page, 'Ana');
  const email = region(page, 'E-mail');
  await email.getByRole('button', { name: 'Add an e-mail' }).click();
  await email.getByLabel('E-mail').fill('ana@');
  await email.getByLabel('Current password').fill(PASSWORD);
  await enter(email.getByLabel('Current password'));
  await expect(email.getByRole('alert')).toHaveText(
    '“ana@” is not an e-mail address. Write it like ana@example.org.',
  );
  await email.getByLabel('E-mail').fill('ana@example.org');
  await email.getByRole('button', { name: 'Send link' }).click();
  // This server has no mail server.
  await expect(status(page, 'Its host has a link for ana@example.org')).toBeVisible();
  await expect(email.getByText('Not confirmed yet.')).toBeVisible();

  const other = await anotherBrowser(browser, baseURL);
  const expectNone = watchExceptions(other.context());
  const confirm = await newestLink(server, 'email', 1);
  await other.goto(confirm);
  await expect(status(other, 'Your e-mail is confirmed.')).toBeVisible();
  expect(await address(other), 'the secret is in no history').toBe('/account/email');
  await other.goto('/');
  await other.goto(confirm);
  await expect(other.getByRole('alert')).toContainText('This link was used before');
  await page.reload();
  await expect(email.getByText('Confirmed. You can sign in with it.')).toBeVisible();

  // Somebody else's name gets the same answer.
  await other.goto('/account');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(other)).toHaveText('Forgotten password');
  for (const name of ['Nobody', 'ana@example.org']) {
    await other.getByLabel('Name or e-mail').fill(name);
    await enter(other.getByLabel('Name or e-mail'));
    await expect(status(other, 'If there is such an account')).toBeVisible();
  }
  const reset = await newestLink(server, 'password', 1);
  await other.goto(reset);
  await expect(other.getByLabel('New password')).toBeVisible();
  expect(await address(other)).toBe('/account/password');
  await other.getByLabel('New password').fill(OTHER_PASSWORD);
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(status(other, 'Your new password is set.')).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(other, 'ana@example.org', OTHER_PASSWORD);
  await expectSignedIn(other, 'Ana');
  await expectSignedOut(page);

  await other.goto(reset);
  await other.getByLabel('New password').fill(PASSWORD);
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(other.getByRole('alert')).toContainText('This link was used before');
  await other.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(heading(other)).toHaveText('Forgotten password');
  expectNone();
  await other.context().close();
});
