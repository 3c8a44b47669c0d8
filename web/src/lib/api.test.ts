import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, getMe, putMe, takeSeat } from './api.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

it('hands on what the server answers', async () => {
  fetched.mockResolvedValue(Response.json({ name: 'Ana' }));
  await expect(putMe('Ana')).resolves.toEqual({ name: 'Ana' });
  expect(fetched).toHaveBeenCalledWith(
    '/api/me',
    expect.objectContaining({ method: 'PUT', body: '{"name":"Ana"}' }),
  );
});

it('an answer may be empty where nothing is to be said', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  await expect(takeSeat('t', 2)).resolves.toBeUndefined();
});

it('a refusal keeps its code, values and reference', async () => {
  const problem = { code: 'too-many', retry_s: 3 };
  fetched.mockResolvedValue(Response.json({ problem, reference: '7F3K' }, { status: 429 }));
  await expect(getMe()).rejects.toMatchObject({ reason: problem, reference: '7F3K' });
});

it.each([
  ['no network', () => fetched.mockRejectedValue(new TypeError('failed'))],
  ['a proxy’s page', () => fetched.mockResolvedValue(new Response('<html>', { status: 502 }))],
  ['an answer cut short', () => fetched.mockResolvedValue(new Response('{"na'))],
])('%s is a server that cannot be reached', async (_, happens) => {
  happens();
  const error: unknown = await getMe().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ reason: { code: 'unreachable' }, reference: undefined });
});

it('a visitor the server does not know becomes a guest and asks again', async () => {
  fetched
    .mockResolvedValueOnce(Response.json({ problem: { code: 'not-allowed' } }, { status: 403 }))
    .mockResolvedValueOnce(Response.json({ name: '' }))
    .mockResolvedValueOnce(Response.json({ name: 'Ana' }));
  await expect(putMe('Ana')).resolves.toEqual({ name: 'Ana' });
  expect(fetched.mock.calls.map(([path, init]) => `${init?.method} ${String(path)}`)).toEqual([
    'PUT /api/me',
    'GET /api/me',
    'PUT /api/me',
  ]);
});
