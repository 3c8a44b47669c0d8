import type {
  FinishedMatch,
  ImportedPlayer,
  MatchEnd,
  MatchPlayer,
  MatchReplay,
  RatingChange,
} from '../../net/protocol/types.ts';
import { calendarDay } from '../../i18n/dates.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import { presetName } from '../rulebook/brief.ts';
import type { Wanted } from './list.ts';

/** A player of a match that was played here, or of an imported one. */
export type ShownPlayer = MatchPlayer | ImportedPlayer;

/** The name of a player of a match, “You” for the reader. A bot's name says that it is one. */
export function playerName(player: ShownPlayer, t: Sentences): string {
  const { bot, name, seat } = player;
  if ('you' in player && player.you === true) return t.matches.you;
  if (bot !== undefined) return t.matches.bot({ name: botName(player, t) });
  return name === '' ? t.matches.player({ n: seat }) : name;
}

/** The name of a bot. Records of the time before bots had names call them by their seats: `Bot 2`. */
function botName(player: ShownPlayer, t: Sentences): string {
  if ('persona' in player && player.persona !== undefined) return t.matches.persona[player.persona];
  const { name, seat } = player;
  return name === '' || name === `Bot ${seat}` ? String(seat) : name;
}

/** The other people who played a match. Bots are no people. */
export const othersIn = ({ players }: FinishedMatch): MatchPlayer[] =>
  players.filter(({ bot, you }) => bot === undefined && you !== true);

/** How a match ended by its rules; `null` if the players stopped it. */
function endOf({ events }: MatchReplay): MatchEnd | null {
  const last = events.at(-1)?.event;
  return last?.type === 'match-ended' ? last.end : null;
}

/** Whether a match ended because a player’s time ran out, or because a player gave up. */
export function isEliminatedIn(replay: MatchReplay): boolean {
  const end = endOf(replay);
  return end !== null && end.eliminated !== null;
}

/** The first seat of the player whose time ran out; `undefined` if the match ended otherwise. */
export function timedOutIn(replay: MatchReplay): number | undefined {
  const { match } = replay;
  const end = endOf(replay);
  if (end === null || end.eliminated === null || end.resigned) return undefined;
  // Where players have two seats, the second ones come after all of the first.
  return ((end.eliminated - 1) % match.players.length) + 1;
}

/** Which matches are wanted, in a few words: “Draw · Eva · from 26 Nov 2026”. Empty if all of them are. */
export function wantedText(wanted: Wanted, t: Sentences, code: string): string {
  const { preset, since, until } = wanted;
  return inShort([
    preset === '' ? '' : presetName(preset, t),
    wanted.with.trim(),
    ...daysText(since, until, t, code),
  ]);
}

/** The first and the last day that are wanted, in words. */
export function daysText(since: string, until: string, t: Sentences, code: string): string[] {
  const texts = t.matches.list;
  return [
    since === '' ? '' : texts.sinceDay({ date: calendarDay(since, code) }),
    until === '' ? '' : texts.untilDay({ date: calendarDay(until, code) }),
  ];
}

/** The parts that are not empty, in one line. */
export const inShort = (parts: readonly string[]) =>
  parts.filter((part) => part !== '').join(' · ');

/** A rating after a match, with what the match changed. */
export function ratingText({ before, after }: RatingChange, t: Sentences, code: string): string {
  const sign = new Intl.NumberFormat(code, { signDisplay: 'always' });
  return t.matches.rating({ after: String(after), change: sign.format(after - before) });
}
