import { request } from './api.ts';
import type {
  AccountWays,
  AskPasskey,
  Me,
  PasskeyAnswer,
  PasskeyChallenge,
} from './protocol/types.ts';

/** How this server lets people sign in and be reached. */
export const getAccountWays = () => request<AccountWays>('GET', '/api/account/ways');

/** Asks what a device needs to make or use a passkey. */
export const askPasskey = (ask: AskPasskey) =>
  request<PasskeyChallenge>('POST', '/api/passkeys/challenge', ask);

/** Makes the guest of this browser an account with a passkey in place of a password. */
export const openWithPasskey = (answer: PasskeyAnswer) =>
  request<Me>('POST', '/api/account/passkey', answer);

export const signInWithPasskey = (answer: PasskeyAnswer) =>
  request<Me>('POST', '/api/session/passkey', answer);

export const addPasskey = (answer: PasskeyAnswer) =>
  request<undefined>('POST', '/api/account/passkeys', answer);

/** Removes a passkey. All other sessions end. */
export const removePasskey = (passkey: string) =>
  request<undefined>('DELETE', `/api/account/passkeys/${encodeURIComponent(passkey)}`);
