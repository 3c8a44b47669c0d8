import { tick } from 'svelte';
import type { TableState } from '../state/table.svelte.ts';

/** Moves the focus to the choice of halves, if either half of the chosen tile may touch. */
export function toHalves(table: TableState): void {
  if (table.ways.length === 0) return;
  void tick().then(() => document.querySelector<HTMLElement>('[data-half]')?.focus());
}
