// A proxy in front of the server that has the page in a further language, made from English and built by
// `scripts/pseudo.mjs`. The server has no such language, so its sentences are changed on their way.
import { existsSync, readFileSync, statSync } from 'node:fs';
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server as Http,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { PSEUDO, pseudo } from '../scripts/catalogues/pseudo.ts';

const BUILT = join(import.meta.dirname, '../dist-pseudo');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export class PseudoProxy {
  readonly #server: string;
  readonly #http: Http;
  #agent = new Agent({ keepAlive: true });
  /** The files that were asked for; `null` for those that do not exist. */
  readonly #files = new Map<string, Buffer | null>();

  private constructor(server: string) {
    this.#server = server;
    this.#http = createServer((asked, answer) => this.#answer(asked, answer));
    this.#http.on('upgrade', (asked, socket, head) => this.#upgrade(asked, socket, head));
  }

  static async before(server: string): Promise<PseudoProxy> {
    if (!existsSync(join(BUILT, 'index.html'))) {
      throw new Error('there is no dist-pseudo; build it with `node scripts/pseudo.mjs`');
    }
    const proxy = new PseudoProxy(server);
    await new Promise<void>((ready) => proxy.#http.listen(0, '127.0.0.1', ready));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** Forgets the connections to the server, which has started again. */
  reconnect(): void {
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true });
  }

  stop(): void {
    this.#agent.destroy();
    this.#http.closeAllConnections();
    this.#http.close();
  }

  #answer(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/' } = asked;
    const { pathname } = new URL(url, this.#server);
    if (pathname.startsWith('/api/')) {
      this.#forward(asked, answer);
      return;
    }
    const file = pathname === '/' ? null : this.#file(pathname);
    if (file !== null) {
      const kept = pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache';
      const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
      answer.writeHead(200, { 'content-type': type, 'cache-control': kept }).end(file);
    } else if (method === 'GET' && asked.headers['sec-fetch-mode'] === 'navigate') {
      answer.writeHead(200, { 'content-type': TYPES['.html'] }).end(this.#file('/index.html'));
    } else {
      this.#forward(asked, answer);
    }
  }

  #file(pathname: string): Buffer | null {
    let file = this.#files.get(pathname);
    if (file === undefined) {
      const path = join(BUILT, pathname);
      file = existsSync(path) && statSync(path).isFile() ? readFileSync(path) : null;
      this.#files.set(pathname, file);
    }
    return file;
  }

  /** Passes a request on to the server. The answer is in the further language if that was asked for. */
  #forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, url = '/', headers } = asked;
    const english = url
      .replace(`lang=${PSEUDO}`, 'lang=en')
      .replace(`/learn/${PSEUDO}`, '/learn/en');
    const change = english !== url;
    const sent = change
      ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' }
      : headers;
    const options = { method, headers: sent, agent: this.#agent };
    const passed = request(new URL(english, this.#server), options, (got) => {
      const { statusCode = 502, headers } = got;
      if (!change) {
        answer.writeHead(statusCode, headers);
        got.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      got.on('data', (part: Buffer) => parts.push(part));
      got.on('end', () => {
        const json: unknown = JSON.parse(Buffer.concat(parts).toString());
        const body = Buffer.from(JSON.stringify(translated(json, false)));
        answer
          .writeHead(statusCode, { ...headers, 'content-length': body.length, etag: '' })
          .end(body);
      });
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => {
      if (!answer.writableFinished) passed.destroy();
    });
    asked.pipe(passed);
  }

  #upgrade({ url = '/', headers }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const passed = request(new URL(url, this.#server), { headers });
    passed.on('upgrade', ({ rawHeaders }, server, first) => {
      const lines = rawHeaders.flatMap((name, i) =>
        i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1] ?? ''}`] : [],
      );
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
      socket.write(first);
      server.write(head);
      server.pipe(socket).pipe(server);
      server.on('error', () => socket.destroy());
      socket.on('error', () => server.destroy());
      socket.on('close', () => server.destroy());
    });
    passed.on('response', () => socket.destroy());
    passed.on('error', () => socket.destroy());
    passed.end();
  }
}

/** Fields of the server's answers that hold sentences. */
const SENTENCES = new Set([
  ...['about', 'hands', 'heading', 'hint', 'history', 'intro', 'label', 'lines'],
  ...['nothing_else', 'sentences', 'statement', 'strategy', 'text', 'title', 'why', 'written'],
]);

/** A JSON value with its sentences changed. */
function translated(value: unknown, isSentence: boolean): unknown {
  if (typeof value === 'string') return isSentence ? pseudo(value) : value;
  if (Array.isArray(value)) return value.map((one) => translated(one, isSentence));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, translated(inner, SENTENCES.has(key))]),
  );
}
