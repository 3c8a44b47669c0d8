import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Engine } from '../club/engine.ts';
import { engineFile, isBuilt } from '../club/testing/built.ts';
import type {
  Act,
  Author,
  Entry,
  EveningClientMessage,
  EveningServerMessage,
} from '../protocol/evening.ts';
import { Store } from '../store/store.ts';
import { LocalEvening } from './alone.svelte.ts';
import { EngineFold } from './engine-fold.ts';
import { JoinedEvening } from './joined.svelte.ts';

const FILE = 'evening 1\nname "Friday"\nplayers 4 published\n';
const AT = { match: 1, table: 1 };
const ANA: Author = { kind: 'player', player: 1 };
const ORGANISER: Author = { kind: 'organiser' };

/** A socket whose other end is the test. */
class Line {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly said: EveningClientMessage[] = [];

  send(text: string): void {
    this.said.push(JSON.parse(text) as EveningClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hears(message: EveningServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  get entered() {
    return this.said.filter((message) => message.type === 'enter');
  }
}

let lines: Line[];
let store: Store;
let stops: (() => void)[];

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('WebSocket', Line);
  lines = [];
  stops = [];
  store = new Store('kept');
});

afterEach(async () => {
  for (const stop of stops) stop();
  await store.close();
  vi.unstubAllGlobals();
});

const line = () => {
  const last = lines.at(-1);
  if (last === undefined) throw new Error('nobody connected');
  return last;
};

/** The page of Ana’s phone. */
async function phone(): Promise<JoinedEvening> {
  const connect = () => {
    const line = new Line();
    lines.push(line);
    return line as unknown as WebSocket;
  };
  const fold = new EngineFold(await Engine.of(engineFile()));
  const evening = new JoinedEvening(
    'friday',
    'phone',
    store,
    fold,
    { connect, random: () => 0 },
    'ws://here',
  );
  stops.push(await evening.start());
  return evening;
}

/** What an organiser did, as the server tells it. */
const told = (n: number, act: Act): Entry => ({
  device: 'p1-laptop',
  n,
  at: 1_790_000_000_000 + n,
  by: ORGANISER,
  act,
});
const opened: Entry[] = [
  told(1, {
    act: 'open',
    file: FILE,
    customs: { countersign: false, blockers_column: false },
    courtesies: [],
  }),
  told(2, { act: 'begin', number: 1 }),
];

const welcome = (entries: number, me: Author | null = ANA): EveningServerMessage => ({
  type: 'welcome',
  version: 1,
  me,
  code: 'KRST',
  club: 'harbour',
  now: 1_790_000_000_000,
  entries_from: 1,
  entries_to: entries,
  device: null,
  entered_to: 0,
});

async function greeted(evening: JoinedEvening): Promise<void> {
  line().opens();
  line().hears(welcome(2));
  line().hears({ type: 'entries', from: 1, entries: opened });
  await vi.waitFor(() => expect(evening.view?.begun).toBe(1));
}

const keeps: Act = { act: 'keeper', at: AT, player: 1 };
const round = (number: number, points: number): Act => ({
  act: 'round',
  at: AT,
  number,
  round: { kind: 'won', pair: 'first', points },
  sure: true,
});
const raw = (evening: { view: JoinedEvening['view'] }) => evening.view?.tables[0]?.raw;

describe.skipIf(!isBuilt)('an evening on the server', () => {
  it('shows what arrives, and says who this device is', async () => {
    const evening = await phone();
    expect(line().said).toEqual([]);
    await greeted(evening);
    expect(line().said[0]).toMatchObject({
      type: 'hello',
      device: 'phone',
      last_seen: 0,
      seen_as: null,
    });
    expect([evening.me, evening.code, evening.link]).toEqual([ANA, 'KRST', 'live']);
  });

  it('shows what it entered before anybody answers, and sends it', async () => {
    const evening = await phone();
    await greeted(evening);
    expect(await evening.act(keeps)).toBeUndefined();
    expect(await evening.act(round(1, 31))).toBeUndefined();
    expect([raw(evening), evening.unsent]).toEqual([[31, 0], 2]);
    expect(line().entered.map((message) => message.n)).toEqual([1, 2]);
    const mine = line().entered.map(({ n, at, act }): Entry => ({
      device: 'p2-phone',
      n,
      at,
      by: ANA,
      act,
    }));
    line().hears({ type: 'taken', n: 1, again: false });
    line().hears({ type: 'entries', from: 3, entries: mine });
    line().hears({ type: 'taken', n: 2, again: false });
    await vi.waitFor(() => expect(evening.unsent).toBe(0));
    expect(raw(evening)).toEqual([31, 0]);
  });

  it('refuses at once what cannot be', async () => {
    const evening = await phone();
    await greeted(evening);
    expect(await evening.act(round(1, 31))).toEqual({ code: 'not-keeper', at: AT, keeper: null });
    expect(evening.unsent).toBe(0);
  });

  it('goes on without a network, opens again without one, and delivers later', async () => {
    const before = await phone();
    await greeted(before);
    line().breaks();
    await before.act(keeps);
    await before.act(round(1, 31));
    expect([before.unsent, before.link]).toEqual([2, 'reconnecting']);
    for (const stop of stops.splice(0)) stop();

    const evening = await phone();
    expect([raw(evening), evening.unsent, evening.me]).toEqual([[31, 0], 2, ANA]);
    await evening.act(round(2, 70));
    expect(evening.view?.tables[0]?.state).toBe('to-confirm');
    evening.assumeBegun(2);
    await vi.waitFor(() => expect(evening.view?.begun).toBe(2));
    line().opens();
    expect(line().said[0]).toMatchObject({ type: 'hello', last_seen: 2, seen_as: ANA });
    line().hears(welcome(2));
    await vi.waitFor(() => expect(line().entered.map((message) => message.n)).toEqual([1, 2, 3]));
  });

  it('says which entry was refused when it arrived, until somebody has looked', async () => {
    const evening = await phone();
    await greeted(evening);
    await evening.act(keeps);
    line().hears({ type: 'refused', n: 1, refusal: { code: 'suspended', player: 1 } });
    await vi.waitFor(() => expect(evening.refused).toHaveLength(1));
    expect([evening.unsent, evening.view?.tables[0]?.keeper]).toEqual([0, null]);
    const [refused] = evening.refused;
    if (refused !== undefined) evening.dismiss(refused);
    await vi.waitFor(() => expect(evening.refused).toEqual([]));
  });

  it('begins anew where it is told entries from the first', async () => {
    const evening = await phone();
    await greeted(evening);
    const other = {
      ...opened[0],
      act: { ...opened[0]?.act, file: FILE.replace('Friday', 'Saturday') },
    } as Entry;
    line().hears({ type: 'entries', from: 1, entries: [other] });
    await vi.waitFor(() =>
      expect([evening.view?.setup.name, evening.view?.begun]).toEqual(['Saturday', 0]),
    );
  });
});

describe.skipIf(!isBuilt)('an evening of one device', () => {
  it('is kept, and goes on where it was', async () => {
    const alone = async () => {
      const evening = new LocalEvening(
        'here',
        store,
        new EngineFold(await Engine.of(engineFile())),
      );
      stops.push(await evening.start());
      return evening;
    };
    const before = await alone();
    for (const act of [opened[0]?.act, opened[1]?.act, keeps, round(1, 60), round(2, 59)]) {
      if (act !== undefined) expect(await before.act(act)).toBeUndefined();
    }
    expect(await before.act({ act: 'begin', number: 2 })).toEqual({
      code: 'not-delivered',
      tables: [1],
    });
    const evening = await alone();
    expect(raw(evening)).toEqual([119, 0]);
    expect(await evening.act({ act: 'confirm', at: AT })).toBeUndefined();
    expect(evening.view?.report.standings[0]?.points).toBe(3);
    expect(await evening.file(true)).toContain('match 1 table 1 60:0 59:0');
  });
});
