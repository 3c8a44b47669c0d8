// A club night from nothing: a new server, no club, and a list of names in hand. Counts presses and seconds.
import type { Page } from '@playwright/test';
import { openClub, openEvening } from './clubs.ts';
import { expect, PHONE, soon, test } from './test.ts';

const LIST = [
  ...['Boris', 'Vera', 'Luka', 'Eva', 'Marko', 'Nina', 'Oleg', 'Pia', 'Goran', 'Rita', 'Tiago'],
].map((name) => `${name}, ${name.toLowerCase()}@example.org`);

/**
 * Counts the presses on a page from now on: every click or tap, and every key that types no text. A shortcut such as
 * Ctrl+V is one press.
 */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let presses = 0;
    const count = () => {
      presses += 1;
      document.documentElement.dataset['presses'] = String(presses);
    };
    document.documentElement.dataset['presses'] = '0';
    addEventListener('pointerdown', count, true);
    addEventListener(
      'keydown',
      ({ key, ctrlKey, metaKey }) => {
        const isModifier = ['Control', 'Meta', 'Shift', 'Alt'].includes(key);
        const isText = key.length === 1 && !ctrlKey && !metaKey;
        if (!isModifier && !isText) count();
      },
      true,
    );
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset['presses']));
}

const copied = (page: Page, text: string) =>
  page.evaluate((copy) => navigator.clipboard.writeText(copy), text);

test('from nothing to match 1 in at most 12 presses and 90 seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await copied(page, LIST.join('\n'));
  const presses = await countPresses(page);
  const started = Date.now();

  await page.getByRole('link', { name: 'Clubs', exact: true }).click();
  await page.getByRole('link', { name: 'Run a club night' }).click();
  await expect(page.getByRole('heading', { name: 'Who plays' })).toBeVisible();
  const you = page.getByLabel('Your name');
  await you.click();
  await page.keyboard.type('Ana');
  await expect(you).toHaveValue('Ana');
  await page.getByLabel('Names of the players, one per line').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('12 players at 3 tables. Everyone plays every match.')).toBeVisible();
  await expect(page.getByText('8 matches × 25 min: about 4 hours.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Match 1' })).toBeVisible();

  const [count, seconds] = [await presses(), (Date.now() - started) / 1000];
  console.log(`from nothing to match 1: ${count} presses, ${seconds.toFixed(1)} s`);
  expect(count).toBeGreaterThan(3);
  expect(count).toBeLessThanOrEqual(12);
  expect(seconds).toBeLessThan(90);

  // The code, the QR code and every seat are there at once.
  await expect(page.getByLabel('Letters to join')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  for (const name of ['Ana', 'Boris', 'Tiago']) {
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  }

  // The list became the members of the new club, without a second Ana.
  await page.goto('/clubs');
  await page.getByRole('link', { name: 'Our domino club' }).click();
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(page.getByRole('heading', { name: '12 members' })).toBeVisible();
  await expect(page.getByText('tiago@example.org')).toBeVisible();
});

test('next week it is three taps: run, same as last time, begin', async ({ page }) => {
  const club = await openClub(page, 'At the harbour');
  const players = ['Ana', 'Boris', 'Vera', 'Luka', 'Eva', 'Marko', 'Nina', 'Oleg'];
  const lines = players.map((name, at) => `player ${at + 1} "${name}"\n`).join('');
  const results = 'match 1 table 1 final 100:37\nmatch 1 table 2 final 100:0\n';
  const file = `evening 1\nname "Last week"\norigin "Croatia" "Split"\nplayers 8 balanced\n${lines}${results}`;
  const data = { club: club.split('/').at(-1), file };
  expect((await page.request.post('/api/evenings', { data })).status()).toBe(201);
  await page.goto('/evenings');
  await page.getByRole('link', { name: 'Last week' }).first().click();
  await page.getByRole('link', { name: 'Club night', exact: true }).click();
  await page.getByRole('button', { name: 'Close the club night' }).click();
  await page.getByRole('button', { name: 'Close and count it' }).click();
  await expect(page.getByText(/^Closed at /)).toBeVisible();
  // The page shows at once what the organiser does, and sends it then: the server must have it before the page is left.
  await soon(async () => (await page.request.get('/api/evenings/mine')).json()).toBe(null);

  await page.goto('/clubs');
  const presses = await countPresses(page);
  await page.getByRole('link', { name: 'Run a club night' }).click();
  await page.getByRole('button', { name: 'Same as last time: 8 players' }).click();
  await expect(page.getByText('Split, Croatia')).toBeVisible();
  await expect(page.getByText('8 players at 2 tables.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Match 1' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Club night, \w+day \d+ \w+$/);
  expect(await presses()).toBe(3);
});

test('without the server, the same page runs a club night on this device', async ({ page }) => {
  await page.route('**/api/clubs', (route) => route.abort());
  await page.goto('/evenings/new');
  await page.getByRole('button', { name: 'Run it on this device only' }).click();
  await page.getByLabel('Your name').fill('Ana');
  const others = page.getByLabel('Names of the players, one per line');
  await others.fill(LIST.slice(0, 3).join('\n'));
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Match 1' })).toBeVisible();
  await expect(page).toHaveURL(/\/evenings\/here\//);
});

test('a link has an address that phones can open, or says what to do', async ({ page, server }) => {
  const club = await openClub(page, 'At the harbour');
  await page.goto(club);
  const link = page.getByRole('textbox', { name: /^Link for members/ });
  // The server of this test listens on its own machine only.
  await page.getByText('Phones cannot open this link yet: what helps').first().click();
  await expect(page.getByText('./run --lan').first()).toBeVisible();
  await expect(link).toHaveValue(`${server.address}${club}/enter`);

  const origins = ['http://192.168.1.20:8080', 'http://10.0.0.5:8080'];
  const reach = { origins, this_machine_only: false };
  await page.route('**/api/reach', (route) => route.fulfill({ json: reach }));
  await page.reload();
  await expect(link).toHaveValue(`http://192.168.1.20:8080${club}/enter`);
  await page.getByLabel('Address in the link').selectOption('http://10.0.0.5:8080');
  await expect(link).toHaveValue(`http://10.0.0.5:8080${club}/enter`);
  await page.reload();
  await expect(link).toHaveValue(`http://10.0.0.5:8080${club}/enter`);
});

test('a QR code for the Wi-Fi stands beside that of the link, and is kept on the device', async ({
  page,
  server,
}) => {
  const club = await openClub(page, 'At the harbour');
  const { id } = await openEvening(page, club, 'Friday');
  await page.goto(`/evenings/${id}#people`);
  const join = page.getByRole('region', { name: 'How others join' });
  // Here the steps are shown without a press.
  await expect(join.getByText('./run --lan')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await join.getByText('Wi-Fi for the phones').click();
  await join.getByLabel('Name of the network').fill('Club; upstairs');
  await join.getByLabel('Password').fill('tiles and tables');
  await expect(
    join.getByRole('img', { name: 'QR code: join the Wi-Fi Club; upstairs' }),
  ).toBeVisible();
  await join.getByRole('button', { name: 'Show both codes' }).click();
  const both = page.getByRole('dialog', { name: 'Wi-Fi for the phones' });
  await expect(both.getByRole('img')).toHaveCount(2);
  await expect(both).toContainText(`${server.address}/join/`);
  await both.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(join.getByLabel('Password')).toHaveValue('tiles and tables');
  expect(sent.filter((request) => request.includes('tiles'))).toEqual([]);
});
