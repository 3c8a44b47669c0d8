import type { TableState } from './table.svelte.ts';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Milliseconds left as clocks show them, rounded up to whole seconds: `0:48`, `5:00:00`, or days in this language. */
export function clockText(ms: number, code: string): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= DAY_S) {
    const days = { style: 'unit', unit: 'day', maximumFractionDigits: 1 } as const;
    return new Intl.NumberFormat(code, days).format(seconds / DAY_S);
  }
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const shown = seconds < HOUR_S ? minutes : `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
  return `${shown}:${two(seconds % 60)}`;
}

/** The time left of the turn, and the reserve of its player: `0:12 +1:00`. Empty without a clock. */
export function turnClock(
  { clockMs, bankMs }: Pick<TableState, 'clockMs' | 'bankMs'>,
  code: string,
): string {
  if (clockMs === null) return '';
  return clockText(clockMs, code) + (bankMs === null ? '' : ` +${clockText(bankMs, code)}`);
}
