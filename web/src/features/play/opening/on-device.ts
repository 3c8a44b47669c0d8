import { ApiError } from '../../../net/api.ts';
import { connection } from '../../../net/connection.svelte.ts';
import type { OpenTable } from '../../../net/protocol/types.ts';
import { openHere } from '../../table/local/open.ts';
import type { Opening } from './opening.svelte.ts';

/** Whether one person plays there against bots, so that the table can run on their device. */
export function isForOne({ seats, options }: OpenTable): boolean {
  const people = seats.filter(({ kind }) => kind !== 'bot');
  return options.rated !== true && people.length === 1 && people[0]?.kind === 'me';
}

/**
 * Lets tables for one person run on this device while the server cannot be reached. A server that is known to be lost is not asked
 * first.
 */
export function offerDevice(opening: Opening): void {
  const atServer = opening.create;
  opening.create = async (plan) => {
    const here = connection.lost ? await openedHere(plan) : undefined;
    if (here !== undefined) return here;
    try {
      return await atServer(plan);
    } catch (error) {
      const unreachable = error instanceof ApiError && error.reason.code === 'unreachable';
      const id = unreachable ? await openedHere(plan) : undefined;
      if (id === undefined) throw error;
      return id;
    }
  };
}

/** Opens a table on this device; `undefined` if it is not for one person, or cannot run or be stored here. */
async function openedHere(plan: OpenTable): Promise<string | undefined> {
  return isForOne(plan) ? openHere(plan).catch(() => undefined) : undefined;
}
