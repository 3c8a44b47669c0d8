// Club evenings for tests: opened on the page or through the HTTP API, and kept by people with phones.
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { boneyard } from './server.ts';
import { openClub } from './clubs.ts';
import { enter, KEPT_MS_MAX, PHONE, soon } from './test.ts';

/** The numbers of the two players of a pair. */
type PairPlayers = readonly [number, number];
/** The pairs of a table. The first pair sits at the top and the bottom. */
export type Pairing = readonly [PairPlayers, PairPlayers];

/** The result of a round: the winning pair and its points; 0 points for a tie, whose `pair` means nothing. */
export interface RoundResult {
  pair: 0 | 1;
  points: number;
}

/** The schedule of an evening, match by match and table by table, as the program prints it. */
export function schedule(
  players: number,
  ...kind: readonly '--pairs'[]
): readonly (readonly Pairing[])[] {
  const { matches } = JSON.parse(
    boneyard('club', 'schedule', String(players), ...kind, '--json'),
  ) as Schedule;
  return matches.map(({ tables }) => tables.map(({ pairs }) => pairs));
}

interface Schedule {
  matches: { tables: { pairs: Pairing }[] }[];
}

/** Another device, with a browser of its own. */
export async function device(
  browser: Browser,
  baseURL: string | undefined,
  viewport = PHONE,
): Promise<Page> {
  if (baseURL === undefined) throw new Error('no server');
  return (await browser.newContext({ baseURL, viewport })).newPage();
}

/** Waits until a page is cached, so that it opens offline. */
export async function untilKept(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await soon(state, KEPT_MS_MAX).toBe('activated');
}

