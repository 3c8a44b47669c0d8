// Every state of the pages about moderation, of reporting, and of what a sanction refuses. The server's answers are fixed.
import type { Page } from '@playwright/test';
import type {
  Failure,
  HouseRules,
  ImposedSanction,
  Me,
  ModeratedPerson,
  ModerationEntry,
  ModerationLog,
  ModerationRefusal,
  PersonFile,
  PlayHints,
  ReportLine,
  ReportsPage,
  ReportView,
  SanctionsPage,
  SanctionView,
  SharedNetworkPair,
} from '../src/net/protocol/types.ts';
import { answer } from './home-states.ts';
import { stage } from './staged.ts';
import { failure, type State } from './state.ts';

const MODERATOR: Me = { name: 'Marija', account: true, moderator: true };
const LONG =
  'Audiatur et altera pars. Errare humanum est, errare humanum est, errare humanum est. Quis custodiet ipsos custodes?';
const SHORT = 'Errare humanum est.';
const NOON = Date.UTC(2026, 10, 26, 12);
const HOUR = 3_600_000;

const refused = (refusal: ModerationRefusal): Failure => ({
  problem: { code: 'moderation', refusal },
});

const person = (name: string, change: Partial<ModeratedPerson> = {}): ModeratedPerson => ({
  name,
  account: true,
  ...change,
});
const GUEST = person('', { account: false });
const BORIS = person('Maximiliana-Wilhelmina W');

const report = (id: string, change: Partial<ReportLine> = {}): ReportLine => ({
  id,
  reason: 'talk',
  words: LONG,
  at_ms: NOON,
  by: person('Ana'),
  table: 'k3f9',
  match: 'k3f9-1',
  seat: 2,
  match_over: true,
  ...change,
});
const DECIDED = report('d', {
  words: '',
  decided: { at_ms: NOON + HOUR, by: 'Marija', sanction: null, reason: SHORT },
});

const sanction = (id: string, change: Partial<ImposedSanction> = {}): ImposedSanction => ({
  id,
  kind: 'time-out',
  reason: LONG,
  since_ms: NOON,
  until_ms: NOON + 24 * HOUR,
  active: true,
  ...change,
});
const APPEALED = sanction('ap', { appeal: { words: LONG, at_ms: NOON + HOUR } });
const OWN: readonly ImposedSanction[] = [
  sanction('a', { kind: 'ban', until_ms: null }),
  APPEALED,
  sanction('u', {
    appeal: {
      words: SHORT,
      at_ms: NOON,
      decided: { at_ms: NOON + HOUR, decision: 'uphold', reason: SHORT },
    },
  }),
  sanction('l', { active: false, lifted: { at_ms: NOON + HOUR, reason: SHORT } }),
  sanction('g', {
    active: false,
    lifted: { at_ms: NOON + HOUR, reason: SHORT },
    appeal: {
      words: SHORT,
      at_ms: NOON,
      decided: { at_ms: NOON + HOUR, decision: 'lift', reason: SHORT },
    },
  }),
  sanction('w', { kind: 'warning', until_ms: null, active: false }),
  sanction('o', { active: false, appeal: { words: SHORT, at_ms: NOON } }),
];

const view = (of: ImposedSanction, change: Partial<SanctionView> = {}): SanctionView => ({
  sanction: of,
  person: BORIS,
  by: 'Teo',
  ...change,
});

const PLAYS: PlayHints = {
  run: { at_ms: NOON, since_ms: NOON - 90 * 24 * HOUR, matches: 4210, judged: 318 },
  hints: [
    {
      by: BORIS,
      of: person('Davor'),
      partners: true,
      effect: 'helps',
      rounds: 151,
      tiles: 1.95,
      deviations: 11.3,
      matches: ['a-1', 'b-2', 'c-1'],
    },
    {
      by: GUEST,
      of: BORIS,
      partners: false,
      effect: 'hinders',
      rounds: 40,
      tiles: 0.8,
      deviations: 4.1,
      matches: ['d-1'],
    },
  ],
};

