// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router, type Branch, type Route } from './router.svelte.ts';

const notLoaded = () => Promise.reject(new Error('no page is loaded here'));
const routes: (Branch | Route)[] = [
  { pattern: '/', load: notLoaded },
  { pattern: '/table/:id', load: notLoaded, atTable: true },
  { pattern: '/clubs/*', branch: notLoaded },
];

let router: Router;
let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/');
  router = new Router(routes);
  stop = router.listen();
  document.body.innerHTML = `
    <a id="table" href="/table/k3f9"><span>In</span></a>
    <a id="api" href="/api/docs">Docs</a>
    <a id="away" href="https://example.org/">Away</a>
    <a id="jump" href="#main">Skip</a>`;
  // Links that the router ignores must not leave the test's page either.
  addEventListener('click', keepHere);
});
afterEach(() => {
  stop();
  removeEventListener('click', keepHere);
  document.body.innerHTML = '';
});

let leftToBrowser = false;
function keepHere(event: Event) {
  leftToBrowser = !event.defaultPrevented;
  event.preventDefault();
}

function click(selector: string, init: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
}

it('finds the page of a path and its values', () => {
  router.go('/table/k3f9');
  expect(router.current).toMatchObject({ route: { atTable: true }, params: { id: 'k3f9' } });
  router.go('/nowhere');
  expect(router.current).toBeUndefined();
});

it('finds the branch of a path, whatever its rest is', () => {
  router.go('/clubs/k3f9/members');
  expect(router.current).toMatchObject({
    route: { pattern: '/clubs/*' },
    path: '/clubs/k3f9/members',
  });
});

it('follows a link to one of our pages without a page load', () => {
  click('#table span');
  expect(leftToBrowser).toBe(false);
  expect(router.path).toBe('/table/k3f9');
  expect(location.pathname).toBe('/table/k3f9');
});

it.each([
  ['a new tab', '#table', { ctrlKey: true }],
  ['another button', '#table', { button: 1 }],
  ['an address of the API', '#api', {}],
  ['another site', '#away', {}],
  ['a jump within the page', '#jump', {}],
])('leaves %s to the browser', (_, selector, init) => {
  click(selector, init);
  expect(leftToBrowser).toBe(true);
  expect(router.path).toBe('/');
});

it('goes back with the browser', () => {
  router.go('/table/k3f9');
  history.replaceState(null, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(router.path).toBe('/');
});