/** Sets up an evening of a new club on the page, as its organiser, and ends on the organiser's page. */
export async function setUp(
  page: Page,
  name: string,
  players: readonly string[],
  more: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const club = await openClub(page, 'At the harbour', players[0]);
  await page.goto(`/evenings/new?club=${club.split('/').at(-1) ?? ''}`);
  await page.getByLabel('Names of the players, one per line').fill(players.slice(1).join('\n'));
  await enter(page.getByRole('button', { name: 'Add', exact: true }));
  await page.getByLabel('Name of the club night').fill(name);
  // All matches of the seating, however long the evening gets.
  const matches = page.getByLabel(/^Matches, of/);
  await matches.fill((await matches.getAttribute('max')) ?? '');
  await enter(page.getByText(/^More: numbers/));
  await more();
  await enter(page.getByRole('button', { name: 'Prepare now, begin later' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** The four letters for joining, as the organiser's page shows them. */
export async function lettersOf(page: Page): Promise<string> {
  await enter(page.getByRole('link', { name: 'People' }));
  const letters = await page.getByLabel('Letters to join').innerText();
  await enter(page.getByRole('link', { name: 'Tables' }));
  return letters;
}

/** Joins the evening with these letters under a name from its list. */
export async function join(page: Page, letters: string, name: string): Promise<Phone> {
  const phone = new Phone(page, name);
  await page.goto(`/join/${letters}`);
  await enter(page.getByRole('button', { name: new RegExp(`^(\\d+ )?${name}$`) }));
  await expect(page.getByRole('navigation', { name: 'Parts of the club night' })).toBeVisible();
  return phone;
}

/** A second device of the organiser, at the organiser's own table. */
export async function joinAsOrganiser(page: Page, organiser: Page, name: string): Promise<Phone> {
  await enter(organiser.getByRole('link', { name: 'People' }));
  await enter(organiser.getByRole('button', { name: 'Make link' }));
  const link = organiser.getByLabel('Open this address on the other device:');
  const phone = new Phone(page, name);
  await page.goto(await link.inputValue());
  await enter(organiser.getByRole('link', { name: 'Tables' }));
  await enter(page.getByRole('button', { name: 'Organise from here' }));
  await enter(page.getByRole('link', { name: 'My own table' }));
  return phone;
}

/** A player's phone, whose buttons are pressed by keys. */
export class Phone {
  readonly page: Page;
  readonly name: string;

  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
  }

  /** The heading of the present step. */
  get step(): Locator {
    return this.page.locator('section.step h2');
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Visible text, not text that is only announced. */
  text(text: string | RegExp): Locator {
    return this.page.locator('p:not([data-region] p)').filter({ hasText: text });
  }

  async press(name: string | RegExp): Promise<void> {
    await enter(this.page.getByRole('button', { name, exact: typeof name === 'string' }));
  }

  /** Waits for a match at the player's own table, and begins to keep its score. */
  async begin(match: number, leader: string): Promise<void> {
    await this.title.filter({ hasText: `Match ${match}, table ` }).waitFor();
    await this.press(`${this.name}, on this phone`);
    await this.press('All four are here');
    await this.press(leader);
    await this.step.filter({ hasText: `${leader} leads` }).waitFor();
  }

  /** Presses what is behind “More”. */
  async more(name: string | RegExp): Promise<void> {
    await this.press('More');
    await this.press(name);
  }

  /** Takes the network away, which closes the socket; waits until the organiser's page shows that. */
  async cutOff(organiser: OrganiserPage): Promise<void> {
    await this.page.context().setOffline(true);
    await expect(this.page.getByText('No connection. Continue as usual')).toBeVisible();
    await organiser.go('People');
    const row = organiser.page.getByRole('listitem').filter({ hasText: `${this.name} joined` });
    await expect(row).toContainText('joined, not connected');
    await organiser.go('Tables');
  }

  /** Brings the network back, and waits until every entry has been sent. */
  async comeBack(): Promise<void> {
    await this.page.context().setOffline(false);
    await expect(this.page.getByText(/not sent yet/)).toHaveCount(0);
  }

  /** Continues as if the organiser had begun a match, which the offline phone cannot know. */
  async assume(match: number): Promise<void> {
    await this.press(`The organiser has started match ${match} here`);
  }

  /** Enters the result of a round; `names` are those of both pairs. */
  async round(result: RoundResult, names: readonly [string, string]): Promise<void> {
    if (result.points === 0) {
      await this.press('Tied block: no points');
      return this.press('Yes, enter it');
    }
    await this.type(result, names);
    await this.page.keyboard.press('Enter');
  }

  /** Types the result of a round, but does not press Enter. */
  async type({ pair, points }: RoundResult, names: readonly [string, string]): Promise<void> {
    await this.press(new RegExp(`^${names[pair]} \\d+$`));
    // Digit keys work with the focus anywhere in the step. Here the heading has the focus.
    await this.page.locator('section.step h2:focus').waitFor();
    await this.page.keyboard.type(String(points));
  }

  /** Keeps the score of a whole match, and sends the result. */
  async keep(
    match: number,
    rounds: readonly RoundResult[],
    leader: string,
    names: readonly [string, string],
  ): Promise<void> {
    await this.keepRounds(match, rounds, leader, names);
    await this.press('Send to the organiser');
  }

  /** Keeps the score of a match from its beginning. Does not send the result. */
  async keepRounds(
    match: number,
    rounds: readonly RoundResult[],
    leader: string,
    names: readonly [string, string],
  ): Promise<void> {
    await this.begin(match, leader);
    for (const [i, result] of rounds.entries()) {
      await this.round(result, names);
      // The next round is asked for once this one is on the sheet.
      if (i + 1 < rounds.length) await this.page.getByText(`Round ${i + 2}.`).waitFor();
    }
  }
}

/** Waits until a phone is at this step. */
export async function expectStep({ step }: Phone, title: string): Promise<void> {
  await expect(step.filter({ hasText: title })).toBeVisible();
}

/** The organiser's page of an evening. */
export class OrganiserPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** What needs the organiser. */
  get needs(): Locator {
    return this.page.getByRole('region', { name: 'Needs you' });
  }

  /** Sends a message to everyone. */
  async announce(text: string): Promise<void> {
    await enter(this.button('Announce'));
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Message to everyone').fill(text);
    await enter(dialog.getByRole('button', { name: 'Send' }));
    await expect(dialog.getByText('Sent.')).toBeVisible();
    await this.page.keyboard.press('Escape');
  }

  async begin(match: number): Promise<void> {
    await enter(this.button(`Start match ${match}`));
    await this.page.getByRole('heading', { level: 2, name: `Match ${match}` }).waitFor();
  }

  async confirm(table: number): Promise<void> {
    await enter(this.button(`Confirm table ${table}`));
    await this.page.getByText(`Table ${table} is confirmed`).first().waitFor();
  }

  /** Enters the final score of a table from paper, without its rounds. */
  async enterEnd(table: number, score: readonly [number, number]): Promise<void> {
    const dialog = await this.openSheet(table);
    await this.#typeEnd(dialog, score);
    await this.#save(dialog);
  }

  /** Settles an alert that a phone has another final score, in favour of the phone. */
  async correctEnd(
    stands: readonly [number, number],
    result: readonly [number, number],
    why: string,
  ): Promise<void> {
    const [one, other] = [recorded(stands), recorded(result)];
    const text = `The sheet says ${one}, but the rounds on the phone add up to ${other}.`;
    const alerts = this.needs.locator('li.alert');
    await expect(alerts).toHaveCount(1);
    await alerts.getByText(text).first().waitFor();
    await enter(alerts.getByRole('button', { name: 'Correct' }));
    const dialog = this.page.getByRole('dialog');
    await this.#typeEnd(dialog, result);
    await dialog.getByRole('textbox', { name: 'Reason for the change' }).fill(why);
    await enter(dialog.getByRole('button', { name: 'Save the sheet' }));
    await expect(alerts).toHaveCount(0);
  }

  async #typeEnd(dialog: Locator, score: readonly [number, number]): Promise<void> {
    await dialog.getByRole('radio', { name: 'Only the final score' }).check();
    const fields = dialog.getByRole('textbox');
    await fields.nth(0).fill(String(score[0]));
    await fields.nth(1).fill(String(score[1]));
  }

  /** Enters every round of a table from paper. */
  async enterRounds(table: number, rounds: readonly RoundResult[], leader: string): Promise<void> {
    const dialog = await this.openSheet(table);
    for (const [i, { pair, points }] of rounds.entries()) {
      const gain = dialog.getByRole('textbox', { name: `Round ${i + 1}, ` });
      await gain.nth(pair).fill(String(points));
      if (points === 0) await gain.nth(1).fill('0');
    }
    await dialog.getByLabel('Who led first').selectOption(leader);
    await this.#save(dialog);
  }

  async openSheet(table: number): Promise<Locator> {
    await enter(this.button(new RegExp(`^Table ${table}, `)));
    const dialog = this.page.getByRole('dialog');
    await enter(dialog.getByText(/^(Enter|Correct) the sheet$/));
    return dialog;
  }

  async #save(dialog: Locator): Promise<void> {
    await enter(dialog.getByRole('button', { name: 'Save the sheet' }));
    await expect(dialog.getByText('The sheet is saved.')).toBeVisible();
    await this.page.keyboard.press('Escape');
  }

  /** Opens another part of the page. */
  async go(part: string): Promise<void> {
    const parts = this.page.getByRole('navigation', { name: 'Parts of the club night' });
    await enter(parts.getByRole('link', { name: part }));
  }

  /** Closes the evening after its last match. */
  async close(): Promise<void> {
    await this.go('Club night');
    await enter(this.button('Close the club night'));
    await enter(this.button('Close now'));
    await expect(this.page.getByText(/^Closed at /)).toBeVisible();
  }

  /** Saves the evening as a file; returns the path of the file. */
  async save(): Promise<string> {
    const download = this.page.waitForEvent('download');
    await enter(this.button('Save as file'));
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.evening$/);
    return file.path();
  }
}

