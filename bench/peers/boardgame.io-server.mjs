// The boardgame.io server: SocketIO, and the default storage in memory.

import { createRequire } from 'node:module';
import { SEATS } from './arguments.mjs';
import { deal, refusal } from './dominoes.mjs';
import { listening } from './server-process.mjs';

// The package has no modules that `import` finds.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

/** A new round: what all seats may see, and under `players` what only one seat may see. */
function newRound(random) {
  const hands = deal(SEATS, random.Shuffle);
  return {
    left: [],
    right: [],
    handSizes: hands.map(({ length }) => length),
    players: Object.fromEntries(hands.map((hand, seat) => [seat, { hand }])),
  };
}

/** A move. The framework has checked whose turn it is. */
function play({ G, playerID, random }, tile, end) {
  const { hand } = G.players[playerID];
  if (refusal(hand, tile, end)) return INVALID_MOVE;
  hand.splice(hand.indexOf(tile), 1);
  G[end].push(tile);
  G.handSizes[playerID] = hand.length;
  if (G.handSizes.every((size) => size === 0)) Object.assign(G, newRound(random));
  return undefined;
}

const game = {
  name: 'table',
  setup: ({ random }) => newRound(random),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
};

const server = Server({ games: [game], origins: [] });
const { appServer } = await server.run(0);
listening(appServer.address().port);
