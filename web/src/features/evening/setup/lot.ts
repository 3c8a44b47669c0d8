/** The same things in random order. */
export function shuffled<Thing>(things: readonly Thing[], draw = drawn): Thing[] {
  const left = [...things];
  const order: Thing[] = [];
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1));
  return order;
}

/** A random number below `count`, each equally likely. */
function drawn(many: number): number {
  const all = 2 ** 32;
  // An incomplete last run of numbers would favour low ones, so a draw there is repeated.
  const fair = all - (all % many);
  const lot = new Uint32Array(1);
  do crypto.getRandomValues(lot);
  while ((lot[0] ?? 0) >= fair);
  return (lot[0] ?? 0) % many;
}
