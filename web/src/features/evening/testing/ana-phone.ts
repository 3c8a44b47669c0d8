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
import { soon } from '../../../testing/soon.ts';

export const FILE = 'evening 1\nname "Friday"\nplayers 4 published\n';
export const AT = { match: 1, table: 1 };
export const ANA: Author = { kind: 'player', player: 1 };
export const BORIS: Author = { kind: 'player', player: 2 };
export const ORGANISER: Author = { kind: 'organiser' };
/** The key under which the server knows the entries of Ana’s phone. */
export const KNOWN = 'b2.phone';
/** What the server's clock shows in every greeting. */
export const NOW = 1_790_000_100_000;

export type Connection = FakeSocket<EveningServerMessage, EveningClientMessage>;

export let network: FakeNetwork<EveningServerMessage, EveningClientMessage>;
export let connections: Connection[];
export let store: Store;
export let stops: (() => void)[];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  network = new FakeNetwork(0);
  connections = network.sockets;
  stops = [];
  store = new Store('kept');
});

afterEach(async () => {
  for (const stop of stops) stop();
  await store.close();
  vi.unstubAllGlobals();
});

/** The last connection. */
export const connection = () => network.last;

/** The entries sent over a connection. */
export const sentEntries = ({ sent }: Connection) =>
  sent.filter((message) => message.type === 'enter');

/** How many entries the device stores: accepted, unsent, refused. */
export const storedCounts = () =>
  Promise.all(
    [taken, unsent, returned].map(async (kind: Kind<unknown>) => (await store.list(kind)).length),
  );

/** The entries sent over the last connection, as the server announces them to everyone. */
export const announcedEntries = (): LogEntry[] =>
  sentEntries(connection()).map(({ n, at, act }) => ({ device: KNOWN, n, at, by: ANA, act }));

/** The numbers of the entries sent over the last connection. */
export const sentNumbers = () => sentEntries(connection()).map(({ n }) => n);

/** The connection breaks, the phone reconnects, and the server sends this message. */
export async function reconnect(other: EveningServerMessage): Promise<void> {
  const before = connections.length;
  connection().fail();
  await soon(() => expect(connections.length).toBe(before + 1));
  connection().open();
  connection().say(other);
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

/** The welcome of a server with this many entries, to a device that has all of them. `other` replaces fields. */
export const welcome = (entries: number, other: Partial<Welcome> = {}): EveningServerMessage => ({
  type: 'welcome',
  version: 2,
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

/** Connects, and waits until the first two entries are shown: the evening is open, and match 1 has begun. */
export async function connect(evening: JoinedEvening): Promise<void> {
  connection().open();
  connection().say(welcome(2, { entries_from: 1 }));
  connection().say({ type: 'entries', from: 1, entries: opened });
  await soon(() => expect(evening.view?.begun).toBe(1));
}

/** Ana becomes the scorekeeper. */
export const keepScore: EveningCommand = { act: 'keeper', at: AT, player: 1 };
export const round = (number: number, points: number): EveningCommand => ({
  act: 'round',
  at: AT,
  number,
  round: { kind: 'won', pair: 'first', points },
  sure: true,
});
/** The points of both pairs at table 1, not cut off at the target. */
export const rawPoints = (evening: { view: JoinedEvening['view'] }) => evening.view?.tables[0]?.raw;