const FILE: PersonFile = {
  person: BORIS,
  open: 3,
  all: 5,
  reports: [report('r'), DECIDED, report('c', { by: GUEST, reason: 'cheating', words: '' })],
  conduct: { begun: 120, finished: 101, left: 12, given_up: 7, turns: 1840, timed_out: 96 },
  sanctions: OWN.map((one) => view(one, { report: 'r' })),
  networks: [
    { person: person('Davor'), matches: 12, partners: 11, last_ms: NOON },
    { person: GUEST, matches: 1, partners: 0, last_ms: NOON },
    { person: person('Luka', { program: true }), matches: 1, partners: 0, last_ms: NOON },
  ],
  plays: PLAYS.hints,
};
const EMPTY_FILE: PersonFile = {
  ...FILE,
  open: 1,
  all: 1,
  reports: [report('r')],
  conduct: { begun: 0, finished: 0, left: 0, given_up: 0, turns: 0, timed_out: 0 },
  sanctions: [],
  networks: [],
  plays: [],
};

const ONE: ReportView = {
  report: report('r'),
  talk: [
    { at_ms: NOON - 60_000, seat: 1, name: 'Ana', said: { phrase: 'good-luck' } },
    { at_ms: NOON - 30_000, seat: 2, name: BORIS.name, said: { text: LONG } },
    { at_ms: NOON - 10_000, seat: 3, name: '', said: { text: SHORT } },
  ],
  about: FILE,
};

const QUEUE: ReportsPage = {
  people: [
    { person: BORIS, open: 3, all: 5, reports: [report('r'), report('c', { by: GUEST })] },
    { person: GUEST, open: 1, all: 1, reports: [report('g', { words: '', reason: 'stalling' })] },
    {
      person: person('Luka', { program: true }),
      open: 1,
      all: 2,
      reports: [report('o', { own: true, reason: 'other' })],
    },
  ],
  next: 'more',
  open_reports: 5,
  open_appeals: 1,
};
const NO_REPORTS: ReportsPage = { people: [], next: null, open_reports: 0, open_appeals: 0 };

const acts: ModerationEntry['act'][] = [
  'dismiss',
  'warn',
  'time-out',
  'ban',
  'lift',
  'uphold',
  'grant',
];
const LOG: ModerationLog = {
  entries: acts.map((act, i) => ({
    at_ms: NOON - i * HOUR,
    by: i === 6 ? '' : 'Marija',
    act,
    person: i === 5 ? GUEST : BORIS,
    reason: i === 0 ? '' : LONG,
    ...(i === 0 ? { report: 'r' } : {}),
    ...(act === 'time-out' ? { until_ms: NOON + HOUR } : {}),
  })),
  next: null,
};

const PAIRS: readonly SharedNetworkPair[] = [
  { people: [BORIS, person('Davor')], matches: 12, partners: 11, last_ms: NOON },
  { people: [GUEST, GUEST], matches: 1, partners: 0, last_ms: NOON },
];

/** The addresses with this path, as a pattern. What stands after a `?` does not count. */
const at = (path: string) => {
  const whole = new RegExp(`^${path}$`);
  return (url: URL) => whole.test(url.pathname);
};

/** A page for moderators with fixed answers. The keys are patterns of paths. */
const moderators = (
  name: string,
  path: string,
  answers: Readonly<Record<string, unknown>>,
  shown: string,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    await answer(page, '/api/me', MODERATOR);
    for (const [address, body] of Object.entries(answers)) {
      await page.route(at(address), (route) => route.fulfill({ json: body }));
    }
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    await then?.(page);
  },
});

const failing = (name: string, path: string, address: string): State => ({
  name,
  show: async (page) => {
    await answer(page, '/api/me', MODERATOR);
    await page.route(at(address), (route) => route.fulfill({ status: 500, json: failure }));
    await page.goto(path);
    await page.locator('.problem').waitFor();
  },
});

const SANCTIONS: SanctionsPage = {
  sanctions: [view(sanction('a')), view(sanction('b', { kind: 'ban', until_ms: null }))],
  next: 'more',
};
const APPEALS: SanctionsPage = {
  sanctions: [view(APPEALED), view(sanction('x', APPEALED), { own: true })],
  next: null,
};
const NONE: SanctionsPage = { sanctions: [], next: null };

const own = (
  name: string,
  sanctions: readonly ImposedSanction[],
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    await answer(page, '/api/account/sanctions', sanctions);
    await page.goto('/account/sanctions');
    await page.locator('main a[href="/house-rules"]').waitFor();
    if (sanctions.length > 0) await page.locator('main article').first().waitFor();
    await then?.(page);
  },
});

