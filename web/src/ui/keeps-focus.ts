/**
 * Keeps the focus near its last place, for `{@attach}`: when the focused element goes, is disabled or is folded away, the
 * nearest heading around it takes it. Otherwise the next Tab would begin at the top of the page, and a reader would be silent.
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
    // It went on to something else by itself.
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

/** What stands over an element: the summary of what it is folded into, the headings of its sections and of the page, inside out. */
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
