// The service worker: opens the page offline, and installs new builds.
// `route.ts` decides how a request is answered; this file connects it to the browser's events.
import { networkFirst } from './answer.ts';
import { keepShell } from './keep.ts';
import type { ToPage, ToWorker } from './messages.ts';
import { readNotice } from './notice.ts';
import { keepOnce, keepReading, renewReadings } from './readings.ts';
import { routeOf } from './route.ts';
import { PAGE, readingCache, shellCache, stale, type Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build replaces this name by the shell. */
declare const SHELL: Shell;

const shell = SHELL;

const PAGE_WITHIN_MS = 3000;
const READING_WITHIN_MS = 5000;
const RENEWED_WITHIN_MS = 20_000;

self.addEventListener('install', (event) => {
  // No `skipWaiting`: open pages keep the previous build until a person accepts the new one.
  event.waitUntil(install());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeCharge());
});

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  switch (message.type) {
    case 'page':
      // A page that came from the network while this worker was being installed is of its build already.
      if (message.script in shell.files) event.waitUntil(self.skipWaiting());
      else event.source?.postMessage({ type: 'newer' } satisfies ToPage);
      return;
    case 'take-over':
      event.waitUntil(self.skipWaiting());
      return;
    case 'keep':
      event.waitUntil(keepAddresses(message.addresses));
  }
});

self.addEventListener('fetch', (event) => {
  switch (routeOf(event.request, self.location.origin, shell)) {
    case 'page':
      event.respondWith(page(event));
      return;
    case 'file':
      event.respondWith(file(event));
      return;
    case 'reading':
      event.respondWith(reading(event));
      return;
    case 'network':
      return;
  }
});

self.addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data?.text()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotice(String(event.notification.data)));
});

async function install(): Promise<void> {
  await keepShell(shell);
  // The page opens even without the last of these.
  await Promise.race([renewReadings(shell), after(RENEWED_WITHIN_MS)]);
}

async function takeCharge(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const old = stale(await caches.keys(), shell, windows.length > 1);
  await Promise.all(old.map((name) => caches.delete(name)));
  // Start loading the page while the worker is still starting.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event: FetchEvent): Promise<Response> {
  const network = preloaded(event);
  lastUntil(event, network);
  const { response } = await networkFirst({
    network,
    cached: () => caches.open(shellCache(shell)).then((cache) => cache.match(PAGE)),
    patience: after(PAGE_WITHIN_MS),
  });
  return response;
}

async function preloaded({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return ((await preloadResponse) as Response | undefined) ?? fetch(request);
}

/** A file's name contains a hash of its content, so a cached one is as good as the server's. */
async function file({ request }: FetchEvent): Promise<Response> {
  const own = await caches.open(shellCache(shell));
  // A page of the build before may ask for files that this build does not know.
  const cached = (await own.match(request.url)) ?? (await caches.match(request.url));
  return cached ?? fetch(request);
}

async function reading(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const cache = await caches.open(readingCache(shell));
  const network = fetch(event.request);
  lastUntil(
    event,
    network.then(async (response) => {
      if (response.ok) await keepReading(cache, url, response.clone());
    }),
  );
  const { response, fromNetwork } = await networkFirst({
    network,
    cached: () => cache.match(url),
    patience: after(READING_WITHIN_MS),
  });
  if (!fromNetwork) await tell(event.clientId, { type: 'unreachable' });
  return response;
}

/** Caches the answers of these addresses, if they may be cached. Later reads refresh them. */
async function keepAddresses(addresses: readonly string[]): Promise<void> {
  const { origin } = self.location;
  const urls = addresses
    .map((address) => new URL(address, origin).href)
    .filter((url) => routeOf({ method: 'GET', mode: 'cors', url }, origin, shell) === 'reading');
  await keepOnce(await caches.open(readingCache(shell)), urls);
}

async function tell(client: string, message: ToPage): Promise<void> {
  (await self.clients.get(client))?.postMessage(message);
}

/** Shows what the server pushed. Browsers want to see a notice for each push; where a page is open, it says the same, so it is silent. */
async function showNotice(pushed: string | undefined): Promise<void> {
  const notice = readNotice(pushed);
  if (notice === undefined) return;
  const { title, body, path, tag } = notice;
  const windows = await self.clients.matchAll({ type: 'window' });
  await self.registration.showNotification(title, {
    body,
    tag,
    data: path,
    icon: '/icons/icon-192.png',
    silent: windows.some(({ visibilityState }) => visibilityState === 'visible'),
  });
}

/** Goes to the page of a notice, in a window that is open or in a new one. */
async function openNotice(path: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  open.postMessage({ type: 'open', path } satisfies ToPage);
  await open.focus();
}

/** Keeps the worker awake until a promise settles that nothing else awaits. */
function lastUntil(event: FetchEvent, over: Promise<unknown>): void {
  event.waitUntil(
    over.then(
      () => undefined,
      () => undefined,
    ),
  );
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
