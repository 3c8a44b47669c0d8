// Newer versions of Node have a WebSocket of their own. The package `ws` replaces it here, because
// Colyseus uses it in older versions. So versions compare, and received bytes can be counted.

import WebSocket from 'ws';

globalThis.WebSocket = WebSocket;
