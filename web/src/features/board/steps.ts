/** Moves from one offered place to another by keys. */
import type { Arm, Landing } from './arrange.ts';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * How much worse a sideways distance is than a forward one. Within a row the focus prefers to stay; to another row it
 * takes the short way.
 */
const ASIDE = { level: 2, upright: 1 };
const HAIR = 1e-6;

/**
 * The place that a key leads to: the nearest one in that direction, the first or the last. `null` for another key, or
 * if there is no place.
 */
export function stepFrom(from: Landing, offered: readonly Landing[], key: string): Landing | null {
  if (key === 'Home') return offered[0] ?? null;
  if (key === 'End') return offered.at(-1) ?? null;
  const way = WAYS[key];
  if (way === undefined) return null;
  const [x, y] = middle(from);
  const weight = way[0] === 0 ? ASIDE.upright : ASIDE.level;
  const ahead = offered.flatMap((to) => {
    const [dx, dy] = [middle(to)[0] - x, middle(to)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return along > HAIR ? [{ to, cost: along + weight * aside }] : [];
  });
  // Without a place in that direction the focus stays, and the key still counts as handled.
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.to ?? from;
}

/** The next place where the tile lies turned differently; the same place if it fits in one turn only. */
export function turnFrom(
  from: Landing,
  offered: readonly Landing[],
  turned: (arm: Arm) => string,
): Landing {
  const at = offered.indexOf(from);
  const next = [...offered.slice(at + 1), ...offered.slice(0, at)];
  return next.find(({ arm }) => turned(arm) !== turned(from.arm)) ?? from;
}

function middle({ rect }: Landing): readonly [number, number] {
  return [rect.x + rect.w / 2, rect.y + rect.h / 2];
}
