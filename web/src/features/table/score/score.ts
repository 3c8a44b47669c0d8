import type { Account, TableView } from '../../../net/protocol/types.ts';
import { hasThreshold } from '../view/people.ts';
import { ofSeat } from '../view/tile.ts';

/** An account as the Goat club shows it beside a name: remembered points with a sign, an open account without. */
export type Figure =
  | { kind: 'points'; n: number }
  | { kind: 'remembered'; n: number }
  | { kind: 'account'; n: number }
  | { kind: 'closed' };

/** The text for an account. Without a threshold, points are just points (R0.4.32). */
export function figureOf(account: Account, threshold: boolean): Figure {
  if (!threshold) return { kind: 'points', n: account.points };
  if (account.open) return { kind: 'account', n: account.points };
  return account.remembered > 0
    ? { kind: 'remembered', n: account.remembered }
    : { kind: 'closed' };
}

/** The number as text. */
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

/** A side's points including those made in the current round, which count at once. */
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
