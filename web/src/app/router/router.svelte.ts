import { createContext, type Component } from 'svelte';
import type { Part } from '../../i18n/language.svelte.ts';
import { matchPath } from './match.ts';

/** The values of the `:names` in a page's pattern. */
export type PageProps = { params: Record<string, string> };

/** A page, loaded when it is first opened. */
export type Route = {
  /** Such as `/table/:id`. */
  pattern: string;
  load: () => Promise<{ default: Component<PageProps> }>;
  /** The page is a table, which uses the whole screen of a phone. */
  atTable?: true;
};

/** Pages of one subject. Their list and their messages are loaded when one of them is first opened. */
export type Branch = {
  /** Such as `/clubs/*`. */
  pattern: string;
  branch: () => Promise<{
    routes: readonly Route[];
    /** The messages of these pages. */
    parts: readonly Part[];
  }>;
};

/** A page, or a branch with a page, and the address that led there. */
export type Place = { route: Route | Branch; params: Record<string, string>; path: string };

/** The first route that matches a path, with the values of its `:names`. */
export function find<R extends { pattern: string }>(
  routes: readonly R[],
  path: string,
): { route: R; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const params = matchPath(route.pattern, path);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

/** The page that is shown, and navigation to other pages. */
export class Router {
  readonly #routes: readonly (Route | Branch)[];
  #path = $state(location.pathname);
  #search = $state(location.search);
  readonly #current = $derived(this.#find(this.#path));

  constructor(routes: readonly (Route | Branch)[]) {
    this.#routes = routes;
  }

  /** The path of the page shown. */
  get path(): string {
    return this.#path;
  }

  /** What follows the path in the address, from `?` on. */
  get search(): string {
    return this.#search;
  }

  /** The route of this path with its values; `undefined` where there is no page. */
  get current(): Place | undefined {
    return this.#current;
  }

  #find(path: string): Place | undefined {
    const found = find(this.#routes, path);
    return found && { ...found, path };
  }

  /** Opens one of our pages. `replace` leaves no history entry for the page before. */
  go(path: string, options: { replace?: boolean } = {}): void {
    // Opening the present page again must not add a history entry.
    const here = path === location.pathname + location.search;
    if (options.replace === true || here) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.#path = location.pathname;
    this.#search = location.search;
    scrollTo(0, 0);
  }

  /** Preloads the code of a page that is likely to be opened next. */
  prefetch(path: string): void {
    const route = this.#find(path)?.route;
    if (route === undefined) return;
    const code: Promise<unknown> = 'load' in route ? route.load() : route.branch();
    // If it fails now, opening the page reports it.
    code.catch(() => undefined);
  }

  /** Handles clicks on links and the browser's back and forward buttons; returns a function that stops it. */
  listen(): () => void {
    const onpopstate = () => {
      this.#path = location.pathname;
      this.#search = location.search;
    };
    const onclick = (event: MouseEvent) => {
      const path = linkedPath(event);
      if (path === undefined) return;
      event.preventDefault();
      this.go(path);
    };
    addEventListener('popstate', onpopstate);
    document.addEventListener('click', onclick);
    return () => {
      removeEventListener('popstate', onpopstate);
      document.removeEventListener('click', onclick);
    };
  }
}

/** The path of a plain click on a link to one of our pages. The browser handles everything else. */
function linkedPath(event: MouseEvent): string | undefined {
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href, location.href);
  const elsewhere = url.origin !== location.origin || url.pathname.startsWith('/api/');
  // Jumps within the page, such as the skip link, are left to the browser.
  const jump = url.pathname === location.pathname && url.hash !== '';
  return elsewhere || jump ? undefined : url.pathname + url.search;
}

export const [getRouter, setRouter] = createContext<Router>();
