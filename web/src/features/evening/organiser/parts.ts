import type { EveningView } from '../../../net/protocol/evening.ts';

/** The parts of the organiser’s page, in their order. The part of the address after `#` is one of these names. */
export const PARTS = [
  'tables',
  'standings',
  'seating',
  'people',
  'penalties',
  'money',
  'evening',
] as const;

export type Part = (typeof PARTS)[number];

/** The parts that this evening has: those for penalties and money only where there are any (CLUB-69, CLUB-76). */
export function partsOf({ setup, sanctions }: EveningView): Part[] {
  const has = {
    penalties: setup.penalties || sanctions.length > 0,
    money: setup.stake > 0 || setup.prize !== null,
  };
  return PARTS.filter((part) => !(part in has) || has[part as keyof typeof has]);
}

/** The part that an address names, otherwise the tables. */
export function partNamed(hash: string, parts: readonly Part[]): Part {
  return parts.find((part) => `#${part}` === hash) ?? 'tables';
}
