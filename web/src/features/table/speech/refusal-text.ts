import type { TableMessages } from '../../../i18n/table/en.ts';
import type { Refusal, Seat, TableView } from '../../../net/protocol/types.ts';
import { alike, inOrder } from '../view/ends.ts';
import { handNumber, isOwn, personIs, whoIs } from '../view/people.ts';
import { whereOf } from '../view/place.ts';

/** The reason of a refusal, in a sentence that names the rule. */
export function refusalText(refusal: Refusal, view: TableView, t: TableMessages): string {
  const says = t.refused;
  switch (refusal.code) {
    case 'no-such-seat':
      return says.noSuchSeat({ n: refusal.seat });
    case 'seat-taken':
      return says.seatTaken;
    case 'already-seated':
      return says.alreadySeated;
    case 'not-seated':
      return says.notSeated;
    case 'not-your-turn':
      return (
        ownHandsTurn(refusal.turn, view, t) ??
        says.notYourTurn({ who: whoIs(view, refusal.turn, t) })
      );
    case 'no-round':
      return says.noRound;
    case 'match-began':
      return says.matchBegan;
    case 'nothing-to-wait-for':
      return says.nothingToWaitFor;
    case 'not-away':
      return says.notAway({ who: personIs(view, refusal.seat, t) });
    case 'in-grace': {
      const n = Math.ceil(refusal.left_ms / 1000);
      return says.inGrace({ who: personIs(view, refusal.seat, t), n });
    }
    case 'not-held':
      return says.notHeld({ tile: refusal.tile });
    case 'must-lead':
      return says.mustLead({ tile: refusal.tile });
    case 'must-lead-double':
      return says.mustLeadDouble;
    case 'wrong-place':
      return says.wrongPlace({ tile: refusal.tile });
    case 'does-not-fit':
      return says.doesNotFit({
        tile: refusal.tile,
        ends: alike(inOrder(refusal.ends)).map(({ number }) => number),
      });
    case 'which-half':
      return says.whichHalf({ tile: refusal.tile, halves: refusal.halves });
    case 'only-doubles':
      return says.onlyDoubles;
    case 'nothing-to-close':
      return says.nothingToClose;
    case 'not-done':
      return says.notDone;
    case 'right-on-equal-ends':
      return says.rightOnEqualEnds({ n: refusal.number });
    case 'must-play': {
      const { choice } = refusal;
      return choice.type === 'play'
        ? says.mustPlay({ tile: choice.tile, where: whereOf(choice.at, view, t) })
        : says.mustDraw;
    }
    case 'must-draw':
      return says.mustDraw;
    case 'nothing-to-draw':
      return says.nothingToDraw;
    case 'nothing-to-take':
      return says.nothingToTake;
    case 'taken-already':
      return says.takenAlready;
    case 'not-mixed-again':
      return says.notMixedAgain;
    case 'not-pointed':
      return says.notPointed;
    case 'before-lead':
      return says.beforeLead({ n: Math.ceil(refusal.left_ms / 1000) });
    case 'nothing-to-declare':
      return says.nothingToDeclare;
    case 'frozen':
      return says.frozen;
  }
}

/** A tile of one of two hands cannot be played while the other hand has the turn. */
function ownHandsTurn(turn: Seat, view: TableView, t: TableMessages): string | null {
  const n = handNumber(view, turn);
  return n !== null && isOwn(view, turn) ? t.hands.turn({ n }) : null;
}
