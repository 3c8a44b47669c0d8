import type { Part } from '../../i18n/language.svelte.ts';
import type { Route } from '../../app/router/router.svelte.ts';

/** Every page about clubs and its address. */
export const routes: readonly Route[] = [
  { pattern: '/clubs', load: () => import('./pages/Clubs.svelte') },
  { pattern: '/clubs/:id', load: () => import('./pages/Club.svelte') },
  { pattern: '/clubs/:id/season', load: () => import('./pages/Season.svelte') },
  { pattern: '/clubs/:id/season/rules', load: () => import('./pages/SeasonRules.svelte') },
  { pattern: '/clubs/:id/hall', load: () => import('./pages/Hall.svelte') },
  { pattern: '/clubs/:id/competitions', load: () => import('./pages/Competitions.svelte') },
  {
    pattern: '/clubs/:id/competitions/:competition',
    load: () => import('./pages/Competition.svelte'),
  },
  { pattern: '/clubs/:id/enter', load: () => import('./pages/Enter.svelte') },
  { pattern: '/clubs/:id/join', load: () => import('./pages/Join.svelte') },
  { pattern: '/clubs/:id/members', load: () => import('./pages/Members.svelte') },
  { pattern: '/clubs/:id/settings', load: () => import('./pages/Settings.svelte') },
];

/** The messages of the club pages. */
export const parts: readonly Part[] = ['club'];
