import type { AlertCause } from '../../net/protocol/evening.ts';

/** The values in the sentence of an alert, with names instead of numbers and scores as text. */
export type AlertValues<Kind extends AlertCause['kind']> = {
  high: { number: number; points: number; pair: string };
  twice: { number: number; score: string };
  objection: { number: number; by: string; text: string };
  'wrong-lead': { number: number; leads: string; should: string };
  'corrected-end': { number: number };
  conflict: { number: number; recorded: string | null; entered: string };
  'other-end': { recorded: string; entered: string };
}[Kind];
