import { REACHABLE, UNREACHABLE } from './api.ts';

const RETRY_FIRST_MS = 1000;
const RETRY_MAX_MS = 30_000;
const ANSWER_WITHIN_MS = 5000;

/**
 * Whether the server can be reached, as far as this device knows. After a request without an answer, asks the server
 * again and again until it answers.
 */
export class Connection {
  #lost = $state(!navigator.onLine);
  #listening = false;
  #asking = false;
  /** The connection was doubted since the server was last asked, so the server must be asked again. */
  #doubted = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Whether there is no connection: the device is offline, or the server does not answer. */
  get lost(): boolean {
    return this.#lost;
  }

  /** Asks the server whether it answers. Call it after a failed request, or where earlier failures may be unknown. */
  doubt(): void {
    this.#doubted = true;
    if (!this.#asking) void this.#ask();
  }

  /** Notes that the server has answered on a socket. That proves a connection, so no request needs to ask for it. */
  answered(): void {
    if (!this.#lost) return;
    clearTimeout(this.#retry);
    // A request that is still waiting was sent before, and may fail after this. Then the server is asked once more.
    this.#doubted = this.#asking;
    this.#lost = false;
    this.#failures = 0;
    dispatchEvent(new Event(REACHABLE));
  }

  /** Listens to the browser and to this page's requests; returns a function that stops it. */
  listen(): () => void {
    const offline = () => {
      this.#lost = true;
      // A server on this device can be reached without a network.
      this.doubt();
    };
    const doubt = () => this.doubt();
    this.#listening = true;
    addEventListener('offline', offline);
    addEventListener('online', doubt);
    addEventListener(UNREACHABLE, doubt);
    if (this.#lost) this.doubt();
    return () => {
      this.#listening = false;
      removeEventListener('offline', offline);
      removeEventListener('online', doubt);
      removeEventListener(UNREACHABLE, doubt);
      clearTimeout(this.#retry);
    };
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#retry);
    this.#asking = true;
    let lost = false;
    while (this.#doubted) {
      this.#doubted = false;
      lost = !(await serverAnswers());
    }
    this.#asking = false;
    const back = this.#lost && !lost;
    this.#lost = lost;
    this.#failures = lost ? this.#failures + 1 : 0;
    if (back) dispatchEvent(new Event(REACHABLE));
    if (lost && this.#listening) this.#retry = setTimeout(() => this.doubt(), this.#wait());
  }

  /** The wait doubles with each failed attempt, up to `RETRY_MAX_MS`. */
  #wait(): number {
    return Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (this.#failures - 1));
  }
}

async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch('/healthz', { cache: 'no-store', signal });
    // A network that requires a sign-in answers every request with a page of its own.
    return response.ok && (await response.text()) === 'ok\n';
  } catch {
    return false;
  }
}

/** The connection of this page. */
export const connection = new Connection();
