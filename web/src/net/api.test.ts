// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const fetched = vi.fn<typeof fetch>();
let api: typeof import('./api.ts');
beforeEach(async () => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  // Each test is a page of its own, of which the server knows nothing yet.
  vi.resetModules();
  api = await import('./api.ts');
});

/** Makes this page's visitor a guest. */
async function becomeGuest(): Promise<void> {
  fetched.mockResolvedValueOnce(Response.json({ name: '' }));
  await api.getMe();
  fetched.mockClear();
}

const asked = () => fetched.mock.calls.map(([path, init]) => `${init?.method} ${String(path)}`);

it('passes on the answer of the server', async () => {
  await becomeGuest();
  fetched.mockResolvedValue(Response.json({ name: 'Ana' }));
  await expect(api.putMe({ name: 'Ana' })).resolves.toEqual({ name: 'Ana' });
  expect(fetched).toHaveBeenCalledWith(
    '/api/me',
    expect.objectContaining({ method: 'PUT', body: '{"name":"Ana"}' }),
  );
});

it('an answer with status 204 has no body', async () => {
  await becomeGuest();
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  await expect(api.takeSeat('t', 2)).resolves.toBeUndefined();
});

it('a refusal keeps its code, values and reference', async () => {
  const problem = { code: 'too-many', retry_s: 3 };
  fetched.mockResolvedValue(Response.json({ problem, reference: '7F3K' }, { status: 429 }));
  await expect(api.getMe()).rejects.toMatchObject({ reason: problem, reference: '7F3K' });
});

it.each([
  ['no network', () => fetched.mockRejectedValue(new TypeError('failed'))],
  ['a page of a proxy', () => fetched.mockResolvedValue(new Response('<html>', { status: 502 }))],
  ['an answer cut short', () => fetched.mockResolvedValue(new Response('{"na'))],
])('%s counts as a server that cannot be reached', async (_, happens) => {
  happens();
  const error: unknown = await api.getMe().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(api.ApiError);
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
    const answer = api.getMe();
    await vi.advanceTimersByTimeAsync(999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toEqual({ name: 'Ana' });
  });

  it('a request is sent four times at most', async () => {
    fetched.mockImplementation(restarting);
    const failed = expect(api.getMe()).rejects.toMatchObject({ reason: { code: 'restarting' } });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it('requests that change something are not repeated', async () => {
    await becomeGuest();
    fetched.mockImplementation(restarting);
    await expect(api.putMe({ name: 'Ana' })).rejects.toMatchObject({
      reason: { code: 'restarting' },
    });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

it('a new visitor becomes a guest before the first request that changes something', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ name: 'Ana' })));
  await api.putMe({ name: 'Ana' });
  await api.putMe({ name: 'Ana' });
  expect(asked()).toEqual(['GET /api/me', 'PUT /api/me', 'PUT /api/me']);
});

it('a button that is pressed while the visitor becomes a guest asks no second time', async () => {
  fetched.mockImplementation(() => Promise.resolve(Response.json({ name: 'Ana' })));
  await Promise.all([api.getMe(), api.putMe({ name: 'Ana' })]);
  expect(asked()).toEqual(['GET /api/me', 'PUT /api/me']);
});

it('after a failure the next request asks for the visitor again', async () => {
  fetched.mockRejectedValueOnce(new TypeError('failed'));
  await expect(api.putMe({ name: 'Ana' })).rejects.toMatchObject({
    reason: { code: 'unreachable' },
  });
  fetched.mockImplementation(() => Promise.resolve(Response.json({ name: 'Ana' })));
  await expect(api.putMe({ name: 'Ana' })).resolves.toEqual({ name: 'Ana' });
  expect(asked()).toEqual(['GET /api/me', 'GET /api/me', 'PUT /api/me']);
});

it('a visitor whose cookie was lost becomes another guest and repeats the request', async () => {
  await becomeGuest();
  fetched
    .mockResolvedValueOnce(Response.json({ problem: { code: 'not-allowed' } }, { status: 403 }))
    .mockResolvedValueOnce(Response.json({ name: '' }))
    .mockResolvedValueOnce(Response.json({ name: 'Ana' }));
  await expect(api.putMe({ name: 'Ana' })).resolves.toEqual({ name: 'Ana' });
  expect(asked()).toEqual(['PUT /api/me', 'GET /api/me', 'PUT /api/me']);
});

it('a refusal for another reason is not repeated', async () => {
  await becomeGuest();
  const problem = { code: 'account', refusal: { code: 'wrong-password' } };
  fetched.mockResolvedValue(Response.json({ problem }, { status: 403 }));
  await expect(api.putMe({ name: 'Ana' })).rejects.toMatchObject({ reason: problem });
  expect(asked()).toEqual(['PUT /api/me']);
});

it.each([
  [{ name: 'Ana', account: true }, 1],
  [{ name: 'Ana' }, 0],
])('tells the page whether the visitor is signed in: %o', async (me, times) => {
  const told = vi.fn();
  addEventListener(api.SIGNED_IN, told);
  fetched.mockImplementation(() => Promise.resolve(Response.json(me)));
  await api.getMe();
  await api.putMe({ name: 'Ana' });
  expect(told).toHaveBeenCalledTimes(times);
  removeEventListener(api.SIGNED_IN, told);
});
