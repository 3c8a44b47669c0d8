import type { Rules } from '../../net/protocol/types.ts';
import { equal, parameter, type Overrides, type Parameter } from './parameters.ts';

/** One choice of an option: the key of its label, and the parameters that it sets. */
export type OptionChoice = { id: string; sets: Overrides };

/** A rule that a table may change: a sentence with a control inside. */
export type Option =
  | { id: OptionId; kind: 'choice'; choices: readonly OptionChoice[] }
  | { id: OptionId; kind: 'number'; parameter: Parameter; min: number; max: number };

export type OptionId = (typeof optionIds)[number];

export const optionIds = [
  'target',
  'losingTarget',
  'hand',
  'redeal',
  'nextLead',
  'direction',
  'draw',
  'reserve',
  'blank',
  'out',
  'blockWinner',
  'block',
  'blockTie',
  'account',
  'below',
] as const;

/** The options that apply to these rules at a table with this many players. */
export function optionsOf(rules: Rules, players: number): readonly Option[] {
  const options: (Option | undefined)[] = [
    typeof rules.match.target === 'number' && rules.score.sense !== 'none'
      ? {
          id: rules.match.reach === 'loses' ? 'losingTarget' : 'target',
          kind: 'number',
          parameter: 'match.target',
          min: 1,
          max: 1000,
        }
      : undefined,
    handOption(rules, players),
    choice('redeal', [
      ['never', { 'deal.redeal': { doubles: null, suit: null } }],
      ['doubles', { 'deal.redeal': { doubles: 5, suit: null } }],
      ['doublesOrSuit', { 'deal.redeal': { doubles: 5, suit: 6 } }],
    ]),
    // If each round leads with a double of its own, there is nothing to choose.
    rules.lead.next === 'descending-double'
      ? undefined
      : choice('nextLead', [
          ['as-first', { 'lead.next': 'as-first' }],
          ['winner', { 'lead.next': 'winner' }],
          ['rotate', { 'lead.next': 'rotate' }],
          ...(inPairs(rules, players) && rules.lead.tile !== 'any-double'
            ? [['winning-side', { 'lead.next': 'winning-side' }] satisfies [string, Overrides]]
            : []),
        ]),
    choice('direction', [
      ['clockwise', { 'seats.direction': 'clockwise' }],
      ['counterclockwise', { 'seats.direction': 'counterclockwise' }],
    ]),
    ...boneyardOptions(rules, players),
    // The special values of these choices are of dominoes, which a set of triangles does not have.
    rules.tiles.set === 'triomino-56'
      ? undefined
      : choice('blank', [
          ['plain', { 'value.special': [] }],
          ['only10', { 'value.special': [{ tiles: [[0, 0]], when: 'only', points: 10 }] }],
          ['only25', { 'value.special': [{ tiles: [[0, 0]], when: 'only', points: 25 }] }],
          ['held25', { 'value.special': [{ tiles: [[0, 0]], when: 'held', points: 25 }] }],
          ['held50', { 'value.special': [{ tiles: [[0, 0]], when: 'held', points: 50 }] }],
          [
            'only25six50',
            {
              'value.special': [
                { tiles: [[0, 0]], when: 'only', points: 25 },
                { tiles: [[6, 6]], when: 'held', points: 50 },
              ],
            },
          ],
          [
            'alone25six50both75',
            {
              'value.special': [
                {
                  tiles: [
                    [0, 0],
                    [6, 6],
                  ],
                  when: 'only',
                  points: 75,
                },
                { tiles: [[6, 6]], when: 'only', points: 50 },
                { tiles: [[0, 0]], when: 'only', points: 25 },
              ],
            },
          ],
        ]),
    ...scoreOptions(rules, players),
  ];
  return options.filter((option) => option !== undefined);
}

function handOption(rules: Rules, players: number): Option {
  const most = Math.floor(tileCount(rules, players) / players);
  // The tiles of a player are split into two hands of equal size.
  const twoHands = rules.seats.sides === 'two-hands';
  const own = rules.deal.hand[players] ?? 0;
  const sizes = [...new Set([5, 6, 7, 9, 10, 14, own])]
    .sort((a, b) => a - b)
    .filter((size) => size === own || (size <= most && !(twoHands && size % 2 > 0)));
  const hand = (size: number) => ({ ...rules.deal.hand, [players]: size });
  return choice(
    'hand',
    sizes.map((size) => [String(size), { 'deal.hand': hand(size) }]),
  );
}

