import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/**
 * Keeps the focus at the table when the focused element is removed: the last tile, an end, an answered question. Then
 * the focus goes to the element that `next` returns, once that is drawn.
 */
export function keepsFocus(
  next: () => HTMLElement | Promise<HTMLElement>,
): Attachment<HTMLElement> {
  return (table) => {
    let within = false;

    const focusin = () => {
      within = true;
    };
    const focusout = async ({ target, relatedTarget }: FocusEvent) => {
      await tick();
      if (table.contains(document.activeElement) || !(target instanceof Element)) return;
      // Either the focused element was removed, or the reader has moved on. A dialog restores the focus itself.
      within = relatedTarget === null && (isGone(target) || target.closest('dialog') !== null);
    };
    const isLost = () => {
      const { activeElement } = document;
      return within && (activeElement === null || isGone(activeElement));
    };
    const mend = async () => {
      if (!isLost()) return;
      // The hand moves the focus from tile to tile itself.
      await tick();
      const to = await next();
      if (isLost()) to.focus({ preventScroll: true });
    };

    const changes = new MutationObserver(() => void mend());
    changes.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    const over = (event: FocusEvent) => void focusout(event);
    table.addEventListener('focusin', focusin);
    table.addEventListener('focusout', over);
    return () => {
      changes.disconnect();
      table.removeEventListener('focusin', focusin);
      table.removeEventListener('focusout', over);
    };
  };
}

/** Whether an element can no longer have the focus. */
function isGone(element: Element): boolean {
  return element === document.body || !element.isConnected || element.matches(':disabled');
}
