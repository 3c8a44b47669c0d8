import type { Account, TableView } from '../../../net/protocol/types.ts';
import { hasThreshold } from './people.ts';
import { ofSeat } from './tile.ts';

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
