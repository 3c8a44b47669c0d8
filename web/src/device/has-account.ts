import { loadText, saveText } from './local-text.ts';

const KEY = 'boneyard.account';

/** Whether this browser was signed in to an account when it last asked. Then its settings follow the account. */
export function hasAccount(): boolean {
  return loadText(KEY) === 'yes';
}

/** Remembers whether this browser is signed in to an account. */
export function rememberAccount(signedIn: boolean): void {
  saveText(KEY, signedIn ? 'yes' : 'no');
}
