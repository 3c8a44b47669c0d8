// A proxy in front of the server that can switch to another build of the page.
import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type Server as Http } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Forwards requests to the server. After `update`, it serves another build of the page, which differs in its text. */
export class Updatable {
  readonly #server: URL;
  readonly #http: Http;
  #updated = false;

  private constructor(server: string) {
    this.#server = new URL(server);
    this.#http = createServer((asked, answer) => {
      this.#answer(asked).then(
        ({ status, headers, body }) => answer.writeHead(status, headers).end(body),
        () => answer.destroy(),
      );
    });
  }

  static async before(server: string): Promise<Updatable> {
    const updatable = new Updatable(server);
    await new Promise<void>((ready) => updatable.#http.listen(0, '127.0.0.1', ready));
    return updatable;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** From now on a newer build is served. */
  update(): void {
    this.#updated = true;
  }

  stop(): void {
    this.#http.closeAllConnections();
    this.#http.close();
  }

  async #answer({ method = 'GET', url = '/', headers }: IncomingMessage): Promise<Answer> {
    if (!this.#updated) return this.#ask(method, url, headers);
    // The script has another name in the newer build, and the same content.
    const answer = await this.#ask(method, url.replace(NEWER, '$1.js'), headers);
    const type = answer.headers['content-type'] ?? '';
    if (url === '/service-worker.js') return changed(answer, await this.#newerWorker(answer.body));
    if (type.startsWith('text/html')) return changed(answer, newerPage(answer.body));
    return answer;
  }

  async #newerWorker(body: Buffer): Promise<string> {
    const { body: page } = await this.#ask('GET', '/index.html', {});
    return body
      .toString()
      .replace(/(\/assets\/index-[\w-]+)\.js/, '$1.newer.js')
      .replace(hash(page), hash(newerPage(page)))
      .replace(/version:([`"'])\w+\1/, 'version:"newer"');
  }

  #ask(method: string, path: string, headers: IncomingMessage['headers']): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // Uncompressed and uncached, so that the text can be changed.
      const plain = { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' };
      const asked = request(new URL(path, this.#server), { method, headers: plain }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 502,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      asked.on('error', reject);
      asked.end();
    });
  }
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const NEWER = /(\/assets\/index-[\w-]+)\.newer\.js$/;

const newerPage = (page: Buffer) =>
  page
    .toString()
    .replace(/(\/assets\/index-[\w-]+)\.js/, '$1.newer.js')
    .replace('<html lang="en">', '<html lang="en" data-build="newer">');

const hash = (text: Buffer | string) => createHash('sha256').update(text).digest('base64');

function changed({ status, headers }: Answer, text: string): Answer {
  const body = Buffer.from(text);
  // The server sends the same ETag for both builds, so the browser must not use it.
  return { status, headers: { ...headers, 'content-length': String(body.length), etag: '' }, body };
}
