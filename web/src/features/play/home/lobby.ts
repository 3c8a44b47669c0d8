import type { LobbyMessages } from '../../../i18n/compiled/types.ts';
import type { Sentences } from '../../../i18n/language.svelte.ts';
import type { LobbyPerson, LobbyTable } from '../../../net/protocol/types.ts';
import type { ShownFace } from '../../person/person.ts';
import { presetName } from '../../rulebook/brief.ts';
import { readRules } from '../../rulebook/parameters.ts';
import { nameAt } from './own-table.ts';

/** The name of the game in a line of the lobby. */
export const gameOf = (rules: string, t: Sentences) => presetName(readRules(rules).preset, t);

/** So many games are named where people wait for several; the others are counted. */
const NAMED_MAX = 3;

/** The names of the games that people wait for. */
export function gamesText(games: readonly string[], t: Sentences): string[] {
  const names = [...new Set(games.map((game) => gameOf(game, t)))];
  if (names.length <= NAMED_MAX) return names;
  const named = names.slice(0, NAMED_MAX - 1);
  return [...named, t.here.moreGames({ n: names.length - named.length })];
}

/** The names of people; `somebody` stands for whoever has none or hides. */
export const shownNames = (people: readonly LobbyPerson[], somebody: string) =>
  people.map(({ name }) => (name === '' ? somebody : name));

/** The faces of people; `somebody` stands for whoever has no name or hides. */
export const facesOf = (people: readonly LobbyPerson[], somebody: string): ShownFace[] =>
  people.map(({ name, face }) => ({ seed: face ?? (name === '' ? somebody : name), bot: false }));

type Seated = Pick<LobbyTable, 'seats'>;

/** The names of the people at a table. */
export const peopleAt = (table: Seated, t: LobbyMessages): string[] =>
  table.seats.flatMap(({ kind }, i) => (kind === 'person' ? [nameAt(table, i + 1, t)] : []));

/** The faces of the people at a table. */
export const facesAt = (table: Seated, t: LobbyMessages): ShownFace[] =>
  table.seats.flatMap((sitter, i) =>
    sitter.kind === 'person'
      ? [{ seed: sitter.face ?? nameAt(table, i + 1, t), bot: sitter.program === true }]
      : [],
  );

/** How many people can still sit down. */
export const freeIn = ({ seats }: Seated) => seats.filter(({ kind }) => kind === 'open').length;
