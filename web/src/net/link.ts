/**
 * How this device is connected to an evening: still asking, up to date, trying again, without a network, on its own. Some
 * never end by themselves: `gone`, where there is no such evening, and `outdated`, where the server speaks a newer
 * protocol than this page, which has to be loaded again.
 */
export type Link = 'loading' | 'live' | 'reconnecting' | 'offline' | 'alone' | 'gone' | 'outdated';
