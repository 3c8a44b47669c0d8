// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberPush, wantsPush } from '../../device/wants-push.ts';
import * as notices from '../../net/notices.ts';
import { DevicePush, nameOf, renewPush } from './push.svelte.ts';

const ENDPOINT = 'https://push.example/this-device';
const DAY_MS = 24 * 3_600_000;

/** The browser's subscription; `null` if it has none. */
let own: PushSubscription | null;
let known: string[];
let permission: NotificationPermission;

const subscription = {
  endpoint: ENDPOINT,
  options: { applicationServerKey: new Uint8Array([1, 2, 255]).buffer },
  toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
  unsubscribe: () => {
    own = null;
    return Promise.resolve(true);
  },
} as unknown as PushSubscription;

beforeEach(() => {
  localStorage.clear();
  [own, known, permission] = [null, [], 'granted'];
  const registration = {
    pushManager: {
      getSubscription: () => Promise.resolve(own),
      subscribe: () => Promise.resolve((own = subscription)),
    },
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: () => Promise.resolve(permission),
  });
  vi.spyOn(notices, 'getPush').mockImplementation(() =>
    Promise.resolve({ key: 'AQL_', devices: known }),
  );
  vi.spyOn(notices, 'putPushDevice').mockImplementation(async ({ endpoint }) => {
    known = [await nameOf(endpoint)];
    return undefined;
  });
  vi.spyOn(notices, 'deletePushDevice').mockImplementation(() => {
    known = [];
    return Promise.resolve(undefined);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('is turned on in the language of the page, and off again', async () => {
  const push = new DevicePush();
  await push.look();
  expect(push.state).toBe('off');
  await push.turnOn('hr', false);
  expect(push.state).toBe('on');
  const sent = { endpoint: ENDPOINT, p256dh: 'key', auth: 'secret', language: 'hr' };
  expect(notices.putPushDevice).toHaveBeenCalledWith(sent);
  const again = new DevicePush();
  await again.look();
  expect(again.state).toBe('on');
  await again.turnOff();
  expect([again.state, own, known, wantsPush()]).toEqual(['off', null, [], undefined]);
});

it('says why it cannot be turned on', async () => {
  const push = new DevicePush();
  permission = 'denied';
  await push.look();
  expect(push.state).toBe('denied');
  vi.mocked(notices.getPush).mockResolvedValue({ key: null, devices: [] });
  await push.look();
  expect(push.state).toBe('host');
  vi.stubGlobal('navigator', {});
  await push.look();
  expect(push.state).toBe('unsupported');
});

it('a device that another person uses now is off', async () => {
  own = subscription;
  known = [await nameOf('https://push.example/another')];
  const push = new DevicePush();
  await push.look();
  expect(push.state).toBe('off');
});

it('is renewed each day, and when a guest signs in', async () => {
  own = subscription;
  rememberPush({ who: 'guest', renewedMs: 1000 });
  await renewPush('en', false, 1000 + DAY_MS - 1);
  expect(notices.putPushDevice).not.toHaveBeenCalled();
  await renewPush('en', false, 1000 + DAY_MS);
  expect(notices.putPushDevice).toHaveBeenCalledOnce();
  await renewPush('en', true);
  expect(notices.putPushDevice).toHaveBeenCalledTimes(2);
  expect(wantsPush()?.who).toBe('account');
});

it('ends when the person has signed out', async () => {
  own = subscription;
  rememberPush({ who: 'account', renewedMs: Date.now() });
  await renewPush('en', false);
  expect([own, wantsPush()]).toEqual([null, undefined]);
  expect(notices.putPushDevice).not.toHaveBeenCalled();
});
