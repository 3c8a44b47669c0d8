import type { PageMessages } from '../../i18n/compiled/types.ts';
import type { Rules } from '../../net/protocol/types.ts';

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
