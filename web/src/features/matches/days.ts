/** When a day such as `2026-11-26` begins, or one some days after it. */
export function startOf(day: string, after = 0): number {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).getTime();
}
