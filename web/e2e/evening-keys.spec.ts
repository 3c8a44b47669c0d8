// An evening without a mouse: a match kept on a phone, as a screen reader reads it, and a whole evening on a device
// without a network.
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { openClub, openEvening } from './clubs.ts';
import { OrganiserPage, device, join, scoreOf, untilKept } from './evenings.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';

/** Moves the focus to a control by Tab alone. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const { activeElement } = document;
      const labels =
        activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
          ? activeElement.labels
          : null;
      const written = labels?.[0] ?? activeElement;
      const name = activeElement?.getAttribute('aria-label') ?? written?.textContent ?? '';
      return name.replaceAll(/\s+/g, ' ').trim();
    });
    if (typeof name === 'string' ? here === name : name.test(here)) return;
    seen.push(here);
  }
  throw new Error(`Tab does not reach ${String(name)}, only: ${seen.join(' · ')}`);
}

/** Moves the focus to a control by Tab alone, and presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field by Tab alone, and replaces its text. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** The violations that axe finds, on a phone and in a wide window. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [window, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(size);
    found.push(...(await violations(page, window)));
  }
  return found;
}

// CLUB-38..42, CLUB-50.
test('the keyboard alone keeps the score of a match, and every step has the right spoken text', async ({
  page,
  browser,
  baseURL,
}) => {
  const club = await openClub(page, 'At the harbour');
  const { id, code } = await openEvening(page, club, 'Friday');
  await page.goto(`/evenings/${id}`);
  const organiser = new OrganiserPage(page);
  const { page: phone } = await join(await device(browser, baseURL), code, 'Boris');
  await organiser.begin(1);
  const expectRead = async (tree: string) => {
    await expect(phone.locator('section.step')).toMatchAriaSnapshot(tree);
    expect(await faults(phone)).toEqual([]);
  };

  await expectRead(`
    - region "Who keeps the score?":
      - heading "Who keeps the score?" [level=2]
      - paragraph: The scorekeeper enters every round on that phone. The others see it at once.
      - button "Boris, on this phone"
      - button "Ana"
      - button "Eva, no phone"
      - button "Luka, no phone"
      - paragraph: /If nobody can, write the rounds on paper/
  `);
  await press(phone, 'Boris, on this phone');
  await expect(phone.getByRole('list', { name: 'Table 1 from above' })).toMatchAriaSnapshot(`
    - list "Table 1 from above":
      - listitem: /Ana ?, Top/
      - listitem: /Eva ?, Left/
      - listitem: /Boris ?, Bottom you/
      - listitem: /Luka ?, Right/
  `);
  await expectRead(`
    - region "Are all four here?":
      - heading "Are all four here?" [level=2]
      - button "All four are here"
      - 'button "A player is missing: call the organiser"'
  `);
  await press(phone, 'All four are here');
  await expectRead(`
    - region "Who leads first?":
      - heading "Who leads first?" [level=2]
      - paragraph: /Take one tile each from the tiles lying face down/
      - button "Ana"
      - button "Eva"
      - button "Boris"
      - button "Luka"
      - paragraph: After each round the lead passes to the right, no matter who won.
  `);
  await press(phone, 'Eva');
  await expectRead(`
    - region "Eva leads":
      - heading "Eva leads" [level=2]
      - paragraph: Round 1. Ana shuffles. Boris, on the right, leads the next round.
      - group "Who won the round?":
        - button "Ana and Boris 0"
        - button "Eva and Luka 0"
        - 'button "Tied block: no points"'
  `);
  await press(phone, 'Ana and Boris 0');
  await expectRead(`
    - region "Points for Ana and Boris":
      - heading "Points for Ana and Boris" [level=2]
      - textbox "Points, 1 to 118"
      - group "Add up all tiles that both losers still hold.":
        - button "Keypad" [pressed]
        - button "Tap the tiles left"
      - group "Keypad":
        - button "1"
        - button "2"
        - button "3"
        - button "4"
        - button "5"
        - button "6"
        - button "7"
        - button "8"
        - button "9"
        - button "Back"
        - button "0"
        - button "Delete the last digit"
      - button "Enter"
  `);
  await phone.keyboard.type('57');
  await phone.keyboard.press('Enter');
  await expectRead(`
    - region "Boris leads":
      - heading "Boris leads" [level=2]
      - paragraph: Round 2. Eva shuffles. Luka, on the right, leads the next round.
      - group "Who won the round?":
        - button "Ana and Boris 57"
        - button "Eva and Luka 0"
      - paragraph: "Round 1: Ana and Boris 57"
  `);
  await press(phone, 'Ana and Boris 57');
  await phone.keyboard.type('48');
  await phone.keyboard.press('Enter');
  await expectRead(`
    - region "Match over?":
      - heading "Match over?" [level=2]
      - paragraph: /105.:.0. We record 100.:.0/
      - paragraph: Ana and Boris win the match.
      - button "Send to the organiser"
      - 'button "Wrong: correct round 2"'
  `);
  await press(phone, 'Send to the organiser');
  await expectRead(`
    - region "Sent to the organiser":
      - heading "Sent to the organiser" [level=2]
      - paragraph: The organiser confirms it next.
  `);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  // CLUB-96, CLUB-97, CLUB-98, CLUB-99.
  test('an evening on this device alone is set up, played by keys, kept and saved', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    await untilKept(page);
    await page.context().setOffline(true);
    await server.kill();

    await page.goto('/evenings/new?here');
    await page.getByRole('heading', { level: 1, name: 'Run a club night' }).waitFor();
    await type(page, 'Name of the club night', 'At home');
    await type(page, 'Your name', 'Ana');
    for (const name of ['Boris', 'Eva', 'Luka']) {
      await type(page, 'Names of the players, one per line', name);
      await page.keyboard.press('Enter');
    }
    await press(page, 'Prepare now, begin later');
    await page.getByRole('heading', { level: 1, name: 'At home' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/evenings\/here\//);

    await press(page, 'Start match 1');
    await page.getByRole('heading', { level: 2, name: 'Match 1' }).waitFor();
    await press(page, /^Table 1, /);
    await press(page, 'Enter the sheet');
    await type(page, 'Round 1, Ana and Boris', '58');
    await type(page, 'Round 2, Eva and Luka', '31');
    await type(page, 'Round 3, Ana and Boris', '47');
    await press(page, 'Save the sheet');
    await page.getByText('The sheet is saved.').waitFor();
    await press(page, 'Confirm');
    await page.getByText('Confirmed.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');

    const saved = page.getByText('Match 1 of 3 is finished');
    await saved.waitFor();
    await page.reload();
    await expect(saved).toBeVisible();
    await press(page, 'Club night');
    const download = page.waitForEvent('download');
    await press(page, 'Save as file');
    const score = scoreOf(await (await download).path());
    expect(score.final).toBe(false);
    expect(
      score.standings.map(({ name, points, plus, minus }) => [name, points, plus, minus]),
    ).toEqual([
      ['Ana', 2, 100, 31],
      ['Boris', 2, 100, 31],
      ['Eva', 0, 31, 100],
      ['Luka', 0, 31, 100],
    ]);
  });
});
