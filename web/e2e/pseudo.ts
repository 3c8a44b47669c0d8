// The page in a further language, made from English: built by `scripts/pseudo.mjs`, and served in place of the page that
// the server has. The server has no such language, so its sentences are changed on their way.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { PSEUDO, pseudo } from '../scripts/catalogues/pseudo.ts';

const BUILT = join(import.meta.dirname, '../dist-pseudo');

/** Serves the page with the further language to a page. */
export async function withPseudo(page: Page, address: string): Promise<void> {
  if (!existsSync(join(BUILT, 'index.html'))) {
    throw new Error('there is no dist-pseudo; build it with `node scripts/pseudo.mjs`');
  }
  await page.route(`${address}/**`, async (route, request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) return answer(route);
    const file = join(BUILT, pathname);
    const isFile = pathname !== '/' && existsSync(file);
    if (isFile) return route.fulfill({ path: file });
    return request.isNavigationRequest() && request.method() === 'GET'
      ? route.fulfill({ path: join(BUILT, 'index.html') })
      : route.fallback();
  });
}

/** An answer of the server; in the further language if that was asked for. */
async function answer(route: Route): Promise<void> {
  const url = route.request().url();
  const english = url.replace(`lang=${PSEUDO}`, 'lang=en').replace(`/learn/${PSEUDO}`, '/learn/en');
  if (english === url) return route.fallback();
  const response = await route.fetch({ url: english });
  const json: unknown = await response.json();
  return route.fulfill({ response, json: translated(json, false) });
}

/** Fields of the server's answers that hold sentences. */
const SENTENCES = new Set([
  ...['about', 'hands', 'heading', 'hint', 'history', 'intro', 'label', 'lines'],
  ...['nothing_else', 'sentences', 'statement', 'strategy', 'text', 'title', 'why', 'written'],
]);

/** A JSON value with its sentences changed. */
function translated(value: unknown, isSentence: boolean): unknown {
  if (typeof value === 'string') return isSentence ? pseudo(value) : value;
  if (Array.isArray(value)) return value.map((one) => translated(one, isSentence));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, translated(inner, SENTENCES.has(key))]),
  );
}
