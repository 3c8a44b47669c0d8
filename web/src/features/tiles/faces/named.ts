import type { Shown } from './shown.ts';

/** The name of a tile, with the names of its pictures if it shows pictures: "six-five (moon, apple)". `names` has
 * the name of each picture by its id. */
export function withPictures(
  name: string,
  tile: readonly [number, number] | readonly [number, number, number],
  shown: Shown | undefined,
  names: Readonly<Record<string, string>>,
): string {
  // Triangles always show their numbers.
  if (tile.length === 3) return name;
  const [low, high] = tile;
  const numbers = low === high ? [low] : [high, low];
  const pictures = numbers.flatMap((number) => {
    const id = shown?.set?.pictures[number]?.id;
    return id === undefined ? [] : [names[id] ?? id];
  });
  return pictures.length === 0 ? name : `${name} (${pictures.join(', ')})`;
}
