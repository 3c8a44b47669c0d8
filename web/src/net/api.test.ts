import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, getMe, putMe, takeSeat } from './api.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

it('passes on the answer of the server', async () => {
  fetched.mockResolvedValue(Response.json({ name: 'Ana' }));
  await expect(putMe('Ana')).resolves.toEqual({ name: 'Ana' });
  expect(fetched).toHaveBeenCalledWith(
    '/api/me',
    expect.objectContaining({ method: 'PUT', body: '{"name":"Ana"}' }),
  );
});

it('an answer with status 204 has no body', async () => {
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
  ['a page of a proxy', () => fetched.mockResolvedValue(new Response('<html>', { status: 502 }))],
  ['an answer cut short', () => fetched.mockResolvedValue(new Response('{"na'))],
])('%s counts as a server that cannot be reached', async (_, happens) => {
  happens();
  const error: unknown = await getMe().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ reason: { code: 'unreachable' }, reference: undefined });
});

describe('while the server restarts', () => {
  const restarting = () =>
    Promise.resolve(Response.json({ problem: { code: 'restarting' } }, { status: 503 }));
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
    };
  });

  it('requests that only read are repeated a second later', async () => {
    fetched.mockImplementationOnce(restarting).mockResolvedValue(Response.json({ name: 'Ana' }));
    const answer = getMe();
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ name: 'Ana' });
  });

  it('a request is sent four times at most', async () => {
    fetched.mockImplementation(restarting);
    const failed = expect(getMe()).rejects.toMatchObject({ reason: { code: 'restarting' } });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('requests that change something are not repeated', async () => {
    fetched.mockImplementation(restarting);
    await expect(putMe('Ana')).rejects.toMatchObject({ reason: { code: 'restarting' } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

it('an unknown visitor becomes a guest and repeats the request', async () => {
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
