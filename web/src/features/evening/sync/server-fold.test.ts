// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { foldOf } from './fold-of.ts';
import { ServerFold } from './server-fold.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers all requests; returns the paths as they are requested. */
function stubServer(answer: (path: string) => Response) {
  const asked: string[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => (asked.push(path), answer(path))),
  );
  return asked;
}

it('requests the view, a table and the file from the server', async () => {
  const asked = stubServer((path) =>
    path.endsWith('/file') ? new Response('evening 1') : Response.json({ path }),
  );
  const fold = new ServerFold('k3f9');
  expect(await fold.view()).toEqual({ path: '/api/evenings/k3f9' });
  expect(await fold.table({ match: 2, table: 3 })).toBeDefined();
  expect(await fold.file()).toBe('evening 1');
  expect(asked.slice(1)).toEqual([
    '/api/evenings/k3f9/matches/2/tables/3',
    '/api/evenings/k3f9/file',
  ]);
});

it('has no new view if the server does not answer', async () => {
  stubServer(() => new Response('', { status: 502 }));
  expect(await new ServerFold('k3f9').view()).toBeUndefined();
});

it('is used where this browser has no engine', async () => {
  stubServer(() => new Response('', { status: 404 }));
  expect(await foldOf('k3f9')).toBeInstanceOf(ServerFold);
  vi.stubGlobal('WebAssembly', undefined);
  stubServer(() => new Response(new Uint8Array()));
  expect(await foldOf('k3f9')).toBeInstanceOf(ServerFold);
});
