import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/**
 * Keeps the focus at the table when the focused element is removed or disabled: the last tile, an
 * end, an answered question. The focus then goes to the element that `next` returns.
 */
export function keepsFocus(
  next: () => HTMLElement | Promise<HTMLElement>,
): Attachment<HTMLElement> {
  return (table) => {
    let hasFocus = false;

    const focusin = () => {
      hasFocus = true;
    };
    const focusout = async ({ target, relatedTarget }: FocusEvent) => {
      await tick();
      if (table.contains(document.activeElement) || !(target instanceof Element)) return;
      // If the element still exists, the reader has moved on, unless a dialog has closed.
      hasFocus = relatedTarget === null && (isGone(target) || target.closest('dialog') !== null);
    };
    const isLost = () => {
      const { activeElement } = document;
      return hasFocus && (activeElement === null || isGone(activeElement));
    };
    const restoreFocus = async () => {
      if (!isLost()) return;
      // Wait: the hand may move the focus to another tile itself.
      await tick();
      const to = await next();
      if (isLost()) to.focus({ preventScroll: true });
    };

    const observer = new MutationObserver(() => void restoreFocus());
    observer.observe(table, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    const onFocusout = (event: FocusEvent) => void focusout(event);
    table.addEventListener('focusin', focusin);
    table.addEventListener('focusout', onFocusout);
    return () => {
      observer.disconnect();
      table.removeEventListener('focusin', focusin);
      table.removeEventListener('focusout', onFocusout);
    };
  };
}

/** Whether an element can no longer have the focus. */
function isGone(element: Element): boolean {
  return element === document.body || !element.isConnected || element.matches(':disabled');
}
