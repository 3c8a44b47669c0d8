import type { SettingValues } from './values.ts';

/** How loud a choice of volume is, between 0 and 1. */
export const VOLUME: Record<SettingValues['volume'], number> = { low: 0.25, middle: 0.55, high: 1 };
