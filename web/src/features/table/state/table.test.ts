// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  ClientMessage,
  LiveState,
  SeenEvent,
  ServerMessage,
  TableView,
} from '../../../net/protocol/types.ts';
import type { Moment } from './moment.ts';
import { TableState } from './table.svelte.ts';
import { after, indexOf, nowBefore, recordingOf } from '../testing/tables.ts';

const recording = recordingOf('spanish-pairs');
/** The index of seat 1's first play that does not lead a round. */
const ownPlay = indexOf(
  recording,
  (event) => event.type === 'played' && event.seat === 1 && event.at !== 'first',
);
const played = recording.events[ownPlay];
if (played?.type !== 'played') throw new Error('seat 1 did not play');
const { tile, at } = played;
const before = after(recording, ownPlay);

/** A table whose server is the test: it sends messages with `receive` and reads `commands`. */
function sitDown(view: TableView = before, now: LiveState = nowBefore(recording, ownPlay)) {
  const sent: ClientMessage[] = [];
  const moments: Moment[] = [];
  let receive: (message: ServerMessage) => void = () => {};
  let sockets = 0;
  let close = () => {};
  const table = new TableState('k3f9', {
    random: () => 0.5,
    connect: () => {
      sockets += 1;
      const socket = {
        readyState: WebSocket.OPEN,
        send: (text: string) => sent.push(JSON.parse(text) as ClientMessage),
        close: () => {},
        onopen: () => {},
        onmessage: (_: { data: string }) => {},
        onclose: () => {},
      };
      receive = (message) => socket.onmessage({ data: JSON.stringify(message) });
      close = () => socket.onclose();
      setTimeout(() => socket.onopen(), 0);
      return socket as unknown as WebSocket;
    },
  });
  table.moments.listen((moment) => moments.push(moment));
  const stop = table.start();
  vi.advanceTimersByTime(1);
  receive({ type: 'snapshot', version: 1, view, now });
  return {
    table,
    sent,
    moments,
    stop,
    receive: (message: ServerMessage) => receive(message),
    drop: () => close(),
    sockets: () => sockets,
    commands: () => sent.filter((message) => message.type === 'command'),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('this person’s own play', () => {
  it('is shown at once, and sent', () => {
    const { table, commands } = sitDown();
    table.choose(tile);
    expect(commands()).toMatchObject([{ command: { type: 'play', tile, at } }]);
    expect(table.view?.round?.history).toHaveLength((before.round?.history.length ?? 0) + 1);
    expect(table.view?.round?.ends).toEqual(played.ends);
    expect(table.hand).not.toContainEqual(tile);
    expect(table.yourTurn).toBe(false);
  });

  it('is shown once, no matter whether the event or the answer comes first', () => {
    const update: ServerMessage = {
      type: 'update',
      from: before.seq + 1,
      events: [played],
      now: { turn: 2 },
    };
    for (const order of ['event', 'answer']) {
      const { table, receive, commands } = sitDown();
      table.choose(tile);
      const [command] = commands();
      const ack: ServerMessage = { type: 'ack', id: command?.id ?? '', seq: before.seq + 1 };
      for (const message of order === 'event' ? [update, ack] : [ack, update]) receive(message);
      expect(table.view).toEqual(after(recording, ownPlay + 1));
      expect(table.turn).toBe(2);
    }
  });

  it('is undone when the server refuses it', () => {
    const { table, receive, commands } = sitDown();
    table.choose(tile);
    const [command] = commands();
    receive({
      type: 'refused',
      id: command?.id ?? '',
      refusal: { code: 'not-your-turn', turn: 2 },
    });
    expect(table.view).toEqual(before);
    expect(table.refusal).toEqual({ code: 'not-your-turn', turn: 2 });
    expect(table.hand).toContainEqual(tile);
  });

  it('is shown once if a new view contains it before the answer arrives', () => {
    const { table, receive, commands } = sitDown();
    table.choose(tile);
    const view = after(recording, ownPlay + 1);
    receive({ type: 'problem', problem: { code: 'too-slow' } });
    vi.advanceTimersByTime(1);
    receive({ type: 'snapshot', version: 1, view, now: { turn: 2 } });
    expect(table.view).toEqual(view);
    expect(commands()).toHaveLength(2);
    expect(commands()[1]).toEqual(commands()[0]);
    receive({ type: 'ack', id: commands()[0]?.id ?? '', seq: view.seq });
    expect(table.turn).toBe(2);
  });

  it('shows why it was refused for five seconds after the last refusal', () => {
    const { table } = sitDown(before, { turn: 2 });
    table.pass();
    vi.advanceTimersByTime(4000);
    table.pass();
    vi.advanceTimersByTime(4999);
    expect(table.refusal).toMatchObject({ code: 'not-your-turn' });
    vi.advanceTimersByTime(1);
    expect(table.refusal).toBeNull();
  });

  it('blocks other commands until it is answered', () => {
    const { table, commands } = sitDown();
    table.choose(tile);
    table.choose(tile);
    table.pass();
    expect(commands()).toHaveLength(1);
  });

  it('is sent only if the server listed it', () => {
    const { table, commands } = sitDown();
    const other = before.round?.hand?.find((held) => !held.every((n, i) => n === tile[i]));
    if (other === undefined) throw new Error('the hand has a single tile');
    table.choose(other);
    table.draw();
    table.pass();
    expect(commands()).toEqual([]);
    expect(table.refusal).toMatchObject({ code: 'must-play' });
  });
});

describe('a tile that fits both ends', () => {
  const legal: LiveState['legal'] = [
    { type: 'play', tile, at: 'R' },
    { type: 'play', tile, at: 'L' },
  ];

  it('waits for its place', () => {
    const { table, commands, moments } = sitDown(before, { turn: 1, legal });
    table.choose(tile);
    expect(table.targets).toEqual(['L', 'R']);
    expect(moments.at(-1)).toEqual({ type: 'choosing', tile, places: ['L', 'R'], points: [0, 0] });
    expect(commands()).toEqual([]);
    table.place('R');
    expect(commands()).toMatchObject([{ command: { type: 'play', tile, at: 'R' } }]);
  });

  it('is not played after the choice was cancelled', () => {
    const { table, commands } = sitDown(before, { turn: 1, legal });
    table.choose(tile);
    table.cancel();
    table.place('L');
    expect(table.chosen).toBeNull();
    expect(commands()).toEqual([]);
  });
});

it('with `confirm` a tile is played by the second tap', () => {
  const { table, commands } = sitDown();
  table.choose(tile, { confirm: true });
  expect(commands()).toEqual([]);
  table.choose(tile, { confirm: true });
  expect(commands()).toHaveLength(1);
});

describe('messages between page and server', () => {
  it('after a gap lead to a new hello with the last event seen', () => {
    const { table, receive, sent, sockets } = sitDown();
    receive({ type: 'update', from: before.seq + 3, events: [played], now: { turn: 2 } });
    expect(sockets()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(sent.at(-1)).toMatchObject({ type: 'hello', last_seen: before.seq });
    expect(table.view).toEqual(before);
  });

  it('with known events are applied without those', () => {
    const { table, receive } = sitDown();
    const earlier = recording.events.slice(ownPlay - 2, ownPlay);
    receive({
      type: 'update',
      from: before.seq - 1,
      events: [...earlier, played],
      now: { turn: 2 },
    });
    expect(table.view).toEqual(after(recording, ownPlay + 1));
  });

  it('after a loss mark their events as missed', () => {
    const { receive, drop, moments } = sitDown(before, { turn: 1 });
    drop();
    vi.advanceTimersByTime(251);
    receive({ type: 'update', from: before.seq + 1, events: [played], now: { turn: 2 } });
    expect(moments.filter(({ type }) => type === 'lost')).toHaveLength(1);
    expect(moments).toContainEqual({ type: 'back', missed: 1 });
    expect(moments.find((moment) => moment.type === 'event')).toMatchObject({ missed: true });
  });

  it('announce a turn once', () => {
    const { receive, moments } = sitDown();
    const now = nowBefore(recording, ownPlay);
    receive({ type: 'update', from: before.seq + 1, events: [], now });
    const turns = moments.filter((moment) => moment.type === 'now' && moment.turn);
    expect(turns).toHaveLength(1);
  });

  it('ask for the whole table after the person has changed seats', () => {
    const { table, sent } = sitDown();
    table.connection.restart();
    vi.advanceTimersByTime(1);
    expect(sent.at(-1)).toMatchObject({ type: 'hello', last_seen: 0 });
  });
});

it('clocks run on between messages', () => {
  const { table } = sitDown(before, {
    ...nowBefore(recording, ownPlay),
    clock_ms: 20_000,
    forced_ms: 3000,
  });
  vi.advanceTimersByTime(1400);
  expect(table.clockMs).toBeLessThanOrEqual(18_800);
  expect(table.clockMs).toBeGreaterThan(18_000);
  expect(table.forcedMs).toBeLessThan(2000);
  vi.advanceTimersByTime(60_000);
  expect(table.clockMs).toBe(0);
});

describe('the time before the lead', () => {
  const declaring: LiveState = { turn: null, declare_ms: 5000, may_declare: true };

  it('runs down, and 6-6 can be announced once', () => {
    const { table, commands, moments, receive } = sitDown(before, declaring);
    expect(moments).toContainEqual({ type: 'may-declare', yours: true });
    vi.advanceTimersByTime(2000);
    expect(table.declareMs).toBeLessThanOrEqual(3200);
    table.choose(tile);
    expect(table.refusal).toMatchObject({ code: 'before-lead' });
    table.declare();
    expect(table.mayDeclare).toBe(false);
    table.declare();
    expect(commands()).toMatchObject([{ command: { type: 'declare' } }]);
    const event = { type: 'declared', seat: 1, by: 'person' } as const;
    receive({ type: 'update', from: before.seq + 1, events: [event], now: { turn: 1 } });
    expect(table.declareMs).toBeNull();
    expect(table.yourTurn).toBe(true);
  });

  it('continues for the others when a player declines', () => {
    const { table, commands } = sitDown(before, declaring);
    table.declineToDeclare();
    expect(table.mayDeclare).toBe(false);
    expect(table.declareMs).toBe(5000);
    expect(commands()).toEqual([]);
  });

  it('asks only the player who has 6-6', () => {
    const { table, commands, moments } = sitDown(before, { turn: null, declare_ms: 5000 });
    expect(moments).toContainEqual({ type: 'may-declare', yours: false });
    table.declare();
    expect(table.refusal).toEqual({ code: 'nothing-to-declare' });
    expect(commands()).toEqual([]);
  });
});

describe('taking tiles from a pile', () => {
  const club = recordingOf('club-pairs');
  const mixed = after(club, indexOf(club, ({ type }) => type === 'mixed') + 1);
  const { pile } = mixed;
  if (pile === undefined) throw new Error('no pile lies there');
  const together: TableView = {
    ...mixed,
    options: { ...mixed.options, lifting: 'at-once' },
    pile: { ...pile, order: null, hand: [] },
  };
  const anyOrder: LiveState = { turn: null, taking_ms: 20_000 };

  it('sends several requests at once, but no more than tiles are missing', () => {
    const { table, commands } = sitDown(together, anyOrder);
    expect(table.tilesToTake).toBe(7);
    for (let place = 0; place < 10; place += 1) table.take(place);
    expect(commands()).toHaveLength(7);
    expect(table.asking).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(table.tilesToTake).toBe(0);
  });

  it('adds a tile to the hand, unless another player took it first', () => {
    const { table, commands, receive } = sitDown(together, anyOrder);
    table.take(3);
    table.take(4);
    const [, second] = commands();
    const by = 'person';
    const mine: SeenEvent = { type: 'took', seat: 1, place: 3, tile: [1, 5], by };
    const theirs: SeenEvent = { type: 'took', seat: 2, place: 4, tile: null, by };
    receive({ type: 'update', from: together.seq + 1, events: [theirs, mine], now: anyOrder });
    if (second?.type !== 'command') throw new Error('nothing was asked');
    receive({ type: 'refused', id: second.id, refusal: { code: 'taken-already' } });
    expect(table.hand).toEqual([[1, 5]]);
    expect(table.asking).toEqual([]);
    expect(table.tilesToTake).toBe(6);
    expect(table.refusal).toEqual({ code: 'taken-already' });
    table.take(4);
    expect(commands()).toHaveLength(2);
  });

  it('is not possible in another seat’s turn if the order is fixed', () => {
    const { table, commands, moments } = sitDown(mixed, { turn: 2, taking_ms: 20_000 });
    table.take(0);
    table.takeRest();
    table.mixAgain();
    expect(commands()).toEqual([]);
    expect(moments).not.toContainEqual(expect.objectContaining({ type: 'now', turn: true }));
  });

  it('can begin with a second shuffle if the leader asks for one', () => {
    const { table, commands, moments } = sitDown(mixed, { turn: 1, may_mix_again: true });
    expect(moments).toContainEqual(expect.objectContaining({ type: 'now', turn: true }));
    expect(table.mayMixAgain).toBe(true);
    table.mixAgain();
    expect(commands()).toMatchObject([{ command: { type: 'mix-again' } }]);
  });

  it('hides the last round', () => {
    const { table } = sitDown({ ...mixed, round: before.round }, anyOrder);
    expect(table.view?.round).toBeNull();
    expect(table.hand).toEqual([]);
  });
});
