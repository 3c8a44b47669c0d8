/** The same things in random order. */
export function shuffled<Thing>(things: readonly Thing[], draw = drawn): Thing[] {
  const left = [...things];
  const order: Thing[] = [];
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1));
  return order;
}

/** A lot among so many, each as likely as the others. */
function drawn(many: number): number {
  const all = 2 ** 32;
  // The last, incomplete run of numbers would favour the first lots, so what falls there is drawn again.
  const fair = all - (all % many);
  const lot = new Uint32Array(1);
  do crypto.getRandomValues(lot);
  while ((lot[0] ?? 0) >= fair);
  return (lot[0] ?? 0) % many;
}
