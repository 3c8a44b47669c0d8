import type { PageMessages } from '../../i18n/compiled/types.ts';
import type { Rules } from '../../net/protocol/types.ts';
import { inPairs, tileCount } from './options.ts';

/** The agreement for a table with this many players, as one sentence. */
export function agreement(rules: Rules, players: number, t: PageMessages): string {
  const clauses = [
    ...seating(rules, players, t),
    ...laying(rules, t),
    ...leading(rules, t),
    ...drawing(rules, players, t),
    ...counting(rules, players, t),
    ...ending(rules, players, t),
  ];
  return t.agreement.sentence({ name: presetName(rules.preset, t), clauses: clauses.join('; ') });
}

/** The name of a preset. A preset that this client does not know is shown by its id. */
export function presetName(preset: string, t: PageMessages): string {
  const names: Record<string, string> = t.preset;
  return names[preset] ?? preset;
}

/** Rules in one line: players, tiles, target. `counts` has the numbers of players, by default all that are allowed. */
export function brief(rules: Rules, t: PageMessages, counts = rules.seats.count): string {
  const hands = counts.map((players) => rules.deal.hand[players] ?? 0);
  return t.presets.brief({
    players: counts,
    tiles: [...new Set(hands)],
    target: rules.score.sense === 'none' ? 0 : targetOf(rules, counts[0] ?? 2),
    rounds: rules.match.rounds ?? 0,
  });
}

/** The target for this number of players; 0 if there is none. */
function targetOf(rules: Rules, players: number): number {
  const { target } = rules.match;
  return (typeof target === 'object' ? target?.[players] : target) ?? 0;
}

function seating(rules: Rules, players: number, t: PageMessages): string[] {
  const { without } = rules.tiles;
  const removed = Array.isArray(without) ? without : (without[players] ?? []);
  const sleeping = tileCount(rules, players) - players * (rules.deal.hand[players] ?? 0);
  return [
    rules.seats.sides === 'two-hands'
      ? t.agreement.twoHands
      : inPairs(rules, players)
        ? t.agreement.pairs
        : t.agreement.solo({ n: players }),
    t.agreement.directions[rules.seats.direction],
    t.agreement.hand({ n: rules.deal.hand[players] ?? 0 }),
    ...(removed.length > 0 ? [t.agreement.withoutBlank] : []),
    ...(rules.deal.rest === 'asleep' && sleeping > 0 ? [t.agreement.asleep({ n: sleeping })] : []),
    ...redealing(rules, t),
  ];
}

/** How the layout differs from a plain line, where equal numbers touch and a turn has one tile. */
function laying({ layout, tiles, turn }: Rules, t: PageMessages): string[] {
  const texts = t.agreement;
  return [
    ...(layout.shape === 'line' ? [] : [texts.shape[layout.shape]]),
    ...(layout.crossOpens === 'after-both-sides' ? [texts.bothSides] : []),
    ...(layout.match === 'sum-7' ? [texts.sumSeven] : []),
    ...(tiles.blanks === 'wild' ? [texts.wildBlanks] : []),
    ...(turn.plays === 'one' ? [] : [texts.plays[turn.plays]]),
    ...(turn.closeDouble ? [texts.closeDouble] : []),
  ];
}

function redealing({ deal }: Rules, t: PageMessages): string[] {
  const { doubles, suit } = deal.redeal;
  if (doubles === null) return [];
  return [
    suit === null
      ? t.agreement.redealDoubles({ doubles })
      : t.agreement.redealDoublesOrSuit({ doubles, suit }),
  ];
}

function leading({ lead }: Rules, t: PageMessages): string[] {
  const first = lead.order[0];
  const firstLead =
    lead.first !== 'doubles'
      ? t.agreement.firstLead[lead.first]
      : lead.order.length === 1 && typeof first === 'number'
        ? t.agreement.firstLead.only({ n: first })
        : first === 1
          ? t.agreement.firstLead.lowest
          : t.agreement.firstLead.highest;
  return [
    firstLead,
    t.agreement.nextLead[lead.next],
    ...(lead.tile === 'any-double' ? [t.agreement.anyDouble] : []),
    ...(lead.afterBlock === 'same' ? [] : [t.agreement.afterBlock[lead.afterBlock]]),
  ];
}

function drawing(rules: Rules, players: number, t: PageMessages): string[] {
  const dealt = players * (rules.deal.hand[players] ?? 0);
  const { mode, count, reserve } = rules.draw;
  // If every tile is dealt, no tile is left to draw in any mode.
  if (mode === 'none' || dealt === tileCount(rules, players)) return [t.agreement.draw.none];
  const draws =
    mode === 'exactly'
      ? t.agreement.draw.exactly({ n: count })
      : t.agreement.draw['until-playable'];
  return reserve === 0 ? [draws] : [draws, t.agreement.reserve({ n: reserve })];
}

function counting(rules: Rules, players: number, t: PageMessages): string[] {
  const { score } = rules;
  const pairs = inPairs(rules, players);
  // Where everyone plays alone, the side with fewest pips is the player with fewest pips.
  const lightest = pairs ? 'lowest-side' : 'lowest-player';
  const winner = /^lowest-/.test(score.blockWinner) ? lightest : score.blockWinner;
  return [
    score.sense === 'winner-gains' || score.sense === 'losers-pay'
      ? t.agreement.out[score.out]
      : t.agreement.sense[score.sense],
    ...(rules.end.block === 'dead-suit' ? [t.agreement.deadSuit] : []),
    ...(winner === 'nobody' ? [] : [t.agreement.blockWinner[winner]]),
    ...(score.sense === 'winner-gains' || score.sense === 'losers-pay'
      ? [t.agreement.block[score.block]]
      : []),
    // If every side scores its own hands, a tie changes nothing.
    ...(score.block === 'own-all' ? [] : [t.agreement.blockTie[score.blockTie]]),
    ...rules.value.special.map(({ tiles, when, points }) =>
      t.agreement.special[when]({ tiles: tiles.map((tile) => tile.join('-')).join(' '), points }),
    ),
    ...score.bonus.map(({ event, points }) => t.agreement.bonus[event]({ points })),
  ];
}

function ending(rules: Rules, players: number, t: PageMessages): string[] {
  const { account, match } = rules;
  const target = targetOf(rules, players);
  return [
    ...(account.openAt === 0
      ? []
      : [t.agreement.account({ n: account.openAt }), t.agreement.below[account.below]]),
    ...(match.rounds === null ? [] : [t.agreement.rounds({ n: match.rounds })]),
    ...(target === 0 || rules.score.sense === 'none' ? [] : [goal(rules, target, t)]),
    ...match.instant.map((instant) => t.agreement.instant[instant]),
    ...(match.cap === null ? [] : [t.agreement.cap({ n: match.cap })]),
  ];
}

function goal({ match }: Rules, n: number, t: PageMessages): string {
  switch (match.test) {
    case '>=':
      return t.agreement.target[match.reach]({ n });
    case '>':
      return t.agreement.beyond[match.reach]({ n });
    case '==':
      return t.agreement.exactly({ n });
  }
}
