// @vitest-environment jsdom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { expect, it } from 'vitest';
import { Language } from '../../i18n/language.svelte.ts';
import { soon } from '../../testing/soon.ts';
import { untilTestEnds } from '../../testing/until-test-ends.ts';
import AtEvening from '../evening/testing/AtEvening.svelte';
import { StagedSession } from '../evening/testing/staged.svelte.ts';
import ClubCard from './ClubCard.svelte';
import type { KnownClub } from './nights.ts';
import PeopleTable from './season/PeopleTable.svelte';
import SeasonShelf from './season/SeasonShelf.svelte';

const PEOPLE = [
  { id: 'm1', name: 'Ana Kos', guest: false },
  { id: 'm2', name: 'Žarko', guest: true },
];

/** Shows a part of a page of clubs. */
async function shown<Props extends Record<string, unknown>>(part: Component<Props>, props: Props) {
  const language = new Language();
  await language.use('en');
  await language.load('club');
  const session = new StagedSession(undefined);
  const mounted = mount(AtEvening, {
    target: document.body,
    props: { session, language, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  untilTestEnds(() => unmount(mounted));
}

const initials = () =>
  [...document.querySelectorAll<HTMLElement>('[data-initials]')].map(
    ({ dataset }) => dataset.initials,
  );
/** Drawn faces. */
const faces = () => document.querySelectorAll('svg').length;

it('a card of a club shows initials, not made-up faces', async () => {
  const you = { organises: false, member: true, email: null };
  const known = { club: { id: 'c', name: 'Harbour', you }, night: null, place: undefined };
  await shown(ClubCard, {
    known: { ...known, people: PEOPLE.map(({ name }) => name) } as unknown as KnownClub,
  });
  expect([initials(), faces()]).toEqual([['AK', 'Ž'], 0]);
});

it('a table of a season shows initials beside the names', async () => {
  const lines = PEOPLE.map(({ id }) => ({ member: id }));
  await shown(PeopleTable<{ member: string }>, {
    title: 'Season',
    lines,
    people: PEOPLE,
    columns: [],
  });
  expect([initials(), faces()]).toEqual([['AK', 'Ž'], 0]);
});

it('the steps of a season show initials', async () => {
  const standings = PEOPLE.map(({ id }, at) => ({ member: id, place: at + 1 }));
  const settings = { span: 'year' };
  const season = { season: '2026', settings, people: PEOPLE, standings, over: true };
  await shown(SeasonShelf as unknown as Component<Record<string, unknown>>, { season });
  await soon(() => expect(initials()).toEqual(['AK', 'Ž']));
});
