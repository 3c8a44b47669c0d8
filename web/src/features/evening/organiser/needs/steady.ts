/** An item of a list, with a key that stays the same while the item changes. */
export interface Keyed {
  readonly key: string;
}

/** An item as it is shown. A gone item keeps its place until the hand leaves the list. */
export interface Shown<Item extends Keyed> {
  readonly item: Item;
  readonly isGone: boolean;
}

/**
 * The list to show for the current items. While a hand is on the list, nothing moves: gone items keep their places, and
 * new ones wait at the foot. Otherwise every item stands where it belongs.
 */
export function steadied<Item extends Keyed>(
  shown: readonly Shown<Item>[],
  items: readonly Item[],
  isHeld: boolean,
): readonly Shown<Item>[] {
  if (!isHeld) return items.map((item) => ({ item, isGone: false }));
  const current = new Map(items.map((item) => [item.key, item]));
  const known = new Set(shown.map(({ item }) => item.key));
  return [
    ...shown.map(({ item }) => {
      const now = current.get(item.key);
      return { item: now ?? item, isGone: now === undefined };
    }),
    ...items.filter(({ key }) => !known.has(key)).map((item) => ({ item, isGone: false })),
  ];
}
