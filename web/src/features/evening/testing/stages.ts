/** Recorded evenings at several stages, for tests. */
import type { EveningView, ClubTableView } from '../../../net/protocol/evening.ts';

/** The views of an evening at one moment. */
export interface Stage {
  readonly name: string;
  readonly now: number;
  readonly organiser: EveningView;
  /** The views of some players, by player number. */
  readonly players: Partial<Record<number, EveningView>>;
  /** The view of the public board. */
  readonly screen: EveningView;
  /** Every table of the matches that have begun, as the organiser sees it. */
  readonly tables: readonly ClubTableView[];
}

const files = import.meta.glob<readonly Stage[]>('./*.json', { eager: true, import: 'default' });

/** The evenings there are, by how many play. */
export type EveningName = 'four' | 'six' | 'eight' | 'sixteen' | 'sixty-four';

/** An evening at a stage. */
export function stageOf(evening: EveningName, name: string): Stage {
  const stage = files[`./${evening}.json`]?.find((stage) => stage.name === name);
  if (stage === undefined) throw new Error(`\`${evening}\` has no stage \`${name}\``);
  return stage;
}

/** The names of an evening’s stages, in order. */
export function stagesOf(evening: EveningName): string[] {
  return (files[`./${evening}.json`] ?? []).map(({ name }) => name);
}
