import { hour } from '../../i18n/dates.ts';
import { coded } from '../../i18n/coded.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import {
  TIE_BREAK_DIVISORS,
  type MeetingOutcome,
  type TieBreak,
  type TieBreakReason,
  type TournamentBoard,
  type TournamentFormat,
  type TournamentPairing,
  type TournamentPerson,
} from '../../net/protocol/types.ts';

/** The name of a person; without one, `n` tells the person from others. */
export const personName = ({ name }: TournamentPerson, n: number, t: Sentences) =>
  name === '' ? t.tournaments.nameless({ n }) : name;

/** The name of a player, or the names of a pair. In a pair, a person without a name is the partner of the other. */
export function namesOf(people: readonly TournamentPerson[], n: number, t: Sentences): string {
  const [one, other] = people;
  if (one === undefined) return '';
  if (other === undefined) return personName(one, n, t);
  const [first, second] = people.map(({ name }) => name).filter((name) => name !== '');
  if (first === undefined) return t.tournaments.pair.nameless({ n });
  return second === undefined
    ? t.tournaments.pair.of({ name: first })
    : t.tournaments.pair.both({ first, second });
}

/** The entrant with this number. */
export const entrantOf = ({ entrants }: TournamentBoard, number: number) =>
  // Entrants are listed by number, from 1.
  entrants[number - 1] ?? entrants.find(({ entrant }) => entrant === number);

/** The name of an entrant by its number. */
export function entrantName(board: TournamentBoard, number: number, t: Sentences): string {
  return namesOf(entrantOf(board, number)?.people ?? [{ name: '' }], number, t);
}

/** What stands beside the name of an entrant: that it is a bot, and that it withdrew. */
export function marksOf(board: TournamentBoard, number: number, t: Sentences): string[] {
  const entrant = entrantOf(board, number);
  return [
    entrant?.people.some(({ bot }) => bot === true) === true ? t.tournaments.bot : '',
    entrant?.withdrawn === true ? t.tournaments.withdrawn : '',
  ].filter((mark) => mark !== '');
}

/** The names of the two entrants of a match. */
export const sidesOf = (
  board: TournamentBoard,
  { first, second }: Pick<TournamentPairing, 'first' | 'second'>,
  t: Sentences,
) => ({ first: entrantName(board, first, t), second: entrantName(board, second, t) });

/** How a match ended, in words. */
export function outcomeText(
  outcome: MeetingOutcome,
  sides: { first: string; second: string },
  t: Sentences,
): string {
  return coded(t.tournaments.outcomes, outcome, sides) ?? '';
}

/** How a match ended and who left it, or that it is played, waits for its players, or will begin soon. */
export function stateText(
  { outcome, table, come_by_ms, left = [] }: TournamentPairing,
  sides: { first: string; second: string },
  t: Sentences,
  code: string,
): string {
  const texts = t.tournaments.rounds;
  if (outcome !== undefined) {
    const ended = outcomeText(outcome, sides, t);
    const names = left.map(({ name }) => name).filter((name) => name !== '');
    return names.length === 0 ? ended : texts.left({ outcome: ended, names });
  }
  if (come_by_ms !== undefined) return texts.coming({ time: hour(come_by_ms, code) });
  return table === undefined ? texts.soon : texts.playing;
}

/** Who won a match; `undefined` without a winner. */
export function winnerOf({ first, second, outcome }: TournamentPairing): number | undefined {
  if (outcome === 'first' || outcome === 'walkover-first') return first;
  return outcome === 'second' || outcome === 'walkover-second' ? second : undefined;
}

/** How long a tournament lasts, or how often entrants meet; empty if there is nothing to say. */
export function lengthText(format: TournamentFormat, t: Sentences): string {
  const texts = t.tournaments.length;
  switch (format.type) {
    case 'arena':
      return texts.arena({ n: format.minutes });
    case 'swiss':
      return texts.rounds({ n: format.rounds });
    case 'round-robin':
      return format.cycles === 1 ? texts.once : texts.twice;
    case 'knock-out':
      return format.third_place ? texts.thirdPlace : '';
  }
}

/** A format with its length: “Swiss, 5 rounds”. */
export function formatText(format: TournamentFormat, t: Sentences): string {
  return [t.tournaments.formats[format.type], lengthText(format, t)]
    .filter((text) => text !== '')
    .join(', ');
}

const QUARTERS = ['', '¼', '½', '¾'];

/** A value that counts in halves or quarters, as a number: 29 halves are “14½”. */
export function fraction(value: number, divisor: number, code: string): string {
  const whole = Math.floor(value / divisor);
  const rest = QUARTERS[((value - whole * divisor) * 4) / divisor] ?? '';
  return whole === 0 && rest !== '' ? rest : new Intl.NumberFormat(code).format(whole) + rest;
}

/** The points of an entrant. */
export const pointsText = (halfPoints: number, code: string) => fraction(halfPoints, 2, code);

/** Why an entrant is before the next one: “Ahead on Buchholz: 14½ to 13”. */
export function reasonText(
  { by, ours, theirs }: TieBreakReason,
  t: Sentences,
  code: string,
): string {
  const say = (value: number) => fraction(value, TIE_BREAK_DIVISORS[by], code);
  return coded(t.tournaments.ahead, by, { ours: say(ours), theirs: say(theirs) }) ?? '';
}

/** How a tie-break of a format is computed. */
export function tieBreakText({ type }: TournamentFormat, by: TieBreak, t: Sentences): string {
  const { swiss, roundRobin, knockOut, arena } = t.tournaments.tieBreaks;
  const texts: Readonly<Record<TournamentFormat['type'], Partial<Record<TieBreak, string>>>> = {
    swiss,
    'round-robin': roundRobin,
    'knock-out': knockOut,
    arena,
  };
  return texts[type][by] ?? '';
}

/** The name of a round; of a knock-out with `all` rounds, the last ones have names of their own. */
export function roundName(
  round: number,
  all: number | null,
  { type }: TournamentFormat,
  t: Sentences,
): string {
  const texts = t.tournaments.round;
  if (type !== 'knock-out' || all === null) return texts.name({ n: round });
  switch (all - round) {
    case 0:
      return texts.final;
    case 1:
      return texts.semi;
    case 2:
      return texts.quarter;
    default:
      return texts.name({ n: round });
  }
}

/** A time that is left: “4:05”, and with hours “1:04:05”. */
export function leftText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = two(seconds % 60);
  return hours === 0 ? `${String(minutes)}:${end}` : `${String(hours)}:${two(minutes)}:${end}`;
}

const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000];

/** A time that is less than a day away, in words: “in 40 minutes”; empty if it is later, or past. */
export function soonText(ms: number, code: string): string {
  if (ms <= 0 || ms >= DAY_MS) return '';
  const words = new Intl.RelativeTimeFormat(code);
  return ms < HOUR_MS
    ? words.format(Math.ceil(ms / MINUTE_MS), 'minute')
    : words.format(Math.floor(ms / HOUR_MS), 'hour');
}

/** Who seeds a face: the chosen face, or the name. */
export const seedOf = ({ face, name }: TournamentPerson) => face ?? name;
