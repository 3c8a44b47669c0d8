import type { ClubSeat, EveningView, MatchPlan, Player } from '../../../net/protocol/evening.ts';
import { restingIn } from './people.ts';
import { groupMatches, isDrawnMatch, playersOf, teamOf, teamPairsOf } from './seating.ts';

/**
 * The first players of the pairs or teams that can be drawn for the next match. Who has lost a match of a knock-out is out. The
 * first match of a knock-out after groups is drawn among everyone: the engine knows who qualifies.
 */
export function pairsToDraw(view: EveningView): Player[] {
  const { setup, schedule, begun } = view;
  const together = 2 * teamPairsOf(setup);
  const first = setup.players.flatMap((_, at) => (at % together === 0 ? [at + 1] : []));
  const before = schedule.matches[begun - 1];
  const isKnockOut = setup.seating === 'knock-out' || setup.seating === 'groups';
  if (!isKnockOut || before === undefined || !isDrawnMatch(setup, begun)) return first;
  const named = namedIn(before);
  const out = together > 2 ? teamsOut(view) : pairsOut(view);
  return first.filter((player) => named.has(player) && !out.has(player));
}

/** Those of the pairs who were there for the last match that was drawn, or have joined since. */
export function pairsHere(view: EveningView): Player[] {
  const { setup, schedule, begun } = view;
  const ofGroups = groupMatches(setup);
  if (ofGroups > 0 && begun === ofGroups) {
    const last = schedule.matches[ofGroups - 1];
    const there = new Set([
      ...(last === undefined ? [] : playersOf(last)),
      ...restingIn(schedule.matches, ofGroups, setup),
    ]);
    return pairsToDraw(view).filter((player) => there.has(player));
  }
  const drawn = schedule.matches.map(namedIn);
  const last = drawn.at(-1);
  return pairsToDraw(view).filter(
    (player) => last?.has(player) === true || !drawn.some((match) => match.has(player)),
  );
}

/** The players who have lost the current match. */
function pairsOut({ tables }: EveningView): Set<Player> {
  return new Set(
    tables.flatMap(({ seats, outcome }) => {
      const isLosers = (seat: ClubSeat) =>
        (seat === 'top' || seat === 'bottom') !== (outcome?.winner === 'first');
      return outcome === null
        ? []
        : seats.filter(({ seat }) => isLosers(seat)).map(({ player }) => player);
    }),
  );
}

/** The first players of the teams that have lost a match, not counting those of their groups. */
function teamsOut({ setup, report }: EveningView): Set<Player> {
  const together = 2 * teamPairsOf(setup);
  const inGroups = new Map(
    report.groups?.map(({ number, played, wins }) => [teamOf(setup, number), played - wins]),
  );
  const out = report.teams?.filter(
    ({ team, played, wins }) => played - wins > (inGroups.get(team) ?? 0),
  );
  return new Set(out?.map(({ team }) => together * (team - 1) + 1));
}

/** Everyone who sits at a table of a match, or has no opponents in it. */
const namedIn = (plan: MatchPlan): ReadonlySet<Player> =>
  new Set([...playersOf(plan), ...(plan.byes ?? []).flat()]);
