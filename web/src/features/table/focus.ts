import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/**
 * Keeps the focus at the table. What has it may go with the moment it belonged to: the last tile, an end, a question
 * that was answered. Whoever was at the table then stays there, and goes to where the next thing is to be read: `next`
 * says where that is, once it is drawn.
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
      // Either the table has lost it, or the reader has taken it elsewhere. A dialog gives back what it took.
      within = relatedTarget === null && (isGone(target) || target.closest('dialog') !== null);
    };
    const isLost = () => {
      const { activeElement } = document;
      return within && (activeElement === null || isGone(activeElement));
    };
    const mend = async () => {
      if (!isLost()) return;
      // The hand goes on from tile to tile by itself.
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

/** Whether something can no longer have the focus. */
function isGone(element: Element): boolean {
  return element === document.body || !element.isConnected || element.matches(':disabled');
}
