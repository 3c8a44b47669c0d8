// Computes the deals of a match again, on this device, from the numbers that its record publishes. `docs/deals.md` says
// how.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { readDeals, type RecordedRound } from './record.ts';
import type { SeenTable } from './seen.ts';

/** What is wrong with a deal. */
export type DealFault =
  /** The commitment is not the hash of the secret. */
  | 'commitment'
  /** This device was shown another commitment. */
  | 'seen'
  /** The hands or the boneyard do not follow. */
  | 'tiles'
  /** The lot gives the lead to another seat. */
  | 'lot'
  /** A line of this round or of an earlier one was changed. */
  | 'chain';

/** A deal that was computed again. */
export interface CheckedDeal {
  readonly round: number;
  readonly faults: readonly DealFault[];
  readonly secret: string;
  readonly commitment: string;
  /** By seat, from seat 1. */
  readonly parts: readonly string[];
  /** Whether this device saw the commitment before the deal. */
  readonly seen: boolean;
  /**
   * What became of the part of this device. `other`: another part has its place, which may be that of this person's other
   * device. `null`: this device added none, or it came too late.
   */
  readonly own: 'added' | 'other' | null;
  /** All tiles in the computed order: the hands of the seats, then the boneyard. */
  readonly order: readonly string[];
  /** The seat on which the lot fell; `null` if no lot decided the lead, or one before a second shuffle. */
  readonly lot: number | null;
}

/** The deals of a match; `null` if it has none, or if its record has no secrets (yet) or numbers that cannot be read. */
export function checkDeals(
  record: string,
  /** What this device saw of its tables. */
  seen: readonly SeenTable[],
  /** Whether a lot decides the lead of a round, if the rules do; by the number of the round. */
  isByLot: (round: number) => boolean = () => false,
): CheckedDeal[] | null {
  const { id, rounds } = readDeals(record);
  const dash = id.lastIndexOf('-');
  const match = Number(id.slice(dash + 1));
  const own = seen.find(({ table }) => table === id.slice(0, dash)) ?? null;
  let chain: Uint8Array = new Uint8Array(32);
  // A lot before a redeal also counts for the round after it.
  let fallen: number | null = null;
  const checked: CheckedDeal[] = [];
  for (const round of rounds) {
    chain = sha256(concatBytes(chain, utf8ToBytes(round.lines)));
    const { fair } = round;
    const numbers = fair === null ? null : numbersOf(fair);
    if (fair === null || numbers === null) return null;
    const { secret, commitment, parts } = numbers;
    const deal = {
      secret: hexToBytes(secret),
      parts: parts.map(hexToBytes),
      id,
      round: round.number,
    };
    const order = orderOf(deal, [...round.hands.flat(), ...round.stock].sort(byNumbers));
    const byLot = isByLot(round.number);
    if (byLot) fallen ??= lotOf(deal, round.hands.length) + 1;
    // Who takes tiles from a pile may have asked for a second shuffle, which has another secret than the lot.
    const older = round.lead !== fallen && tookTiles(round, fair['picks']);
    const lot = byLot && !older ? fallen : null;
    if (!round.isRedeal) fallen = null;
    const known = own?.deals.findLast(
      (deal) => deal.match === match && deal.round === round.number,
    );
    const faults: DealFault[] = [];
    if (bytesToHex(sha256(deal.secret)) !== commitment) faults.push('commitment');
    if (known !== undefined && known.commitment !== commitment) faults.push('seen');
    if (!follows(round, order, fair['picks'])) faults.push('tiles');
    if (lot !== null && round.lead !== null && round.lead !== lot) faults.push('lot');
    if (bytesToHex(chain) !== fair['chain']) faults.push('chain');
    checked.push({
      round: round.number,
      faults,
      secret,
      commitment,
      parts,
      seen: known?.commitment === commitment,
      own: own === null ? null : ownPart(known?.part, parts[own.seat - 1], own.seat),
      order,
      lot,
    });
  }
  return checked.length === 0 ? null : checked;
}

