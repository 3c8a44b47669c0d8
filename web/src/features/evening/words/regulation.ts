import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { MishapRules, Regulation, Setup } from '../../../net/protocol/evening.ts';
import { hasFixedPairs } from './seating.ts';
import knownRegulations from './known-regulations.json';

type Texts = EveningMessages['regulation'];

/** The regulations that come with the program. */
const KNOWN = knownRegulations as readonly Regulation[];

/** The regulation as it comes with the program. */
const originalOf = (wanted: Regulation['name']) => KNOWN.find(({ name }) => name === wanted);

/** The regulation of an evening. One that names none is scored by club pairs. */
export function regulationOf(setup: Pick<Setup, 'regulation'>): Regulation {
  const regulation = setup.regulation ?? originalOf('club');
  if (regulation === undefined) throw new Error('the program comes without club pairs');
  return regulation;
}

/** The name of a regulation, and whether something in it was changed. */
export function regulationName(regulation: Regulation, texts: Texts): string {
  const name = texts.name[regulation.name];
  const isChanged = JSON.stringify(originalOf(regulation.name)) !== JSON.stringify(regulation);
  return isChanged ? texts.changed({ name }) : name;
}

/** The name of an evening's regulation: the club's own if it has saved it, else of the one that comes with the program. */
export function nightRegulationName(
  setup: Pick<Setup, 'regulation' | 'own_regulation'>,
  texts: Texts,
): string {
  const base = regulationName(regulationOf(setup), texts);
  const name = setup.own_regulation ?? '';
  return name === '' ? base : texts.own({ name, base });
}

/** Items with “and” before the last. English paper has no comma there, so these pages have none. */
export const listed = (items: readonly string[], language: string): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(items);

/** The rules of an evening as sentences. */
export interface RuleSentences {
  /** The tiles. */
  readonly deal: readonly string[];
  /** What a round scores, and who leads the next one. */
  readonly round: readonly string[];
  /** The score that wins a match, and what is recorded. */
  readonly target: readonly string[];
  /** The time limit, and the warning before it. */
  readonly time: readonly string[];
  /** What a win is worth. */
  readonly wins: readonly string[];
  /** What decides the places. */
  readonly places: readonly string[];
  /** Who meets whom in a Swiss or a knock-out, and what a bye counts. */
  readonly draw: readonly string[];
  /** What happens if something goes wrong. */
  readonly mishaps: readonly string[];
}

/** The sentences for a regulation, and for the conditions that it leaves to the organiser. Paper has the same ones. */
export function ruleSentences(
  {
    regulation,
    target,
    limit,
    seating,
  }: Readonly<{ regulation: Regulation }> & Pick<Setup, 'target' | 'limit' | 'seating'>,
  texts: Texts,
  language: string,
): RuleSentences {
  const { tiles, counts, bonus, lead, reset, excess, wins, order, warning } = regulation;
  const { shutout, half, close, stopped } = wins;
  const areSame = [half, close, stopped].every((points) => points === shutout);
  const middle = Math.floor(target / 2);
  const keys = order.map((key) => texts.key[key]);
  return {
    deal: [texts.tiles[tiles]],
    round: [
      texts.counts[counts],
      ...(bonus === 0 ? [] : [texts.bonus({ points: bonus })]),
      ...(reset ? [texts.reset] : []),
      texts.lead[lead],
    ],
    target: [texts.target({ points: target }), texts.excess[excess ? 'on' : 'off']],
    time:
      limit === null
        ? [texts.noLimit]
        : [texts.limit({ minutes: limit }), texts.warning({ minutes: warning })],
    wins: areSame
      ? [texts.wins.same({ points: shutout })]
      : [
          texts.wins.each({ shutout, half, close, middle }),
          texts.wins.stopped({ points: stopped }),
        ],
    places: [texts.order({ keys: listed(keys, language) })],
    draw:
      seating === 'swiss'
        ? [texts.draw.swiss, texts.draw.bye({ target, middle })]
        : seating === 'knock-out'
          ? [texts.draw.knockOut]
          : seating === 'groups'
            ? [texts.draw.groups, texts.draw.groupPlaces]
            : [],
    mishaps: mishapSentences(regulation.mishaps, target, hasFixedPairs(seating), texts),
  };
}

/** What happens if something goes wrong. Only fixed pairs win by a walkover, and are expelled from the evening. */
function mishapSentences(
  { walkover, annulled, tied, penalties, expulsion }: MishapRules,
  target: number,
  isOfPairs: boolean,
  texts: Texts,
): string[] {
  const { worth, penalty, absent } = walkover;
  const lost = walkover.lost === 'half' ? Math.floor(target / 2) : 0;
  return [
    ...(isOfPairs ? [texts.walkover.score({ target, lost })] : []),
    ...(isOfPairs && worth !== null ? [texts.walkover.worth({ points: worth })] : []),
    ...(isOfPairs && absent === 'nothing' ? [texts.walkover.nothing] : []),
    ...(isOfPairs && penalty > 0 ? [texts.walkover.penalty({ points: penalty })] : []),
    texts.annulledRound[annulled],
    texts.tiedBlock[tied],
    texts.penalties[penalties],
    texts.expulsion[expulsion.score],
    ...(isOfPairs ? [texts.expelled[expulsion.results]] : []),
  ];
}
