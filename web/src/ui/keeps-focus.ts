/**
 * Keeps the focus near its last place, for `{@attach}`. When the focused element is removed, disabled or hidden, the
 * nearest heading around it takes the focus. Otherwise the next Tab would start at the top of the page, and a screen
 * reader would be silent.
 */
export function keepsFocus(area: HTMLElement): () => void {
  let here: HTMLElement | undefined;
  let around: readonly HTMLElement[] = [];

  function note({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    here = target;
    around = headingsAround(target);
  }

  function look() {
    if (here === undefined || canHaveFocus(here)) return;
    const { activeElement } = document;
    // The focus moved on by itself.
    if (activeElement !== document.body && activeElement !== here) return;
    const heading = around.find(canHaveFocus);
    if (heading === undefined) return;
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  const changes = new MutationObserver(look);
  changes.observe(area, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'open'],
  });
  area.addEventListener('focusin', note);
  return () => {
    changes.disconnect();
    area.removeEventListener('focusin', note);
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
  const isItsSummary = folded !== null && element === folded.querySelector('summary');
  return element.isConnected && !element.matches(':disabled') && (folded === null || isItsSummary);
}
