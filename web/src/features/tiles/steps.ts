/** Moves from one offered place to another by keys. */
import type { Arm, Landing } from './arrange.ts';

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The cost of a sideways distance, where the same distance forward costs 1. The left and right keys prefer a place in
 * the same row. The up and down keys prefer the nearest place.
 */
const ASIDE = { level: 2, upright: 1 };
const TOLERANCE = 1e-6;

/**
 * The place that a key leads to: the nearest one in the direction of an arrow (`from` if there is none), the first for
 * Home, the last for End. `null` for another key, or if no place is offered.
 */
export function stepFrom(from: Landing, offered: readonly Landing[], key: string): Landing | null {
  if (key === 'Home') return offered[0] ?? null;
  if (key === 'End') return offered.at(-1) ?? null;
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [x, y] = middle(from);
  const weight = direction[0] === 0 ? ASIDE.upright : ASIDE.level;
  const ahead = offered.flatMap((to) => {
    const [dx, dy] = [middle(to)[0] - x, middle(to)[1] - y];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    return along > TOLERANCE ? [{ to, cost: along + weight * aside }] : [];
  });
  // Without a place in that direction the focus stays, and the key still counts as handled.
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.to ?? from;
}

/** The next place where the tile would lie turned differently; `from` if it would lie turned alike everywhere. */
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
