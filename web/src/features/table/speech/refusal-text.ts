import type { TableMessages } from '../../../i18n/compiled/types.ts';
import type { Refusal, Seat, TableView } from '../../../net/protocol/types.ts';
import { mergeAlike, inOrder } from '../view/ends.ts';
import { handNumber, isOwn, nameOf, personIs, whoIs } from '../view/people.ts';
import { whereOf } from '../view/place.ts';

/** The reason of a refusal, in a sentence that names the rule. Empty where the part for the people at a table has the words. */
export function refusalText(refusal: Refusal, view: TableView, t: TableMessages): string {
  const texts = t.refused;
  switch (refusal.code) {
    case 'not-your-turn':
      return (
        ownHandsTurn(refusal.turn, view, t) ??
        texts.notYourTurn({ who: whoIs(view, refusal.turn, t) })
      );
    case 'no-round':
      return texts.noRound;
    case 'bot-sits-here':
      return texts.botSitsHere({ name: nameOf(view, refusal.seat, t) });
    case 'not-away':
      return texts.notAway({ who: personIs(view, refusal.seat, t) });
    case 'in-grace': {
      const n = Math.ceil(refusal.left_ms / 1000);
      return texts.inGrace({ who: personIs(view, refusal.seat, t), n });
    }
    case 'not-held':
      return texts.notHeld({ tile: refusal.tile });
    case 'must-lead':
      return texts.mustLead({ tile: refusal.tile });
    case 'must-lead-double':
      return texts.mustLeadDouble;
    case 'wrong-place':
      return texts.wrongPlace({ tile: refusal.tile });
    case 'does-not-fit':
      return texts.doesNotFit({
        tile: refusal.tile,
        ends: mergeAlike(inOrder(refusal.ends)).map(({ number }) => number),
      });
    case 'which-half':
      return texts.whichHalf({ tile: refusal.tile, halves: refusal.halves });
    case 'only-doubles':
      return texts.onlyDoubles;
    case 'right-on-equal-ends':
      return texts.rightOnEqualEnds({ n: refusal.number });
    case 'must-play': {
      const { choice } = refusal;
      return choice.type === 'play'
        ? texts.mustPlay({ tile: choice.tile, where: whereOf(choice.at, view, t) })
        : texts.mustDraw;
    }
    case 'must-draw':
      return texts.mustDraw;
    case 'nothing-to-draw':
      return texts.nothingToDraw;
    case 'before-lead':
      return texts.beforeLead({ n: Math.ceil(refusal.left_ms / 1000) });
    case 'frozen':
      return texts.frozen;
    default:
      // The part of the page for the people at a table has the words for the others.
      return '';
  }
}

/** The sentence that this person's other hand has the turn; `null` if it has not. */
function ownHandsTurn(turn: Seat, view: TableView, t: TableMessages): string | null {
  const n = handNumber(view, turn);
  return n !== null && isOwn(view, turn) ? t.hands.turn({ n }) : null;
}
