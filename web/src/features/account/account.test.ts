// @vitest-environment jsdom
// The pages about accounts, in the whole page, with a server that answers as the tests say.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../../app/App.svelte';
import { accountAddress } from '../../app/router/then.ts';
import { hasAccount } from '../../device/has-account.ts';
import { Settings } from '../../device/settings/settings.svelte.ts';
import { Language } from '../../i18n/language.svelte.ts';
import type { AccountRefusal, AccountView, Me } from '../../net/protocol/types.ts';
import { stopFollowing } from './follow/follow.svelte.ts';
import { soon } from '../../testing/soon.ts';

type Answer = { status?: number; body?: unknown };
let me: Me;
let account: AccountView;
let answers: Record<string, Answer | (() => Answer)>;
/** What was sent, apart from questions. */
let sent: [request: string, body: unknown][];
let app: object | undefined;
let settings: Settings;

const done: Answer = { status: 204 };
const refused = (refusal: AccountRefusal): Answer => ({
  status: 409,
  body: { problem: { code: 'account', refusal } },
});
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  me = { name: '' };
  sent = [];
  account = {
    name: 'Ana',
    has_password: true,
    turn_mails: false,
    arrival_mails: false,
    passkeys: [],
    since_ms: Date.UTC(2026, 10, 2),
    email: null,
    sessions: [
      { id: 'b', device: 'Boneyard/1.0', since_ms: 0, used_ms: 0, here: false },
      { id: 'a', device: FIREFOX, since_ms: 0, used_ms: 0, here: true },
    ],
  };
  const becomes = (who: Me, answer: Answer) => () => {
    me = who;
    return answer;
  };
  answers = {
    'GET /api/me': () => ({ body: me }),
    'GET /api/account': () => ({ body: account }),
    'GET /api/account/settings': { body: { settings: {} } },
    'PUT /api/account/settings': done,
    'POST /api/account': becomes({ name: 'Ana', account: true }, { status: 201, body: {} }),
    'POST /api/session': becomes({ name: 'Ana', account: true }, { body: {} }),
    'DELETE /api/session': becomes({ name: '' }, done),
    'DELETE /api/account': becomes({ name: '' }, done),
    'GET /healthz': { body: 'ok\n' },
  };
  vi.stubGlobal('scrollTo', () => undefined);
  // The simulated browser knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const wanted = answers[`${method} ${path}`];
    if (wanted === undefined) return Promise.reject(new TypeError(`nothing answers at ${path}`));
    if (method !== 'GET' && path !== '/api/account/settings') {
      sent.push([`${method} ${path}`, typeof body === 'string' ? JSON.parse(body) : undefined]);
    }
    const { status = 200, body: answer } = typeof wanted === 'function' ? wanted() : wanted;
    return Promise.resolve(
      status === 204 ? new Response(null, { status }) : Response.json(answer, { status }),
    );
  });
});

afterEach(async () => {
  if (app !== undefined) await unmount(app);
  app = undefined;
  stopFollowing();
  vi.unstubAllGlobals();
});

/** Repeats a check until it no longer throws, because the page does much asynchronously. */

async function open(path: string) {
  history.replaceState(null, '', path);
  const language = new Language();
  await language.use('en');
  settings = new Settings();
  app = mount(App, { target: document.body, props: { settings, language } });
  flushSync();
}

/** The first element that matches. */
function element<E extends HTMLElement = HTMLElement>(selector: string): Promise<E> {
  return soon(() => {
    const found = document.querySelector<E>(selector);
    if (found === null) throw new Error(`there is no ${selector}`);
    return found;
  });
}

/** Waits for the element with this text. */
function find(selector: string, words: string): Promise<HTMLElement> {
  return soon(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const found = all.find(({ textContent }) => textContent.trim() === words);
    if (found === undefined) throw new Error(`no ${selector} says: ${words}`);
    return found;
  });
}

async function press(selector: string, words: string) {
  (await find(selector, words)).click();
  flushSync();
}

/** Fills in the fields of a form, in their order, and sends it. */
async function send(form: string, ...texts: string[]) {
  await element(`${form} input.field`);
  const fields = document.querySelectorAll<HTMLInputElement>(`${form} input.field`);
  for (const [i, text] of texts.entries()) {
    const field = fields[i];
    if (field === undefined) throw new Error(`${form} has no field ${i}`);
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  flushSync();
  (await element(`${form} [type=submit]`)).click();
  flushSync();
}

const values = (form: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`${form} input.field`)].map(({ value }) => value);
const focusOn = (where: HTMLElement) => soon(() => expect(document.activeElement).toBe(where));

