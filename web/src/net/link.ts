/**
 * How this device is connected to an evening. `gone` and `outdated` are final. `gone`: there is no such evening.
 * `outdated`: the server speaks a newer protocol than this page, so the page has to be reloaded.
 */
export type Link = 'loading' | 'live' | 'reconnecting' | 'offline' | 'alone' | 'gone' | 'outdated';
