// Tables at chosen moments: a real page receives, frame by frame, the recorded messages of a match.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, WebSocketRoute } from '@playwright/test';
import {
  type ClientMessage,
  type LaidTile,
  type LiveState,
  type MatchReplay,
  type Move,
  type MyTable,
  PROTOCOL_VERSION,
  type SeenEvent,
  type ServerMessage,
  type TableView,
  type Tile,
} from '../src/net/protocol/types.ts';
import { lineEnds, type Ends } from '../src/features/table/testing/line-ends.ts';

interface Recording {
  snapshot: TableView;
  events: SeenEvent[];
}

const recordings = JSON.parse(
  readFileSync(join(import.meta.dirname, 'matches.json'), 'utf8'),
) as Recording[];

export type Preset = 'goat-club-all' | 'spanish-pairs' | 'draw';

const NAMES = ['Ana', 'Boris', 'Eva', 'Luka'];

/** A moment of a recorded match. */
export interface Moment {
  match: Preset;
  /** How many of its events have happened. */
  events: number;
  /** Further properties of the present state, besides the turn and the legal moves. */
  now?: Partial<LiveState>;
  /** Changes to the recorded table. */
  view?: Partial<TableView>;
  /** Bots sit on all seats but the first. */
  bots?: boolean;
  /** A bot plays for the first seat. */
  held?: boolean;
  /** The connection is lost once the table has been shown. */
  lost?: boolean;
}

function recordingOf(match: Preset): Recording {
  const found = recordings.find(({ snapshot }) => snapshot.rules.preset === match);
  if (found === undefined) throw new Error(`no match of ${match} is recorded`);
  return found;
}

/** How many events have happened when the given round has ended. For the last round of a match, see `wholeMatch`. */
export function endOfRound(match: Preset, round: number): number {
  const { events } = recordingOf(match);
  const at = events.findIndex(
    (event) => event.type === 'round-ended' && event.result.round === round,
  );
  if (at < 0) throw new Error(`the match of ${match} has no round ${round}`);
  return at + 1;
}

/** The first seat's hand and legal moves when it has the turn. */
export interface Position {
  hand: Tile[];
  legal: Move[];
  /** How many tiles are laid. */
  laid: number;
}

/** How many events have happened when the first seat first has the turn in a position that matches. */
export function momentOf(match: Preset, matches: (position: Position) => boolean): number {
  const { snapshot, events } = recordingOf(match);
  const at = events.findIndex((_, i) => {
    const { now, hand, laid } = present(snapshot, events.slice(0, i + 1));
    return now.legal !== undefined && matches({ hand, legal: now.legal, laid });
  });
  if (at < 0) throw new Error(`the match of ${match} has no such moment`);
  return at + 1;
}

/** How many events the whole match has. */
export const wholeMatch = (match: Preset) => recordingOf(match).events.length;

/** A table at a moment, as the list of the first seat's own tables has it. */
export function ownTable(id: string, { match, events: count }: Moment): MyTable {
  const { snapshot, events } = recordingOf(match);
  const happened = events.slice(0, count);
  const { now } = present(snapshot, happened);
  const dealt = happened.findLastIndex(({ type }) => type === 'dealt');
  const plays = happened.slice(dealt + 1).filter((event) => event.type === 'played');
  const laid = plays.map(({ tile, at, ends }): LaidTile => {
    const open = ends.find((end) => end.at === at)?.number;
    const inner = open === undefined ? {} : { inner: tile[0] === open ? tile[1] : tile[0] };
    return { tile, at, ...inner };
  });
  const ended = happened.findLast((event) => event.type === 'round-ended');
  const accounts = ended?.result.settlement.sides.map(({ after }) => after);
  return {
    table: {
      id,
      rules: snapshot.rules,
      options: snapshot.options,
      seats: NAMES.slice(0, snapshot.seats.length).map((name) => ({
        kind: 'person',
        name,
        held_by: null,
      })),
      phase: 'playing',
      host: null,
      here: [1],
      you: 1,
      waiting_ms: 0,
    },
    your_turn: now.turn === 1,
    turn: now.turn,
    match: {
      sides: snapshot.sides,
      standing: { ...snapshot.standing, ...(accounts && { accounts }) },
      laid,
      ends: plays.at(-1)?.ends ?? [],
    },
  };
}

