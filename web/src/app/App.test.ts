// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { Language } from '../i18n/language.svelte.ts';
import { presets } from '../features/rulebook/testing/presets.ts';
import { Settings } from '../device/settings/settings.svelte.ts';
import { isBuilt } from '../features/evening/engine/testing/built.ts';
import { stageOf } from '../features/evening/testing/stages.ts';
import { promised } from '../features/play/home/promised.ts';
import { firstPlan, withFriends } from '../features/play/opening/plan.ts';
import { settled } from '../features/play/opening/settled.ts';
import { soon } from '../testing/soon.ts';

/** A lobby in which nobody waits. */
const EMPTY = { people: 1, waiting: [], tables: [], matches: [], tournaments: [] };

type Answer = { status?: number; body: unknown };
let answers: Record<string, Answer>;
let sent: { path: string; body: unknown }[];
let app: object | undefined;

beforeEach(() => {
  localStorage.clear();
  sent = [];
  answers = {
    'GET /api/me': { body: { name: 'Ana' } },
    'PUT /api/me': { body: { name: 'Eva' } },
    'GET /api/presets': { body: presets },
    'GET /api/lobby': { body: EMPTY },
    'GET /api/tables/mine': { body: [] },
    'GET /api/notices': { body: { tables: [], invitations: [], wish: null } },
    'GET /api/evenings/mine': { body: null },
    'GET /api/clubs': { body: [] },
    'POST /api/tables': { body: { id: 'k3f9' } },
    'GET /healthz': { body: 'ok\n' },
  };
  vi.stubGlobal('scrollTo', () => undefined);
  // The simulated browser knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  // No socket is ever made.
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
    },
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const answer = answers[`${init.method ?? 'GET'} ${path}`];
    if (answer === undefined) return Promise.reject(new TypeError(`nothing answers at ${path}`));
    if (typeof init.body === 'string') sent.push({ path, body: JSON.parse(init.body) });
    const status = { status: answer.status ?? 200 };
    return Promise.resolve(
      typeof answer.body === 'string'
        ? new Response(answer.body, status)
        : Response.json(answer.body, status),
    );
  });
});

afterEach(async () => {
  if (app !== undefined) await unmount(app);
  app = undefined;
});

async function open(path: string, code = 'en') {
  history.replaceState(null, '', path);
  const language = new Language();
  await language.use(code);
  app = mount(App, { target: document.body, props: { settings: new Settings(), language } });
  flushSync();
}

/** Waits for the element with this text. */
function find(selector: string, words: string): Promise<HTMLElement> {
  return soon(() => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const found = all.find((element) => element.textContent.trim() === words);
    if (found === undefined) throw new Error(`no ${selector} says: ${words}`);
    return found;
  });
}

async function press(selector: string, words: string) {
  (await find(selector, words)).click();
  flushSync();
}

it('one press opens a table with bots and goes there', async () => {
  await open('/');
  await press('button', 'Deal me in');
  await soon(() => {
    expect(location.pathname).toBe('/table/k3f9');
  });
  expect(sent).toEqual([{ path: '/api/tables', body: settled(promised(firstPlan('en'))) }]);
});

it('so does a tile that fits, with the game of the reader’s language', async () => {
  await open('/', 'hr');
  await find('h1', 'Privucite stolicu');
  document.querySelector<HTMLElement>('[aria-label="6-2: podijelite mi"]')?.click();
  await soon(() => {
    expect(location.pathname).toBe('/table/k3f9');
  });
  expect(sent).toEqual([{ path: '/api/tables', body: settled(promised(firstPlan('hr'))) }]);
});

it('with friends, one chooses a game and how many play, and is asked for a name', async () => {
  answers['GET /api/me'] = { body: { name: '' } };
  await open('/', 'ru');
  await press('button', 'С друзьями');
  await find('legend', 'Во что играете?');
  await press('legend ~ div span', '3');
  const field = await soon(() => {
    const input = document.querySelector<HTMLInputElement>('#friends-name');
    if (input === null) throw new Error('no field for the name');
    return input;
  });
  field.value = 'Ева';
  field.dispatchEvent(new Event('input'));
  await press('button', 'Открыть стол');
  await soon(() => {
    expect(location.pathname).toBe('/table/k3f9');
  });
  expect(sent).toEqual([
    { path: '/api/me', body: { name: 'Ева' } },
    { path: '/api/tables', body: settled(withFriends('goat-club-all', 3, [2, 3, 4])) },
  ]);
});

