// Text and controls that a window cuts off.
import type { Page } from '@playwright/test';
import { inEveryFont } from './fonts.ts';

/**
 * What cannot be reached in this window, in any of the fonts: text that is cut off and cannot be scrolled to, and pages
 * that must be scrolled sideways. Text for screen readers only is ignored.
 */
export function cut(page: Page): Promise<string[]> {
  return inEveryFont(page, () => cutNow(page));
}

function cutNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** How many pixels something may stick out, because of borders and rounding. */
    const SLACK = 2;
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth + SLACK) {
      found.push(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);
    }

    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const holder = node.parentElement;
      if (text === '' || holder === null || unseen(holder)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      look(`“${text.slice(0, 40)}”`, holder, range.getBoundingClientRect());
    }
    const controls = ':is(a, button, input, select, textarea, [role=option]):not(:disabled)';
    for (const control of document.querySelectorAll(controls)) {
      if (unseen(control)) continue;
      look(named(control), control, control.getBoundingClientRect());
    }
    return found;

    function unseen(element: Element): boolean {
      const listened = '.visually-hidden, svg, option, .skip';
      return !element.checkVisibility() || element.closest(listened) !== null;
    }

    function look(what: string, holder: Element, box: DOMRect) {
      if (box.width === 0) return;
      const over = clippedBy(holder, box);
      if (over !== null) found.push(`${what} is cut by ${over}`);
    }

    /** The nearest ancestor that hides part of a box and cannot be scrolled to show it. */
    function clippedBy(from: Element, box: DOMRect): string | null {
      for (let around: Element | null = from; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const edge = around.getBoundingClientRect();
        const wide = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
        const high = box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;
        if (wide && (overflowX === 'hidden' || overflowX === 'clip')) return named(around);
        if (high && (overflowY === 'hidden' || overflowY === 'clip')) return named(around);
        // Content that can be scrolled can be reached.
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        if (overflowY === 'auto' || overflowY === 'scroll') return null;
        if (position === 'fixed') break;
      }
      const wide = box.left < -SLACK || box.right > innerWidth + SLACK;
      return wide ? 'the window' : null;
    }

    function named(element: Element): string {
      return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
    }
  });
}
