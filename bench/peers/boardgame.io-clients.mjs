// The clients of the boardgame.io server.

import { createRequire } from 'node:module';
import { SEATS } from './arguments.mjs';

// The package has no modules that `import` finds.
const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

/** The clients only send the move: its result comes from the server. */
const game = {
  name: 'table',
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: () => {}, client: false } },
};

const socketOpts = { transports: ['websocket'], forceNew: true, reconnection: false };

/** Seats the clients of a table. Returns a function that counts the bytes they have received. */
export async function openTable(port, table, load) {
  const server = `http://127.0.0.1:${port}`;
  const lobby = new LobbyClient({ server });
  const { matchID } = await lobby.createMatch(game.name, { numPlayers: SEATS });
  const clients = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const player = { playerID: String(seat), playerName: `Player ${seat}` };
    const { playerCredentials: credentials } = await lobby.joinMatch(game.name, matchID, player);
    const multiplayer = SocketIO({ server, socketOpts });
    const { playerID } = player;
    clients.push(Client({ game, multiplayer, matchID, playerID, credentials, debug: false }));
  }
  await Promise.all(clients.map((client, seat) => sitDown(client, seat, table, load)));
  return () => clients.reduce((sum, client) => sum + bytesRead(client), 0);
}

/** Plays at a seat. Resolves when the seat has its first hand. */
function sitDown(client, seat, table, load) {
  return new Promise((resolve) => {
    let stateID;
    const play = (tile, end) => client.moves.play(tile, end);
    client.subscribe((state) => {
      if (state === null) return;
      if (!state.isConnected) load.fail('the server closed a socket');
      // The client also reports changes that are not moves, such as who is connected.
      if (state._stateID === stateID) return;
      stateID = state._stateID;
      table.saw(seat, Number(state.ctx.currentPlayer), state.G.players[seat].hand, play);
      resolve();
    });
    client.start();
  });
}

function bytesRead(client) {
  return client.transport.socket.io.engine.transport.ws._socket.bytesRead;
}
