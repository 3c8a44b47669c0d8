import { describe, expect, it } from 'vitest';
import { networkFirst, type Sources } from './answer.ts';

const never = new Promise<never>(() => undefined);
const over = Promise.resolve();
const says = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const nothing = () => Promise.resolve(undefined);

/** The answer, and whether the network gave it. */
async function answer(sources: Partial<Sources>): Promise<string> {
  const { response, fromNetwork } = await networkFirst({
    asked: never,
    kept: nothing,
    patience: never,
    ...sources,
  });
  return `${await response.text()}, ${fromNetwork ? 'from the network' : 'kept'}`;
}

/** A network that never answers. */
function fails(): Promise<Response> {
  const asked = Promise.reject<Response>(new TypeError('failed'));
  asked.catch(() => undefined);
  return asked;
}

describe('network first', () => {
  it('takes what the network says in time', async () => {
    const kept = () => says('old');
    expect(await answer({ asked: says('new'), kept })).toBe('new, from the network');
    expect(await answer({ asked: says('none', 404), kept })).toBe('none, from the network');
  });

  it('takes what was kept where the network fails, is slow, or answers for a server that is down', async () => {
    const kept = () => says('old');
    expect(await answer({ asked: fails(), kept })).toBe('old, kept');
    expect(await answer({ asked: never, kept, patience: over })).toBe('old, kept');
    expect(await answer({ asked: says('bad gateway', 502), kept })).toBe('old, kept');
  });

  it('waits on where nothing was kept', async () => {
    let arrive = (_: Response): void => undefined;
    const asked = new Promise<Response>((resolve) => (arrive = resolve));
    const answered = answer({ asked, patience: over });
    arrive(new Response('late'));
    expect(await answered).toBe('late, from the network');
    expect(await answer({ asked: says('bad gateway', 502) })).toBe('bad gateway, from the network');
    await expect(answer({ asked: fails() })).rejects.toThrow('failed');
  });
});
