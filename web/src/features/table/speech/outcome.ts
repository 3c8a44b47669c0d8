import type { Sentences } from '../../../i18n/language.svelte.ts';
import type {
  Outcome,
  RoundResult,
  Seat,
  SideScore,
  TableView,
} from '../../../net/protocol/types.ts';
import {
  hasThreshold,
  isGoat,
  partnersOf,
  partyOf,
  partyOfSeats,
  personIs,
  pointsLose,
  sideOf,
  targetOf,
  whoIs,
} from '../view/people.ts';
import { ofSeat } from '../view/tile.ts';

/** The words of score sheets, besides those of every table. */
export type ScoreTexts = Pick<Sentences, 'table' | 'score'>;

/** How a round ended: what happened, the rule that decided, and the effect on accounts. */
export type RoundWords = { what: string; why: string[]; accounts: string[] };

/** How a round ended, in sentences. */
export function outcomeOf(view: TableView, result: RoundResult, t: ScoreTexts): RoundWords {
  const texts = t.score.round;
  const { outcome } = result;
  const who = whoIs(view, outcome.seat, t.table);
  const yours = isYours(view, result);
  const losersPay = view.rules.score.sense === 'losers-pay';
  const payment = losersPay ? losses(view, result, t) : gains(view, result, t);
  const accounts = losersPay || hasThreshold(view) ? accountSentences(view, result, t) : [];
  if (outcome.kind === 'out') {
    const isPartner = view.you !== null && partnersOf(view, view.you).includes(outcome.seat);
    const what = isPartner ? texts.partnerOut({ yours }) : texts.out({ who, yours });
    return { what, why: payment, accounts };
  }
  const what = isGoat(view) ? texts.fish({ who }) : texts.blocked({ who });
  return { what, why: [...blockWinner(view, result, t), ...payment], accounts };
}

/** Whether the reader's side has won the round. Where only plays score, nobody wins it. */
function isYours({ rules, sides, you }: TableView, { settlement }: RoundResult): boolean {
  const { winner } = settlement;
  if (you === null || winner === null || rules.score.sense === 'play-only') return false;
  return sides[winner]?.includes(you) === true;
}

function blockWinner(view: TableView, result: RoundResult, t: ScoreTexts): string[] {
  const texts = t.score.round;
  const { score } = view.rules;
  const { settlement } = result;
  if (settlement.tied) {
    const n = settlement.carried;
    switch (score.blockTie) {
      case 'void':
        return [texts.tie.void];
      case 'eggs':
        return [texts.tie.eggs({ n })];
      case 'carry':
        return [texts.tie.carry({ n })];
      case 'blocker-loses':
      case 'blocker-wins':
      case 'leader-wins':
        return [texts.tie.other];
    }
  }
  if (settlement.winner === null || score.blockWinner === 'nobody') return [];
  const party = partyOf(view, settlement.winner, t.table);
  const own = handPoints(view, result, settlement.winner);
  // Equal hands with a winner: a tie-break rule decided.
  const tiedWith = view.sides.filter((_, side) => handPoints(view, result, side) === own).length;
  const bySide = score.blockWinner === 'lowest-side' || score.blockWinner === 'lowest-player';
  if (bySide && tiedWith > 1 && givesTies(score.blockTie)) return [texts.tieGiven[score.blockTie]];
  const rule =
    score.blockWinner === 'lowest-player' && party.many ? 'lowest-side' : score.blockWinner;
  return [texts.blockWinner[rule]({ party, own })];
}

function givesTies(tie: string): tie is keyof ScoreTexts['score']['round']['tieGiven'] {
  return tie === 'blocker-loses' || tie === 'blocker-wins' || tie === 'leader-wins';
}

/** The points of the tiles left in a side's hands. */
export function handPoints(view: TableView, { settlement }: RoundResult, side: number): number {
  const seats = view.sides[side] ?? [];
  return seats.reduce((sum, seat) => sum + ofSeat(settlement.values, seat), 0);
}

