// What this device saw and did when tiles were dealt, so that it can check the deals later without believing the server.
import type { NextDeal, Seat } from '../../net/protocol/types.ts';
import { loadText, saveText } from '../../device/local-text.ts';

/** A deal as this device saw it before the tiles were known. */
export interface SeenDeal {
  readonly match: number;
  readonly round: number;
  /** The hash of the secret, as the server showed it. */
  readonly commitment: string;
  /** The 16 random bytes that this device added, in hexadecimal. */
  readonly part: string;
}

/** The deals of a table at which this device had a seat. */
export interface SeenTable {
  readonly table: string;
  readonly seat: Seat;
  readonly deals: readonly SeenDeal[];
}

const KEY = 'boneyard.deals';
/** A table deals hundreds of rounds at most before a device sits elsewhere. */
const DEALS_MAX = 300;
/** Someone plays at a few tables at once. The table that dealt longest ago is forgotten first. */
const TABLES_MAX = 8;

/** The tables at which this device had a seat; the one that dealt last comes last. */
export function seenTables(): readonly SeenTable[] {
  try {
    const stored: unknown = JSON.parse(loadText(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as SeenTable[]) : [];
  } catch {
    return [];
  }
}

/** The part of this device for a deal: a new one, or the one that it added before. */
export function partFor(table: string, seat: Seat, next: NextDeal): string {
  const tables = seenTables();
  const deals = tables.find((seen) => seen.table === table)?.deals ?? [];
  const { match_number: match, round, commitment } = next;
  const known = deals.find((deal) => deal.commitment === commitment);
  const part = known?.part ?? hex(crypto.getRandomValues(new Uint8Array(16)));
  const others = deals.filter((deal) => deal !== known);
  const all = [...others, { match, round, commitment, part }].slice(-DEALS_MAX);
  const elsewhere = tables.filter((seen) => seen.table !== table);
  const now: readonly SeenTable[] = [...elsewhere, { table, seat, deals: all }];
  saveText(KEY, JSON.stringify(now.slice(-TABLES_MAX)));
  return part;
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
