// What the live regions of a table announce, and whether the regions existed from the start.
import type { Page } from '@playwright/test';
import type { Region } from '../src/features/table/speech/announce.ts';

interface Heard {
  region: Region;
  text: string;
}

interface Regions {
  heard: Heard[];
  /** Regions that were inserted with text, inserted late, inserted again, or removed. */
  faults: string[];
}

declare global {
  interface Window {
    regionsHeard: Regions;
  }
}

/** Listens from before the first paint; ask afterwards with {@link heard}. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions: Regions = { heard: [], faults: [] };
    window.regionsHeard = regions;
    const known = new Map<string, Element>();

    function found(element: Element) {
      const name = element.getAttribute('data-region') ?? '';
      if (known.has(name)) regions.faults.push(`${name} was created again`);
      if (element.textContent !== '') regions.faults.push(`${name} came with text`);
      known.set(name, element);
    }

    function added(node: Node) {
      if (!(node instanceof Element)) {
        // An empty text is no announcement: Svelte leaves one where a list has become empty.
        const text = node.textContent ?? '';
        const region = node.parentElement?.closest('[data-region]')?.getAttribute('data-region');
        if (region && text !== '') regions.faults.push(`${region} had its text changed to ${text}`);
        return;
      }
      const name = node.parentElement?.getAttribute('data-region');
      if (name) regions.heard.push({ region: name as Region, text: node.textContent });
      if (node.matches('[data-region]')) found(node);
      node.querySelectorAll('[data-region]').forEach(found);
      const table = node.matches('.table') ? node : node.querySelector('.table');
      if (table !== null && known.size !== 3)
        regions.faults.push('the table came before its regions');
    }

    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes, target, type } of changes) {
        if (type === 'characterData') added(target);
        addedNodes.forEach(added);
        removedNodes.forEach((node) => {
          if (node instanceof Element && node.matches('[data-region]')) {
            regions.faults.push(`${node.getAttribute('data-region') ?? ''} was removed`);
          }
        });
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** All announcements so far. */
export function heard(page: Page): Promise<Regions> {
  return page.evaluate(() => window.regionsHeard);
}
