import { describe, expect, it } from 'vitest';
import { networkFirst, type Sources } from './answer.ts';

const never = new Promise<never>(() => undefined);
const over = Promise.resolve();
const says = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const nothing = () => Promise.resolve(undefined);

/** The answer, and whether the network gave it. */
async function answer(sources: Partial<Sources>): Promise<string> {
  const { response, fromNetwork } = await networkFirst({
    network: never,
    cached: nothing,
    patience: never,
    ...sources,
  });
  return `${await response.text()}, ${fromNetwork ? 'from the network' : 'cached'}`;
}

/** A network that never answers. */
function fails(): Promise<Response> {
  const network = Promise.reject<Response>(new TypeError('failed'));
  network.catch(() => undefined);
  return network;
}

describe('network first', () => {
  it('uses the answer of the network if it comes in time', async () => {
    const cached = () => says('old');
    expect(await answer({ network: says('new'), cached })).toBe('new, from the network');
    expect(await answer({ network: says('none', 404), cached })).toBe('none, from the network');
  });

  it('uses the cached answer if the network fails, is slow, or reports a server that is down', async () => {
    const cached = () => says('old');
    expect(await answer({ network: fails(), cached })).toBe('old, cached');
    expect(await answer({ network: never, cached, patience: over })).toBe('old, cached');
    expect(await answer({ network: says('bad gateway', 502), cached })).toBe('old, cached');
  });

  it('waits longer if nothing is cached', async () => {
    let arrive = (_: Response): void => undefined;
    const network = new Promise<Response>((resolve) => (arrive = resolve));
    const answered = answer({ network, patience: over });
    arrive(new Response('late'));
    expect(await answered).toBe('late, from the network');
    expect(await answer({ network: says('bad gateway', 502) })).toBe(
      'bad gateway, from the network',
    );
    await expect(answer({ network: fails() })).rejects.toThrow('failed');
  });
});
