import type { Language } from '../../lib/i18n/language.svelte.ts';
import { clubCatalogues } from '../../lib/i18n/club/catalogues.ts';
import type { Route } from '../../lib/router/router.svelte.ts';

/** Every page about clubs and where it lives. */
export const routes: readonly Route[] = [
  { pattern: '/clubs', load: () => import('./Clubs.svelte') },
  { pattern: '/clubs/:id', load: () => import('./Club.svelte') },
  { pattern: '/clubs/:id/season', load: () => import('./Season.svelte') },
  { pattern: '/clubs/:id/season/rules', load: () => import('./SeasonRules.svelte') },
  { pattern: '/clubs/:id/hall', load: () => import('./Hall.svelte') },
  { pattern: '/clubs/:id/enter', load: () => import('./Enter.svelte') },
  { pattern: '/clubs/:id/join', load: () => import('./Join.svelte') },
  { pattern: '/clubs/:id/members', load: () => import('./Members.svelte') },
  { pattern: '/clubs/:id/settings', load: () => import('./Settings.svelte') },
];

/** What all of them say. */
export const speak = (language: Language) => language.withPart('club', clubCatalogues);
