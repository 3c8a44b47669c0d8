import type { ToPage, ToWorker } from '../worker/messages.ts';

const WORKER = '/service-worker.js';
/** Caching for later must not delay the first page and the first move. */
const FIRST_AFTER_MS = 3000;
/** Check repeatedly, because a page may stay open for a whole evening. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

/**
 * The build of the page that this device has, and whether there is a newer one. A service worker caches the build, so
 * that it opens without a network. Over plain HTTP browsers have no service workers; the page works without one.
 */
export class Release {
  #ready = $state(false);
  #registration: ServiceWorkerRegistration | undefined;

  /** Whether a newer build is ready to be used. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Whether this page can be opened without a network. */
  get kept(): boolean {
    return workers()?.controller != null;
  }

  /**
   * Caches this build and checks for newer ones from now on. `unreachable` is called whenever the worker found that the
   * server does not answer, and `open` when a person has pressed a notice of this device, with the page that it is about. Never
   * reloads the page.
   */
  async follow(unreachable: () => void, open: (path: string) => void): Promise<void> {
    const container = workers();
    if (container === undefined) return;
    container.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
      switch (data.type) {
        case 'newer':
          this.#ready = true;
          return;
        case 'unreachable':
          unreachable();
          return;
        case 'open':
          open(data.path);
      }
    });
    // Another page may have activated a newer build; here the old one continues until the person accepts it.
    container.addEventListener('controllerchange', () => introduce(container.controller));
    if (!this.kept) await new Promise((resolve) => setTimeout(resolve, FIRST_AFTER_MS));
    const registration = await container.register(WORKER, { updateViaCache: 'none' });
    this.#registration = registration;
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () =>
        introduce(registration.waiting),
      );
    });
    introduce(registration.waiting);
    setInterval(() => this.check(), CHECK_EVERY_MS);
  }

  /** Asks the server for a newer build. */
  check(): void {
    // Without a network the check fails. A later check finds the newer build.
    this.#registration?.update().catch(() => undefined);
  }

  /** Reloads the page with the newest build. */
  use(): void {
    const waiting = this.#registration?.waiting;
    if (waiting == null) {
      location.reload();
      return;
    }
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') location.reload();
    });
    say(waiting, { type: 'take-over' });
  }

  /** Caches the answers of these addresses for reading offline, once a build is cached. */
  async keep(addresses: readonly string[]): Promise<void> {
    const active = (await workers()?.ready)?.active;
    if (active != null) say(active, { type: 'keep', addresses });
  }
}

/** The browser's service workers. Over plain HTTP there are none, although the types say so. */
function workers(): ServiceWorkerContainer | undefined {
  return navigator.serviceWorker as ServiceWorkerContainer | undefined;
}

/** Tells a worker which build this page is; a worker of a newer build answers. */
function introduce(worker: ServiceWorker | null): void {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  if (worker === null || script === undefined) return;
  say(worker, { type: 'page', script: new URL(script).pathname });
}

function say(worker: ServiceWorker, message: ToWorker): void {
  worker.postMessage(message);
}

/** The release of this page. */
export const release = new Release();
