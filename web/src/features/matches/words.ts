import type { MatchPlayer, RatingChange } from '../../net/protocol/types.ts';
import type { Sentences } from '../../i18n/language.svelte.ts';

/** The day and the hour of a time, by this device's time zone. */
export const when = (ms: number, code: string) =>
  new Intl.DateTimeFormat(code, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);

/** The name of a player of a match, “You” for the reader. */
export function playerName({ bot, name, seat, you }: MatchPlayer, t: Sentences): string {
  if (you === true) return t.matches.you;
  if (bot !== undefined) return t.matches.bot({ n: seat });
  return name === '' ? t.matches.player({ n: seat }) : name;
}

/** A rating after a match, with what the match changed. */
export function ratingText({ before, after }: RatingChange, t: Sentences, code: string): string {
  const sign = new Intl.NumberFormat(code, { signDisplay: 'always' });
  return t.matches.rating({ after: String(after), change: sign.format(after - before) });
}
