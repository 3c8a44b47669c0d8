import type { MatchPlayer, RatingChange } from '../../net/protocol/types.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';
import { presetName } from '../rulebook/brief.ts';
import { startOf } from './days.ts';
import type { Wanted } from './list.svelte.ts';

/** The day and the hour of a time, by this device's time zone. */
export const when = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

/** The name of a player of a match, “You” for the reader. */
export function playerName({ bot, name, seat, you }: MatchPlayer, t: Sentences): string {
  if (you === true) return t.matches.you;
  if (bot !== undefined) return t.matches.bot({ n: seat });
  return name === '' ? t.matches.player({ n: seat }) : name;
}

/** Which matches are wanted, in a few words: “Draw · Eva · from 26 Nov 2026”. Empty if all of them are. */
export function wantedText(wanted: Wanted, t: Sentences, code: string): string {
  const { preset, since, until } = wanted;
  const texts = t.matches.list;
  const format = new Intl.DateTimeFormat(code, { dateStyle: 'medium' });
  const day = (text: string) => format.format(startOf(text));
  return [
    preset === '' ? '' : presetName(preset, t),
    wanted.with.trim(),
    since === '' ? '' : texts.sinceDay({ date: day(since) }),
    until === '' ? '' : texts.untilDay({ date: day(until) }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** A rating after a match, with what the match changed. */
export function ratingText({ before, after }: RatingChange, t: Sentences, code: string): string {
  const sign = new Intl.NumberFormat(code, { signDisplay: 'always' });
  return t.matches.rating({ after: String(after), change: sign.format(after - before) });
}
