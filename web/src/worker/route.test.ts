import { describe, expect, it } from 'vitest';
import { routeOf, type RoutedRequest } from './route.ts';
import type { Shell } from './shell.ts';
import { ORIGIN } from './testing/caches.ts';

const shell: Shell = {
  version: 'a',
  files: { '/index.html': '', '/favicon.svg': '', '/assets/club-1a2b.wasm': '' },
};

const route = (path: string, request: Partial<RoutedRequest> = {}) =>
  routeOf(
    { method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...request },
    ORIGIN,
    shell,
  );

describe('how a request is answered', () => {
  it.each(['/', '/learn', '/table/k3f9', '/new?rules=draw+match.target%3D61', '/club/kd3m'])(
    'going to %s, with the page',
    (path) => {
      expect(route(path, { mode: 'navigate' })).toBe('page');
    },
  );

  it.each([
    '/favicon.svg',
    '/assets/club-1a2b.wasm',
    '/assets/of-another-build-9z.js',
    '/index.html',
  ])('%s, with the file', (path) => {
    expect(route(path)).toBe('file');
  });

  it.each([
    '/api/presets',
    '/api/presets/unplayable?lang=hr',
    '/api/rules/sheet?rules=draw&lang=en',
    '/api/learn/ru',
    '/api/learn/ru/goat',
  ])('%s, as it was read last where there is no network', (path) => {
    expect(route(path)).toBe('reading');
  });

  it.each([
    '/api/me',
    '/api/tables',
    '/api/tables/k3f9',
    '/api/tables/k3f9/record',
    '/api/learn',
    '/api/learn/ru/goat/more',
    '/api/presets/unplayable/more',
    '/healthz',
    '/icons/icon-512.png',
    '/learn',
  ])('%s, by the network alone', (path) => {
    expect(route(path)).toBe('network');
  });

  it.each(['/api/docs/', '/healthz', '/icons/icon.svg'])(
    'going to %s, by the network alone: it is no page of ours',
    (path) => {
      expect(route(path, { mode: 'navigate' })).toBe('network');
    },
  );

  it('requests that change something, or belong to other sites, go to the network', () => {
    expect(route('/api/presets', { method: 'POST' })).toBe('network');
    expect(route('/', { method: 'POST', mode: 'navigate' })).toBe('network');
    expect(route('https://elsewhere.example/api/presets')).toBe('network');
    expect(route('https://elsewhere.example/', { mode: 'navigate' })).toBe('network');
  });
});
