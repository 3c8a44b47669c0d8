import type { Branch, Route } from '../lib/router/router.svelte.ts';

/** Every page and where it lives. */
export const routes: readonly (Branch | Route)[] = [
  { pattern: '/', load: () => import('./Home.svelte') },
  { pattern: '/new', load: () => import('./NewTable.svelte') },
  { pattern: '/invite/:id', load: () => import('./Invite.svelte') },
  { pattern: '/rules', load: () => import('./RuleBooks.svelte') },
  { pattern: '/rules/:preset', load: () => import('./RuleBook.svelte') },
  { pattern: '/learn', load: () => import('./Learn.svelte') },
  { pattern: '/learn/:preset', load: () => import('./LearnGame.svelte') },
  { pattern: '/clubs/*', branch: () => import('./clubs/routes.ts') },
  { pattern: '/evenings/*', branch: () => import('./evening/routes.ts') },
  { pattern: '/join/*', branch: () => import('./evening/routes.ts') },
  { pattern: '/settings', branch: () => import('./settings/routes.ts') },
  { pattern: '/table/:id', load: () => import('./Table.svelte'), atTable: true },
];
