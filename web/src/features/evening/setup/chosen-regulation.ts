import type { ClubRules, KnownRegulation, Regulation } from '../../../net/protocol/evening.ts';
import type { ReadRegulation } from './club-regulations.svelte.ts';
import type { Draft } from './draft.svelte.ts';

/** The rules of a draft, as a club can save them. */
export type DraftRules = Pick<ClubRules, 'regulation' | 'target' | 'limit'>;

/** The regulation that a draft follows, with what the organiser changed in it. */
export interface ChosenRegulation {
  /** The rules of the draft. */
  readonly rules: DraftRules;
  /** One that comes with the program. The rules are based on it. */
  readonly known: KnownRegulation | undefined;
  /** The one of the club, if that was chosen. */
  readonly own: ReadRegulation | undefined;
  /** Whether something differs from the chosen one. */
  readonly isChanged: boolean;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two regulations have the same rules. The server and the page may name them in another order. */
export function areSameRegulations(one: Regulation, other: Regulation): boolean {
  const names = Object.keys(one) as (keyof Regulation)[];
  return names.every((name) => isSame(one[name], other[name]));
}

/** Whether two regulations say the same, with the usual target and time limit. */
const areSameRules = (one: DraftRules, other: DraftRules): boolean =>
  areSameRegulations(one.regulation, other.regulation) &&
  one.target === other.target &&
  one.limit === other.limit;

/**
 * The regulation that a draft follows. `chosen` is the id of the club's one that was chosen on this page. After a reload the rules
 * alone tell which one it was.
 */
export function chosenRegulation(
  draft: Draft,
  all: readonly KnownRegulation[],
  ofClub: readonly ReadRegulation[],
  chosen: string | undefined,
): ChosenRegulation | undefined {
  const regulation = draft.regulation ?? all[0]?.regulation;
  if (regulation === undefined) return undefined;
  const rules = { regulation, target: draft.target ?? 0, limit: draft.limit };
  const known = all.find((other) => other.regulation.name === regulation.name);
  const isKnown = known !== undefined && areSameRules(rules, known);
  const own =
    ofClub.find(({ id }) => id === chosen) ??
    (chosen === undefined && !isKnown
      ? ofClub.find((other) => areSameRules(rules, other.rules))
      : undefined);
  const base = own?.rules ?? known;
  return { rules, known, own, isChanged: base !== undefined && !areSameRules(rules, base) };
}
