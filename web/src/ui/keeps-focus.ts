/**
 * Keeps the focus near its last place, for `{@attach}`. When the focused element is removed, disabled or hidden, the
 * nearest heading around it takes the focus. Otherwise the next Tab would start at the top of the page, and a screen
 * reader would be silent.
 */
export function keepsFocus(area: HTMLElement): () => void {
  let focused: HTMLElement | undefined;
  let headings: readonly HTMLElement[] = [];

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    focused = target;
    headings = headingsAround(target);
  }

  function moveLostFocus() {
    if (focused === undefined || canHaveFocus(focused)) return;
    const { activeElement } = document;
    // Another element has the focus already.
    if (activeElement !== document.body && activeElement !== focused) return;
    const heading = headings.find(canHaveFocus);
    if (heading === undefined) return;
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(moveLostFocus);
  observer.observe(area, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'open'],
  });
  area.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    area.removeEventListener('focusin', remember);
  };
}

/** The headings of an element, from the inside out: the summary that hides it, its sections' headings, the page's. */
function headingsAround(element: HTMLElement): HTMLElement[] {
  const headings: HTMLElement[] = [];
  for (let part = element.parentElement; part !== null; part = part.parentElement) {
    const wanted = part.matches('details') ? 'summary' : 'h1, h2, h3';
    const heading = part.matches('details, section, dialog, [data-part], main, body')
      ? part.querySelector<HTMLElement>(wanted)
      : null;
    if (heading !== null && heading !== element) headings.push(heading);
  }
  return headings;
}

function canHaveFocus(element: HTMLElement): boolean {
  const folded = element.parentElement?.closest('details:not([open])') ?? null;
  const isOwnSummary = folded !== null && element === folded.querySelector('summary');
  return element.isConnected && !element.matches(':disabled') && (folded === null || isOwnSummary);
}
