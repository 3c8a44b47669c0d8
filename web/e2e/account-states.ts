// Every screen and state of the pages about accounts. The server's answers are fixed: a state needs no mail and no wait.
import type { Page } from '@playwright/test';
import type {
  AccountEmail,
  AccountRefusal,
  AccountSession,
  AccountPasskey,
  AccountView,
  AccountWays,
  Failure,
  Me,
  TokenView,
} from '../src/net/protocol/types.ts';
import { failure, type State } from './state.ts';

const SINCE_MS = Date.UTC(2026, 10, 2, 9, 30);

const session = (id: string, device: string, change: Partial<AccountSession> = {}) => ({
  id,
  device,
  since_ms: SINCE_MS,
  used_ms: SINCE_MS + 3 * 86_400_000,
  here: false,
  ...change,
});

/** This browser, a phone, and a program that no browser is like. */
const SESSIONS: readonly AccountSession[] = [
  session('a', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', {
    here: true,
  }),
  session(
    'b',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  ),
  session('c', 'Boneyard/1.0'),
];

const CONFIRMED: AccountEmail = { email: 'maximiliana@example.org', confirmed: true };

const token = (id: string, name: string, used_ms = SINCE_MS): TokenView => ({
  id,
  name,
  scopes: ['read', 'play', 'clubs'],
  since_ms: SINCE_MS,
  used_ms,
});

/** One that was used, and one that was not. */
const TOKENS: readonly TokenView[] = [
  token('a', 'Maximiliana’s bot on the machine in the cellar', SINCE_MS + 86_400_000),
  token('b', 'Marija'),
];

const refused = (refusal: AccountRefusal): Failure => ({ problem: { code: 'account', refusal } });

/** An answer of the server to one kind of request: JSON, or a status without a body. */
type Answer = { readonly status?: number; readonly json?: unknown };

/** Answers requests such as `PUT /api/account/email`. The server answers all others. */
async function answer(page: Page, answers: Readonly<Record<string, Answer>>): Promise<void> {
  for (const [request, { status = 200, json }] of Object.entries(answers)) {
    const [method, path] = request.split(' ');
    await page.route(`**${path ?? ''}`, (route) => {
      if (route.request().method() !== method) return route.fallback();
      return route.fulfill(json === undefined ? { status } : { status, json });
    });
  }
}

/** Makes the page's visitor a guest with this name. */
const asGuest = (page: Page, name: string) =>
  answer(page, { 'GET /api/me': { json: { name } satisfies Me } });

/** Signs the page's visitor in to an account. */
async function signedIn(page: Page, change: Partial<AccountView> = {}): Promise<void> {
  const me: Me = { name: 'Ana', account: true };
  const account: AccountView = {
    name: 'Ana',
    has_password: true,
    turn_mails: true,
    arrival_mails: false,
    passkeys: [],
    since_ms: SINCE_MS,
    email: CONFIRMED,
    sessions: [...SESSIONS],
    ...change,
  };
  await answer(page, {
    'GET /api/me': { json: me },
    'GET /api/account': { json: account },
    'GET /api/account/settings': { json: { settings: {} } },
    'PUT /api/account/settings': { status: 204 },
  });
}

/** Fills in the fields of a form, in their order, and sends it. */
async function send(page: Page, form: string, texts: readonly string[]): Promise<void> {
  const fields = page.locator(`${form} input.field`);
  await fields.first().waitFor();
  for (const [i, text] of texts.entries()) await fields.nth(i).fill(text);
  await page.locator(`${form} [type=submit]`).click();
}

const account = (
  name: string,
  change: Partial<AccountView>,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    await signedIn(page, change);
    await page.goto('/account');
    await page.locator('[aria-labelledby=data]').waitFor();
    await page.locator('[aria-labelledby=you] input:not([disabled])').first().waitFor();
    await then?.(page);
  },
});

/** A state that is reached by opening this address, where requests have these answers. */
const opened = (
  name: string,
  path: string,
  answers: Readonly<Record<string, Answer>>,
  wait: string,
  then?: (page: Page) => Promise<void>,
): State => ({
  name,
  show: async (page) => {
    await asGuest(page, '');
    await answer(page, answers);
    await page.goto(path);
    await then?.(page);
    await page.locator(wait).first().waitFor();
  },
});

/** In a narrow window, shows the form for a new account. */
async function wantOne(page: Page): Promise<void> {
  await page.locator('.create').waitFor({ state: 'attached' });
  const way = page.locator('.way label').nth(1);
  if (await way.isVisible()) await way.click();
}

/** The page of programs with these tokens. */
function programs(
  name: string,
  tokens: readonly TokenView[],
  then?: (page: Page) => Promise<void>,
): State {
  return {
    name,
    show: async (page) => {
      await signedIn(page);
      await answer(page, { 'GET /api/account/tokens': { json: tokens } });
      await page.goto('/account/programs');
      await page.locator('[aria-labelledby=bot-account]').waitFor();
      await then?.(page);
    },
  };
}

