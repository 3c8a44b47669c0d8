import { createContext } from 'svelte';

/** Whether a step that appears may take the focus: not while the page itself is drawn for the first time. */
export interface Moves {
  begun: boolean;
}

export const [getMoves, setMoves] = createContext<Moves>();

/**
 * Moves the focus to the heading of a step that has taken the place of another, so that reading goes on there, and the page to its
 * top, as far as the heading is seen then: where the step before ended is nobody's place in this one. Whoever is somewhere else on
 * the page stays there.
 */
export function takeFocus(heading: HTMLElement, moves: Moves): void {
  const { activeElement, body, documentElement } = heading.ownerDocument;
  const lost = activeElement === null || activeElement === body;
  if (!moves.begun || !lost) return;
  documentElement.scrollTop = 0;
  heading.focus();
}
