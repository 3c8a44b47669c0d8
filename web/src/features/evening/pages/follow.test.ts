// @vitest-environment jsdom
import { createRawSnippet } from 'svelte';
import { expect, it, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { mountAt } from '../testing/at.ts';
import { StagedSession } from '../testing/staged.svelte.ts';
import Follow from './Follow.svelte';

const evening = vi.hoisted(() => ({ link: 'reconnecting', needsServer: true }));

vi.mock('../sync/fold-of.ts', () => ({ foldOf: async () => ({}) }));
vi.mock('../sync/device.ts', () => ({ deviceName: async () => 'phone' }));
vi.mock('../sync/joined.svelte.ts', () => ({
  JoinedEvening: class {
    readonly view = undefined;
    readonly link = evening.link;
    readonly needsServer = evening.needsServer;
    start = async () => () => undefined;
  },
}));

const children = createRawSnippet(() => ({ render: () => '<p></p>' }));

it('says what it waits for if the page opens without the server', async () => {
  for (const link of ['reconnecting', 'offline']) {
    for (const [needsServer, text] of [
      [true, 'This browser shows club nights only while it reaches the server.'],
      [false, 'This device has no data of this club night yet.'],
    ] as const) {
      Object.assign(evening, { link, needsServer });
      const { texts } = await mountAt(new StagedSession(undefined), Follow, {
        id: 'k3f9',
        children,
      });
      await soon(() => expect(texts('p').join(' ')).toContain(text));
      expect(texts('h1')).toEqual(['We cannot show this club night']);
      document.body.replaceChildren();
    }
  }
});
