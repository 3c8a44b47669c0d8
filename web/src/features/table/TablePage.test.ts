// @vitest-environment jsdom
import { flushSync, tick } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { LiveState, SeenEvent, ServerMessage, TableView } from '../../net/protocol/types.ts';
import { mountAt } from './testing/at.ts';
import { after, indexOf, recordingOf } from './testing/tables.ts';
import TablePage from './TablePage.svelte';
import { withoutLayout } from '../../testing/without-layout.ts';
import { soon } from '../../testing/soon.ts';

const recording = recordingOf('spanish-pairs');
const isPlay = ({ type }: SeenEvent) => type === 'played';
const NOBODY: LiveState = { turn: null };

/** The page's socket; the test is its server. */
let socket = fakeSocket();
function fakeSocket() {
  return {
    readyState: 1,
    onopen: () => {},
    onmessage: (_: { data: string }) => {},
    send: () => {},
    close: () => {},
  };
}

beforeEach(() => {
  withoutLayout();
  vi.stubGlobal(
    'WebSocket',
    Object.assign(
      function () {
        return (socket = fakeSocket());
      },
      { OPEN: 1 },
    ),
  );
});

async function receive(message: ServerMessage) {
  socket.onmessage({ data: JSON.stringify(message) });
  flushSync();
  await tick();
}

async function mountPage(view: TableView) {
  const mounted = await mountAt(view, NOBODY, TablePage, { id: 'k3f9' });
  // jsdom plays no sounds.
  mounted.settings.set('sound', false);
  socket.onopen();
  await receive({ type: 'snapshot', version: 2, view, now: NOBODY });
  return mounted;
}

const press = (key: string, code: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
  );

it('the walk along the line ends with its round', async () => {
  const laid = indexOf(recording, isPlay) + 1;
  const ended = indexOf(recording, ({ type }) => type === 'round-ended');
  const view = after(recording, laid);
  await mountPage(view);
  press('g', 'KeyG');
  // The walk is loaded first. A busy machine takes its time.
  const isThere = () => expect(document.querySelector('[role=grid]')).not.toBeNull();
  await soon(isThere);

  const next = recording.events.findIndex((event, i) => i > ended && isPlay(event)) + 1;
  const events = recording.events.slice(laid, next);
  await receive({ type: 'update', from: view.seq + 1, events, now: NOBODY });
  expect(document.querySelectorAll('ol[aria-label="1 tile, from left to right"]')).toHaveLength(1);
  expect(document.querySelector('[role=grid]')).toBeNull();
});
