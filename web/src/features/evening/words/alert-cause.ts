import type { EveningMessages } from '../../../i18n/compiled/types.ts';
import type { AlertCause, Pairing } from '../../../net/protocol/evening.ts';
import type { NameOf } from './people.ts';
import { indexOf, roundText, scoreText } from './score.ts';

/** The cause of an alert as a sentence. Spectators do not see the text of an objection: it is empty. */
export function alertCauseText(
  about: AlertCause,
  pairing: Pairing,
  who: NameOf,
  { common }: EveningMessages,
): string {
  const texts = common.alertCause;
  switch (about.kind) {
    case 'high': {
      const { number, round } = about;
      const [pair, points] =
        round.kind === 'won' ? [pairing[indexOf(round.pair)], round.points] : [pairing.flat(), 0];
      return texts.high({ number, points, pair: common.names({ names: pair.map(who) }) });
    }
    case 'twice':
      return texts.twice({ number: about.number, score: roundText(about.round) });
    case 'objection':
      return texts.objection({ number: about.number, by: who(about.by), text: about.text });
    case 'wrong-lead': {
      const { number, leads, should } = about;
      return texts['wrong-lead']({ number, leads: who(leads), should: who(should) });
    }
    case 'corrected-end':
      return texts['corrected-end']({ number: about.number });
    case 'conflict':
      return texts.conflict({
        number: about.number,
        recorded: about.recorded === null ? null : roundText(about.recorded),
        entered: roundText(about.entered),
      });
    case 'other-end':
      return texts['other-end']({
        recorded: scoreText(about.recorded),
        entered: scoreText(about.entered),
      });
    case 'other-sheet':
      return texts['other-sheet']({
        recorded: scoreText(about.recorded),
        score: scoreText(about.score),
      });
    case 'late-rounds':
      return texts['late-rounds']({
        names: [...new Set(about.rounds.map(({ by }) => who(by)))],
        rounds: about.rounds.map(({ number, round }) =>
          common.lateRound({ number, score: roundText(round) }),
        ),
      });
  }
}

/** Whether only the organiser can answer the alert. The scorekeeper is told about it, and goes on. */
export const isForOrganiser = ({ kind }: AlertCause): boolean =>
  kind === 'other-sheet' || kind === 'late-rounds';
