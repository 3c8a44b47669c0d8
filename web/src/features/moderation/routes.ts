import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

export const routes: readonly Route[] = [
  { pattern: '/account/sanctions', load: () => import('./pages/Sanctions.svelte') },
  { pattern: '/house-rules', load: () => import('./pages/HouseRules.svelte') },
  { pattern: '/house-rules/:version', load: () => import('./pages/HouseRules.svelte') },
  { pattern: '/moderation', load: () => import('./pages/Reports.svelte') },
  { pattern: '/moderation/reports/:id', load: () => import('./pages/Report.svelte') },
  { pattern: '/moderation/people/:name', load: () => import('./pages/Person.svelte') },
  { pattern: '/moderation/appeals', load: () => import('./pages/Appeals.svelte') },
  { pattern: '/moderation/sanctions', load: () => import('./pages/InForce.svelte') },
  { pattern: '/moderation/log', load: () => import('./pages/Log.svelte') },
  { pattern: '/moderation/networks', load: () => import('./pages/Networks.svelte') },
  { pattern: '/moderation/plays', load: () => import('./pages/Plays.svelte') },
];

/** The messages of the pages about moderation. */
export const parts: readonly Part[] = ['moderation'];
