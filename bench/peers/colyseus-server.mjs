// The Colyseus server: the state is a schema, and each move sends one patch.

import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { SEATS } from './arguments.mjs';
import { deal, refusal } from './dominoes.mjs';
import { listening } from './server-process.mjs';

/** The longest interval of a timer. */
const NEVER_MS = 2 ** 31 - 1;

/** What every seat may see. The line grows at both ends, so it has two parts. */
const TableState = schema(
  {
    left: t.array('uint8'),
    right: t.array('uint8'),
    handSizes: t.array('uint8'),
    turn: t.uint8(),
  },
  'TableState',
);

/** The turn before the first round. */
const NOBODY = SEATS;

class TableRoom extends Room {
  maxClients = SEATS;
  // The room sends its patches itself, one a move. If this were null, the room would run a clock
  // 60 times a second.
  patchRate = NEVER_MS;
  state = new TableState().assign({ turn: NOBODY });
  hands = [];

  onCreate() {
    this.onMessage('play', (client, move) => this.play(this.clients.indexOf(client), move));
  }

  onJoin() {
    if (this.clients.length < SEATS) return;
    this.newRound();
    this.broadcastPatch();
  }

  play(seat, { tile, end }) {
    const why = seat === this.state.turn ? refusal(this.hands[seat], tile, end) : 'not your turn';
    if (why) {
      this.clients[seat].send('refused', why);
      return;
    }
    const hand = this.hands[seat];
    hand.splice(hand.indexOf(tile), 1);
    this.state[end].push(tile);
    this.state.handSizes[seat] = hand.length;
    this.state.turn = (seat + 1) % SEATS;
    if (this.hands.every(({ length }) => length === 0)) this.newRound();
    this.broadcastPatch();
  }

  newRound() {
    this.hands = deal(SEATS, shuffled);
    this.state.left.clear();
    this.state.right.clear();
    this.state.turn = 0;
    this.hands.forEach((hand, seat) => {
      this.state.handSizes[seat] = hand.length;
      this.clients[seat].send('hand', hand);
    });
  }
}

function shuffled(items) {
  const rest = [...items];
  return items.map(() => rest.splice(Math.floor(Math.random() * rest.length), 1)[0]);
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('table', TableRoom);
await server.listen(0, '127.0.0.1');
listening(transport.server.address().port);