describe('for a person at a club night', () => {
  beforeEach(() => {
    const { organiser } = stageOf('six', 'played');
    answers['GET /api/evenings/mine'] = { body: { id: 'k3f9', name: 'Friday' } };
    answers['GET /api/evenings/k3f9'] = { body: organiser };
  });

  it.each([
    ['on a device that was there', 'yes'],
    ['on another device of this person', null],
  ])('the home page leads back to it, %s', async (_, stored) => {
    if (stored !== null) localStorage.setItem('boneyard.night', stored);
    await open('/');
    const back = await find('a', 'Back to your club night');
    expect(back.getAttribute('href')).toBe('/evenings/k3f9');
    await find('h2', 'Friday');
  });
});

it.skipIf(!isBuilt)(
  'a club night on this device alone fetches its engine before anybody is named',
  async () => {
    const fetched: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      fetched.push(path);
      return Promise.reject(new TypeError('no network'));
    });
    await open('/evenings/new?here');
    await find('p', 'You are the organiser and player 1.');
    await soon(() => {
      // Without a network it is asked for again by the next that needs it.
      expect(fetched.some((path) => path.includes('evening/engine/engine'))).toBe(true);
    });
  },
);

describe('for a person who has played before', () => {
  beforeEach(() => {
    localStorage.setItem('boneyard.table', JSON.stringify(firstPlan('es')));
  });

  it('while nobody waits, one sentence says so and bots are one press away', async () => {
    await open('/');
    await find('#lobby', 'Here now');
    await find('p', 'Nobody waits for opponents at the moment. Bots play with you at once.');
    await press('button', 'Play with bots');
    await soon(() => {
      expect(sent).toEqual([{ path: '/api/tables', body: settled(firstPlan('es')) }]);
    });
  });

  it('the last game is dealt again', async () => {
    await open('/');
    await press('button', 'Deal me in');
    await soon(() => {
      expect(sent).toEqual([{ path: '/api/tables', body: settled(firstPlan('es')) }]);
    });
  });

  it('a failure shows the problem, its reference and one action', async () => {
    answers['GET /api/lobby'] = {
      status: 500,
      body: { problem: { code: 'storage' }, reference: '7F3K' },
    };
    await open('/');
    await find('p', 'The server could not save that. Nothing has changed.');
    await find('p', 'Reference 7F3K');
    answers['GET /api/lobby'] = { body: EMPTY };
    await press('button', 'Try again');
    await find('button', 'Play with bots');
  });

  it('a name that is refused stays in the field', async () => {
    await open('/');
    await soon(() => {
      document.querySelector<HTMLElement>('.you')?.click();
      flushSync();
      expect(document.querySelector<HTMLInputElement>('#my-name')?.value).toBe('Ana');
    });
    const field = document.querySelector<HTMLInputElement>('#my-name');
    if (field === null) throw new Error('no field for the name');
    answers['PUT /api/me'] = { status: 422, body: { problem: { code: 'bad-name', max: 24 } } };
    field.value = 'x'.repeat(25);
    field.dispatchEvent(new Event('input'));
    await press('button', 'Save name');
    await find('p', 'A name needs 1 to 24 visible characters.');
    expect(field.value).toBe('x'.repeat(25));
  });
});

it('focus goes to the heading of the page that was opened, and its title to the window', async () => {
  await open('/');
  await find('h1', 'Pull up a chair');
  expect(document.activeElement).toBe(document.body);
  await press('nav a', 'Settings');
  const heading = await find('h1', 'Settings');
  await soon(() => {
    expect(document.activeElement).toBe(heading);
  });
  expect(document.title).toBe('Settings · Boneyard');
});

it('focus goes to a page that was chosen while the first one was loading', async () => {
  await open('/');
  expect(document.querySelector('h1')).toBeNull();
  await press('nav a', 'Settings');
  const heading = await find('h1', 'Settings');
  await soon(() => {
    expect(document.activeElement).toBe(heading);
  });
});

it('an address without a page leads home', async () => {
  await open('/nowhere');
  await find('h1', 'Page not found');
  await press('a', 'Go to start page');
  await find('h1', 'Pull up a chair');
});

