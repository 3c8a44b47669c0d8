// The clients of the Colyseus server.

import './websocket.mjs';
import { Client } from '@colyseus/sdk';
import { SEATS } from './arguments.mjs';

/** Seats the clients of a table. Returns a function that counts the bytes they have received. */
export async function openTable(port, table, load) {
  const client = new Client(`ws://127.0.0.1:${port}`);
  const rooms = [await client.create('table')];
  const dealt = [sitDown(rooms[0], 0, table, load)];
  for (let seat = 1; seat < SEATS; seat += 1) {
    rooms.push(await client.joinById(rooms[0].roomId));
    dealt.push(sitDown(rooms[seat], seat, table, load));
  }
  await Promise.all(dealt);
  return () => rooms.reduce((sum, room) => sum + room.connection.transport.ws._socket.bytesRead, 0);
}

/** Plays at a seat. Resolves when the seat has its first hand. */
function sitDown(room, seat, table, load) {
  room.onMessage('refused', (why) => load.fail(`the server refused a move: ${why}`));
  room.onDrop((code) => load.fail(`the server closed a socket (code ${code})`));
  room.onLeave((code) => load.fail(`the server closed a socket (code ${code})`));
  return new Promise((resolve) => {
    let hand = [];
    const play = (tile, end) => {
      hand.splice(hand.indexOf(tile), 1);
      room.send('play', { tile, end });
    };
    room.onMessage('hand', (tiles) => {
      hand = tiles;
      resolve();
    });
    room.onStateChange((state) => table.saw(seat, state.turn, hand, play));
  });
}
