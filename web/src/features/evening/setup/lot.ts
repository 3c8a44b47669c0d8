/** The items in random order. `draw` returns a number from 0 to one below its argument. */
export function shuffled<Item>(items: readonly Item[], draw = randomBelow): Item[] {
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(draw(left.length), 1));
  return order;
}

/** A random number below `count`, each equally likely. */
function randomBelow(count: number): number {
  const all = 2 ** 32;
  // An incomplete last run of numbers would favour low ones, so a draw there is repeated.
  const fair = all - (all % count);
  const random = new Uint32Array(1);
  do crypto.getRandomValues(random);
  while ((random[0] ?? 0) >= fair);
  return (random[0] ?? 0) % count;
}
