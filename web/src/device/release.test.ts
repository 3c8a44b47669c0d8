// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToPage, ToWorker } from '../worker/messages.ts';
import { Release } from './release.svelte.ts';

/** A worker that records its messages. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installed';
  readonly messages: ToWorker[] = [];
  postMessage(message: ToWorker) {
    this.messages.push(message);
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new FakeRegistration();
  readonly register = vi.fn(() => Promise.resolve(this.registration));
  readonly ready = Promise.resolve(this.registration);
  say(data: ToPage) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const SCRIPT = '/assets/index-a.js';
let browser: FakeContainer;
let reloads: number;
let unreachableCalls: number;
let opened: string[];

beforeEach(() => {
  vi.useFakeTimers();
  browser = new FakeContainer();
  reloads = 0;
  unreachableCalls = 0;
  opened = [];
  vi.stubGlobal('navigator', { serviceWorker: browser });
  vi.stubGlobal('location', { reload: () => (reloads += 1) });
  document.head.innerHTML = `<script type="module" src="${SCRIPT}"></script>`;
  return () => {
    document.head.innerHTML = '';
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

async function follow(): Promise<Release> {
  const release = new Release();
  void release.follow(
    () => (unreachableCalls += 1),
    (path) => opened.push(path),
  );
  await vi.advanceTimersByTimeAsync(3000);
  return release;
}

/** Makes a worker control the page: the build is cached already. */
function controlled() {
  browser.controller = new FakeWorker();
}

/** Installs a newer worker while the page is open. */
function install(): FakeWorker {
  const worker = new FakeWorker();
  browser.registration.installing = worker;
  browser.registration.dispatchEvent(new Event('updatefound'));
  browser.registration.waiting = worker;
  worker.become('installed');
  return worker;
}

describe('the release of a page', () => {
  it('registers its worker three seconds after its start', async () => {
    void new Release().follow(
      () => undefined,
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(2900);
    expect(browser.register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(browser.register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  });

  it('checks for updates at once if a worker is registered', async () => {
    controlled();
    const release = new Release();
    void release.follow(
      () => undefined,
      () => undefined,
    );
    expect(browser.register).toHaveBeenCalledOnce();
    expect(release.kept).toBe(true);
  });

  it('registers no worker if the browser has none', async () => {
    vi.stubGlobal('navigator', {});
    const release = await follow();
    await release.keep(['/api/presets']);
    release.check();
    expect([release.kept, release.ready]).toEqual([false, false]);
  });

  it('is sent to a waiting worker, which says whether it is newer', async () => {
    controlled();
    const release = await follow();
    const worker = install();
    expect(worker.messages).toEqual([{ type: 'page', script: SCRIPT }]);
    expect(release.ready).toBe(false);
    browser.say({ type: 'newer' });
    expect([release.ready, reloads]).toEqual([true, 0]);
  });

  it('is sent to a worker that has been waiting', async () => {
    controlled();
    const waiting = (browser.registration.waiting = new FakeWorker());
    await follow();
    expect(waiting.messages).toEqual([{ type: 'page', script: SCRIPT }]);
  });

  it('is sent to a worker that another page has activated, and continues', async () => {
    controlled();
    const release = await follow();
    const taker = (browser.controller = new FakeWorker());
    browser.dispatchEvent(new Event('controllerchange'));
    expect(taker.messages).toEqual([{ type: 'page', script: SCRIPT }]);
    browser.say({ type: 'newer' });
    expect([release.ready, reloads]).toEqual([true, 0]);
    release.use();
    expect(reloads).toBe(1);
  });

  it('is replaced by the newer one when the person accepts it', async () => {
    controlled();
    const release = await follow();
    const worker = install();
    release.use();
    expect(worker.messages.at(-1)).toEqual({ type: 'take-over' });
    worker.become('activating');
    expect(reloads).toBe(0);
    worker.become('activated');
    expect(reloads).toBe(1);
  });

  it('is compared with the build on the server every hour and on request', async () => {
    controlled();
    const release = await follow();
    release.check();
    expect(browser.registration.update).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(browser.registration.update).toHaveBeenCalledTimes(2);
  });

  it('reports a server that does not answer', async () => {
    await follow();
    browser.say({ type: 'unreachable' });
    expect(unreachableCalls).toBe(1);
    browser.say({ type: 'open', path: '/table/a' });
    expect(opened).toEqual(['/table/a']);
  });

  it('lets its worker cache addresses for reading offline', async () => {
    const release = await follow();
    const active = (browser.registration.active = new FakeWorker());
    await release.keep(['/api/presets']);
    expect(active.messages).toEqual([{ type: 'keep', addresses: ['/api/presets'] }]);
  });
});
