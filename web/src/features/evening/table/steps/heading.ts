import { createContext } from 'svelte';

/** Whether a new step may take the focus. The first step of a page may not. */
export interface Moves {
  mayTakeFocus: boolean;
}

export const [getMoves, setMoves] = createContext<Moves>();

/**
 * Moves the focus to the heading of a step that has replaced another, so that screen readers continue there. Scrolls to
 * the top of the page, or as near to it as the heading allows. Does nothing if another control has the focus.
 */
export function takeFocus(heading: HTMLElement, moves: Moves): void {
  const { activeElement, body, documentElement } = heading.ownerDocument;
  const isFocusLost = activeElement === null || activeElement === body;
  if (!moves.mayTakeFocus || !isFocusLost) return;
  documentElement.scrollTop = 0;
  heading.focus();
}
