import type { EveningMessages } from '../../../i18n/evening/en.ts';
import type { AlertValues } from '../../../i18n/evening/alert-values.ts';
import type { Who } from '../../../i18n/evening/reasons.ts';
import type { AlertCause, Pairing } from '../../../net/protocol/evening.ts';
import { indexOf, roundText, scoreText } from './score.ts';

/** An alert in a sentence. Spectators do not learn who objects to what: their text is empty. */
export function oddityText(
  about: AlertCause,
  pairing: Pairing,
  who: Who,
  { common }: EveningMessages,
): string {
  const says = common.odd;
  switch (about.kind) {
    case 'high': {
      const { number, round } = about;
      const [pair, points] =
        round.kind === 'won' ? [pairing[indexOf(round.pair)], round.points] : [pairing.flat(), 0];
      return says.high({ number, points, pair: common.names(pair.map(who)) });
    }
    case 'twice':
      return says.twice({ number: about.number, score: roundText(about.round) });
    case 'objection':
      return says.objection({ number: about.number, by: who(about.by), text: about.text });
    case 'wrong-lead': {
      const { number, leads, should } = about;
      return says['wrong-lead']({ number, leads: who(leads), should: who(should) });
    }
    case 'corrected-end':
      return says['corrected-end']({ number: about.number });
    case 'conflict': {
      const stands = about.stands === null ? null : roundText(about.stands);
      const told: AlertValues<'conflict'> = {
        number: about.number,
        stands,
        told: roundText(about.told),
      };
      return says.conflict(told);
    }
    case 'other-end':
      return says['other-end']({ stands: scoreText(about.stands), told: scoreText(about.told) });
  }
}
