import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepShell } from './keep.ts';
import { keepOnce, keepReading, READINGS_MAX, renewReadings } from './readings.ts';
import { readingCache, shellCache, stale, type Shell } from './shell.ts';
import { FakeCaches, ORIGIN } from './testing/caches.ts';

const build = (version: string, ...files: string[]): Shell => ({
  version,
  files: Object.fromEntries(['/index.html', ...files].map((path) => [path, `sha256-${path}`])),
});
const first = build('1', '/assets/a-1.js', '/assets/b-1.js');
const second = build('2', '/assets/a-1.js', '/assets/b-2.js');

let fakeCaches: FakeCaches;
let requests: { path: string; integrity?: string; cache?: string }[];
let answer: (path: string) => Response | undefined;

beforeEach(() => {
  fakeCaches = new FakeCaches();
  requests = [];
  answer = (path) => new Response(path);
  vi.stubGlobal('caches', fakeCaches);
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const path = new URL(url, ORIGIN).href.slice(ORIGIN.length);
    requests.push({ path, ...(options as { integrity: string; cache: string }) });
    const response = answer(path);
    if (response === undefined) throw new TypeError('failed');
    return response;
  });
  return () => {
    vi.unstubAllGlobals();
  };
});

const paths = () => requests.map(({ path }) => path).sort();

describe('a build', () => {
  it('is cached whole, each file checked against its hash', async () => {
    await keepShell(first);
    expect(await fakeCaches.all()).toEqual({ 'shell 1': Object.keys(first.files).sort() });
    expect(requests.find(({ path }) => path === '/index.html')).toMatchObject({
      integrity: 'sha256-/index.html',
      cache: 'no-cache',
    });
    expect(requests.find(({ path }) => path === '/assets/a-1.js')).toMatchObject({
      cache: 'default',
    });
  });

  it('takes over files that have not changed, and asks for the others', async () => {
    await keepShell(first);
    requests = [];
    await keepShell(second);
    expect(paths()).toEqual(['/assets/b-2.js', '/index.html']);
    expect((await fakeCaches.all())['shell 2']).toEqual(Object.keys(second.files).sort());
  });

  it('is not cached if a file is missing, and continues where it stopped', async () => {
    answer = (path) =>
      path === '/assets/b-1.js' ? new Response('', { status: 404 }) : new Response(path);
    await expect(keepShell(first)).rejects.toThrow('/assets/b-1.js was answered with status 404');
    requests = [];
    answer = (path) => new Response(path);
    await keepShell(first);
    expect(paths()).toEqual(['/assets/b-1.js']);
  });

  it('is not cached without a network', async () => {
    answer = () => undefined;
    await expect(keepShell(first)).rejects.toThrow('failed');
  });
});

describe('what is stale once a build is in charge', () => {
  const names = ['shell 0', 'readings 0', 'shell 1', 'readings 1', 'shell 2', 'readings 2'];

  it('is everything else', () => {
    expect(stale(names, second, false)).toEqual(names.slice(0, 4));
    expect(stale(names.slice(4), second, true)).toEqual([]);
  });

  it('leaves files that open pages of the previous build still load', () => {
    expect(stale(names, second, true)).toEqual(['shell 0', 'readings 0', 'readings 1']);
  });
});

describe('what was read', () => {
  it('is cached up to a limit, the latest first', async () => {
    const cache = await caches.open(readingCache(first));
    for (let n = 0; n <= READINGS_MAX; n += 1) {
      await keepReading(cache, `/api/learn/en/${n}`, new Response());
      await keepReading(cache, '/api/learn/en', new Response());
    }
    const all = (await fakeCaches.all())[readingCache(first)] ?? [];
    expect(all).toHaveLength(READINGS_MAX);
    expect(all).toContain('/api/learn/en');
    expect(all).toContain(`/api/learn/en/${READINGS_MAX}`);
    expect(all).not.toContain('/api/learn/en/1');
  });

  it('is requested once, and skipped without an answer', async () => {
    const cache = await caches.open(readingCache(first));
    answer = (path) => (path === '/api/presets' ? undefined : new Response(path));
    await keepOnce(cache, ['/api/presets', '/api/learn/en']);
    answer = (path) => new Response(path, { status: path === '/api/learn/xx' ? 404 : 200 });
    await keepOnce(cache, ['/api/presets', '/api/learn/en', '/api/learn/xx']);
    expect(paths()).toEqual(['/api/learn/en', '/api/learn/xx', '/api/presets', '/api/presets']);
    expect(await fakeCaches.all()).toEqual({ 'readings 1': ['/api/learn/en', '/api/presets'] });
  });

  it('is requested again by the next build', async () => {
    await fakeCaches.open(shellCache(first));
    const old = await caches.open(readingCache(first));
    await keepReading(old, '/api/learn/en/goat', new Response('as the first build knew it'));
    await renewReadings(second);
    const found = await (await fakeCaches.open(readingCache(second))).match('/api/learn/en/goat');
    expect(await found?.text()).toBe('/api/learn/en/goat');
    requests = [];
    await renewReadings(second);
    expect(requests).toEqual([]);
  });
});
