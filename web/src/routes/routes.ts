import type { Route } from '../lib/router/router.svelte.ts';

/** Every page and where it lives. */
export const routes: readonly Route[] = [
  { pattern: '/', load: () => import('./Home.svelte') },
  { pattern: '/settings', load: () => import('./Settings.svelte') },
];
