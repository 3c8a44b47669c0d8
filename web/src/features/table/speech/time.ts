/** Units of time in seconds, the longest first. */
const UNITS = [
  { unit: 'day', seconds: 24 * 3600 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** Milliseconds in words of a language, in the two longest units: “2 days, 3 hours”. Rounded up to whole seconds. */
export function spokenTime(ms: number, code: string): string {
  const all = Math.ceil(ms / 1000);
  const first = UNITS.findIndex(({ seconds }) => all >= seconds);
  const used = first < 0 ? UNITS.slice(-1) : UNITS.slice(first, first + 2);
  let rest = all;
  const parts = used.flatMap(({ unit, seconds }, i) => {
    const n = Math.floor(rest / seconds);
    rest -= n * seconds;
    if (n === 0 && i > 0) return [];
    return new Intl.NumberFormat(code, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  });
  return new Intl.ListFormat(code, { type: 'unit' }).format(parts);
}
