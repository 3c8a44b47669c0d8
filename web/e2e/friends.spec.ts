// Friends: two people with accounts find each other, one invites the other, and they sit at one table.
import type { Browser, Page } from '@playwright/test';
import {
  enter,
  expect,
  openTable,
  PHONE,
  prefer,
  soon,
  test,
  watchExceptions,
  withBots,
} from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const path = (page: Page) => new URL(page.url()).pathname;

/** A person with an account, in a browser of their own. */
async function signedIn(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB' });
  watchExceptions(context);
  await prefer(context, { motion: 'none' });
  await context.addInitScript(() => localStorage.setItem('boneyard.account', 'yes'));
  const page = await context.newPage();
  await page.request.get('/api/me');
  const answer = await page.request.post('/api/account', {
    data: { name, password: 'four words are enough' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return page;
}

/** Opens a table with one free chair; returns its address. */
async function waitingTable(host: Page): Promise<string> {
  const { seats, ...plan } = withBots('draw', 2);
  const free = seats.map((seat, i) => (i === 0 ? seat : ({ kind: 'open' } as const)));
  return openTable(host, { ...plan, seats: free });
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'link' | 'textbox') {
  const target = page.getByRole(role, { name });
  for (let i = 0; i < 80; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}

test('two people become friends, and one invites the other to a table, by keys alone', async ({
  browser,
  server,
}) => {
  const ana = await signedIn(browser, server.address, 'Ana');
  const eva = await signedIn(browser, server.address, 'Eva');
  await eva.goto('/learn');

  // Ana finds her friends from the start page, and mistypes a name first.
  await ana.goto('/account');
  await enter(ana.getByRole('link', { name: 'Friends', exact: true }));
  await expect(heading(ana)).toHaveText('Friends');
  await expect(heading(ana)).toBeFocused();
  await expect(ana.getByText('You have no friends here yet.')).toBeVisible();
  await tabTo(ana, /Name of a friend/, 'textbox');
  await ana.keyboard.type('Evva');
  await ana.keyboard.press('Enter');
  await expect(ana.getByText('No account has the name “Evva”.')).toBeVisible();
  const field = ana.getByLabel('Name of a friend’s account');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('ana');
  await ana.keyboard.press('Enter');
  await expect(ana.getByText('This is your own name.')).toBeVisible();
  await field.fill('eva');
  await ana.keyboard.press('Enter');
  await expect(notice(ana, 'eva is your friend now.')).toBeVisible();
  const row = region(ana, 'Your friends').getByRole('listitem');
  await expect(row).toContainText('Eva');
  await expect(row).toContainText('Here now');

  // Ana opens a table and invites her.
  const table = await waitingTable(ana);
  await ana.goto(table);
  await tabTo(ana, 'Invite Eva', 'button');
  await ana.keyboard.press('Enter');
  await expect(notice(ana, 'Eva is invited.')).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Invite Eva again' })).toBeFocused();

  // Eva reads something else. The notice takes no focus and covers nothing.
  await expect(heading(eva)).toBeVisible();
  const invitation = notice(eva, 'Ana invites you');
  await expect(invitation).toContainText('Draw');
  expect(await eva.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await eva.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(invitation).toBeVisible();
  await tabTo(eva, 'Sit down', 'link').catch(async () => {
    // The heading of the page had the focus; the notice stands before it.
    await eva.keyboard.press('Shift+Tab');
    await eva.keyboard.press('Shift+Tab');
  });
  await enter(eva.getByRole('link', { name: 'Sit down' }));
  await soon(() => path(eva)).toBe(table);
  await expect(invitation).toHaveCount(0);
  await enter(eva.getByRole('button', { name: /^Sit / }));
  for (const page of [ana, eva]) {
    await expect(page.getByRole('listbox', { name: /hand/ })).toBeVisible();
  }

  // Ana sees what her friend plays, and so do the lists.
  await ana.goto('/friends');
  await expect(region(ana, 'Your friends')).toContainText('Plays Draw');
  for (const page of [ana, eva]) await page.context().close();
});

test('an invitation is declined, and a blocked person cannot invite', async ({
  browser,
  server,
}) => {
  const ana = await signedIn(browser, server.address, 'Ana');
  const eva = await signedIn(browser, server.address, 'Eva');
  await eva.setViewportSize(PHONE);
  const table = await waitingTable(ana);
  await ana.goto(table);
  const inviting = region(ana, 'Invite friends');
  await inviting.getByLabel('Name of an account').fill('Eva');
  await inviting.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(notice(ana, 'Eva is invited.')).toBeVisible();

  await eva.goto('/rules');
  const invitation = notice(eva, 'Ana invites you');
  await expect(invitation).toBeVisible();
  const declined = eva.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/invitations/'),
  );
  await eva.getByRole('button', { name: 'Not now' }).click();
  expect((await declined).status()).toBe(204);
  await expect(invitation).toHaveCount(0);
  await expect(heading(eva)).toBeFocused();
  expect(await (await eva.request.get('/api/invitations')).json()).toEqual([]);

  // Eva blocks Ana on the page of Ana. The next invitation does not come.
  await eva.goto('/people/Ana');
  const relation = region(eva, 'You and Ana');
  await relation.getByRole('button', { name: 'Add as friend' }).click();
  await expect(relation).toContainText('Ana is your friend.');
  await relation.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(relation).toContainText('You have blocked Ana.');
  await inviting.getByLabel('Name of an account').fill('eva');
  await inviting.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(notice(ana, 'eva is invited.')).toBeVisible();
  expect(await (await eva.request.get('/api/invitations')).json()).toEqual([]);

  // Unblocked, she is invited again.
  await eva.goto('/friends');
  await expect(region(eva, 'Your friends')).toContainText('You have no friends here yet.');
  await eva.getByRole('button', { name: 'Unblock Ana' }).click();
  await expect(notice(eva, 'Ana can invite you again.')).toBeVisible();
  await expect(eva.getByRole('heading', { name: 'Blocked', exact: true })).toBeFocused();
  await inviting.getByLabel('Name of an account').fill('Eva');
  await inviting.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(invitation).toBeVisible();
  for (const page of [ana, eva]) await page.context().close();
});

test('who hides is not here, and a guest is told what an account gives', async ({
  browser,
  page,
  server,
}) => {
  const ana = await signedIn(browser, server.address, 'Ana');
  const eva = await signedIn(browser, server.address, 'Eva');
  await eva.goto('/friends');
  const hide = eva.getByRole('switch', { name: 'Hide that I am here' });
  // Settings are stored with the same method.
  const stored = eva.waitForResponse('**/api/presence');
  await hide.check();
  await stored;
  await eva.reload();
  await expect(hide).toBeChecked();
  await ana.request.put('/api/friends/Eva');
  await ana.goto('/friends');
  await expect(region(ana, 'Your friends')).toContainText('Not here');
  await hide.uncheck();
  // The list follows by itself.
  await expect(region(ana, 'Your friends')).toContainText('Here now', { timeout: 40_000 });
  // A press on the friend shows what can be done.
  const friend = region(ana, 'Your friends').getByRole('button', { name: 'Eva', exact: true });
  await expect(friend).toHaveAttribute('aria-expanded', 'false');
  await enter(friend);
  await expect(region(ana, 'Your friends').getByRole('link', { name: 'Profile' })).toBeVisible();
  await region(ana, 'Your friends').getByRole('button', { name: 'Remove Eva' }).click();
  await expect(notice(ana, 'Eva is no longer your friend.')).toBeVisible();

  await page.goto('/friends');
  await expect(page.getByText('With an account you keep a list of friends.')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in or create an account' }).click();
  await expect(heading(page)).toHaveText('Your account');
  for (const one of [ana, eva]) await one.context().close();
});

test('an invitation during a match covers neither the hand nor the line', async ({
  browser,
  server,
}) => {
  const ana = await signedIn(browser, server.address, 'Ana');
  const eva = await signedIn(browser, server.address, 'Eva');
  for (const size of [PHONE, { width: 640, height: 360 }, { width: 1280, height: 800 }]) {
    await eva.setViewportSize(size);
    await eva.goto(await openTable(eva, withBots('draw', 2)));
    await expect(eva.getByRole('listbox', { name: /hand/ })).toBeVisible();
    const table = await waitingTable(ana);
    await ana.goto(table);
    await ana.request.post(`/api/tables/${table.split('/').at(-1) ?? ''}/invitations`, {
      data: { name: 'Eva' },
    });
    await expect(notice(eva, 'Ana invites you')).toBeVisible();
    const bottom = await eva
      .locator('.invitation')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    const hand = await eva
      .getByRole('listbox', { name: /hand/ })
      .evaluate((element) => element.getBoundingClientRect());
    const cloth = await eva
      .locator('.top > .line')
      .evaluate((element) => element.getBoundingClientRect());
    expect(cloth.top).toBeGreaterThanOrEqual(bottom - 1);
    expect(cloth.height).toBeGreaterThan(60);
    expect(hand.bottom).toBeLessThanOrEqual(size.height + 1);
    await eva.getByRole('button', { name: 'Not now' }).click();
    await expect(notice(eva, 'Ana invites you')).toHaveCount(0);
  }
  for (const one of [ana, eva]) await one.context().close();
});

test('filters of open tables are remembered, and new tables wait', async ({
  browser,
  page,
  server,
}) => {
  const ana = await signedIn(browser, server.address, 'Ana');
  await ana.goto(await waitingTable(ana));
  await page.goto('/tables');
  const list = page.getByRole('main');
  await expect(list.getByRole('listitem')).toContainText('Draw');
  await expect(list.getByRole('listitem')).toContainText('The host is here');

  await list.getByText('Filters', { exact: true }).click();
  await list.getByLabel('Rating').selectOption('Rated');
  await expect(list).toContainText('1 table does not fit your filters.');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(list).toContainText('Filters: 1 on');
  await list.getByRole('button', { name: 'Clear filters' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  const eva = await signedIn(browser, server.address, 'Eva');
  await eva.goto(await waitingTable(eva));
  const fresh = list.getByRole('button', { name: '1 new table' });
  await expect(fresh).toBeVisible({ timeout: 40_000 });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await enter(fresh);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText('2 wait for players')).toBeFocused();
  for (const one of [ana, eva]) await one.context().close();
});

test('the home page shows a friend who is here, and one press invites them to a table', async ({
  browser,
  server,
}) => {
  const ana = await signedIn(browser, server.address, 'Ana');
  const eva = await signedIn(browser, server.address, 'Eva');
  expect((await ana.request.put('/api/friends/Eva')).ok()).toBe(true);
  await ana.goto('/');
  await expect(region(ana, 'Here now')).toBeVisible();
  const here = region(ana, 'Friends who are here');
  await expect(here.getByRole('listitem')).toContainText('Eva');
  await expect(here).toContainText('An invitation opens a table: Draw.');
  await here.getByRole('button', { name: 'Invite Eva' }).click();
  await soon(() => path(ana)).toMatch(/^\/table\//);
  await expect(ana.getByRole('button', { name: 'Invite Eva again' })).toBeVisible();
  await eva.goto('/');
  await expect(notice(eva, 'Ana invites you')).toContainText('Draw');

  // A friend who hides is not shown, and neither is the list.
  expect((await eva.request.put('/api/presence', { data: { hides: true } })).ok()).toBe(true);
  await ana.goto('/');
  await expect(region(ana, 'Here now')).toBeVisible();
  await expect(here).toHaveCount(0);
  for (const page of [ana, eva]) await page.context().close();
});

test('a person who signs in on a new browser sees their own home page', async ({
  browser,
  server,
}) => {
  const ana = await signedIn(browser, server.address, 'Ana');
  const cookies = await ana.context().cookies();
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  watchExceptions(context);
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto('/');
  await expect(heading(page)).toContainText(/^Good .*, Ana/);
  await context.close();
  await ana.context().close();
});
