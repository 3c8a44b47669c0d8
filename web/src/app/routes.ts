import { hasAccount } from '../device/has-account.ts';
import { hasPlayed } from '../features/play/home/has-played.ts';
import type { Branch, Route } from './router/router.svelte.ts';

/** Every page and its address. */
export const routes: readonly (Branch | Route)[] = [
  { pattern: '/', load: loadHome },
  { pattern: '/new', load: () => import('../features/play/pages/NewTable.svelte') },
  { pattern: '/rules/*', branch: () => import('../features/rulebook/routes.ts') },
  { pattern: '/learn/*', branch: () => import('../features/learn/routes.ts') },
  { pattern: '/guides/:guide', branch: () => import('../features/learn/routes.ts') },
  { pattern: '/tables', branch: () => import('../features/play/tables/routes.ts') },
  { pattern: '/pool', branch: () => import('../features/play/pools/routes.ts') },
  { pattern: '/watch', branch: () => import('../features/play/watch/routes.ts') },
  { pattern: '/deals', branch: () => import('../features/deals/routes.ts') },
  { pattern: '/clubs/*', branch: () => import('../features/clubs/routes.ts') },
  { pattern: '/evenings/*', branch: () => import('../features/evening/routes.ts') },
  { pattern: '/join/*', branch: () => import('../features/evening/routes.ts') },
  {
    pattern: '/account/passkeys',
    branch: () => import('../features/account/passkeys/routes.ts'),
  },
  { pattern: '/account/sanctions', branch: loadModeration },
  { pattern: '/account/*', branch: () => import('../features/account/routes.ts') },
  { pattern: '/matches/*', branch: () => import('../features/matches/routes.ts') },
  { pattern: '/people/*', branch: () => import('../features/people/routes.ts') },
  { pattern: '/ratings/*', branch: () => import('../features/people/routes.ts') },
  { pattern: '/friends', branch: () => import('../features/people/routes.ts') },
  { pattern: '/tournaments/*', branch: () => import('../features/tournaments/routes.ts') },
  { pattern: '/moderation/*', branch: loadModeration },
  { pattern: '/house-rules', branch: loadModeration },
  { pattern: '/house-rules/:version', branch: loadModeration },
  { pattern: '/settings', branch: () => import('../features/settings/routes.ts') },
  { pattern: '/table/local-:id', branch: () => import('../features/table/on-device/routes.ts') },
  {
    pattern: '/table/:id',
    load: () => import('../features/table/pages/Table.svelte'),
    atTable: true,
  },
];

function loadModeration() {
  return import('../features/moderation/routes.ts');
}

/** The home page and the part of it that this person sees. One after the other would take a round trip more. */
async function loadHome() {
  const part =
    hasPlayed() || hasAccount()
      ? import('../features/play/home/Back.svelte')
      : import('../features/play/home/FirstVisit.svelte');
  const [home] = await Promise.all([import('../features/play/pages/Home.svelte'), part]);
  return home;
}
