// Moderation: a report with its evidence, what a moderator decides, the appeal, and a ban. Everything is done by keys.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import type { Server } from './server.ts';
import { TablePage } from './table.ts';
import {
  enter,
  expect,
  openTable,
  PHONE,
  prefer,
  test,
  watchExceptions,
  withBots,
} from './test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
/** What moderators decided about the person of a page. */
const decisionAbout = (page: Page, name: string) => page.getByRole('article', { name });
const choose = (radio: Locator) => radio.press('Space');
const path = (page: Page) => new URL(page.url()).pathname;

/** A browser of its own, with a guest of this name. */
async function guest(browser: Browser, server: Server, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  watchExceptions(context);
  await prefer(context, { motion: 'none' });
  const page = await context.newPage();
  await page.request.get('/api/me');
  await page.request.put('/api/me', { data: { name } });
  return page;
}

/** A browser of its own, signed in to a new account. */
async function signedIn(browser: Browser, server: Server, name: string): Promise<Page> {
  const page = await guest(browser, server, name);
  const answer = await page.request.post('/api/account', {
    data: { name, password: 'four words are enough' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return page;
}

/** Starts the server again with two moderators, who have accounts already. */
async function moderated(browser: Browser, server: Server, ...flags: string[]) {
  const marija = await signedIn(browser, server, 'Marija');
  const teo = await signedIn(browser, server, 'Teo');
  server.flags = ['--moderator', 'Marija', '--moderator', 'Teo', ...flags];
  await server.kill();
  await server.start();
  return { marija, teo };
}

/** Ana waits at a table with chat, and Eva sits down there. */
async function atTable(browser: Browser, server: Server) {
  const ana = new TablePage(await guest(browser, server, 'Ana'));
  const address = await openTable(ana.page, {
    ...withBots('draw', 2, { talk: 'chat' }),
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await ana.page.goto(address);
  const eva = new TablePage(await guest(browser, server, 'Eva'));
  await eva.page.goto(address);
  await eva.sitDown('Eva');
  await expect(ana.hand).toHaveCount(7);
  await expect(eva.hand).toHaveCount(7);
  return { ana, eva, address };
}

async function say({ page }: TablePage, text: string): Promise<void> {
  await page.getByLabel('Message').fill(text);
  await enter(page.getByLabel('Message'));
}

const talk = ({ page }: TablePage) => page.getByRole('list', { name: 'What was said' });

test('an insult is reported with what was said, and punished; the appeal is granted by another moderator', async ({
  browser,
  server,
}) => {
  const { marija, teo } = await moderated(browser, server);
  const { ana, eva } = await atTable(browser, server);
  await say(eva, 'You play like a donkey');
  await expect(talk(ana)).toContainText('You play like a donkey');

  // Ana reports Eva, and can do so once.
  await enter(ana.button('Report a player'));
  const dialog = ana.page.getByRole('dialog', { name: 'Report Eva' });
  await expect(dialog).toContainText('Moderators see your name, your report, the match');
  await choose(dialog.getByRole('radio', { name: 'Insults or bothers others' }));
  await dialog.getByRole('textbox').fill('She insults me.');
  await expect(dialog).toContainText('485 characters left');
  await enter(dialog.getByRole('button', { name: 'Send report' }));
  await expect(ana.page.getByText('Your report is with the moderators.')).toBeFocused();
  await ana.page.keyboard.press('Escape');
  await expect(ana.button('Report a player')).toBeFocused();
  await enter(ana.button('Report a player'));
  await enter(dialog.getByRole('button', { name: 'Send report' }));
  await expect(dialog.getByRole('alert')).toHaveText('Choose a reason.');
  await choose(dialog.getByRole('radio', { name: 'Insults or bothers others' }));
  await enter(dialog.getByRole('button', { name: 'Send report' }));
  await expect(ana.page.getByText('You have reported this person already.')).toBeFocused();
  await ana.page.keyboard.press('Escape');

  // Others cannot see what moderators see.
  await eva.page.context().newPage();
  const [, curious] = eva.page.context().pages();
  await curious?.goto('/moderation');
  await expect(curious?.getByText('Only moderators of this server') ?? ana.strip).toBeVisible();

  // Marija reads the evidence, and gives a time-out.
  await marija.goto('/account');
  await enter(marija.getByRole('link', { name: 'Moderation' }));
  await expect(marija.getByText('1 open report, 1 in all')).toBeVisible();
  await enter(marija.getByRole('link', { name: /^Look at the report about Eva of/ }));
  const about = region(marija, 'Report about Eva');
  await expect(about).toContainText('She insults me.');
  await expect(about.getByRole('list', { name: 'What was said before' })).toContainText(
    'You play like a donkey',
  );
  await expect(region(marija, 'Conduct in matches')).toContainText('Begun');
  const decision = region(marija, 'Decision');
  await enter(decision.getByRole('button', { name: 'Decide' }));
  await expect(decision.getByRole('alert')).toHaveText('Write at least one sentence.');
  await expect(decision.getByLabel('Reason')).toBeFocused();
  await choose(decision.getByRole('radio', { name: 'Chat time-out' }));
  await decision.getByLabel('For how long?').selectOption('2 hours');
  await decision.getByLabel('Reason').fill('No insults here.');
  await enter(decision.getByRole('button', { name: 'Decide' }));
  await expect(marija.getByText('It is decided.')).toBeVisible();
  await expect(region(marija, 'Earlier decisions')).toContainText('No insults here.');

  // Eva's next message is refused, with the reason and the end.
  await say(eva, 'What?');
  const stopped = eva.page.locator('[data-stopped=time-out]');
  await expect(stopped).toContainText('You may not write at tables until');
  await expect(stopped).toContainText('No insults here.');
  const [apart] = await Promise.all([
    eva.page.context().waitForEvent('page'),
    enter(stopped.getByRole('link', { name: 'What you can do' })),
  ]);
  const own = decisionAbout(apart, 'Chat time-out');
  await expect(own).toContainText('In force');
  await enter(own.getByRole('button', { name: 'Send appeal' }));
  await expect(own.getByRole('alert')).toBeVisible();
  await own.getByLabel('Why is this decision wrong?').fill('It is what we call each other.');
  await enter(own.getByRole('button', { name: 'Send appeal' }));
  await expect(own.getByText('A moderator will decide about the appeal.')).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);

  // Marija imposed it, so Teo decides.
  await enter(marija.getByRole('link', { name: 'Appeals' }));
  await expect(marija.getByText('It is what we call each other.')).toBeVisible();
  await expect(marija.getByText('Another moderator decides.')).toBeVisible();
  await teo.goto('/moderation/appeals');
  await choose(teo.getByRole('radio', { name: 'It ends' }));
  await teo.getByLabel('Reason').fill('They are friends.');
  await enter(teo.getByRole('button', { name: 'Decide' }));
  await expect(teo.getByText('It is decided.')).toBeFocused();
  await expect(teo.getByText('No appeal is open.')).toBeVisible();
  await choose(teo.getByRole('radio', { name: 'Decided' }));
  await expect(teo.getByText('The appeal was granted. Reason: They are friends.')).toBeVisible();
  await enter(teo.getByRole('link', { name: 'Log' }));
  await expect(teo.getByRole('heading', { level: 2 })).toHaveText([
    'Appeal granted',
    'Chat time-out',
  ]);

  await apart.reload();
  await expect(own).toContainText('They are friends.');
  await expect(own).toContainText('Lifted');
  await say(eva, 'Good morning');
  await expect(talk(ana)).toContainText('Good morning');
  await expect(stopped).toHaveCount(0);
});

test('a guest who is banned leaves the table, and can neither sit nor open one until the ban is lifted', async ({
  browser,
  server,
}) => {
  const { marija } = await moderated(browser, server);
  const { ana, eva } = await atTable(browser, server);
  await ana.page.setViewportSize(PHONE);
  await enter(ana.button('Menu'));
  await enter(ana.button('Report a player'));
  const dialog = ana.page.getByRole('dialog', { name: 'Report Eva' });
  await choose(dialog.getByRole('radio', { name: 'Cheats' }));
  await enter(dialog.getByRole('button', { name: 'Send report' }));
  await expect(dialog).toContainText('Thank you.');

  await marija.goto('/moderation');
  await enter(marija.getByRole('link', { name: /^Look at the report about Eva of/ }));
  const decision = region(marija, 'Decision');
  await choose(decision.getByRole('radio', { name: 'Ban' }));
  await decision.getByLabel('For how long?').selectOption('For good');
  await decision.getByLabel('Reason').fill('A program plays for you.');
  await enter(decision.getByRole('button', { name: 'Decide' }));
  await expect(marija.getByText('It is decided.')).toBeVisible();

  const other = new TablePage(await guest(browser, server, 'Boris'));
  const free = await openTable(other.page, {
    ...withBots('draw', 2),
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await eva.page.goto(free);
  await enter(eva.button(/^Sit /));
  const stopped = eva.page.locator('[data-stopped=banned]');
  await expect(stopped).toContainText('You may not play with others.');
  await expect(stopped).toContainText('A program plays for you.');
  const opening = await eva.page.request.post('/api/tables', { data: withBots('draw', 2) });
  expect(await opening.json()).toMatchObject({ problem: { refusal: { code: 'banned' } } });
  await enter(stopped.getByRole('link', { name: 'What you can do' }));
  await expect(eva.page).toHaveURL(/\/account\/sanctions$/);
  await expect(decisionAbout(eva.page, 'Ban')).toContainText('For good');

  await enter(marija.getByRole('link', { name: 'In force' }));
  await enter(marija.getByRole('button', { name: 'Lift the sanction of Eva' }));
  const why = marija.getByRole('dialog');
  await why.getByLabel('Reason').fill('It was a mistake.');
  await enter(why.getByRole('button', { name: 'Lift', exact: true }));
  await expect(marija.getByText('The sanction of Eva is lifted.')).toBeFocused();
  await expect(marija.getByText('No time-out and no ban is in force.')).toBeVisible();
  await eva.page.goto(free);
  await enter(eva.button(/^Sit /));
  await expect(eva.hand).toHaveCount(7);
});

test('a moderator finds a person by name and warns them; the person is told on the next page', async ({
  browser,
  server,
}) => {
  const { marija } = await moderated(browser, server);
  const luka = await signedIn(browser, server, 'Luka');
  const ana = await signedIn(browser, server, 'Ana');
  await ana.goto('/people/Luka');
  await enter(ana.getByRole('button', { name: 'Report Luka' }));
  await choose(ana.getByRole('radio', { name: 'Has an offensive name' }));
  await enter(ana.getByRole('button', { name: 'Send report' }));
  await expect(ana.getByText('Your report is with the moderators.')).toBeFocused();

  await marija.goto('/moderation');
  await marija.getByLabel('Name of an account').fill('Nobody');
  await marija.keyboard.press('Enter');
  await expect(marija.getByRole('alert')).toHaveText('No account has the name Nobody.');
  await marija.getByLabel('Name of an account').fill('luka');
  await marija.keyboard.press('Enter');
  await expect(region(marija, 'Reports about this person')).toContainText('1 open report');
  await marija.getByLabel('Reason').fill('Choose another name.');
  await enter(marija.getByRole('button', { name: 'Decide' }));
  await expect(region(marija, 'Earlier decisions')).toContainText('Choose another name.');

  await luka.goto('/account');
  await expect(luka.getByText('A moderator has warned you.')).toBeVisible();
  await enter(luka.getByRole('link', { name: 'Read why' }));
  await expect(decisionAbout(luka, 'Warning')).toContainText('Choose another name.');
  await luka.goto('/learn');
  await luka.waitForLoadState('networkidle');
  await expect(luka.getByText('A moderator has warned you.')).toHaveCount(0);
  expect(path(luka)).toBe('/learn');
});

test('the host’s own rules are read from the page of guides', async ({ page, browser, server }) => {
  await page.goto('/learn');
  await enter(page.getByRole('link', { name: 'Rules of this server' }));
  await expect(page.getByText('The host of this server has set no rules')).toBeVisible();
  const file = join(server.folder, 'rules.txt');
  writeFileSync(file, 'Be kind.\n\nNo programs, please.\n');
  await moderated(browser, server, '--house-rules', file);
  await page.reload();
  await expect(page.locator('[data-rules] p')).toHaveText(['Be kind.', 'No programs, please.']);
});
