import { accountAddress } from '../../app/router/then.ts';

const KEY = 'boneyard.then';

/** Keeps in this tab where signing in leads, for the links of an e-mail that are opened in it; `undefined` forgets it. */
export function keepWayBack(then: string | undefined): void {
  try {
    if (then === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, then);
  } catch {
    return;
  }
}

/** The address of the account page, with the way back that this tab keeps. */
export function accountAgain(): string {
  try {
    const then = sessionStorage.getItem(KEY);
    return then === null ? '/account' : accountAddress(then);
  } catch {
    return '/account';
  }
}
