import { createContext } from 'svelte';

/** Whether a new step may take the focus: not while the page is drawn for the first time. */
export interface Moves {
  begun: boolean;
}

export const [getMoves, setMoves] = createContext<Moves>();

/**
 * Moves the focus to the heading of a step that has replaced another, so that reading continues there. Scrolls to the
 * top of the page, as far as the heading stays visible. If the focus is elsewhere on the page, it stays.
 */
export function takeFocus(heading: HTMLElement, moves: Moves): void {
  const { activeElement, body, documentElement } = heading.ownerDocument;
  const lost = activeElement === null || activeElement === body;
  if (!moves.begun || !lost) return;
  documentElement.scrollTop = 0;
  heading.focus();
}