const house = (name: string, rules: HouseRules | null): State => ({
  name,
  show: async (page) => {
    await answer(page, '/api/house-rules', rules);
    await page.goto('/house-rules');
    await page.locator(rules === null ? 'main .empty' : '[data-rules]').waitFor();
  },
});

/** The dialog that reports a person at a table; the server answers with a refusal, or accepts. */
const reporting = (
  name: string,
  refusal?: Failure,
  status = 409,
  then: (page: Page) => Promise<void> = () => Promise.resolve(),
): State => ({
  name,
  show: async (page) => {
    await page.route('**/api/reports', (route) =>
      refusal === undefined
        ? route.fulfill({ status: 204 })
        : route.fulfill({ status, json: refusal }),
    );
    await stage(page, { match: 'spanish-pairs', events: 100 });
    await page.locator('.cloth svg').first().waitFor();
    await page.locator('.opener').click();
    await page.locator('[data-report-person]').click();
    await page.locator('dialog form').waitFor();
    await then(page);
  },
});

/** Presses the button at the foot of the dialog. */
async function send(page: Page): Promise<void> {
  await page.locator('dialog fieldset[id$=-why] input').first().check();
  await page.locator('dialog footer button').click();
}

/** Tries to open a table, which a ban forbids. */
const banned = (name: string, until: number | null): State => ({
  name,
  show: async (page) => {
    await page.route('**/api/tables', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            json: refused({ code: 'banned', sanction: 'a', reason: LONG, until_ms: until }),
          })
        : route.fallback(),
    );
    await page.goto('/new?rules=spanish-pairs');
    await page.locator('.dealing .primary').click();
    await page.locator('[data-stopped]').waitFor();
  },
});

const QUEUES = '/api/moderation/reports';
const ONES = '/api/moderation/reports/[^/]+';
const PEOPLE = '/api/moderation/people/[^/]+';
const APPEAL_LISTS = '/api/moderation/appeals';
const SANCTION_LISTS = '/api/moderation/sanctions';
const LOGS = '/api/moderation/log';
const PAIR_LISTS = '/api/moderation/networks';
const PLAY_LISTS = '/api/moderation/plays';

