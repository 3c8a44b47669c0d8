import { rememberPush, wantsPush } from '../../device/wants-push.ts';
import { getPush, putPushDevice, deletePushDevice } from '../../net/notices.ts';

/** Whether this device gets notices while no page is open, or why it cannot. */
export type PushState = 'loading' | 'unsupported' | 'host' | 'denied' | 'off' | 'on' | 'failed';

/** How often a page says again that its device wants notices. The server forgets devices after 90 days. */
const RENEW_MS = 24 * 3_600_000;
/** How long to wait for the service worker, which is installed a few seconds after the first page. */
const WORKER_MS = 20_000;

/** The notices of this device. */
export class DevicePush {
  #state: PushState = $state('loading');
  #key = '';

  get state(): PushState {
    return this.#state;
  }

  /** Finds out how it is now. */
  async look(): Promise<void> {
    if (!isSupported()) {
      this.#state = 'unsupported';
      return;
    }
    const { devices, key } = await getPush();
    this.#key = key ?? '';
    if (key === null) this.#state = 'host';
    else if (Notification.permission === 'denied') this.#state = 'denied';
    else {
      const own = await subscription();
      const isKnown = own !== null && devices.includes(await nameOf(own.endpoint));
      this.#state = isKnown ? 'on' : 'off';
    }
  }

  /** Asks the person for permission, and the server for notices in a language. */
  async turnOn(language: string, account: boolean): Promise<void> {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') {
      this.#state = permission === 'denied' ? 'denied' : 'off';
      return;
    }
    try {
      await put(await subscribe(this.#key), language, account);
      this.#state = 'on';
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.#state = 'failed';
    }
  }

  /** The device gets no notices any more. */
  async turnOff(): Promise<void> {
    const own = await subscription();
    rememberPush(undefined);
    if (own !== null) {
      const { devices } = await getPush();
      const name = await nameOf(own.endpoint);
      if (devices.includes(name)) await deletePushDevice(name);
      await own.unsubscribe();
    }
    this.#state = 'off';
  }
}

/**
 * Says again that this device wants notices: each day, and when a guest has signed in. When a person has signed out, the device
 * belongs to nobody, so it gets no notices any more.
 */
export async function renewPush(
  language: string,
  account: boolean,
  nowMs = Date.now(),
): Promise<void> {
  const wanted = wantsPush();
  if (wanted === undefined || !isSupported()) return;
  if (wanted.who === 'account' && !account) {
    rememberPush(undefined);
    await (await subscription())?.unsubscribe();
    return;
  }
  const isFresh = nowMs - wanted.renewedMs < RENEW_MS && (wanted.who === 'account') === account;
  if (isFresh || Notification.permission !== 'granted') return;
  const { key } = await getPush();
  if (key !== null) await put(await subscribe(key), language, account);
}

async function put(own: PushSubscription, language: string, account: boolean): Promise<void> {
  const { keys } = own.toJSON();
  await putPushDevice({
    endpoint: own.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    language,
  });
  rememberPush({ who: account ? 'account' : 'guest', renewedMs: Date.now() });
}

/** The subscription of this device with the server's key. One with another key is replaced. */
async function subscribe(key: string): Promise<PushSubscription> {
  const registration = await worker();
  const known = await registration.pushManager.getSubscription();
  if (known !== null) {
    const own = known.options.applicationServerKey;
    if (own !== null && base64url(own) === key) return known;
    await known.unsubscribe();
  }
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('no service worker', 'TimeoutError')), WORKER_MS);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The name under which the server lists a device. */
export async function nameOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
