/** Which games a reader wants to see: by place, kind and number of players, and by words. */
import type { PageMessages } from '../../i18n/compiled/types.ts';
import type { PresetInfo } from '../../net/protocol/types.ts';
import { isOfKind, KINDS, type Kind } from './kinds.ts';
import { searched } from './search.ts';
import { placeOf, placesFor, type Place } from './where.ts';

/** Numbers of players to choose from; the last one stands for itself and more. */
export const SEATS = ['2', '3', '4', '5'] as const;
export type Seats = (typeof SEATS)[number];

/** An empty value leaves the choice open. */
export interface Filter {
  readonly search: string;
  readonly place: Place | '';
  readonly kind: Kind | '';
  readonly seats: Seats | '';
}

export const ALL_GAMES: Filter = { search: '', place: '', kind: '', seats: '' };

/** The filter that an address asks for. What it does not know is left open. */
export function filterAt(query: string): Filter {
  const asked = new URLSearchParams(query);
  const known = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === asked.get(name)) ?? '';
  return {
    search: asked.get('search') ?? '',
    place: known('place', placesFor('')),
    kind: known('kind', KINDS),
    seats: known('seats', SEATS),
  };
}

/** The filter as the query of an address; empty if it lets every game through. */
export function queryOf(filter: Filter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return set.length === 0 ? '' : `?${String(new URLSearchParams(set as [string, string][]))}`;
}

/** The games that a filter lets through, those of the reader's own places first. */
export function filtered(
  presets: readonly PresetInfo[],
  { search, place, kind, seats }: Filter,
  t: PageMessages,
  language: string,
): readonly PresetInfo[] {
  const places = placesFor(language);
  const rank = (preset: PresetInfo) => {
    const place = placeOf(preset.id);
    return place === undefined ? places.length : places.indexOf(place);
  };
  return searched(presets, search, t)
    .filter(({ id }) => place === '' || placeOf(id) === place)
    .filter((preset) => kind === '' || isOfKind(preset, kind))
    .filter(({ rules }) => seats === '' || rules.seats.count.some((n) => isFor(n, seats)))
    .toSorted((a, b) => rank(a) - rank(b));
}

function isFor(players: number, seats: Seats): boolean {
  const wanted = Number(seats);
  return seats === SEATS.at(-1) ? players >= wanted : players === wanted;
}

/** Numbers of players as people write them: `2–4`, or `2, 4`. */
export function playersText(counts: readonly number[]): string {
  const [least = 0, most = 0] = [counts[0], counts.at(-1)];
  const isRange = counts.length > 1 && most - least === counts.length - 1;
  return isRange ? `${least}–${most}` : counts.join(', ');
}
