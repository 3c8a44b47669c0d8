import { REACHABLE, UNREACHABLE } from './api.ts';

const RETRY_FIRST_MS = 1000;
const RETRY_MAX_MS = 30_000;
const ANSWER_WITHIN_MS = 5000;

/**
 * Whether the server can be reached, as far as this device knows. Where a request was not answered, the server is asked
 * whether it is there at all, and asked again until it is.
 */
export class Connection {
  #lost = $state(!navigator.onLine);
  #following = false;
  #asking = false;
  /** A new doubt came while the server was being asked, so its answer may be too old. */
  #doubted = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Whether there is no connection: the device has no network, or the server does not answer. */
  get lost(): boolean {
    return this.#lost;
  }

  /** Asks whether the server is there, since something was not answered or much time has gone by. */
  doubt(): void {
    this.#doubted = true;
    if (!this.#asking) void this.#ask();
  }

  /** Follows what the browser and the requests of this page come to know; returns how to stop. */
  listen(): () => void {
    const offline = () => {
      this.#lost = true;
      // A server on this very device is there all the same.
      this.doubt();
    };
    const doubt = () => this.doubt();
    this.#following = true;
    addEventListener('offline', offline);
    addEventListener('online', doubt);
    addEventListener(UNREACHABLE, doubt);
    if (this.#lost) this.doubt();
    return () => {
      this.#following = false;
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
    if (lost && this.#following) this.#retry = setTimeout(() => this.doubt(), this.#wait());
  }

  /** Soon at first, then ever more slowly up to a bound. */
  #wait(): number {
    return Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (this.#failures - 1));
  }
}

async function serverAnswers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch('/healthz', { cache: 'no-store', signal });
    // A network that wants a sign-in first answers everything, with a page of its own.
    return response.ok && (await response.text()) === 'ok\n';
  } catch {
    return false;
  }
}

/** The connection of this page. */
export const connection = new Connection();