export const moderationStates: readonly State[] = [
  reporting('report'),
  reporting('report-sent', undefined, 204, async (page) => {
    await send(page);
    await page.locator('dialog [role=status]').waitFor();
  }),
  reporting('report-already', refused({ code: 'reported' }), 409, async (page) => {
    await send(page);
    await page.locator('dialog [role=status]').waitFor();
  }),
  reporting(
    'report-too-many',
    { problem: { code: 'too-many', retry_s: 40 } },
    429,
    async (page) => {
      await send(page);
      await page.locator('dialog .problem').waitFor();
    },
  ),
  own('sanctions', OWN),
  own('sanctions-none', []),
  own('sanctions-appeal-empty', [sanction('a')], async (page) => {
    await page.locator('main form [type=submit]').click();
    await page.locator('main form [role=alert]').waitFor();
  }),
  own('sanctions-appeal-refused', [sanction('a')], async (page) => {
    await page.route('**/api/account/sanctions/*/appeal', (route) =>
      route.fulfill({ status: 409, json: refused({ code: 'appealed' }) }),
    );
    await page.locator('main textarea').fill(SHORT);
    await page.locator('main form [type=submit]').click();
    await page.locator('main .problem').waitFor();
  }),
  {
    name: 'sanctions-error',
    show: async (page) => {
      await page.route('**/api/account/sanctions', (route) =>
        route.fulfill({ status: 500, json: failure }),
      );
      await page.goto('/account/sanctions');
      await page.locator('.problem').waitFor();
    },
  },
  {
    name: 'sanction-notice',
    show: async (page) => {
      await page.addInitScript(() => localStorage.setItem('boneyard.unfinished', 'k3f9'));
      await answer(page, '/api/notices', { tables: [], invitations: [], wish: null });
      await answer(page, '/api/account/sanctions', [sanction('a')]);
      await page.goto('/rules');
      await page.locator('.strip a[href="/account/sanctions"]').waitFor();
    },
  },
  banned('banned', NOON + HOUR),
  banned('banned-for-good', null),
  house('house-rules', { version: 'a', paragraphs: [LONG, SHORT, LONG] }),
  house('house-rules-none', null),
  {
    name: 'moderation-refused',
    show: async (page) => {
      await page.goto('/moderation');
      await page.locator('main .page > p').waitFor();
    },
  },
  moderators('moderation', '/moderation', { [QUEUES]: QUEUE }, '[data-report]'),
  moderators('moderation-empty', '/moderation', { [QUEUES]: NO_REPORTS }, 'main .empty'),
  moderators(
    'moderation-decided',
    '/moderation',
    {
      [QUEUES]: {
        ...NO_REPORTS,
        people: [{ person: BORIS, open: 0, all: 1, reports: [DECIDED] }],
      },
    },
    '[data-report]',
    async (page) => {
      await page.locator('main input[value=decided]').press('Space');
      await page.locator('[data-report]').waitFor();
    },
  ),
  failing('moderation-error', '/moderation', QUEUES),
  moderators('moderation-report', '/moderation/reports/r', { [ONES]: ONE }, 'main form'),
  moderators(
    'moderation-report-ban',
    '/moderation/reports/r',
    { [ONES]: { ...ONE, talk: [], about: EMPTY_FILE } },
    'main form',
    async (page) => {
      await page.locator('main input[value=ban]').press('Space');
      await page.locator('main select').waitFor();
      await page.locator('main form [type=submit]').click();
      await page.locator('main form [role=alert]').waitFor();
    },
  ),
  moderators(
    'moderation-report-decided',
    '/moderation/reports/d',
    { [ONES]: { report: DECIDED, talk: [], about: EMPTY_FILE } },
    '[aria-labelledby=decision] p',
  ),
  moderators(
    'moderation-report-own',
    '/moderation/reports/r',
    {
      [ONES]: {
        report: { ...report('o', { own: true, match_over: false }) },
        talk: [],
        about: EMPTY_FILE,
      },
    },
    '[aria-labelledby=decision] p',
  ),
  {
    name: 'moderation-report-gone',
    show: async (page) => {
      await answer(page, '/api/me', MODERATOR);
      await page.route(at(ONES), (route) =>
        route.fulfill({ status: 404, json: refused({ code: 'gone' }) }),
      );
      await page.goto('/moderation/reports/r');
      await page.locator('.problem').waitFor();
    },
  },
  moderators(
    'moderation-person',
    '/moderation/people/Maximiliana-Wilhelmina%20W',
    { [PEOPLE]: FILE },
    'main form',
  ),
  moderators(
    'moderation-lift',
    '/moderation/sanctions',
    { [SANCTION_LISTS]: SANCTIONS },
    'main li button',
    async (page) => {
      await page.locator('main li button').first().click();
      await page.locator('dialog footer button').click();
      await page.locator('dialog [role=alert]').waitFor();
    },
  ),
  moderators(
    'moderation-in-force',
    '/moderation/sanctions',
    { [SANCTION_LISTS]: SANCTIONS },
    'li h2',
  ),
  moderators(
    'moderation-none-in-force',
    '/moderation/sanctions',
    { [SANCTION_LISTS]: NONE },
    'main .empty',
  ),
  moderators('moderation-appeals', '/moderation/appeals', { [APPEAL_LISTS]: APPEALS }, 'main form'),
  moderators(
    'moderation-no-appeals',
    '/moderation/appeals',
    { [APPEAL_LISTS]: NONE },
    'main .empty',
  ),
  moderators('moderation-log', '/moderation/log', { [LOGS]: LOG }, 'main li h2'),
  moderators('moderation-networks', '/moderation/networks', { [PAIR_LISTS]: PAIRS }, 'main table'),
  moderators('moderation-no-networks', '/moderation/networks', { [PAIR_LISTS]: [] }, 'main .empty'),
  moderators('moderation-plays', '/moderation/plays', { [PLAY_LISTS]: PLAYS }, 'main li h2'),
  moderators(
    'moderation-no-plays',
    '/moderation/plays',
    { [PLAY_LISTS]: { ...PLAYS, hints: [] } },
    'main .empty',
  ),
  moderators(
    'moderation-plays-never',
    '/moderation/plays',
    { [PLAY_LISTS]: { run: null, hints: [] } },
    'main nav + p + p',
  ),
];