/** A score as recorded: never more than the target (CLUB-46). */
const recorded = (score: readonly [number, number]): string =>
  score.map((points) => Math.min(points, 100)).join('\u00a0:\u00a0');

/** What both `boneyard club score` and the server's report contain. */
export interface Score {
  final: boolean;
  standings: Line[];
}

/** A line of the standings. */
export interface Line {
  place: number;
  number: number;
  name: string;
  played: number;
  points: number;
  wins: number;
  plus: number;
  minus: number;
  effectiveness: number;
  decided_by: keyof typeof KEYS | null;
}

/** The standings of an evening's file. */
export const scoreOf = (file: string): Score =>
  JSON.parse(boneyard('club', 'score', file, '--json')) as Score;

/** The names of the keys that decide places. */
const KEYS = {
  points: 'match points',
  wins: 'wins',
  effectiveness: 'effectiveness',
  plus: 'plus points',
  meetings: 'their meetings',
  number: 'number',
};

/** The standings on a page, cell by cell, for an evening without penalties and stakes. */
export async function shownStandings(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table', { name: /standings/i }).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll<HTMLElement>('td, th')].map((cell) =>
        cell.innerText.replaceAll(/\s+/g, ' ').trim(),
      ),
    ),
  );
}

const plain = new Intl.NumberFormat('en');
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

/** How a page shows these standings. */
export function asShown({ standings }: Score): string[][] {
  return standings.map((line) => [
    String(line.place),
    `${line.number} ${line.name}`,
    String(line.played),
    plain.format(line.points),
    plain.format(line.wins),
    signed.format(line.effectiveness),
    plain.format(line.plus),
    plain.format(line.minus),
    line.decided_by === null ? '' : KEYS[line.decided_by],
  ]);
}

/** How a player's phone shows these standings: in fewer columns than other pages. */
export function asOnPhone({ standings }: Score, own: string): string[][] {
  return standings.map((line) => [
    String(line.place),
    `${line.name}${line.name === own ? ' (you)' : ''}${line.decided_by === null ? '' : ` ahead by ${KEYS[line.decided_by]}`}`,
    plain.format(line.points),
    plain.format(line.wins),
    signed.format(line.effectiveness),
    plain.format(line.plus),
  ]);
}