describe('a guest', () => {
  it('creates an account, and this browser’s settings are stored in it', async () => {
    localStorage.setItem('boneyard.settings', '{"theme":"dark"}');
    const stored = vi.fn<() => Answer>(() => done);
    answers['PUT /api/account/settings'] = stored;
    await open('/account');
    await send('.create', ' Ana ', 'correct horse');
    await find('[role=status]', 'Your account is ready, and you are signed in.');
    await focusOn(await find('h1', 'Your account'));
    expect(sent).toEqual([['POST /api/account', { name: 'Ana', password: 'correct horse' }]]);
    await soon(() => expect(stored).toHaveBeenCalledOnce());
    expect(hasAccount()).toBe(true);
  });

  it('signs in, and gets the settings of the account', async () => {
    const theirs = { settings: { theme: 'dark', language: 'ru' } };
    answers['GET /api/account/settings'] = { body: theirs };
    await open('/account');
    await send('.sign-in', 'ana@example.org', 'correct horse');
    await find('h1', 'Ваш аккаунт');
    await find('[role=status]', 'Вы вошли.');
    expect(sent).toEqual([
      [
        'POST /api/session',
        { name: 'ana@example.org', password: 'correct horse', move_guest: false },
      ],
    ]);
    expect(settings.values).toMatchObject(theirs.settings);
  });

  it('on the way to something that needs an account is back there after signing in', async () => {
    const pool = '/nowhere?wanted=1';
    await open(accountAddress(pool));
    await find('main p', 'After that, you are back where you were.');
    const entries = history.length;
    await send('.sign-in', 'Ana', 'correct horse');
    await soon(() => expect(location.pathname + location.search).toBe(pool));
    // The browser's button for the page before does not lead to the form again.
    expect(history.length).toBe(entries);
  });

  it('is back there with a new account, too, and by no link elsewhere', async () => {
    await open(accountAddress('/nowhere'));
    await send('.create', 'Ana', 'correct horse');
    await soon(() => expect(location.pathname).toBe('/nowhere'));
    await unmount(app ?? {});
    me = { name: '' };
    await open('/account?then=//example.org');
    await send('.sign-in', 'Ana', 'correct horse');
    await find('[role=status]', 'You are signed in.');
    expect(location.pathname).toBe('/account');
  });

  it('finds the way back after a link from a mail in the same tab', async () => {
    await open(accountAddress('/nowhere'));
    await element('.sign-in');
    await unmount(app ?? {});
    answers['POST /api/account/email/confirm'] = done;
    me = { name: 'Ana', account: true };
    await open('/account/email#s3cr3t');
    await press('main a', 'Your account');
    expect((await find('main a', 'Back to where you were')).getAttribute('href')).toBe('/nowhere');
    await unmount(app ?? {});
    await open('/account');
    await find('h1', 'Your account');
    expect(sessionStorage.length).toBe(0);
  });

  it('with a name may take along what was done here, and keeps the name', async () => {
    me = { name: 'Luis' };
    await open('/account');
    await find('.note', 'Guest on this browser: Luis');
    expect(values('.create')).toEqual(['Luis', '']);
    await send('.sign-in', 'Ana', 'correct horse');
    await find('[role=status]', 'You are signed in.');
    expect(sent[0]?.[1]).toMatchObject({ move_guest: true });
  });

  it('is told what is wrong beside the field, which has the focus, and types nothing again', async () => {
    await open('/account');
    await send('.create', 'Ana', '1234567');
    await find('.create [role=alert]', 'A password has at least 8 characters.');
    const [name, password] = document.querySelectorAll<HTMLElement>('.create input.field');
    if (name === undefined || password === undefined) throw new Error('there are two fields');
    await focusOn(password);
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    answers['POST /api/account'] = refused({ code: 'name-taken', name: 'Ana' });
    await send('.create', 'Ana', '12345678');
    await find('.create [role=alert]', 'Another account is called Ana. Choose another name.');
    await focusOn(name);
    expect(values('.create')).toEqual(['Ana', '12345678']);
  });

  it('is told of a failure in the form, and can send it again', async () => {
    const works = answers['POST /api/session'] ?? done;
    answers['POST /api/session'] = {
      status: 429,
      body: { problem: { code: 'too-many', retry_s: 9 } },
    };
    await open('/account');
    await send('.sign-in', 'Ana', '12345678');
    await find('.sign-in p', 'You did that too often. Try again in 9 seconds.');
    await focusOn(await element('.sign-in [data-failure]'));
    answers['POST /api/session'] = works;
    await press('.sign-in button', 'Sign in');
    await find('[role=status]', 'You are signed in.');
  });

  it('can look at the password', async () => {
    await open('/account');
    const field = await element<HTMLInputElement>('.sign-in input[type=password]');
    const button = await element('.sign-in [aria-label="Show the password"]');
    button.click();
    flushSync();
    expect([field.type, button.ariaPressed]).toEqual(['text', 'true']);
    expect(field.autocomplete).toBe('current-password');
  });
});

