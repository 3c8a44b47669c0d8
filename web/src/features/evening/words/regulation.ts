import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { ClubTiles, KnownRegulation, Regulation } from '../../../net/protocol/evening.ts';

type Texts = EveningMessages['regulation'];

/** What a sheet of rules says: the regulation, and the conditions of matches that it leaves to the organiser. */
interface Played {
  readonly regulation: Regulation;
  readonly target: number;
  readonly limit: number | null;
}

/** The name of a regulation, and whether something in it was changed. */
export function regulationName(
  regulation: Regulation,
  known: readonly KnownRegulation[],
  texts: Texts,
): string {
  const name = texts.name[regulation.name];
  const original = known.find((other) => other.regulation.name === regulation.name)?.regulation;
  const isChanged =
    original !== undefined && JSON.stringify(original) !== JSON.stringify(regulation);
  return isChanged ? texts.changed({ name }) : name;
}

/** A regulation in short, one sentence for each rule. */
export function regulationRules(
  { regulation, target, limit }: Played,
  texts: Texts,
  language: string,
): string[] {
  const { tiles, counts, bonus, lead, reset, excess, wins, order, warning } = regulation;
  const { shutout, half, close, stopped } = wins;
  const keys = new Intl.ListFormat(language).format(order.map((key) => texts.key[key]));
  const usual: ClubTiles = 'double-six';
  const areSame = [half, close, stopped].every((points) => points === shutout);
  const middle = Math.floor(target / 2);
  return [
    texts.target({ points: target }),
    ...(tiles === usual ? [] : [texts.tiles[tiles]]),
    texts.counts[counts],
    ...(bonus === 0 ? [] : [texts.bonus({ points: bonus })]),
    texts.lead[lead],
    ...(reset ? [texts.reset] : []),
    texts.excess[excess ? 'on' : 'off'],
    ...(limit === null
      ? [texts.noLimit]
      : [texts.limit({ minutes: limit }), texts.warning({ minutes: warning })]),
    ...(areSame
      ? [texts.wins.same({ points: shutout })]
      : [
          texts.wins.each({ shutout, half, close, middle }),
          texts.wins.stopped({ points: stopped }),
        ]),
    texts.order({ keys }),
  ];
}
