import type { Heard } from '../../../net/reconnecting-socket.ts';
import type {
  LiveState,
  Move,
  OpenEnd,
  SeenEvent,
  ServerMessage,
  ShortEnds,
  ShortMove,
} from '../../../net/protocol/types.ts';

/** A message of a table. Its single moves are updates too. */
export type TableMessage = Exclude<Heard<ServerMessage>, ShortMessage>;
type ShortMessage = Extract<ServerMessage, { type: 'played' | 'drew' | 'passed' }>;

/** Turns the short form of an update into the update. */
export function expanded(message: Heard<ServerMessage>): TableMessage {
  switch (message.type) {
    case 'played': {
      const { seat, tile, at, leaves, by = 'person' } = message;
      const ends = endsOf(message.ends);
      return update(message, {
        type: 'played',
        seat,
        tile,
        at,
        ...(leaves === undefined ? {} : { leaves }),
        ends,
        by,
      });
    }
    case 'drew': {
      const { seat, tile = null, boneyard, by = 'person' } = message;
      return update(message, { type: 'drew', seat, tile, boneyard, by });
    }
    case 'passed': {
      const { seat, by = 'person' } = message;
      return update(message, { type: 'passed', seat, by });
    }
    default:
      return message;
  }
}

function update({ n, turn, legal, clock_ms }: ShortMessage, event: SeenEvent): TableMessage {
  const now: LiveState = {
    turn,
    ...(legal === undefined ? {} : { legal: legal.map(moveOf) }),
    ...(clock_ms === undefined ? {} : { clock_ms }),
  };
  return { type: 'update', from: n, events: [event], now };
}

function endsOf(ends: ShortEnds): OpenEnd[] {
  if (isLine(ends)) {
    return [
      { at: 'L', number: ends[0] },
      { at: 'R', number: ends[1] },
    ];
  }
  return ends.map(([at, number]) => ({ at, number }));
}

function isLine(ends: ShortEnds): ends is [number, number] {
  return typeof ends[0] === 'number';
}

function moveOf(move: ShortMove): Move {
  if (typeof move === 'string') return { type: move };
  const [tile, at, leaves] = move;
  return leaves === undefined ? { type: 'play', tile, at } : { type: 'play', tile, at, leaves };
}
