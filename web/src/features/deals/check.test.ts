// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hexToBytes } from '@noble/hashes/utils.js';
import { beforeEach, expect, it } from 'vitest';
import { checkDeals, lotOf, orderOf } from './check.ts';
import { partFor, seenTables, type SeenTable } from './seen.ts';

beforeEach(() => localStorage.clear());

const crate = join(import.meta.dirname, '../../../../crates/deal/tests');

interface Vector {
  secret: string;
  parts: string[];
  match_id: string;
  round: number;
  order: number[];
  lot: number;
}

it('computes the known deals that the server computes, too', () => {
  const vectors = JSON.parse(readFileSync(join(crate, 'vectors.json'), 'utf8')) as Vector[];
  expect(vectors).toHaveLength(5);
  for (const { secret, parts, match_id: id, round, order, lot } of vectors) {
    const deal = { secret: hexToBytes(secret), parts: parts.map(hexToBytes), id, round };
    const places = order.map((_, place) => String(place));
    expect(orderOf(deal, places).map(Number)).toEqual(order);
    expect(lotOf(deal, parts.length)).toBe(lot);
  }
});

/** A match of the server, in which seat 1 was played from a device. */
const record = readFileSync(join(import.meta.dirname, 'testing/match.dgn'), 'utf8');
const own: SeenTable = {
  table: /^id "(.*)-1"$/m.exec(record)?.[1] ?? '',
  seat: 1,
  deals: [{ match: 1, round: 1, commitment: commitOf(record), part: partOf(record) }],
};
/** Another table dealt after that one. */
const seen: readonly SeenTable[] = [own, { table: 'x7', seat: 2, deals: [] }];

/** The seat that led the first round, on which the lot fell. */
const LEADER = Number(/^lead (.)$/m.exec(record)?.[1]);
const OTHER = `lead ${String((LEADER % 4) + 1)}`;

function commitOf(text: string): string {
  return /commit=([0-9a-f]+)/.exec(text)?.[1] ?? '';
}

function partOf(text: string): string {
  return /parts=([0-9a-f]+)/.exec(text)?.[1] ?? '';
}

it('finds nothing wrong with a fair match', () => {
  const deals = checkDeals(record, seen, (round) => round === 1);
  expect(deals?.length).toBeGreaterThan(1);
  expect(deals?.flatMap(({ faults }) => faults)).toEqual([]);
  expect(deals?.[0]).toMatchObject({ seen: true, own: 'added', lot: LEADER });
  expect(deals?.[1]).toMatchObject({ seen: false, own: null, lot: null });
});

it.each([
  ['seen', record, [{ ...own, deals: own.deals.map((d) => ({ ...d, commitment: 'ab' })) }]],
  ['commitment', record.replace('commit=', 'commit=0'), []],
  ['chain', record.replace(/^lead .*$/m, OTHER), []],
  ['lot', record.replace(/^lead .*$/m, OTHER), []],
  ['tiles', record.replace(/secret=../, 'secret=00'), []],
] as const)('finds what is wrong: %s', (fault, text, seen) => {
  const deals = checkDeals(text, seen, (round) => round === 1);
  expect(deals?.[0]?.faults).toContain(fault);
});

it('accuses nobody if a person had the table open on two devices', () => {
  const other = { ...own, deals: own.deals.map((deal) => ({ ...deal, part: 'ab'.repeat(16) })) };
  expect(checkDeals(record, [other])?.[0]).toMatchObject({ faults: [], own: 'other' });
});

it('names no lot from before a second shuffle, but does if only draws were pointed at', () => {
  const led = record.replace(/^lead .*$/m, OTHER);
  const hands = (first: string) =>
    [first, '7,8,9,10,11,12,13', '14,15,16,17,18,19,20', '21,22,23,24,25,26,27', ''].join(';');
  const picked = (first: string) => led.replace(/(^fair .*)$/m, `$1 picks=${hands(first)}`);
  const lot = (text: string) => checkDeals(text, [], (round) => round === 1)?.[0];
  expect(lot(picked('1,0,2,3,4,5,6'))).toMatchObject({ lot: null });
  expect(lot(picked('0,1,2,3,4,5,6'))?.faults).toContain('lot');
});

it('says nothing of a match without rounds', () => {
  expect(checkDeals(record.slice(0, record.indexOf('\nround 1')), [])).toBeNull();
});

it('cannot check a match whose secrets are not published', () => {
  expect(checkDeals(record.replaceAll(/ secret=\S+/g, ''), [])).toBeNull();
  expect(checkDeals(record.replaceAll(/^fair.*\n/gm, ''), [])).toBeNull();
});

it('adds the same part again after a reload, and another one to another deal', () => {
  const next = { match_number: 1, round: 1, commitment: 'aa' };
  const part = partFor('k3f9', 2, next);
  expect(part).toMatch(/^[0-9a-f]{32}$/);
  expect(partFor('k3f9', 2, next)).toBe(part);
  const other = partFor('k3f9', 2, { ...next, round: 2, commitment: 'bb' });
  expect(other).not.toBe(part);
  expect(seenTables()).toMatchObject([
    { table: 'k3f9', seat: 2, deals: [{ round: 1 }, { round: 2 }] },
  ]);
});

it('remembers several tables, and forgets the one that dealt longest ago', () => {
  const next = { match_number: 1, round: 1, commitment: 'aa' };
  const remembered = () => seenTables().map(({ table }) => table);
  for (let n = 1; n <= 8; n += 1) partFor(`t${n}`, 1, next);
  const first = partFor('t1', 1, next);
  expect(remembered()).toEqual(['t2', 't3', 't4', 't5', 't6', 't7', 't8', 't1']);
  partFor('t9', 1, next);
  expect(remembered()).toEqual(['t3', 't4', 't5', 't6', 't7', 't8', 't1', 't9']);
  expect(partFor('t1', 1, next)).toBe(first);
});

it('remembers nothing that another version stored', () => {
  localStorage.setItem('boneyard.deals', JSON.stringify({ table: 'k3f9', seat: 1, deals: [] }));
  expect(seenTables()).toEqual([]);
});
