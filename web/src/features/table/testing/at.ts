/** Mounts components of the table page in tests. The test plays the server of the table. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { vi } from 'vitest';
import { Language } from '../../../i18n/language.svelte.ts';
import type {
  ClientMessage,
  LiveState,
  ServerMessage,
  TableView,
} from '../../../net/protocol/types.ts';
import { Settings } from '../../../device/settings/settings.svelte.ts';
import { TableState } from '../state/table.svelte.ts';
import { untilTestEnds } from '../../../testing/until-test-ends.ts';
import { withoutLayout } from '../../../testing/without-layout.ts';
import AtTable from './AtTable.svelte';

/** Mounts a component in English, at a table that has received this view and live state. */
export async function mountAt<Props extends Record<string, unknown>>(
  view: TableView,
  now: LiveState,
  part: Component<Props>,
  props: Props,
) {
  withoutLayout();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const language = new Language();
  await language.use('en');
  await language.load('table');
  await language.load('score');
  const sent: ClientMessage[] = [];
  const socket = {
    readyState: WebSocket.OPEN,
    send: (text: string) => sent.push(JSON.parse(text) as ClientMessage),
    close: () => {},
    onopen: () => {},
    onmessage: (_: { data: string }) => {},
  };
  const table = new TableState('k3f9', {
    random: () => 0.5,
    connect: () => socket as unknown as WebSocket,
  });
  const stop = table.start();
  const receive = (message: ServerMessage) => {
    socket.onmessage({ data: JSON.stringify(message) });
    flushSync();
  };
  socket.onopen();
  receive({ type: 'snapshot', version: 1, view, now });
  const settings = new Settings();
  const mounted = mount(AtTable, {
    target: document.body,
    props: { table, settings, language, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  return {
    table,
    settings,
    receive,
    /** Receives a new live state without any event. */
    receiveNow: (now: LiveState) =>
      receive({ type: 'update', from: view.seq + 1, events: [], now }),
    commands: () => sent.flatMap((message) => (message.type === 'command' ? message.command : [])),
    texts: (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent.trim()),
    press(name: string) {
      const buttons = [...document.querySelectorAll('button')];
      const button = buttons.find(({ textContent }) => textContent.trim() === name);
      if (button === undefined) throw new Error(`no button says: ${name}`);
      button.click();
      flushSync();
    },
    stop: untilTestEnds(async () => {
      stop();
      await unmount(mounted);
    }),
  };
}