describe('a person who is signed in', () => {
  beforeEach(() => {
    me = { name: 'Ana', account: true };
  });

  it('sees where, this browser first, and signs out elsewhere', async () => {
    await open('/account');
    await find('h3', 'Firefox on Windows');
    expect([...document.querySelectorAll('li h3')].map(({ textContent }) => textContent)).toEqual([
      'Firefox on Windows',
      'Boneyard/1.0',
    ]);
    answers['DELETE /api/account/sessions/b'] = () => {
      account = { ...account, sessions: account.sessions.slice(1) };
      // Another device was faster.
      return refused({ code: 'gone' });
    };
    (await element('[aria-label="Sign out: Boneyard/1.0"]')).click();
    await find('[role=status]', 'Signed out: Boneyard/1.0.');
    await focusOn(await find('h2', 'Where you are signed in'));
    expect(document.querySelectorAll('li')).toHaveLength(1);
    expect(document.querySelector('[aria-labelledby=sessions] button')).toBeNull();
  });

  it('adds an e-mail, and is told to open the link', async () => {
    await open('/account');
    await press('button', 'Add an e-mail');
    answers['PUT /api/account/email'] = () => {
      account = { ...account, email: { email: 'ana@example.org', confirmed: false } };
      return done;
    };
    await send('[aria-labelledby=email]', 'ana@example.org', '12345678');
    await find(
      '[role=status]',
      'A link is on its way to ana@example.org. The e-mail counts once you have opened the link.',
    );
    await find('.state', 'Not confirmed yet. Open the link in the mail that we sent you.');
    await focusOn(await find('h2', 'E-mail'));
    await press('button', 'Remove e-mail');
    answers['PUT /api/account/email'] = () => {
      account = { ...account, email: null };
      return done;
    };
    await send('[aria-labelledby=email]', '12345678');
    await find('[role=status]', 'Your e-mail is removed.');
    expect(sent.map(([, body]) => body)).toEqual([
      { email: 'ana@example.org', password: '12345678' },
      { email: null, password: '12345678' },
    ]);
  });

  it('changes the password, after typing the right one', async () => {
    await open('/account');
    await press('button', 'Change password');
    answers['PUT /api/account/password'] = refused({ code: 'wrong-password' });
    await send('[aria-labelledby=password]', 'wrong', '12345678');
    await find('[role=alert]', 'This is not your password. Type it again.');
    expect(values('[aria-labelledby=password]')).toEqual(['wrong', '12345678']);
    answers['PUT /api/account/password'] = done;
    await send('[aria-labelledby=password]', 'right', '12345678');
    await find('[role=status]', 'Your password is changed. All other devices are signed out.');
    expect(sent.at(-1)?.[1]).toEqual({ password: 'right', new_password: '12345678' });
    expect(document.querySelector('[aria-labelledby=password] form')).toBeNull();
  });

  it('changes the name, unless another account has it', async () => {
    await open('/account');
    await soon(() => expect(values('[aria-labelledby=you]')).toEqual(['Ana']));
    answers['PUT /api/me'] = refused({ code: 'name-taken', name: 'Eva' });
    await send('[aria-labelledby=you]', 'Eva');
    await find('[role=alert]', 'Another account is called Eva. Choose another name.');
    await focusOn(await element('[aria-labelledby=you] input'));
    answers['PUT /api/me'] = () => {
      me = { ...me, name: 'Eva B.' };
      account = { ...account, name: 'Eva B.' };
      return { body: me };
    };
    await send('[aria-labelledby=you]', 'Eva B.');
    await find('[role=status]', 'Saved.');
    await soon(() => {
      expect(document.querySelector('.head > p')?.textContent).toContain('Signed in as Eva B.');
    });
  });

  it('signs out, and the settings stay in this browser', async () => {
    answers['GET /api/account/settings'] = { body: { settings: { theme: 'dark' } } };
    await open('/account');
    await soon(() => expect([hasAccount(), settings.values.theme]).toEqual([true, 'dark']));
    await press('.head button', 'Sign out');
    await find('[role=status]', 'You are signed out.');
    await focusOn(await find('h1', 'Your account'));
    await element('.sign-in form');
    expect([hasAccount(), settings.values.theme]).toEqual([false, 'dark']);
  });

  it('deletes the account with the password, and reads first what stays', async () => {
    await open('/account');
    await press('button', 'Delete account');
    await find('dialog p', 'The records of your matches stay, without your name.');
    answers['DELETE /api/account'] = refused({ code: 'wrong-password' });
    await send('dialog', 'wrong');
    await find('dialog [role=alert]', 'This is not your password. Type it again.');
    answers['DELETE /api/account'] = () => {
      me = { name: '' };
      return done;
    };
    await send('dialog', 'right');
    await find('[role=status]', 'Your account is deleted.');
    expect(document.querySelector('dialog')).toBeNull();
    expect(hasAccount()).toBe(false);
  });

  it('downloads their data by a plain link', async () => {
    await open('/account');
    const link = await find('a', 'Download my data');
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([
      '/api/account/export',
      true,
    ]);
  });

  it('is led to signing in if the session has ended meanwhile', async () => {
    await open('/account');
    answers['DELETE /api/account/sessions'] = refused({ code: 'not-signed-in' });
    await press('button', 'Sign out everywhere else');
    await find('.problem p', 'You are no longer signed in on this browser.');
    await find('.problem button', 'Sign in');
  });

  it('can ask again if the account cannot be loaded', async () => {
    answers['GET /api/account'] = { status: 500, body: { problem: { code: 'internal' } } };
    await open('/account');
    await find('p', 'Something went wrong on the server. Nothing has changed.');
    answers['GET /api/account'] = { body: account };
    await press('button', 'Try again');
    await find('h3', 'Firefox on Windows');
  });
});