it('pages of a branch load their messages, also in a language chosen later', async () => {
  answers['GET /api/clubs'] = { body: [] };
  await open('/clubs', 'hr');
  await find('h1', 'Klubovi');
  await press('nav a', 'Postavke');
  await find('h1', 'Postavke');
  await press('label', 'English');
  await press('nav a', 'Clubs');
  await find('h2', 'Your clubs');
  history.pushState(null, '', '/clubs/a/b/c');
  dispatchEvent(new PopStateEvent('popstate'));
  await find('h1', 'Page not found');
});

it('a setting applies at once and is stored', async () => {
  await open('/settings');
  await press('label', 'Dark');
  await soon(() => {
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
  await press('label', 'Русский');
  await find('h1', 'Настройки');
  expect(new Settings().values).toMatchObject({ theme: 'dark', language: 'ru' });
});

it('rules from a link are shown as changed and can be taken back', async () => {
  await open(`/new?${String(new URLSearchParams({ rules: 'draw match.target=61' }))}`);
  await find('span', '1 changed');
  await press('button', 'Reset to preset');
  await find('span', 'What your table plays differently.');
  await press('button', 'Open table');
  await soon(() => {
    expect(sent).toHaveLength(1);
  });
  expect(sent[0]?.body).toMatchObject({ rules: 'draw' });
});

it('rules in conflict are named by their sentences', async () => {
  answers['POST /api/tables'] = {
    status: 422,
    body: {
      problem: {
        code: 'bad-rules',
        detail: 'in English',
        conflict: ['score.block=own-all', 'score.blockWinner=lowest-side'],
      },
    },
  };
  const rules = 'goat-club-all score.blockWinner=lowest-side';
  await open(`/new?${String(new URLSearchParams({ rules }))}`);
  await press('button', 'Open table');
  await find(
    'p',
    'These two rules conflict: “After a block everyone scores what they hold.” and ' +
      '“A blocked round is won by the player with the fewest pips.” Change one of them.',
  );
});

describe('a table that cannot be reached', () => {
  /** Ends the page's current attempt to connect. */
  let fail: () => void;
  class NoSocket {
    onclose: (() => void) | null = null;
    constructor() {
      fail = () => this.onclose?.();
    }
    close() {}
  }
  beforeEach(() => {
    vi.stubGlobal('WebSocket', NoSocket);
  });
  const unreachable = 'We could not reach the table. Your tiles and scores are safe.';

  it('says that it cannot be reached, tries again and links to the start page', async () => {
    await open('/table/k3f9');
    await find('h1', 'Connecting to the table');
    fail();
    await find('.problem p', unreachable);
    await find('h1', unreachable);
    await find('a', 'Start page');
    await press('button', 'Try again');
    await find('h1', 'Connecting to the table');
    fail();
    await find('h1', unreachable);
  });

  it('says so if there is no such table', async () => {
    const problem = { code: 'not-found' };
    answers['GET /api/tables/k3f9'] = { status: 404, body: { problem } };
    await open('/table/k3f9');
    await find('h1', 'Connecting to the table');
    fail();
    await find(
      'h1',
      'We cannot find this table. The link may be mistyped, or the table may have closed.',
    );
    expect(document.title).toMatch(/^We cannot find this table/);
  });
});

const offline = 'No connection. You can still read this page. Play again when you are back online.';
const notice = () => document.querySelector('[role=status] p');

it('a notice says that there is no network, as long as there is none', async () => {
  await open('/settings');
  delete answers['GET /healthz'];
  dispatchEvent(new Event('offline'));
  await find('[role=status] p', offline);
  answers['GET /healthz'] = { body: 'ok\n' };
  dispatchEvent(new Event('online'));
  await soon(() => expect(notice()).toBeNull());
});

it('failed requests are repeated as soon as the server is back', async () => {
  const server = answers;
  answers = {};
  localStorage.setItem('boneyard.table', JSON.stringify(firstPlan('en')));
  await open('/');
  await find('p', 'The server does not answer. What you typed is still here.');
  await find('[role=status] p', offline);
  answers = server;
  dispatchEvent(new Event('online'));
  await find('button', 'Play with bots');
  expect(notice()).toBeNull();
});