function gains(view: TableView, result: RoundResult, t: ScoreTexts): string[] {
  return [
    ...madeInPlay(view, result, t),
    ...wins(view, result, t),
    ...bonuses(view, result, t),
    ...voided(view, result, t),
  ];
}

/** What every side scored in play, where the rules score there. */
function madeInPlay(view: TableView, { settlement }: RoundResult, t: ScoreTexts): string[] {
  if (view.rules.score.play === null) return [];
  const made = settlement.sides.map(({ made: n }, side) =>
    t.score.round.madeBy({ names: partyOf(view, side, t.table).names, n }),
  );
  return [t.score.round.made({ made })];
}

/** The sentence that points were void: they would have passed a target that must be met exactly. */
function voided(view: TableView, { settlement }: RoundResult, t: ScoreTexts): string[] {
  const target = targetOf(view);
  const isCut = ({ scored, credit, made }: SideScore) => scored < credit + made;
  return view.rules.match.test === '==' && target !== null && settlement.sides.some(isCut)
    ? [t.score.round.voided({ target })]
    : [];
}

/** A sentence for each bonus that was paid in the round. */
function bonuses(view: TableView, { settlement }: RoundResult, t: ScoreTexts): string[] {
  return settlement.bonuses.map(({ side, event, points }) =>
    t.score.round.bonus[event]({ party: partyOf(view, side, t.table), n: points }),
  );
}

/** Sentences about the points that the winner of a round scores for it. */
function wins(view: TableView, result: RoundResult, t: ScoreTexts): string[] {
  const texts = t.score.round;
  const { settlement, outcome } = result;
  const { score, match } = view.rules;
  if (settlement.winner === null) return [];
  const party = partyOf(view, settlement.winner, t.table);
  const sideScore = settlement.sides[settlement.winner];
  if (sideScore === undefined) return [];
  const n = sideScore.credit - sideScore.received - sideScore.bonus;
  const sentences = [];
  // Where only plays score, going out earns nothing and decides nothing.
  if (score.sense === 'play-only') return [];
  if (score.sense !== 'winner-gains') {
    if (score.sense === 'none' || n === 0) return [texts.wins({ party })];
    sentences.push(texts.roundPoint({ party }));
    if (match.instant.includes('six-in-a-row')) {
      sentences.push(texts.inARow({ party, n: sideScore.after.points }));
    }
  } else if (outcome.kind === 'out') {
    sentences.push(
      score.out === 'table'
        ? texts.outPays.table({ party, n })
        : texts.outPays.opponents({ party, n }),
    );
  } else if (score.block in texts.blockPays) {
    const pays = texts.blockPays[score.block as keyof typeof texts.blockPays];
    sentences.push(pays({ party, n }));
  }
  if (sideScore.received > 0 && !hasThreshold(view)) {
    sentences.push(texts.received({ party, n: sideScore.received }));
  }
  const credit = sideScore.credit + sideScore.made;
  if (match.cap !== null && sideScore.scored < credit) {
    sentences.push(texts.capped({ n: sideScore.scored, credit, cap: match.cap }));
  }
  return sentences;
}

function losses(view: TableView, result: RoundResult, t: ScoreTexts): string[] {
  const texts = t.score.round;
  const { settlement, outcome } = result;
  const { score } = view.rules;
  const sentences: string[] = [];
  if (outcome.kind === 'out') {
    sentences.push(texts.outPays.own);
  } else if (score.block === 'highest-pays-table') {
    const side = settlement.sides.findIndex(({ credit, received }) => credit - received > 0);
    const sideScore = settlement.sides[side];
    if (sideScore !== undefined) {
      const party = partyOf(view, side, t.table);
      sentences.push(
        texts.losersPay['highest-pays-table']({ party, n: sideScore.credit - sideScore.received }),
      );
    }
  } else if (score.block in texts.losersPay) {
    const pays = texts.losersPay[score.block as keyof typeof texts.losersPay];
    if (typeof pays === 'string') sentences.push(pays);
  }
  return sentences;
}