it('a forgotten password has one answer', async () => {
  answers['POST /api/password/forgotten'] = done;
  await open('/account/forgotten');
  await send('main', ' ');
  await find('[role=alert]', 'Type a name.');
  await send('main', 'Ana');
  await find(
    '[role=status]',
    'If there is such an account with a confirmed e-mail, a link is on its way. Without an e-mail, ask the host of this server.',
  );
  expect(sent).toEqual([['POST /api/password/forgotten', { name: 'Ana' }]]);
});

describe('a link from a mail', () => {
  it('sets a new password, and its secret leaves the address', async () => {
    answers['POST /api/password'] = done;
    await open('/account/password#s3cr3t');
    await element('main form');
    expect(location.href.replace(location.origin, '')).toBe('/account/password');
    await send('main', '12345678');
    await find('[role=status]', 'Your new password is set. All devices are signed out.');
    expect(sent).toEqual([['POST /api/password', { secret: 's3cr3t', password: '12345678' }]]);
    expect((await find('main a', 'Sign in')).getAttribute('href')).toBe('/account');
  });

  it('that is over leads to a new one', async () => {
    answers['POST /api/password'] = refused({ code: 'link-over' });
    await open('/account/password#s3cr3t');
    await send('main', '12345678');
    await find('.problem p', 'This link was used before, or it is too old.');
    await find('main a', 'Ask for a new link');
    expect(values('main')).toEqual(['12345678']);
  });

  it('without its end says so', async () => {
    await open('/account/password');
    await find(
      'main p',
      'This link is incomplete. Open the whole link from the mail, or ask for a new one.',
    );
    await unmount(app ?? {});
    await open('/account/email');
    await find(
      'main p',
      'This link is incomplete. Open the whole link from the mail, or send a new one from your account.',
    );
    expect(sent).toEqual([]);
  });

  it('confirms an e-mail at once', async () => {
    answers['POST /api/account/email/confirm'] = refused({ code: 'link-over' });
    await open('/account/email#old');
    await find('.problem p', 'This link was used before, or it is too old.');
    answers['POST /api/account/email/confirm'] = done;
    // The newest link is opened in the same tab.
    history.replaceState(null, '', '#new');
    dispatchEvent(new HashChangeEvent('hashchange'));
    await find('[role=status]', 'Your e-mail is confirmed. You can sign in with it.');
    expect(sent.map(([, body]) => body)).toEqual([{ secret: 'old' }, { secret: 'new' }]);
    expect(location.hash).toBe('');
  });
});
