/**
 * How this device is connected to an evening. `alone`: the evening is on this device only and uses no server. `gone`:
 * there is no such evening. `outdated`: the server speaks a newer protocol than this page, so the page has to be
 * reloaded. `gone` and `outdated` are final.
 */
export type Link = 'loading' | 'live' | 'reconnecting' | 'offline' | 'alone' | 'gone' | 'outdated';