/** Sentences about the points that each side scores or remembers, and those carried over. */
function accountSentences(view: TableView, result: RoundResult, t: ScoreTexts): string[] {
  const { settlement } = result;
  const sentences = settlement.sides.flatMap((_, side) => sideSentences(view, result, side, t));
  return settlement.carried > 0 && !settlement.tied
    ? [...sentences, t.score.round.waiting({ n: settlement.carried })]
    : sentences;
}

/** Sentences about the points of one side, and the effect on its account. */
function sideSentences(
  view: TableView,
  { settlement }: RoundResult,
  side: number,
  t: ScoreTexts,
): string[] {
  const texts = t.score.round;
  const sideScore = settlement.sides[side];
  if (sideScore === undefined) return [];
  const party = partyOf(view, side, t.table);
  const { openAt } = view.rules.account;
  const { before, after, credit, scored, received } = sideScore;
  const sentences: string[] = [];
  if (received > 0) sentences.push(texts.received({ party, n: received }));
  if (!before.open && after.open && openAt > 0) {
    sentences.push(texts.opens({ party, n: scored, remembered: before.remembered, openAt }));
  } else if (scored > 0) {
    sentences.push((pointsLose(view) ? texts.takes : texts.writes)({ party, n: scored }));
  } else if (after.remembered > before.remembered) {
    sentences.push(texts.remembers({ party, n: after.remembered - before.remembered, openAt }));
  } else if (!after.open && credit > 0) {
    sentences.push(texts.notWritten({ party, n: credit, openAt }));
  }
  if (after.remembered === 0 && before.remembered > 0 && !after.open) {
    sentences.push(texts.cleared({ party, n: before.remembered }));
  }
  return sentences;
}

/** Who leads the next round and why. */
export function nextLeadOf(view: TableView, result: RoundResult, t: ScoreTexts): string {
  const { next } = t.score.round;
  const { lead } = result;
  switch (lead.by) {
    case 'tile':
      return next.tile;
    case 'lot':
      return next.lot;
    case 'seat':
      return next.seat({
        who: whoIs(view, lead.who, t.table),
        why: whyLeads(view, result, lead.who, t),
      });
    case 'winning-side': {
      const side = partyOf(view, sideOf(view, lead.who), t.table);
      return next.side({ party: side });
    }
    case 'hub':
      return t.table.say.dealtHub({ round: result.round + 1, tile: lead.who });
    case 'given':
      return '';
  }
}

function whyLeads(view: TableView, result: RoundResult, seat: Seat, t: ScoreTexts): string {
  const { why } = t.score.round;
  const { lead } = view.rules;
  const { outcome, settlement } = result;
  const asAlways = () => {
    if (lead.next === 'rotate') return why.rotate;
    return settlement.winner === sideOf(view, seat) ? whyWon(outcome, seat, t) : why.again;
  };
  if (outcome.kind === 'out') return asAlways();
  if (settlement.tied) {
    switch (lead.afterTie) {
      case 'blocker':
        return why.blocked;
      case 'rotate':
        return why.rotate;
      case 'as-first':
        return '';
      case 'same':
        return asAlways();
    }
  }
  switch (lead.afterBlock) {
    case 'blocker':
      return why.blocked;
    case 'winner':
      return settlement.winner === null ? why.again : why.won;
    case 'lowest-hand':
      return why.lightest;
    case 'same':
      return asAlways();
  }
}

function whyWon(outcome: Outcome, seat: Seat, t: ScoreTexts): string {
  return outcome.kind === 'out' && outcome.seat === seat
    ? t.score.round.why.wentOut
    : t.score.round.why.won;
}

