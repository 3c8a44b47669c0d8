import type { AlertCause } from '../../net/protocol/evening.ts';

/** The values of an alert's sentence: names instead of numbers, scores as text. */
export type AlertValues<Kind extends AlertCause['kind']> = {
  high: { number: number; points: number; pair: string };
  twice: { number: number; score: string };
  objection: { number: number; by: string; text: string };
  'wrong-lead': { number: number; leads: string; should: string };
  'corrected-end': { number: number };
  conflict: { number: number; stands: string | null; told: string };
  'other-end': { stands: string; told: string };
}[Kind];
