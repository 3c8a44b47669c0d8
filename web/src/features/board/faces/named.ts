import type { Shown } from './shown.ts';

/** The name of a tile, with the names of its pictures if it shows pictures: "six-five (moon, apple)". */
export function withPictures(
  name: string,
  tile: readonly [number, number] | readonly [number, number, number],
  shown: Shown | undefined,
  code: string,
): string {
  // Triangles always show their numbers.
  if (tile.length === 3) return name;
  const [low, high] = tile;
  const numbers = low === high ? [low] : [high, low];
  const names = numbers.flatMap((number) => {
    const names = shown?.set?.pictures[number]?.names;
    return names?.[code] ?? names?.['en'] ?? [];
  });
  return names.length === 0 ? name : `${name} (${names.join(', ')})`;
}
