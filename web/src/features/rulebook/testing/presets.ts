import { readdirSync, readFileSync } from 'node:fs';
import type { Family, PresetInfo, Rules } from '../../../net/protocol/types.ts';
import { readRules, withOverrides } from '../parameters.ts';

const folder = '../crates/rules/presets';

/** The default of every parameter, as the `rules` crate has it. */
const defaults: Rules = {
  preset: '',
  tiles: { set: 'double-6', without: [], blanks: 'plain', faces: 'pips' },
  seats: { count: [2, 3, 4], sides: 'solo', direction: 'clockwise' },
  deal: {
    hand: { 2: 7, 3: 5, 4: 5 },
    rest: 'boneyard',
    redeal: { doubles: null, suit: null },
  },
  lead: {
    first: 'doubles',
    order: [6, 5, 4, 3, 2, 1, 0],
    lotBy: 'half',
    ifNone: 'heaviest',
    tile: 'that-tile',
    next: 'as-first',
    afterBlock: 'same',
    afterTie: 'same',
  },
  layout: { shape: 'line', crossOpens: 'at-once', match: 'equal' },
  turn: { plays: 'one', closeDouble: false, equalEnds: 'free' },
  draw: {
    mode: 'until-playable',
    count: 1,
    max: null,
    reserve: 0,
    ifAble: 'forbidden',
    penalty: 0,
    passPenalty: 0,
  },
  end: { out: 'first-player', block: 'no-move', deadBoneyard: 'drawn-out' },
  value: { special: [] },
  score: {
    sense: 'winner-gains',
    out: 'opponents',
    blockWinner: 'lowest-player',
    block: 'opponents-minus-own',
    blockTie: 'void',
    eggs: 'sum',
    play: null,
    opening: 'every',
    roundCap: null,
    round: null,
    bonus: [],
  },
  account: { openAt: 0, below: 'lost', clearOnOut: false, blockResets: false, carryOpens: true },
  match: {
    target: 100,
    reach: 'wins',
    test: '>=',
    cap: null,
    rounds: null,
    instant: [],
    severalOver: 'all',
    announceBy: 'first-open',
  },
  rating: { formula: null, remembered: false },
};

/** A preset, read from its file in the `rules` crate. */
export function preset(id: string): PresetInfo {
  const text = readFileSync(`${folder}/${id}.rules`, 'utf8');
  const valueOf = (word: string) => new RegExp(`^${word} (.*)$`, 'm').exec(text)?.[1] ?? '';
  // Lines of variants name parameters too, but begin with their own word.
  const differing = text.split('\n').filter((line) => /^[a-z]+\.[a-zA-Z]+=/.test(line));
  const { overrides } = readRules([id, ...differing].join(' '));
  const rules = { ...withOverrides(defaults, overrides), preset: id };
  const family = valueOf('family') as Family;
  const clock = { turn_seconds: 40, bank_seconds: 60, on_timeout: 'hold' } as const;
  return { id, title: valueOf('title'), family, rules, clock };
}

/** Every preset that pages show. */
export const presets: readonly PresetInfo[] = readdirSync(folder)
  .filter((file) => file.endsWith('.rules'))
  .map((file) => preset(file.replace(/\.rules$/, '')));
