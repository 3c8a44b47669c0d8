// The messages that a page received from the server.
import type { Page } from '@playwright/test';
import type {
  LiveState,
  Seat,
  SeenEvent,
  ServerMessage,
  TableView,
  Tile,
} from '../src/net/protocol/types.ts';
import type { Heard } from '../src/net/reconnecting-socket.ts';
import { expanded, type TableMessage } from '../src/features/table/state/expanded.ts';
import { lineEnds, type Ends } from '../src/features/table/testing/line-ends.ts';
import { ownSeats } from '../src/features/table/view/people.ts';

/** All messages of a page's table sockets. */
export class Wire {
  readonly messages: TableMessage[] = [];
  /** How many sockets were opened. */
  sockets = 0;

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      if (!new URL(socket.url()).pathname.startsWith('/api/tables/')) return;
      this.sockets += 1;
      socket.on('framereceived', ({ payload }) => {
        this.messages.push(expanded(JSON.parse(String(payload)) as Heard<ServerMessage>));
      });
    });
  }

  /** The first snapshot. */
  get view(): TableView {
    for (const message of this.messages) if (message.type === 'snapshot') return message.view;
    throw new Error('no snapshot was sent');
  }

  /** The live state of the last message that has one. */
  get now(): LiveState | undefined {
    const last = this.messages.findLast((one) => one.type === 'update' || one.type === 'snapshot');
    return last?.now;
  }

  /** The open ends of the line, as last sent. */
  get ends(): Ends {
    const last = this.events.findLast(({ event }) => event.type === 'played')?.event;
    const ends = lineEnds(last?.type === 'played' ? last.ends : (this.view.round?.ends ?? []));
    if (ends === null) throw new Error('no tile lies');
    return ends;
  }

  /** Every event that was sent, once each, in order. */
  get events(): { seq: number; event: SeenEvent }[] {
    const numbered = new Map<number, SeenEvent>();
    for (const message of this.messages) {
      if (message.type !== 'update') continue;
      message.events.forEach((event, i) => numbered.set(message.from + i, event));
    }
    return [...numbered].sort(([a], [b]) => a - b).map(([seq, event]) => ({ seq, event }));
  }

  /** How many actions of this page's own seats the server has sent back, and therefore stored. */
  get ownActions(): number {
    let own: Seat[] = [];
    for (const message of this.messages) {
      if (message.type === 'snapshot') own = ownSeats(message.view);
    }
    return this.events.filter(
      ({ event }) => ACTIONS.has(event.type) && 'seat' in event && own.includes(event.seat),
    ).length;
  }
}

/** The actions of a seat. */
const ACTIONS = new Set(['played', 'drew', 'passed', 'closed', 'done', 'ready']);

/** A tile as pages name it. */
export const tileKey = ([low, high]: Tile) => `${high}-${low}`;

/** Fields and types of messages whose pairs of small numbers are not tiles, or are known to everyone. */
const PUBLIC = new Set([
  ...['rules', 'ends', 'sides', 'lot-drawn', 'must_lead', 'result', 'sheet'],
  ...['end_counts', 'legal_points', 'made'],
]);

/** Every tile that a message names, except those that the whole table knows. */
export function tilesIn(message: unknown): string[] {
  if (Array.isArray(message)) {
    const [low, high] = message as unknown[];
    const pair = message.length === 2 && typeof low === 'number' && typeof high === 'number';
    return pair ? [tileKey([low, high])] : message.flatMap(tilesIn);
  }
  if (typeof message !== 'object' || message === null) return [];
  if ('type' in message && PUBLIC.has(String(message.type))) return [];
  return Object.entries(message).flatMap(([key, value]) => (PUBLIC.has(key) ? [] : tilesIn(value)));
}
