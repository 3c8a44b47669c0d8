import type { Account } from '../../../net/protocol/types.ts';

/**
 * How an account is shown beside a name. Without a threshold: its `points`. With a threshold:
 * `remembered` points until the account opens, or `closed` if there are none; then the `account`.
 */
export type Figure =
  | { kind: 'points'; n: number }
  | { kind: 'remembered'; n: number }
  | { kind: 'account'; n: number }
  | { kind: 'closed' };

/** How to show an account (R0.4.32). `threshold`: points count only after the account is opened. */
export function figureOf(account: Account, threshold: boolean): Figure {
  if (!threshold) return { kind: 'points', n: account.points };
  if (account.open) return { kind: 'account', n: account.points };
  return account.remembered > 0
    ? { kind: 'remembered', n: account.remembered }
    : { kind: 'closed' };
}

/** The visible text: a plus before remembered points, a dash for a closed account. */
export function figureText(figure: Figure): string {
  switch (figure.kind) {
    case 'points':
    case 'account':
      return String(figure.n);
    case 'remembered':
      return `+${figure.n}`;
    case 'closed':
      return '–';
  }
}
