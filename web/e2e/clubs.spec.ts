// Clubs: opening one, its list of members, and several organisers. CLUB-16, CLUB-17, CLUB-19.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { addMembers, openClub, openEvening } from './clubs.ts';
import { enter, expect, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Another person with a browser of their own. */
async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  if (baseURL === undefined) throw new Error('no server');
  return (await browser.newContext({ baseURL })).newPage();
}

/** Names on the list, in its order. */
const listed = (page: Page) => page.locator('main li h3');

test('a club is opened from the bar at the top, and its organiser is asked for a name once', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Clubs', exact: true }).click();
  await expect(heading(page)).toHaveText('Clubs');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('There are no clubs on this device yet.')).toBeVisible();

  // By keys alone.
  await page.getByLabel('Name of the club').focus();
  await page.keyboard.type('At the harbour');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('At the harbour');
  await expect(page.getByText('Organisers: Ana.')).toBeVisible();
  await expect(page.getByText('You are an organiser of this club.')).toBeVisible();
  // The founder is the first member, and can run a club night at once.
  const run = page.getByRole('link', { name: 'Run a club night' });
  await expect(run).toHaveAttribute('href', /^\/evenings\/new\?club=/);
  await page.getByRole('link', { name: 'Members' }).click();
  await expect(listed(page)).toHaveText(['Ana']);
  await page.goBack();

  await page.getByRole('link', { name: 'All your clubs' }).click();
  const card = page.getByRole('listitem').filter({ hasText: 'At the harbour' });
  await expect(card).toContainText('No club nights yet.');
  await expect(card.getByRole('link', { name: 'At the harbour' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveCount(0);
});

test('members are added, changed and removed by hand', async ({ page }) => {
  const club = await openClub(page, 'At the harbour');
  await page.goto(`${club}/members`);
  await expect(listed(page)).toHaveText(['Ana']);
  const add = page.getByRole('region', { name: 'Add a member' });
  for (const [name, email] of [
    ['Đurđa', 'djurdja@example.org'],
    ['Zoë', 'zoe@example.org'],
    ['Ana', 'Ana@Example.org'],
  ] as const) {
    await add.getByLabel('Name').fill(name);
    await add.getByLabel('E-mail').fill(email);
    await enter(add.getByLabel('E-mail'));
    await expect(status(page, `${name} is on the list.`)).toBeVisible();
    // The next one can be typed at once.
    await expect(add.getByLabel('Name')).toBeFocused();
    await expect(add.getByLabel('Name')).toHaveValue('');
  }
  // The founder was on the list without an e-mail, and has one now.
  await expect(listed(page)).toHaveText(['Ana', 'Đurđa', 'Zoë']);

  // The same e-mail with other capitals; what was typed stays.
  await add.getByLabel('Name').fill('Twin');
  await add.getByLabel('E-mail').fill('ZOE@example.org');
  await add.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Another member has the e-mail ZOE@example.org.',
  );
  await expect(add.getByLabel('Name')).toHaveValue('Twin');

  // A name that is almost the same is asked about. Later the two turn out to be one person.
  await add.getByLabel('Name').fill('Zoe');
  await add.getByLabel('E-mail').fill('');
  await enter(add.getByLabel('E-mail'));
  await expect(add.getByRole('alert')).toContainText('Is Zoe the same person?');
  await add.getByRole('button', { name: 'No, add another person' }).click();
  await expect(listed(page)).toHaveText(['Ana', 'Đurđa', 'Zoe', 'Zoë']);
  await page.getByRole('button', { name: 'Merge Zoë with…' }).click();
  await page.getByLabel('The same person as Zoë').selectOption('Zoe');
  await expect(page.getByText('This stays on the list: Zoë, zoe@example.org.')).toBeVisible();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(status(page, 'Both are Zoë now.')).toBeVisible();
  await expect(listed(page)).toHaveText(['Ana', 'Đurđa', 'Zoë']);

  // The e-mail of another member is a sign of one person, too.
  await page.getByRole('button', { name: 'Change Đurđa' }).click();
  await page.locator('main li form').getByLabel('E-mail').fill('zoe@example.org');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Merge with Zoë' }).click();
  await expect(page.getByText('This stays on the list: Zoë, djurdja@example.org')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  const change = page.getByRole('button', { name: 'Change Zoë' });
  await change.click();
  const form = page.locator('main li form');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(change).toBeFocused();
  await change.click();
  await form.getByLabel('Name').fill('Zoë B.');
  await form.getByLabel('Note').fill('table by the window');
  await enter(form.getByLabel('Note'));
  await expect(status(page, 'Zoë B. was changed.')).toBeVisible();
  await expect(page.getByText('table by the window')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Zoë B.' }).click();
  // Pressing Enter too early removes no member.
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(listed(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Zoë B.' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(status(page, 'Zoë B. was removed from the list.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 members' })).toBeFocused();
  await expect(listed(page)).toHaveText(['Ana', 'Đurđa']);
});

test('a list is previewed, imported whole, and exported in a form that can be imported again', async ({
  page,
}) => {
  const club = await openClub(page, 'At the harbour');
  await addMembers(page, club, [
    ['Ana', 'ana@example.org'],
    ['Boris', 'boris@example.org'],
  ]);
  await page.goto(`${club}/members`);
  const list = page.getByRole('region', { name: 'Import a list' });
  // As a spreadsheet writes it where the comma is a decimal sign.
  const text =
    '\uFEFFFIO;Телефон;Почта;Примечание\r\n'.replace('FIO', 'ФИО') +
    'Ana;1;ANA@example.org;\r\n"Вера; мл.";2;vera@example.org;"говорит ""пас"""\r\n';
  const file = { name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await list.getByLabel('File').setInputFiles(file);
  const preview = list.locator('[role=group]');
  await expect(preview).toBeFocused();
  await expect(preview).toContainText('1 member will be added. 1 member will change.');
  await expect(preview).toContainText('Вера; мл., vera@example.org, говорит "пас"');
  await expect(preview).toContainText(
    'We skip these columns, because a club has no place for them: Телефон.',
  );
  await expect(listed(page), 'nothing has happened yet').toHaveText(['Ana', 'Boris']);
  await preview.getByRole('button', { name: 'Import' }).click();
  await expect(status(page, 'Imported: 2 lines were new.')).toBeVisible();
  await expect(listed(page)).toHaveText(['Ana', 'Boris', 'Вера; мл.']);

  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as file' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('members.csv');
  const saved = readFileSync(await download.path());
  expect(saved.toString('utf8').split('\r\n')).toEqual([
    '\uFEFFname,email,note',
    'Ana,ANA@example.org,',
    'Boris,boris@example.org,',
    'Вера; мл.,vera@example.org,"говорит ""пас"""',
    '',
  ]);
  await list.getByLabel('File').setInputFiles({ ...file, buffer: saved });
  await expect(preview).toHaveText(/The club already has all of these members\./);
});

test('an invalid list is not imported, and each invalid line is shown with a correction', async ({
  page,
}) => {
  const club = await openClub(page, 'At the harbour');
  await page.goto(`${club}/members`);
  const list = page.getByRole('region', { name: 'Import a list' });
  const pasted = list.getByLabel('Or paste the lines here');
  const bad = 'Ana,ana@example.org\n,eva@example.org\nAna\nLuka,luka@\nTwin,ANA@example.org\n';
  await pasted.fill(bad);
  await list.getByRole('button', { name: 'Preview' }).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveText([
    'Line 2: the name is missing.',
    'Line 3: Ana is already in line 1. Write the names differently, or give both an e-mail.',
    'Line 4: “luka@” is not an e-mail address. Write it like ana@example.org.',
    'Line 5: ANA@example.org is already in line 1.',
  ]);
  await expect(list.getByRole('button', { name: 'Import' })).toHaveCount(0);
  await expect(pasted, 'what was typed stays').toHaveValue(bad);

  // A file that is no text in UTF-8, and one that is too long.
  const latin = {
    name: 'm.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Jos\xe9,j@example.org', 'latin1'),
  };
  await list.getByLabel('File').setInputFiles(latin);
  await expect(alert).toContainText('Line 1: the file is not UTF-8.');
  const long = { name: 'm.csv', mimeType: 'text/csv', buffer: Buffer.alloc(600 * 1024, 'x') };
  await list.getByLabel('File').setInputFiles(long);
  await expect(alert).toContainText('That was too long');

  await pasted.fill('Ana,ana@example.org');
  await list.getByRole('button', { name: 'Preview' }).click();
  await expect(alert).toHaveCount(0);
  await list.getByRole('button', { name: 'Import' }).click();
  await expect(status(page, 'Imported: 1 line was new.')).toBeVisible();
  await expect(listed(page)).toHaveText(['Ana']);

  // A chosen file is previewed, and then the button below imports it. Names are enough.
  const names = { name: 'm.txt', mimeType: 'text/plain', buffer: Buffer.from('Ana\nZoë\nEva') };
  await list.getByLabel('File').setInputFiles(names);
  await expect(list.getByText('2 members will be added. 1 member stays the same.')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Preview' })).toHaveCount(0);
  await list.getByRole('button', { name: 'Import' }).click();
  await expect(listed(page)).toHaveText(['Ana', 'Eva', 'Zoë']);
});

test('a long list is searched, and drawn in parts', async ({ page }) => {
  const club = await openClub(page, 'At the harbour');
  const data = Array.from({ length: 150 }, (_, i) => `Élodie ${i},m${i}@example.org\n`).join('');
  const headers = { 'content-type': 'text/csv' };
  const taken = await page.request.post(`/api${club}/members.csv`, { data, headers });
  expect(taken.ok()).toBe(true);
  await page.goto(`${club}/members`);
  await expect(page.locator('main li')).toHaveCount(100);
  await page.getByRole('button', { name: 'Show all 151 members' }).click();
  await expect(page.locator('main li')).toHaveCount(151);
  await page.getByLabel('Find by name, e-mail or note').fill('elodie m149');
  await expect(status(page, '1 member found')).toBeVisible();
  await expect(listed(page)).toHaveText(['Élodie 149']);
});

test('an e-mail is checked: an unknown one gets no information, a member is greeted and remembered', async ({
  page,
  browser,
  baseURL,
}) => {
  const club = await openClub(page, 'At the harbour');
  await addMembers(page, club, [['Eva Luna', 'eva@example.org']]);
  await page.goto(`${club}/settings`);
  await page.getByLabel('Where members are registered').fill('Friends through dominoes');
  await page.getByLabel('Name of the sign-in page').fill('Friday games');
  await page.getByLabel('Name of the sign-in page').press('Tab');
  await expect(status(page, 'Saved.')).toBeVisible();
  await page.goto(club);
  const link = await page.getByRole('textbox', { name: /^Link for members/ }).inputValue();

  const eva = await another(browser, baseURL);
  await eva.goto(link);
  await expect(heading(eva)).toHaveText('Friday games');
  await eva.getByLabel('E-mail').fill('vera@example.org');
  await eva.getByRole('button', { name: 'Sign in' }).click();
  await expect(eva.getByRole('alert')).toContainText(
    'This e-mail is not registered at Friends through dominoes.',
  );
  await expect(eva.getByLabel('E-mail')).toHaveValue('vera@example.org');
  await eva.getByLabel('E-mail').fill('EVA@example.org');
  await enter(eva.getByLabel('E-mail'));
  await expect(eva.getByRole('heading', { name: 'Welcome' })).toBeFocused();
  // An e-mail does not prove who types it, so the page shows no name.
  await expect(eva.getByText('Eva Luna')).toHaveCount(0);
  await eva.request.put('/api/me', { data: { name: 'Eva' } });
  // CLUB-19: greeted, and asked who plays. Which member an e-mail belongs to stays secret, so the name is asked.
  await eva.getByRole('link', { name: 'Run a club night' }).click();
  await expect(heading(eva)).toHaveText('Run a club night');
  await expect(eva.getByLabel('Your name')).toHaveValue('Eva');
  await eva.getByLabel('Your name').fill('Eva Luna');
  await eva.getByLabel('Your name').press('Tab');
  await expect(eva.getByRole('checkbox')).toHaveCount(1);
  await expect(eva.getByRole('checkbox', { name: 'Ana' })).toBeVisible();
  await eva.goto(club);
  await expect(eva.getByText('You are signed in as EVA@example.org.')).toBeVisible();
  await expect(eva.getByRole('link', { name: 'Members' })).toHaveCount(0);
  await eva.getByRole('link', { name: 'All your clubs' }).click();
  await expect(eva.getByText('You are signed in as EVA@example.org.')).toBeVisible();

  // CLUB-18: a player of an open evening goes there.
  const file = 'evening 1\nname "Friday"\nplayers 4 published\nplayer 1 "Eva Luna"\n';
  const data = { club: club.split('/').at(-1), file };
  expect((await eva.request.post('/api/evenings', { data })).status()).toBe(201);
  await eva.goto(link);
  await eva.getByLabel('E-mail').fill('eva@example.org');
  await enter(eva.getByLabel('E-mail'));
  await expect(heading(eva)).toHaveText('Friday');
  await eva.context().close();
});

test('a visitor who tries too many e-mails sees how long to wait', async ({ page }) => {
  const club = await openClub(page, 'At the harbour');
  await page.goto(`${club}/enter`);
  const waiting = page.getByRole('alert').filter({ hasText: 'You did that too often.' });
  for (let tries = 0; tries < 10 && !(await waiting.isVisible()); tries += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/enter'));
    await page.getByLabel('E-mail').fill(`guess${tries}@example.org`);
    await enter(page.getByLabel('E-mail'));
    await answered;
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await expect(waiting).toBeVisible();
});

test('an open evening is listed, and its letters lead to it', async ({ page }) => {
  const club = await openClub(page, 'At the harbour');
  await page.goto(club);
  const evenings = page.getByRole('region', { name: 'Club nights' });
  await expect(evenings.getByText('No club nights yet.')).toBeVisible();

  const { id, code } = await openEvening(page, club, 'Friday at the harbour');
  await page.goto(club);
  await expect(evenings.getByRole('heading', { name: 'In progress' })).toBeVisible();
  const link = evenings.getByRole('link', { name: 'Friday at the harbour' });
  await expect(link).toHaveAttribute('href', `/evenings/${id}`);
  await expect(evenings.getByText('20 Nov 2026 · 4 players · not started yet')).toBeVisible();
  const another = evenings.getByRole('link', { name: 'Run a club night' });
  await expect(another).toHaveAttribute(
    'href',
    `/evenings/new?club=${club.split('/').at(-1) ?? ''}`,
  );

  await page.goto('/clubs');
  const letters = page.getByLabel('The club night’s four letters');
  await letters.fill('x');
  await enter(letters);
  await expect(page.getByRole('alert')).toHaveText('A code has four letters.');
  await letters.fill(code.toLowerCase());
  await enter(letters);
  await expect(page).toHaveURL(`/join/${code}`);
});

test('a second organiser joins by link, and the first can leave', async ({
  page,
  browser,
  baseURL,
}) => {
  const club = await openClub(page, 'At the harbour');
  await addMembers(page, club, [['Luka', 'luka@example.org']]);
  await page.goto(`${club}/settings`);
  const organisers = page.getByRole('region', { name: 'Organisers' });
  await expect(organisers.getByText('Ana (you)')).toBeVisible();
  await expect(organisers.getByRole('button', { name: 'Stop organising' })).toHaveCount(0);
  await organisers.getByRole('button', { name: 'Make link' }).click();
  await expect(status(page, 'Copy the link now: you see it only once.')).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Link for another organiser' }).inputValue();

  const eva = await another(browser, baseURL);
  await eva.goto(link);
  await expect(heading(eva)).toHaveText('Become an organiser');
  await eva.getByLabel('Your name').fill('Eva');
  await eva.getByRole('button', { name: 'Become an organiser' }).click();
  await expect(heading(eva)).toHaveText('At the harbour');
  await expect(eva.getByText('Organisers: Ana and Eva.')).toBeVisible();
  expect(eva.url(), 'the secret is not left in the address').not.toContain('#');
  await eva.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(listed(eva)).toHaveText(['Ana', 'Luka']);

  // A link serves one person and is shown once. Open links are listed and can be withdrawn.
  await page.reload();
  const withdraw = organisers.getByRole('button', { name: /^Withdraw: Made by Ana, until/ });
  await expect(organisers.getByRole('button', { name: 'Make link' })).toBeVisible();
  await expect(withdraw).toHaveCount(0);
  await organisers.getByRole('button', { name: 'Make link' }).click();
  const other = await page
    .getByRole('textbox', { name: 'Link for another organiser' })
    .inputValue();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Link for another organiser' })).toHaveCount(0);
  await withdraw.click();
  await expect(status(page, 'The link was withdrawn.')).toBeVisible();
  for (const over of [link, other]) {
    const late = await another(browser, baseURL);
    await late.goto(over);
    await late.getByLabel('Your name').fill('Vera');
    await late.getByRole('button', { name: 'Become an organiser' }).click();
    await expect(late.getByRole('alert')).toHaveText(
      'This link no longer works. Ask an organiser for a new one.',
    );
    await late.context().close();
  }

  // Eva removes Ana; then she is the last organiser and cannot leave.
  await eva.goto(`${club}/settings`);
  const hers = eva.getByRole('region', { name: 'Organisers' });
  await hers.getByRole('button', { name: 'Remove Ana' }).click();
  await hers.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(status(eva, 'Ana is no longer an organiser.')).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Stop organising' })).toHaveCount(0);
  await page.goto(`${club}/members`);
  await expect(page.getByRole('alert')).toHaveText('Only the organisers of this club can do that.');
  await eva.context().close();
});

test('a visitor who is not an organiser sees a message, and the API refuses too', async ({
  page,
  browser,
  baseURL,
}) => {
  const club = await openClub(page, 'At the harbour');
  await addMembers(page, club, [['Luka', 'luka@example.org']]);
  const eva = await another(browser, baseURL);
  for (const rest of ['/members', '/settings']) {
    await eva.goto(club + rest);
    await expect(eva.getByRole('alert')).toHaveText(
      'Only the organisers of this club can do that.',
    );
    await expect(eva.getByText('luka@example.org')).toHaveCount(0);
    await eva.getByRole('link', { name: 'At the harbour' }).click();
    await expect(heading(eva)).toHaveText('At the harbour');
  }
  const behind = await eva.request.get(`/api${club}/members.csv`);
  expect(behind.status()).toBe(403);

  // A removed organiser learns it at the next action. The typed text stays.
  await page.goto(`${club}/members`);
  const add = page.getByRole('region', { name: 'Add a member' });
  await add.getByLabel('Name').fill('Vera');
  await add.getByLabel('E-mail').fill('vera@example.org');
  await page.context().clearCookies();
  await add.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('alert')).toHaveText('Only the organisers of this club can do that.');
  await expect(add.getByLabel('E-mail')).toHaveValue('vera@example.org');
  await eva.context().close();
});

test('settings apply at once, and a refused value stays for correction', async ({ page }) => {
  const club = await openClub(page, 'At the harbour');
  await page.goto(`${club}/settings`);
  await page.getByLabel('The other pair also confirms each match').check();
  await page.getByRole('radio', { name: 'The pair that blocked' }).click();
  await page.getByRole('button', { name: 'Add a penalty' }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('touched a tile');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await page.keyboard.press('Tab');
  await expect(status(page, 'Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('The other pair also confirms each match')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'The pair that blocked' })).toBeChecked();
  await expect(page.getByLabel('Reason')).toHaveValue('touched a tile');
  await expect(page.getByLabel('Amount')).toHaveValue('5');

  await page.getByLabel('Name of the club').fill(' ');
  await page.getByLabel('Name of the club').press('Tab');
  await expect(page.getByRole('alert')).toContainText('A name needs 1 to 60 visible characters.');
  await page.getByLabel('Name of the club').fill('On the pier');
  await page.getByLabel('Name of the club').press('Tab');
  await expect(status(page, 'Saved.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove “touched a tile”' }).click();
  await expect(status(page, 'Saved.')).toBeVisible();
  await page.goto(`${club}/settings`);
  await expect(page.getByRole('link', { name: 'On the pier' })).toBeVisible();
  await expect(page.getByText('No usual penalties yet.')).toBeVisible();
});

test('without a server a page of clubs says so and offers another try', async ({
  page,
  server,
}) => {
  const club = await openClub(page, 'At the harbour');
  await page.goto(`${club}/members`);
  const add = page.getByRole('region', { name: 'Add a member' });
  await add.getByLabel('Name').fill('Vera');
  await add.getByLabel('E-mail').fill('vera@example.org');
  await server.kill();
  await add.getByRole('button', { name: 'Add' }).click();
  await expect(add.getByRole('alert')).toContainText('The server does not answer.');
  await server.start();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(status(page, 'Vera is on the list.')).toBeVisible();
});

test('members come from an Excel file, and the sheet is asked for', async ({ page }) => {
  const club = await openClub(page, 'At the harbour');
  await page.goto(`${club}/members`);
  const list = page.getByRole('region', { name: 'Import a list' });
  const files = '../crates/spreadsheet/tests/files';
  await list.getByLabel('Choose a file').setInputFiles(`${files}/members.xlsx`);
  const which = list.getByRole('group', { name: 'Which sheet has the list?' });
  await expect(which).toBeFocused();
  await which.getByRole('button', { name: 'Members' }).click();
  const preview = list.locator('[role=group]');
  await expect(preview).toContainText('4 members will be added.');
  await expect(preview).toContainText('Pérez, Luis, luis@example.org');
  await preview.getByRole('button', { name: 'Import' }).click();
  await expect(listed(page)).toHaveText([
    'Ana',
    'Ana Marić',
    'Eva & Luka',
    'Pérez, Luis',
    'Дмитрий «Дима»',
  ]);

  await list.getByLabel('Choose a file').setInputFiles(`${files}/locked.xlsx`);
  await expect(page.getByRole('alert')).toContainText('This file has a password.');

  // Players of a club night are dropped as a file, here an OpenDocument one.
  await page.goto('/evenings/new?here');
  const ods = readFileSync(`${files}/members.ods`).toString('base64');
  const dropped = await page.evaluateHandle((data) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    transfer.items.add(new File([bytes], 'members.ods'));
    return transfer;
  }, ods);
  await page.getByLabel('Choose a file').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('checkbox', { name: 'Pérez, Luis' })).toBeChecked();
});