/** How a match ended, in sentences; `null` while it continues. */
export function matchOutcomeOf(view: TableView, t: ScoreTexts): string[] | null {
  if (view.phase === 'stopped') return [t.score.match.stopped, t.score.match.nobodyWins];
  const end = view.match_end;
  if (view.phase !== 'over' || end === null) return null;
  const { won, lost } = end.verdict;
  if (won.length === 0 && lost.length === 0) return [...timeOut(view, t), t.score.match.drawn];
  const sentences = timeOut(view, t);
  if (!(isGoat(view) && pointsLose(view))) {
    const readerLost = view.you !== null && lost.includes(sideOf(view, view.you));
    const sentence = readerLost ? t.score.match.goesTo : t.score.match.won;
    sentences.push(...won.map((side) => sentence({ party: partyOf(view, side, t.table) })));
  }
  return [...sentences, ...losers(view, t), ...whyOver(view, t)];
}

/** The sentence that a player ran out of time or gave up; none if nobody did. */
export function timeOut(view: TableView, t: ScoreTexts): string[] {
  const end = view.match_end;
  if (end === null || end.eliminated === null) return [];
  const who = personIs(view, end.eliminated, t.table);
  const { eliminated, gaveUp } = t.score.match;
  return [end.resigned ? gaveUp({ who }) : eliminated({ who })];
}

/** Who lost a match of Goat: by its custom, the goats or the donkeys of the table. */
export function losers(view: TableView, t: ScoreTexts): string[] {
  const end = view.match_end;
  if (!isGoat(view) || end === null || end.verdict.lost.length === 0) return [];
  const seats = end.verdict.lost.flatMap((side) => view.sides[side] ?? []);
  const party = partyOfSeats(view, seats, t.table);
  const animal = animalOf(view);
  // A match that ends by time, or because a player gives up, has no goat: no side reached the target.
  return animal === null || end.eliminated !== null
    ? [t.score.match.lost({ party })]
    : [t.score.match[animal]({ party })];
}

/** What the loser of a match is called; `null` where the game has no such custom. */
function animalOf(view: TableView): 'goat' | 'donkey' | null {
  const { preset } = view.rules;
  if (preset === 'donkey') return 'donkey';
  return hasThreshold(view) || preset.startsWith('goat') ? 'goat' : null;
}

/** Why the match ended: at once, after its number of rounds, or by the deciding sides' points; and with which custom. */
export function whyOver(view: TableView, t: ScoreTexts): string[] {
  const texts = t.score.match;
  if (view.match_end === null || view.match_end.eliminated !== null) return [];
  const { won, lost } = view.match_end.verdict;
  const settlement = view.sheet.at(-1)?.settlement;
  if (settlement?.instant) return [texts.instant[settlement.instant]];
  if (view.rules.score.sense === 'none') return [];
  const [first] = pointsLose(view) ? lost : won;
  const points = first === undefined ? undefined : view.standing.accounts[first]?.points;
  const { rounds, reach, test } = view.rules.match;
  const target = targetOf(view);
  if (target === null || points === undefined || (rounds !== null && points < target)) {
    return rounds === null ? [] : [texts.rounds({ n: rounds, lowest: reach === 'loses' })];
  }
  const reached = test === '==' ? texts.exactly({ target }) : texts.reached({ n: points, target });
  return [reached, ...flourishes(view, t)];
}

/** What a table makes much of at the end of a match: a special last tile, or opponents without a single point. */
function flourishes(view: TableView, t: ScoreTexts): string[] {
  const { last, shutOut } = t.score.match;
  const bonuses = view.sheet.at(-1)?.settlement.bonuses ?? [];
  const tiles = bonuses.flatMap(({ event }) =>
    event in last ? [last[event as keyof typeof last]] : [],
  );
  const lost = view.match_end?.verdict.lost ?? [];
  const readerLost = view.you !== null && lost.includes(sideOf(view, view.you));
  const isShutOut =
    view.rules.match.reach === 'wins' &&
    !hasThreshold(view) &&
    lost.length > 0 &&
    lost.every((side) =>
      view.sheet.every(({ settlement }) => settlement.sides[side]?.after.points === 0),
    );
  return [...tiles, ...(isShutOut && !readerLost ? [shutOut] : [])];
}
