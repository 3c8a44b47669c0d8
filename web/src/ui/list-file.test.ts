// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Language } from '../i18n/language.svelte.ts';
import { readsBlobs } from '../testing/blob-bytes.ts';
import { soon } from '../testing/soon.ts';
import { untilTestEnds } from '../testing/until-test-ends.ts';
import { isSpreadsheet, textOf } from './list-file.ts';
import ListFile from './ListFile.svelte';
import InLanguage from './testing/InLanguage.svelte';

beforeAll(readsBlobs);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Shows the field for a file. `answer` is what the server says to a spreadsheet. */
async function shown(answer: () => Promise<Response>) {
  const sent: Blob[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path !== '/api/spreadsheet') return Promise.resolve(Response.json({ name: 'Ana' }));
    sent.push(init.body as Blob);
    return answer();
  });
  const language = new Language();
  await language.use('en');
  await language.load('lists');
  const lists: (string | undefined)[] = [];
  const onlist = async (list: Blob) => {
    const text = await textOf(list);
    lists.push(text);
    return text !== undefined;
  };
  const part = ListFile as unknown as Component<Record<string, unknown>>;
  const props = { language, part, props: { onlist } };
  const mounted = mount(InLanguage, { target: document.body, props });
  untilTestEnds(() => unmount(mounted));
  flushSync();
  const choose = (file: File) => {
    const input = document.querySelector('input');
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { sent, lists, choose };
}

const alert = () => document.querySelector('[role=alert]')?.textContent.trim();
const saysThat = (text: string) =>
  soon(() => {
    expect(alert()).toContain(text);
  });
const refusal = (fault: object) => () =>
  Promise.resolve(
    Response.json(
      { problem: { code: 'club', refusal: { code: 'bad-spreadsheet', fault } } },
      { status: 422 },
    ),
  );
const XLSX = new File(['PK\x03\x04…'], 'members.xlsx');

it('a spreadsheet is known by its content or its name', async () => {
  const is = (content: BlobPart, name: string) => isSpreadsheet(new File([content], name));
  expect(await is('PK\x03\x04', 'members')).toBe(true);
  expect(await is(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), 'members.txt')).toBe(true);
  expect(await is('<html>', 'members.XLS')).toBe(true);
  expect(await is('Ana\n', 'members.csv')).toBe(false);
  expect(await is('', '')).toBe(false);
});

it('text is read in UTF-8 and UTF-16', async () => {
  expect(await textOf(new Blob(['Ана\n']))).toBe('Ана\n');
  expect(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0x10, 0x04])]))).toBe('А');
  expect(await textOf(new Blob([new Uint8Array([0xfe, 0xff, 0x04, 0x10])]))).toBe('А');
  expect(await textOf(new Blob([new Uint8Array([0x4a, 0xe9])]))).toBeUndefined();
});

it('text needs no server, and a sheet is read by it', async () => {
  const answer = () => Promise.resolve(Response.json({ sheets: [{ name: 'A', text: 'Eva\n' }] }));
  const { sent, lists, choose } = await shown(answer);
  choose(new File(['Ana\n'], 'list.csv'));
  await soon(() => {
    expect(lists).toEqual(['Ana\n']);
  });
  expect(sent).toEqual([]);
  choose(XLSX);
  await soon(() => {
    expect(lists).toEqual(['Ana\n', 'Eva\n']);
  });
  expect(sent).toEqual([XLSX]);
  choose(new File([new Uint8Array([0xff, 0x00])], 'photo.csv'));
  await saysThat('We could not read this file as text.');
});

it('of several sheets one is chosen, and the question has the focus', async () => {
  const sheets = ['Members', 'Guests'].map((name) => ({ name, text: `${name}\n` }));
  const { lists, choose } = await shown(() => Promise.resolve(Response.json({ sheets })));
  choose(XLSX);
  const guests = await soon(() => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Guests',
    );
    if (found === undefined) throw new Error('no question');
    return found;
  });
  expect(document.activeElement?.querySelector('legend')?.textContent).toBe(
    'Which sheet has the list?',
  );
  guests.click();
  await soon(() => {
    expect(lists).toEqual(['Guests\n']);
  });
  expect(document.querySelector('fieldset')).toBeNull();
});

it('a file can be dropped', async () => {
  const { lists } = await shown(() => Promise.reject(new Error('not asked')));
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { files: [new File(['Ana'], 'a.txt')] } });
  document.querySelector('[role=presentation]')?.dispatchEvent(drop);
  await soon(() => {
    expect(lists).toEqual(['Ana']);
  });
  expect(drop.defaultPrevented).toBe(true);
});

it.each([
  [{ code: 'locked' }, 'This file has a password.'],
  [{ code: 'macros' }, 'This file has macros.'],
  [{ code: 'other-kind' }, 'This is neither an Excel nor an OpenDocument spreadsheet.'],
  [{ code: 'broken' }, 'This file is damaged.'],
  [{ code: 'empty' }, 'This file has no text on any sheet.'],
  [{ code: 'too-large', rows: 10_000, columns: 100 }, 'Row 10,000 and column 100 are the last'],
])('a refusal has a sentence: %o', async (fault, sentence) => {
  const { lists, choose } = await shown(refusal(fault));
  choose(XLSX);
  await saysThat(sentence);
  expect(lists).toEqual([]);
});

it('without the server, and for a file that is too long, the cells can be pasted', async () => {
  const { sent, choose } = await shown(() => Promise.reject(new TypeError('no network')));
  choose(XLSX);
  await saysThat(
    'Only the server can read a spreadsheet, and it does not answer now. Copy the cells',
  );
  expect(sent).toHaveLength(1);
  choose(new File(['PK\x03\x04'.padEnd(1024 * 1024 + 1)], 'large.xlsx'));
  await saysThat('This file is larger than 1 MB.');
  expect(sent).toHaveLength(1);
});
