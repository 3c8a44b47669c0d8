import { BOT_DELAYS_MS, type OpenTable } from '../../../net/protocol/types.ts';
import { paceNow } from '../../running/pace.ts';
import { levelThatSuits } from '../../person/strength.ts';
import { readRules } from '../../rulebook/parameters.ts';
import { isSuiting } from './plan.ts';

/** A plan as it is opened now: with the levels of the bots that suit the person, and the pace of the bots. */
export function settled(plan: OpenTable): OpenTable {
  const level = levelThatSuits(readRules(plan.rules).preset);
  const seats = plan.seats.map((seat) =>
    isSuiting(seat) ? ({ kind: 'bot', level } as const) : seat,
  );
  const options = { ...plan.options, bot_delay_ms: BOT_DELAYS_MS[paceNow()] };
  return { ...plan, seats, options };
}