function ownPart(own: string | undefined, named: string | undefined, seat: number) {
  if (own === undefined || named === missing(seat)) return null;
  return named === own ? 'added' : 'other';
}

/** Whether the players took their tiles from a pile, rather than being dealt the first places. */
function tookTiles({ hands }: RecordedRound, picks = ''): boolean {
  const taken = picks.split(';').slice(0, -1).join().split(',');
  return picks !== '' && hands.flat().some((_, place) => taken[place] !== String(place));
}

function numbersOf(fair: Readonly<Record<string, string>>) {
  const { secret, commit: commitment, parts } = fair;
  if (secret === undefined || commitment === undefined || parts === undefined) return null;
  const list = parts.split(',');
  const readable = SECRET.test(secret) && list.every((part) => PART.test(part));
  return readable ? { secret, commitment, parts: list } : null;
}

const SECRET = /^[0-9a-f]{64}$/;
const PART = /^[0-9a-f]{32}$/;

/** The part of a seat whose device added none, or too late. */
const missing = (seat: number) => seat.toString(16).padStart(32, '0');

/** Everything that decides a deal. */
interface Deal {
  readonly secret: Uint8Array;
  readonly parts: readonly Uint8Array[];
  readonly id: string;
  readonly round: number;
}

/** The tiles, the lowest first, in the order of the deal. */
export function orderOf(deal: Deal, tiles: readonly string[]): string[] {
  const words = wordsOf(deal, 'boneyard deal 1');
  const order = [...tiles];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = below(words, last + 1);
    [order[last], order[at]] = [order[at] ?? '', order[last] ?? ''];
  }
  return order;
}

/** On which of the seats the lot falls, from 0. */
export const lotOf = (deal: Deal, seats: number): number =>
  below(wordsOf(deal, 'boneyard lot 1'), seats);

function* wordsOf({ secret, parts, id, round }: Deal, purpose: string): Generator<number, never> {
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, round);
  const info = concatBytes(utf8ToBytes(`${purpose}\0${id}\0`), number);
  const key = hkdf(sha256, secret, concatBytes(...parts), info, 32);
  const nonce = new Uint8Array(12);
  const block = new Uint8Array(64);
  for (let counter = 0; ; counter += 1) {
    const stream = chacha20(key, nonce, block, undefined, counter);
    const view = new DataView(stream.buffer, stream.byteOffset);
    for (let at = 0; at < stream.length; at += 4) yield view.getUint32(at, true);
  }
}

/** A uniform number below `bound`: words that would favour small numbers are dropped. */
function below(words: Generator<number, never>, bound: number): number {
  const fair = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const word = words.next().value;
    if (word < fair) return word % bound;
  }
}

/** Whether the hands and the boneyard of a record are those of the shuffled tiles. */
function follows(
  { hands, stock }: RecordedRound,
  order: readonly string[],
  picks?: string,
): boolean {
  const picked =
    picks
      ?.split(/[,;]/)
      .filter((place) => place !== '')
      .map(Number) ?? [];
  const rest = order.filter((_, place) => !picked.includes(place));
  const dealt = [...picked.map((place) => order[place] ?? ''), ...rest];
  let from = 0;
  for (const hand of hands) {
    const due = dealt.slice(from, from + hand.length).sort(byNumbers);
    if (due.join() !== hand.join()) return false;
    from += hand.length;
  }
  return dealt.slice(from).join() === stock.join();
}

/** Tiles in the order of the list: by their first number, then by the next. */
function byNumbers(a: string, b: string): number {
  const [left, right] = [a, b].map((tile) => tile.split('-').map(Number));
  const differs = left?.findIndex((n, i) => n !== right?.[i]) ?? -1;
  return differs < 0 ? 0 : (left?.[differs] ?? 0) - (right?.[differs] ?? 0);
}
