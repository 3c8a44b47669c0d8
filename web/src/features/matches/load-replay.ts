import { getMatchRecord, getReplay } from '../../net/matches.ts';
import type { MatchReplay, Seat } from '../../net/protocol/types.ts';
import { isLocal } from '../table/local/id.ts';

/** A match of the server, or of a table on this device, with the hand of a seat or of none. */
export async function loadReplay(match: string, seat: Seat | null): Promise<MatchReplay> {
  if (!isLocal(match)) return getReplay(match, seat);
  const { replayHere } = await import('../table/local/replay.ts');
  return replayHere(match, seat);
}

/** The record of a match in DGN. */
export async function loadRecord(match: string): Promise<string> {
  if (!isLocal(match)) return getMatchRecord(match);
  const { recordHere } = await import('../table/local/replay.ts');
  return recordHere(match);
}
