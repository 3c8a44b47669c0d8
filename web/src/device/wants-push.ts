import { loadText, saveText } from './local-text.ts';

const KEY = 'boneyard.push';

/** For whom this device gets notices while no page is open, and when a page last said so to the server. */
export interface WantsPush {
  who: 'guest' | 'account';
  renewedMs: number;
}

/** What this device remembers of its notices; `undefined` if it gets none. */
export function wantsPush(): WantsPush | undefined {
  const [who, renewed] = (loadText(KEY) ?? '').split(' ');
  if (who !== 'guest' && who !== 'account') return undefined;
  return { who, renewedMs: Number(renewed) || 0 };
}

export function rememberPush(wanted: WantsPush | undefined): void {
  saveText(KEY, wanted === undefined ? '' : `${wanted.who} ${String(wanted.renewedMs)}`);
}