/** A server whose passkeys work at this page. */
const OFFERS_PASSKEYS = {
  'GET /api/account/ways': {
    json: { passkeys_of: '127.0.0.1', sends_mail: false } satisfies AccountWays,
  },
};

/** The page of passkeys with these ones. */
function passkeys(
  name: string,
  change: Partial<AccountView>,
  ways: AccountWays,
  then?: (page: Page) => Promise<void>,
): State {
  return {
    name,
    show: async (page) => {
      await signedIn(page, change);
      await answer(page, { 'GET /api/account/ways': { json: ways } });
      await page.goto('/account/passkeys');
      await page.locator('[aria-labelledby=new-passkey]').waitFor();
      await then?.(page);
    },
  };
}

const PASSKEYS: readonly AccountPasskey[] = SESSIONS.map(({ id, device }) => ({
  id,
  device,
  since_ms: SINCE_MS,
  used_ms: SINCE_MS,
}));

export const accountStates: readonly State[] = [
  opened('account-guest', '/account', {}, '.sign-in form'),
  {
    name: 'account-guest-named',
    show: async (page) => {
      await asGuest(page, 'Maximiliana-Wilhelmina W');
      await page.goto('/account');
      await page.locator('.sign-in [type=checkbox]').waitFor();
    },
  },
  passkeys('passkeys', { passkeys: [...PASSKEYS] }, { passkeys_of: '127.0.0.1', sends_mail: true }),
  passkeys('passkeys-none', {}, { passkeys_of: null, sends_mail: false }),
  passkeys(
    'passkeys-faulty',
    { passkeys: [...PASSKEYS] },
    { passkeys_of: '127.0.0.1', sends_mail: true },
    async (page) => {
      await page.locator('form [type=submit]').click();
      await page.locator('[aria-invalid=true]').waitFor();
    },
  ),
  passkeys('passkeys-elsewhere', {}, { passkeys_of: 'example.org', sends_mail: true }),
  opened('account-guest-passkey', '/account', OFFERS_PASSKEYS, '.sign-in .way'),
  opened('account-create', '/account', {}, '.create [role=alert]', async (page) => {
    await wantOne(page);
    await send(page, '.create', ['Ana', '1234']);
  }),
  opened(
    'account-name-taken',
    '/account',
    { 'POST /api/account': { status: 409, json: refused({ code: 'name-taken', name: 'Ana' }) } },
    '.create [role=alert]',
    async (page) => {
      await wantOne(page);
      await send(page, '.create', ['Ana', '12345678']);
    },
  ),
  opened(
    'account-wrong-sign-in',
    '/account',
    { 'POST /api/session': { status: 403, json: refused({ code: 'wrong-sign-in' }) } },
    '.sign-in [role=alert]',
    (page) => send(page, '.sign-in', ['Ana', '12345678']),
  ),
  opened(
    'account-sign-in-fails',
    '/account',
    { 'POST /api/session': { status: 500, json: failure } },
    '.sign-in [role=alert]',
    (page) => send(page, '.sign-in', ['Ana', '12345678']),
  ),
  opened(
    'account-unknown',
    '/account',
    { 'GET /api/me': { status: 500, json: failure } },
    '.problem',
  ),
  account('account', {}),
  account('account-new', { email: null, sessions: SESSIONS.slice(0, 1) }),
  account('account-email', { email: null }, async (page) => {
    await answer(page, {
      'PUT /api/account/email': {
        status: 422,
        json: refused({ code: 'bad-email', email: 'ana@' }),
      },
    });
    await page.locator('[aria-labelledby=email] button').first().click();
    await send(page, '[aria-labelledby=email]', ['ana@', '12345678']);
    await page.locator('[aria-labelledby=email] [role=alert]').waitFor();
  }),
  account('account-email-waiting', { email: { ...CONFIRMED, confirmed: false } }, async (page) => {
    await answer(page, { 'PUT /api/account/email': { status: 204 } });
    await page.locator('[aria-labelledby=email] button').first().click();
    await send(page, '[aria-labelledby=email]', ['maximiliana@example.org', '12345678']);
    await page.locator('[aria-labelledby=email] [role=status]:not(:empty)').waitFor();
  }),
  account('account-email-remove', {}, async (page) => {
    await page.locator('[aria-labelledby=email] button').nth(1).click();
    await page.locator('[aria-labelledby=email] form').waitFor();
  }),
  account('account-password', {}, async (page) => {
    await answer(page, {
      'PUT /api/account/password': { status: 403, json: refused({ code: 'wrong-password' }) },
    });
    await page.locator('[aria-labelledby=password] button').first().click();
    await send(page, '[aria-labelledby=password]', ['12345678', '87654321']);
    await page.locator('[aria-labelledby=password] [role=alert]').waitFor();
  }),
  account('account-session-ended', {}, async (page) => {
    await answer(page, { 'DELETE /api/account/sessions/*': { status: 204 } });
    await page.locator('[aria-labelledby=sessions] li button').first().click();
    await page.locator('[aria-labelledby=sessions] [role=status]:not(:empty)').waitFor();
  }),
  account('account-delete', {}, async (page) => {
    await page.locator('[aria-labelledby=data] .danger').click();
    await page.locator('dialog form input').last().waitFor();
  }),
  account('account-needed', {}, async (page) => {
    await answer(page, {
      'DELETE /api/account': {
        status: 409,
        json: refused({ code: 'last-organiser', club: 'Ana, Boris, Eva' }),
      },
    });
    await page.locator('[aria-labelledby=data] .danger').click();
    await send(page, 'dialog', ['12345678']);
    await page.locator('dialog .problem').waitFor();
  }),
  account('account-signed-out-elsewhere', {}, async (page) => {
    await answer(page, {
      'DELETE /api/account/sessions': { status: 403, json: refused({ code: 'not-signed-in' }) },
    });
    await page.locator('[aria-labelledby=sessions] > p > button').click();
    await page.locator('[aria-labelledby=sessions] .problem').waitFor();
  }),
  {
    name: 'account-error',
    show: async (page) => {
      await signedIn(page);
      await answer(page, { 'GET /api/account': { status: 500, json: failure } });
      await page.goto('/account');
      await page.locator('.problem').waitFor();
    },
  },
  {
    ...account('account-offline', {}, async (page) => {
      // The notices load last.
      await page.locator('.strip[data-loaded=true]').waitFor({ state: 'attached' });
      await page.unrouteAll();
      await page.context().setOffline(true);
      await page.locator('.strip p').waitFor();
      await page.locator('.head button').click();
      await page.locator('.problem').waitFor();
    }),
    offline: true,
  },
  programs('programs', []),
  programs('programs-tokens', TOKENS),
  programs('programs-new', TOKENS, async (page) => {
    await answer(page, {
      'POST /api/account/tokens': {
        status: 201,
        json: { secret: `boneyard_${'k3f9'.repeat(12)}`, token: TOKENS[0] },
      },
    });
    await send(page, 'main', ['My bot']);
    await page.locator('code').waitFor();
  }),
  programs('programs-faulty', [], async (page) => {
    await page.locator('main form [type=submit]').click();
    await page.locator('[role=alert]').waitFor();
  }),
  programs('programs-bot', [], async (page) => {
    await answer(page, {
      'POST /api/account/bot': { status: 409, json: refused({ code: 'has-played' }) },
    });
    await page.locator('[aria-labelledby=bot-account] button').click();
    await page.locator('dialog .danger').click();
    await page.locator('dialog .problem').waitFor();
  }),
  {
    name: 'programs-error',
    show: async (page) => {
      await signedIn(page);
      await answer(page, { 'GET /api/account/tokens': { status: 500, json: failure } });
      await page.goto('/account/programs');
      await page.locator('.problem').waitFor();
    },
  },
  opened('account-forgotten', '/account/forgotten', {}, 'form'),
  opened(
    'account-forgotten-asked',
    '/account/forgotten',
    { 'POST /api/password/forgotten': { status: 204 } },
    'main [role=status]:not(:empty)',
    (page) => send(page, 'main', ['Ana']),
  ),
  opened('account-new-password', '/account/password#s3cr3t', {}, 'form'),
  opened(
    'account-new-password-over',
    '/account/password#s3cr3t',
    { 'POST /api/password': { status: 410, json: refused({ code: 'link-over' }) } },
    '.problem',
    (page) => send(page, 'main', ['12345678']),
  ),
  opened(
    'account-new-password-set',
    '/account/password#s3cr3t',
    { 'POST /api/password': { status: 204 } },
    'main [role=status]:not(:empty)',
    (page) => send(page, 'main', ['12345678']),
  ),
  opened('account-new-password-incomplete', '/account/password', {}, 'main .button'),
  opened(
    'account-email-confirmed',
    '/account/email#s3cr3t',
    { 'POST /api/account/email/confirm': { status: 204 } },
    'main [role=status]:not(:empty)',
  ),
  opened(
    'account-email-over',
    '/account/email#s3cr3t',
    {
      'POST /api/account/email/confirm': { status: 410, json: refused({ code: 'link-over' }) },
    },
    '.problem',
  ),
  opened('account-email-incomplete', '/account/email', {}, 'main .button'),
  {
    name: 'settings-signed-in',
    show: async (page) => {
      await signedIn(page);
      await page.addInitScript(() => localStorage.setItem('boneyard.account', 'yes'));
      await page.goto('/settings');
      await page.locator('fieldset').first().waitFor();
    },
  },
  {
    name: 'home-signed-in',
    show: async (page) => {
      await signedIn(page);
      await page.addInitScript(() => localStorage.setItem('boneyard.unfinished', 'k3f9'));
      await page.goto('/');
      await page.locator('a.you').waitFor();
      await page.locator('.lobby .empty').waitFor();
      await page.locator('header + ul button').first().waitFor();
    },
  },
];