/** The options on drawing; none if all tiles are dealt or the rest is not used. */
function boneyardOptions(rules: Rules, players: number): (Option | undefined)[] {
  const dealt = players * (rules.deal.hand[players] ?? 0);
  if (rules.deal.rest === 'asleep' || dealt === tileCount(rules, players)) return [];
  return [
    choice('draw', [
      ['until-playable', { 'draw.mode': 'until-playable' }],
      ['one', { 'draw.mode': 'exactly', 'draw.count': 1 }],
      ['two', { 'draw.mode': 'exactly', 'draw.count': 2 }],
      ['none', { 'draw.mode': 'none' }],
    ]),
    rules.draw.mode === 'none'
      ? undefined
      : choice('reserve', [
          ['none', { 'draw.reserve': 0 }],
          ['one', { 'draw.reserve': 1 }],
          ['two', { 'draw.reserve': 2 }],
        ]),
  ];
}

function scoreOptions(rules: Rules, players: number): (Option | undefined)[] {
  const { sense } = rules.score;
  const losersPay = sense === 'losers-pay';
  const countsHands = losersPay || sense === 'winner-gains';
  const pairs = inPairs(rules, players);
  // Where everyone plays alone, `lowest-side` and `lowest-player` mean the same. Keep the one that is set.
  const own = rules.score.blockWinner;
  const used = own === 'lowest-side' || own === 'lowest-player' ? own : undefined;
  const lightest: [string, Overrides] = pairs
    ? ['lowest-side', { 'score.blockWinner': used ?? 'lowest-side' }]
    : ['lowest-player', { 'score.blockWinner': used ?? 'lowest-player' }];
  const payments = losersPay
    ? ['own', 'own-all', 'difference', 'highest-pays-table']
    : ['opponents', 'table', 'opponents-minus-own', 'sum-of-differences'];
  return [
    pairs && sense === 'winner-gains'
      ? choice('out', [
          ['opponents', { 'score.out': 'opponents' }],
          ['table', { 'score.out': 'table' }],
        ])
      : undefined,
    choice('blockWinner', [
      lightest,
      ...only(pairs, 'side-of-lowest-player'),
      ['blocker-vs-next', { 'score.blockWinner': 'blocker-vs-next' }],
      ...only(losersPay, 'nobody'),
      ...only(!losersPay, 'fewest-tiles'),
    ]),
    countsHands
      ? choice(
          'block',
          payments.map((pays) => [pays, { 'score.block': pays }]),
        )
      : undefined,
    choice(
      'blockTie',
      ['void', 'eggs', 'carry', 'blocker-loses', 'blocker-wins', 'leader-wins']
        // `eggs` and `carry` carry the points of hands over, so they need hands that count.
        .filter((tie) => countsHands || (tie !== 'eggs' && tie !== 'carry'))
        .map((tie) => [tie, { 'score.blockTie': tie }]),
    ),
    ...(losersPay
      ? [
          choice(
            'account',
            [0, 13, 25].map((points) => [String(points), { 'account.openAt': points }]),
          ),
          rules.account.openAt === 0
            ? undefined
            : choice('below', [
                ['lost', { 'account.below': 'lost' }],
                ['remembered', { 'account.below': 'remembered' }],
              ]),
        ]
      : []),
  ];
}

function only(offered: boolean, winner: Rules['score']['blockWinner']): [string, Overrides][] {
  return offered ? [[winner, { 'score.blockWinner': winner }]] : [];
}

/** How many tiles a table with this many players deals from. */
export function tileCount(rules: Rules, players: number): number {
  const { set, without } = rules.tiles;
  if (set === 'triomino-56') return 56;
  const highest = Number(set.slice('double-'.length));
  const removed = Array.isArray(without) ? without : (without[players] ?? []);
  return ((highest + 1) * (highest + 2)) / 2 - removed.length;
}

/** Whether two pairs (or two players with two hands each) play under these rules with this many players. */
export function inPairs(rules: Rules, players: number): boolean {
  switch (rules.seats.sides) {
    case 'pairs':
    case 'two-hands':
      return true;
    case 'pairs-at-4':
      return players === 4;
    case 'solo':
      return false;
  }
}

function choice(id: OptionId, choices: [id: string, sets: Overrides][]): Option {
  return { id, kind: 'choice', choices: choices.map(([id, sets]) => ({ id, sets })) };
}

/** The choice that these rules make; `undefined` if it is not among the offered ones. */
export function chosen(
  rules: Rules,
  option: Option & { kind: 'choice' },
): OptionChoice | undefined {
  return option.choices.find(({ sets }) => holds(rules, sets));
}

/** The parameters that an option sets. */
export function parametersOf(option: Option): Parameter[] {
  if (option.kind === 'number') return [option.parameter];
  const names = option.choices.flatMap(({ sets }) => Object.keys(sets) as Parameter[]);
  return [...new Set(names)];
}

function holds(rules: Rules, sets: Overrides): boolean {
  const entries = Object.entries(sets) as [Parameter, Overrides[Parameter]][];
  return entries.every(([name, value]) => equal(parameter(rules, name), value ?? null));
}
