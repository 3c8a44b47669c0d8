import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

/** Every page about evenings and its address. */
export const routes: readonly Route[] = [
  { pattern: '/join', load: () => import('./pages/Join.svelte') },
  { pattern: '/join/:code', load: () => import('./pages/Join.svelte') },
  { pattern: '/evenings', load: () => import('./pages/Evenings.svelte') },
  { pattern: '/evenings/new', load: () => import('./pages/New.svelte') },
  { pattern: '/evenings/here/:id', load: () => import('./pages/Here.svelte') },
  { pattern: '/evenings/here/:id/table', load: () => import('./pages/HereTable.svelte') },
  { pattern: '/evenings/:id', load: () => import('./pages/Evening.svelte') },
  { pattern: '/evenings/:id/table', load: () => import('./pages/Table.svelte') },
  { pattern: '/evenings/:id/board', load: () => import('./pages/Board.svelte') },
  { pattern: '/evenings/:id/organise', load: () => import('./pages/Organise.svelte') },
];

/** The messages of the evening pages. */
export const parts: readonly Part[] = ['evening'];
