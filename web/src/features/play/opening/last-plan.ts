import { loadText, saveText } from '../../../device/local-text.ts';
import type { OpenTable } from '../../../net/protocol/types.ts';
import { LAST_PLAN } from '../home/has-played.ts';
import { firstPlan, readPlan } from './plan.ts';

/** The plan that was played or looked for last on this device; before the first, a game for readers of the language. */
export function lastPlan(language: string): OpenTable {
  return readPlan(loadText(LAST_PLAN)) ?? firstPlan(language);
}

/** Stores a plan, so that the next table starts from it. */
export function rememberPlan(plan: OpenTable): void {
  saveText(LAST_PLAN, JSON.stringify(plan));
}
