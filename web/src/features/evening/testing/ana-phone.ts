/** Ana's phone at an evening whose server is the test. Each test has an empty store and a new network. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { engineFile } from '../engine/testing/built.ts';
import type {
  EveningCommand,
  Author,
  LogEntry,
  EveningClientMessage,
  EveningServerMessage,
} from '../../../net/protocol/evening.ts';
import { FakeNetwork, type FakeSocket } from '../../../net/testing/fake-socket.ts';
import { Store } from '../../../device/store/store.ts';
import type { Kind } from '../../../device/store/transaction.ts';
import { EngineFold } from '../sync/engine-fold.ts';
import { JoinedEvening } from '../sync/joined.svelte.ts';
import { returned, taken, unsent } from '../sync/stored.ts';

export const FILE = 'evening 1\nname "Friday"\nplayers 4 published\n';
export const AT = { match: 1, table: 1 };
export const ANA: Author = { kind: 'player', player: 1 };
export const BORIS: Author = { kind: 'player', player: 2 };
export const ORGANISER: Author = { kind: 'organiser' };
/** The key under which the server knows the entries of Ana’s phone. */
export const KNOWN = 'b2.phone';
/** What the server's clock shows in every greeting. */
export const NOW = 1_790_000_100_000;

export type Line = FakeSocket<EveningServerMessage, EveningClientMessage>;

export let network: FakeNetwork<EveningServerMessage, EveningClientMessage>;
export let lines: Line[];
export let store: Store;
export let stops: (() => void)[];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  network = new FakeNetwork(0);
  lines = network.sockets;
  stops = [];
  store = new Store('kept');
});

afterEach(async () => {
  for (const stop of stops) stop();
  await store.close();
  vi.unstubAllGlobals();
});

export const line = () => network.last;

export const entered = ({ sent }: Line) => sent.filter((message) => message.type === 'enter');

/** How many entries the device stores: accepted, unsent, refused. */
export const kept = () =>
  Promise.all(
    [taken, unsent, returned].map(async (kind: Kind<unknown>) => (await store.list(kind)).length),
  );

/** The entries sent over the last connection, as the server announces them to everyone. */
export const mine = (): LogEntry[] =>
  entered(line()).map(({ n, at, act }) => ({ device: KNOWN, n, at, by: ANA, act }));

/** The numbers of the entries that the server announces. */
export const numbers = () => entered(line()).map(({ n }) => n);

/** The connection breaks, and the phone reconnects. */
export async function comesBack(other: EveningServerMessage): Promise<void> {
  const before = lines.length;
  line().fail();
  await vi.waitFor(() => expect(lines.length).toBe(before + 1));
  line().open();
  line().say(other);
}

/** The page of Ana’s phone. */
export async function phone(): Promise<JoinedEvening> {
  const fold = new EngineFold(await Engine.of(engineFile()));
  const evening = new JoinedEvening(
    'friday',
    'phone',
    store,
    fold,
    network.surroundings,
    'ws://here',
  );
  stops.push(await evening.start());
  return evening;
}

/** An organiser's command, as the server announces it. */
export const fromServer = (n: number, act: EveningCommand): LogEntry => ({
  device: 'a1.laptop',
  n,
  at: 1_790_000_000_000 + n,
  by: ORGANISER,
  act,
});
export const opened: LogEntry[] = [
  fromServer(1, {
    act: 'open',
    file: FILE,
    options: { countersign: false, blockers_column: false },
    courtesies: [],
  }),
  fromServer(2, { act: 'begin', number: 1 }),
];

export type Welcome = Extract<EveningServerMessage, { type: 'welcome' }>;

/** The greeting for a device that has all entries except those from `entries_from` on. */
export const welcome = (entries: number, other: Partial<Welcome> = {}): EveningServerMessage => ({
  type: 'welcome',
  version: 1,
  me: ANA,
  code: 'KRST',
  club: 'harbour',
  needs: null,
  now: NOW,
  entries_from: entries + 1,
  entries_to: entries,
  device: KNOWN,
  entered_to: 0,
  ...other,
});

export async function greeted(evening: JoinedEvening): Promise<void> {
  line().open();
  line().say(welcome(2, { entries_from: 1 }));
  line().say({ type: 'entries', from: 1, entries: opened });
  await vi.waitFor(() => expect(evening.view?.begun).toBe(1));
}

export const keeps: EveningCommand = { act: 'keeper', at: AT, player: 1 };
export const round = (number: number, points: number): EveningCommand => ({
  act: 'round',
  at: AT,
  number,
  round: { kind: 'won', pair: 'first', points },
  sure: true,
});
export const raw = (evening: { view: JoinedEvening['view'] }) => evening.view?.tables[0]?.raw;