/** A recorded match as a replay; `seat` is whose hand is shown: that of the first seat, or none. */
export function replayOf(match: Preset, seat: 1 | null): Pick<MatchReplay, 'start' | 'events'> {
  const { snapshot, events } = recordingOf(match);
  const seats = snapshot.seats.map((place, i) => ({
    ...place,
    sitter: { kind: 'person' as const, name: NAMES[i] ?? '', held_by: null },
  }));
  return {
    start: { ...snapshot, seats, you: seat },
    events: events.map((event, i) => ({
      at_ms: i * 1000,
      event: seat === null && event.type === 'dealt' ? { ...event, hand: null } : event,
    })),
  };
}

/** The messages that bring a page to a moment. */
function messagesOf(moment: Moment): ServerMessage[] {
  const { snapshot: recorded, events } = recordingOf(moment.match);
  const happened = events.slice(0, moment.events);
  const seats = recorded.seats.map((seat, i) => ({
    ...seat,
    sitter:
      moment.bots === true && i > 0
        ? ({ kind: 'bot', level: 'steady', persona: 'otto', face: 5381 } as const)
        : {
            kind: 'person' as const,
            name: NAMES[i] ?? '',
            held_by: i === 0 && moment.held === true ? ('steady' as const) : null,
          },
  }));
  const view: TableView = { ...recorded, seats, ...moment.view };
  const now: LiveState = { ...present(view, happened).now, ...moment.now };
  const snapshot = (now: LiveState): ServerMessage => {
    return { type: 'snapshot', version: PROTOCOL_VERSION, view, now };
  };
  // Without events one message tells everything: a page that knows the hand also knows what fits.
  return happened.length === 0
    ? [snapshot(now)]
    : [snapshot({ turn: null }), { type: 'update', from: view.seq + 1, events: happened, now }];
}

/** Shows a table at a moment. Commands are not answered. The returned function shows it at another moment. */
export async function stage(page: Page, moment: Moment): Promise<(next: Moment) => void> {
  const messages = messagesOf(moment);
  let opened: WebSocketRoute | undefined;
  let shown = false;
  await page.routeWebSocket(/\/api\/tables\/[^/]+\/ws$/, (socket: WebSocketRoute) => {
    if (shown && moment.lost === true) return;
    opened = socket;
    socket.onMessage((text) => {
      const message = JSON.parse(String(text)) as ClientMessage;
      if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      if (message.type !== 'hello') return;
      for (const staged of messages) socket.send(JSON.stringify(staged));
      shown = true;
      if (moment.lost === true) void socket.close();
    });
  });
  await page.goto('/table/staged');
  return (next) => {
    for (const staged of messagesOf(next)) opened?.send(JSON.stringify(staged));
  };
}

/** The state after these events: whose turn it is, the first seat's hand, and its legal moves if it has the turn. */
function present(
  view: TableView,
  events: readonly SeenEvent[],
): { now: LiveState; hand: Tile[]; laid: number } {
  const seats = view.seats.length;
  let turn: number | null = null;
  let ends: Ends | null = null;
  let hand: Tile[] = [];
  let boneyard = 0;
  let laid = 0;
  for (const event of events) {
    switch (event.type) {
      case 'dealt':
        turn = event.leader;
        ends = null;
        hand = event.hand ?? [];
        boneyard = event.boneyard;
        laid = 0;
        break;
      case 'played':
        laid += 1;
        turn = (event.seat % seats) + 1;
        ends = lineEnds(event.ends);
        hand = hand.filter((tile) => String(tile) !== String(event.tile));
        break;
      case 'passed':
        turn = (event.seat % seats) + 1;
        break;
      case 'drew':
        boneyard = event.boneyard;
        if (event.tile !== null) hand = [...hand, event.tile];
        break;
      case 'round-ended':
        turn = null;
        break;
      default:
        break;
    }
  }
  const now = turn === view.you ? { turn, legal: legal(view, hand, ends, boneyard) } : { turn };
  return { now, hand, laid };
}

function legal(
  view: TableView,
  hand: readonly Tile[],
  ends: readonly [number, number] | null,
  boneyard: number,
): Move[] {
  if (ends === null) return hand.map((tile) => ({ type: 'play', tile, at: 'first' }));
  const plays = hand.flatMap((tile): Move[] =>
    (['L', 'R'] as const)
      .filter((_, i) => tile.includes(ends[i] ?? -1))
      .map((at) => ({ type: 'play', tile, at })),
  );
  if (plays.length > 0) return plays;
  return [{ type: boneyard > 0 && view.rules.draw.mode !== 'none' ? 'draw' : 'pass' }];
}
