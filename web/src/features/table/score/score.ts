import type { Account, TableView } from '../../../net/protocol/types.ts';
import { hasThreshold } from '../view/people.ts';
import { ofSeat } from '../view/tile.ts';

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

/**
 * A side's account, with the points by seat that were `made` in play in the current round. With a
 * threshold those do not count yet, and the account is returned as it is.
 */
export function runningOf(
  view: TableView,
  side: number,
  made: readonly number[] | undefined,
): Account {
  const account = view.standing.accounts[side] ?? { points: 0, remembered: 0, open: true };
  if (made === undefined || hasThreshold(view)) return account;
  const own = (view.sides[side] ?? []).reduce((sum, seat) => sum + ofSeat(made, seat), 0);
  return { ...account, points: account.points + own };
}
