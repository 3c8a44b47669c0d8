import { afterEach, expect, it, vi } from 'vitest';
import type { EveningSummary, EveningView } from '../../../net/protocol/evening.ts';
import type { ClubNames } from '../../../net/protocol/types.ts';
import { stageOf } from '../testing/stages.ts';
import { clubHost } from './host.ts';

afterEach(() => vi.unstubAllGlobals());

/** A club with these evenings, the newest first. Records which of them are read. */
function serve(
  evenings: readonly Partial<EveningSummary>[],
  views: Record<string, EveningView>,
  names: Record<string, ClubNames> = {},
) {
  const read: string[] = [];
  const you = { organises: true, member: true, email: null };
  const answers: Record<string, unknown> = {
    '/api/me': { name: 'Ana' },
    '/api/clubs': [],
    '/api/clubs/k3f9': { settings: { countersigned: false, tied_fish: 'leader' }, you },
    '/api/clubs/k3f9/names': { you: 'Ana', members: ['Ana'] },
    '/api/clubs/k3f9/evenings': evenings,
  };
  vi.stubGlobal('fetch', (path: string) => {
    const id = path.replace('/api/evenings/', '');
    if (id !== path) read.push(id);
    const named = names[path.replace('/api/clubs/k3f9/names?evening=', '')];
    const answer = answers[path] ?? views[id] ?? named;
    return Promise.resolve(
      answer === undefined ? new Response('', { status: 404 }) : Response.json(answer),
    );
  });
  return read;
}

const night = (id: string, closed: boolean, begun: number): Partial<EveningSummary> => ({
  ...{ id, begun, opened_ms: 0, closed_ms: closed ? 10 : null },
});

it('last time is the last night with a confirmed result', async () => {
  const played = stageOf('six', 'played').organiser;
  const standings = played.report.standings.map((standing) => ({ ...standing, played: 0 }));
  const tried = { ...played, report: { ...played.report, standings } };
  const read = serve(
    [
      night('runs', false, 2),
      night('never-begun', true, 0),
      night('tried', true, 1),
      night('hidden', true, 1),
      night('played', true, 3),
      night('earlier', true, 3),
    ],
    { tried, played, earlier: tried },
  );
  expect((await clubHost('k3f9')).last?.setup).toEqual(played.setup);
  expect(read).toEqual(['tried', 'hidden', 'played']);
});

it('there is no last time if no night was played', async () => {
  serve([night('never-begun', true, 0)], {});
  expect((await clubHost('k3f9')).last).toBeUndefined();
});

it('a member who was renamed has the new name, and a guest keeps the name', async () => {
  const played = stageOf('six', 'played').organiser;
  const renamed = played.setup.players.map(({ name }, at) => ({
    name,
    member: at === 1 ? 'Boris B.' : null,
  }));
  const names = { you: 'Ana', members: ['Ana', 'Boris B.'], players: renamed };
  serve([night('played', true, 3)], { played }, { played: names });
  const before = played.setup.players.map(({ name }) => name);
  const after = (await clubHost('k3f9')).last?.setup.players.map(({ name }) => name);
  expect(after).toEqual(before.with(1, 'Boris B.'));
});
