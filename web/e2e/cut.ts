// Text and controls that a window cuts off.
import type { Page } from '@playwright/test';
import { inEveryFont } from './fonts.ts';

/**
 * What cannot be reached in this window, in the narrowest font or in the widest and tallest: text that is cut off and cannot be
 * scrolled to, and pages that must be scrolled sideways. Text for screen readers only is ignored, and so is a shortened name in
 * a picture if the page has it whole elsewhere.
 */
export function cut(page: Page): Promise<string[]> {
  return inEveryFont(page, cutNow);
}

/** Runs in the page. */
function cutNow(): string[] {
  /** How many pixels something may stick out, because of borders and rounding. */
  const SLACK = 2;
  const found: string[] = [];
  // Most elements are asked about several times, as ancestors of others.
  const known = new Map<Element, { edge: DOMRect; x: string; y: string; fixed: boolean }>();
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + SLACK) {
    found.push(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);
  }

  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const holder = node.parentElement;
    if (text === '' || holder === null || unseen(holder) || isWholeElsewhere(text, holder))
      continue;
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

  function isWholeElsewhere(text: string, holder: Element): boolean {
    if (holder.closest('[aria-hidden=true]') === null) return false;
    if (getComputedStyle(holder).textOverflow !== 'ellipsis') return false;
    const texts = document.evaluate('//body//text()', document, null, XPathResult.ANY_TYPE);
    for (let other = texts.iterateNext(); other !== null; other = texts.iterateNext()) {
      const around = other.parentElement;
      const isSame =
        other.textContent?.trim() === text && around?.closest('[aria-hidden=true]') === null;
      if (isSame && around.checkVisibility()) return true;
    }
    return false;
  }

  function unseen(element: Element): boolean {
    const listened = '.visually-hidden, svg, option, .skip';
    return element.closest(listened) !== null || !element.checkVisibility();
  }

  function look(what: string, holder: Element, box: DOMRect) {
    if (box.width === 0) return;
    const over = clippedBy(holder, box);
    if (over !== null) found.push(`${what} is cut by ${over}`);
  }

  /** The nearest ancestor that hides part of a box and cannot be scrolled to show it. */
  function clippedBy(from: Element, box: DOMRect): string | null {
    for (let around: Element | null = from; around !== null; around = around.parentElement) {
      const { edge, x, y, fixed } = shapeOf(around);
      const wide = box.left < edge.left - SLACK || box.right > edge.right + SLACK;
      const high = box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK;
      if (wide && (x === 'hidden' || x === 'clip')) return named(around);
      if (high && (y === 'hidden' || y === 'clip')) return named(around);
      // Content that can be scrolled can be reached.
      if (x === 'auto' || x === 'scroll') return null;
      if (y === 'auto' || y === 'scroll') return null;
      if (fixed) break;
    }
    const wide = box.left < -SLACK || box.right > innerWidth + SLACK;
    return wide ? 'the window' : null;
  }

  function shapeOf(element: Element) {
    let shape = known.get(element);
    if (shape === undefined) {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      shape = { edge, x: overflowX, y: overflowY, fixed: position === 'fixed' };
      known.set(element, shape);
    }
    return shape;
  }

  function named(element: Element): string {
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`;
  }
}
