import type { PresetInfo } from '../../../net/protocol/types.ts';
import { isOfKind, KINDS, type Kind } from '../../rulebook/kinds.ts';
import { places as countries, presetsIn, type Place as Country } from '../../rulebook/where.ts';

/** Where games come from. Games with children are a kind. */
export type Place = 'favourites' | 'lately' | Country;

/** Which games the chooser shows: those of a place and of a kind, both in the address. */
export interface Wanted {
  readonly place: Place | null;
  readonly kind: Kind | null;
}

/** What this person has starred and played on this device, the newest first. */
export interface Yours {
  readonly favourites: readonly string[];
  readonly lately: readonly string[];
}

/** What an address asks for. Unknown words ask for everything. */
export function wantedAt(search: string): Wanted {
  const asked = new URLSearchParams(search);
  const place = asked.get('place');
  // The home page has games with children among its places.
  const kind = place === 'children' ? place : asked.get('kind');
  const places: readonly Place[] = ['favourites', 'lately', ...countries];
  return {
    place: places.find((known) => known === place) ?? null,
    kind: KINDS.find((known) => known === kind) ?? null,
  };
}

export function addressOf({ place, kind }: Wanted): string {
  const asked = new URLSearchParams();
  if (place !== null) asked.set('place', place);
  if (kind !== null) asked.set('kind', kind);
  return asked.size === 0 ? '/new' : `/new?${String(asked)}`;
}

/** The wanted games. Those of a place are in its order, the best known first. */
export function filtered(
  presets: readonly PresetInfo[],
  { place, kind }: Wanted,
  yours: Yours,
): readonly PresetInfo[] {
  const ids = idsOf(place, yours);
  const local =
    ids === undefined ? presets : ids.flatMap((id) => presets.find((one) => one.id === id) ?? []);
  return kind === null ? local : local.filter((preset) => isOfKind(preset, kind));
}

function idsOf(place: Place | null, yours: Yours): readonly string[] | undefined {
  switch (place) {
    case null:
      return undefined;
    case 'favourites':
    case 'lately':
      return yours[place];
    default:
      return presetsIn(place);
  }
}

/** A part of the list of all games. */
export interface Group {
  readonly of: 'yours' | 'others' | Country;
  readonly presets: readonly PresetInfo[];
}

/** All games in parts: those of this person, those of the places that readers of the language know, then the others. */
export function grouped(
  presets: readonly PresetInfo[],
  yours: Yours,
  local: readonly Country[],
): readonly Group[] {
  const seen = new Set<string>();
  const taken = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = seen.has(id) ? undefined : presets.find((preset) => preset.id === id);
      seen.add(id);
      return found ?? [];
    });
  const parts: readonly Group[] = [
    { of: 'yours', presets: taken([...yours.lately, ...yours.favourites]) },
    ...local.map((place) => ({ of: place, presets: taken(idsOf(place, yours) ?? []) })),
    { of: 'others', presets: taken(presets.map(({ id }) => id)) },
  ];
  return parts.filter((part) => part.presets.length > 0);
}
