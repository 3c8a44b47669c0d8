import type { TableMessages } from '../../../i18n/compiled/types.ts';
import type {
  LiveState,
  Place,
  Seat,
  SeenEvent,
  TableView,
  Tile,
} from '../../../net/protocol/types.ts';
import { choicesOf, fitting, type Way } from '../view/choices.ts';
import { costOf, madeBy } from '../view/made.ts';
import { handNumber, isOwn, missingIn, nameOf, personIs, whoIs } from '../view/people.ts';
import { refusalText } from './refusal-text.ts';
import type { Moment } from '../state/moment.ts';
import { announcedNumbers, armsOf, isTile, openEnds, toLead } from '../view/ends.ts';
import { besideOf } from '../view/lattice.ts';
import { samePlace, whereOf } from '../view/place.ts';
import { ofSeat } from '../view/tile.ts';
import { markedBy, waitingDouble } from '../view/trains.ts';

/**
 * A live region: plays and the turn that they lead to, one after another; what concerns this person at once; answers to keys.
 */
export type Region = 'plays' | 'turn' | 'answers';

/** A sentence, and the live region that announces it. A `closing` one is said at once, after the plays before it. */
export type Announcement = { region: Region; text: string; closing?: true };

/** How much is said: `6-5 right`, `six-five on the right`, or that with its consequences. */
export type Speech = 'short' | 'normal' | 'full';

/** The end of a round or of the match. */
export type Ended = Extract<SeenEvent, { type: 'round-ended' | 'match-ended' }>;

/** Says how a round or the match ended. */
export type Ends = (event: Ended, after: TableView, speech: Speech) => Announcement;

/**
 * The language and verbosity of sentences; `scores` says what a tile would score, if the person wants to know. How a
 * round ends is said only with the words for it, which are loaded after the table.
 */
export type Voice = { t: TableMessages; speech: Speech; scores?: boolean; ends?: Ends };

/** The announcements for a moment at the table. */
export function announce(moment: Moment, view: TableView, voice: Voice): Announcement[] {
  const { t } = voice;
  switch (moment.type) {
    case 'event':
      // Missed events are summed up in one sentence when the connection is back.
      return moment.missed ? [] : announceEvent(moment.event, moment.before, moment.after, voice);
    case 'now':
      // In the region of the plays, the turn never interrupts the play that led to it.
      return moment.turn
        ? [{ region: 'plays', text: turnText(moment.view, moment.now, voice), closing: true }]
        : [];
    case 'may-declare':
      return [{ region: 'turn', text: moment.yours ? t.say.youMayDeclare : t.say.mayDeclare }];
    case 'laid':
      return [];
    case 'refused':
      return [{ region: 'turn', text: refusalText(moment.refusal, view, t) }];
    case 'choosing':
      return [{ region: 'answers', text: choosingText(moment, view, voice) }];
    case 'choosing-half':
      return [{ region: 'answers', text: choosingHalfText(moment.tile, moment.ways, t) }];
    case 'lost':
      return [{ region: 'turn', text: t.say.lost }];
    // The part of the page for the people at a table announces what is said or replaced.
    case 'back':
    case 'said':
    case 'replaced':
      return [];
  }
}

/** The announcements for an event; `before` and `after` are the table around it. */
export function announceEvent(
  event: SeenEvent,
  before: TableView,
  after: TableView,
  { t, speech, ends }: Voice,
): Announcement[] {
  const texts = t.say;
  const plays = (text: string): Announcement[] => [{ region: 'plays', text }];
  switch (event.type) {
    case 'opened':
      return [];
    case 'seated':
      return plays(texts.seated({ who: personIs(after, event.seat, t) }));
    case 'bot-seated':
      return plays(texts.seated({ who: personIs(after, event.seat, t) }));
    case 'renamed': {
      const [name, who] = [nameOf(before, event.seat, t), personIs(after, event.seat, t)];
      return who.you || name === who.name
        ? []
        : plays(texts.renamed({ before: name, name: who.name }));
    }
    case 'left':
      return plays(texts.left({ who: personIs(before, event.seat, t) }));
    case 'match-began':
      return plays(texts.matchBegan);
    case 'lot-drawn':
      return plays(
        texts.lot({
          who: whoIs(after, event.leader, t),
          tile: ofSeat(event.tiles, event.leader),
        }),
      );
    case 'mixed':
      return plays(texts.mixed({ inTurn: event.order !== null }));
    case 'mixed-again':
      return plays(texts.mixedAgain({ who: whoIs(after, event.seat, t) }));
    case 'took':
      return tookText(event, after, t);
    case 'lifted':
      return isOwn(after, event.seat) && event.hand !== null
        ? plays([...whichHand(after, event.seat, t), texts.lifted({ tiles: event.hand })].join(' '))
        : [];
    case 'dealt':
      return plays(dealtText(event, after, t));
    case 'thrown-back':
      return plays(texts.thrownBack);
    case 'declared':
      return plays(texts.declared({ who: whoIs(after, event.seat, t) }));
    case 'played': {
      const { seat, tile } = event;
      const arms = armsOf(event);
      const ends = arms.length > 0 ? [] : announcedNumbers(event);
      const drawn = unannouncedDraws(before, seat);
      const who = whoIs(after, seat, t);
      const where = whereOf(event.at, after, t);
      const beside = besideOf(event.at, before.round?.history ?? []);
      const at = beside === null ? where : { on: beside };
      const played = [texts.played({ who, tile, at, ends, drawn, speech }).trimEnd()];
      if (arms.length > 0) {
        played.push(
          texts.arms({
            ends: arms.map(({ at: arm, number }) => ({ where: whereOf(arm, after, t), n: number })),
          }),
        );
      }
      if (beside !== null && speech !== 'short') played.push(t.lattice.told({ where }));
      const made = madeText(event, after, drawn, { t, speech });
      const follows = speech === 'short' ? [] : afterPlay(event, before, after, t);
      return plays([...played, ...made, ...follows].join(' '));
    }
    case 'drew':
      return drewText(event, before, t).flatMap(plays);
    case 'passed': {
      if (searchedTile(before) !== null) return [];
      const marked = markedBy(before.round?.history ?? []);
      const ends = openEnds(before, marked, event.seat).map(({ number }) => number);
      const drawn = unannouncedDraws(before, event.seat);
      const who = whoIs(after, event.seat, t);
      // A pass shows that the player has none of the open numbers.
      const without = speech === 'full' ? [...new Set(ends)] : [];
      // The costs of the person's own draws are announced already.
      const allDrawn = drawnInTurn(before, event.seat);
      const lost =
        costOf(before.rules, allDrawn, true) - costOf(before.rules, allDrawn - drawn, false);
      const passed = withCost(texts.passed({ who, drawn, speech, without }), lost, t);
      return plays(marksTrain(event.seat, before) ? `${passed} ${texts.marked({ who })}` : passed);
    }
    case 'closed':
      return plays(texts.closed({ who: whoIs(after, event.seat, t) }));
    case 'done':
      return [];
    case 'round-ended':
    case 'match-ended':
      return ends === undefined ? [] : [ends(event, after, speech)];
    case 'ready':
      return isOwn(after, event.seat) || speech !== 'full'
        ? []
        : plays(texts.ready({ who: personIs(after, event.seat, t) }));
    case 'held':
      return [{ region: 'turn', text: texts.held({ who: personIs(after, event.seat, t) }) }];
    case 'paced':
      // The setting says it itself.
      return [];
    case 'returned':
      // The narrator announces the return, from the list of people who are away.
      return [];
    case 'credited':
      return plays(texts.credited({ n: Math.ceil(event.ms / 1000) }));
    case 'proposed':
    case 'agreed':
    case 'declined':
    case 'took-back':
      // The part of the page with the words for them announces them.
      return [];
  }
}

function dealtText(event: Dealt, after: TableView, t: TableMessages): string {
  const { round, must_lead } = event;
  const tile = must_lead === 'double' ? null : must_lead;
  // Where seats may have to draw the leading tile, it is not yet known who leads.
  if (tile !== null && after.rules.lead.ifNone === 'draw') return t.say.dealtHub({ round, tile });
  return t.say.dealt({ round });
}

/** The tile with which the round must begin, while seats draw for it; `null` otherwise. */
function searchedTile(view: TableView): Tile | null {
  const lead = toLead(view);
  return view.rules.lead.ifNone === 'draw' && isTile(lead) ? lead : null;
}

/** This person's own draw; others' draws are announced with what follows. A search for the leading tile is said once. */
function drewText({ tile }: Drew, before: TableView, t: TableMessages): string[] {
  const searched = searchedTile(before);
  const begun = before.round?.history.some(({ type }) => type === 'drew') === true;
  const said = searched === null || begun ? [] : [t.say.everyoneDraws({ tile: searched })];
  if (tile === null) return said;
  return [...said, withCost(t.say.drew({ tile }), costOf(before.rules, 1, false), t)];
}

/** Further effects of a play: a double waits for its cover, or a train is closed again. */
function afterPlay(
  { seat, at }: Played,
  before: TableView,
  after: TableView,
  t: TableMessages,
): string[] {
  const own = typeof at === 'object' && 'train' in at && at.train === seat;
  const marked = own && markedBy(before.round?.history ?? []).includes(seat);
  return [...(marked ? [t.say.unmarked] : []), ...waitsText(after, t)];
}

/** Whether a pass opens the passing seat's train. */
function marksTrain(seat: number, { rules, round }: TableView): boolean {
  const history = round?.history ?? [];
  const begun = history.some(({ type }) => type === 'played');
  return rules.layout.shape === 'trains' && begun && !markedBy(history).includes(seat);
}

/** The sentence that a double waits for tiles; none if no double does. */
function waitsText(view: TableView, t: TableMessages): string[] {
  const waiting = waitingDouble(view);
  return waiting === null ? [] : [t.say.waits(waiting)];
}

type Played = Extract<SeenEvent, { type: 'played' }>;
type Drew = Extract<SeenEvent, { type: 'drew' }>;
type Dealt = Extract<SeenEvent, { type: 'dealt' }>;

type Took = Extract<SeenEvent, { type: 'took' }>;

/** Each tile that this person takes. For other seats, only that a seat has taken its last tile. */
function tookText(event: Took, after: TableView, t: TableMessages): Announcement[] {
  const { pile } = after;
  if (pile === undefined) return [];
  const left = pile.each - pile.takers.filter((taker) => taker === event.seat).length;
  if (isOwn(after, event.seat)) {
    const took = t.say.took({ tile: event.tile, left });
    return [{ region: 'plays', text: [...whichHand(after, event.seat, t), took].join(' ') }];
  }
  if (left > 0) return [];
  return [{ region: 'plays', text: t.say.tookAll({ who: whoIs(after, event.seat, t) }) }];
}

/** The points of a play, where tiles score as they are laid. */
function madeText(event: Played, after: TableView, drawn: number, { t, speech }: Voice): string[] {
  const made = madeBy(after.rules, event);
  if (made === null) return [];
  const lost = costOf(after.rules, drawn, false);
  return [t.say.made({ ...made, who: whoIs(after, event.seat, t), lost, speech })];
}

/** A sentence about draws, followed by the points that they cost, if any. */
function withCost(sentence: string, lost: number, t: TableMessages): string {
  return lost > 0 ? `${sentence} ${t.lattice.costs({ n: lost })}` : sentence;
}

/**
 * How many tiles a seat has drawn in its turn without an announcement: 0 for this person, whose
 * draws are announced one by one.
 */
function unannouncedDraws(view: TableView, seat: number): number {
  return isOwn(view, seat) ? 0 : drawnInTurn(view, seat);
}

function drawnInTurn(view: TableView, seat: number): number {
  let drawn = 0;
  for (const event of [...(view.round?.history ?? [])].reverse()) {
    if (event.type !== 'drew' || event.seat !== seat) break;
    drawn += 1;
  }
  return drawn;
}

/** That it is this person's turn, with which hand if they have two, and the possible moves. */
export function turnText(view: TableView, now: LiveState, { t }: Voice): string {
  if (view.phase === 'taking') {
    const n = missingIn(view, now.turn);
    return t.say.yourTaking({ n, mayMix: now.may_mix_again === true });
  }
  const hand = now.turn === null ? [] : whichHand(view, now.turn, t);
  return [...hand, turnSentence(view, now, t), ...waitsText(view, t)].join(' ');
}

/** Which of this person's hands it is, if they have two. */
function whichHand(view: TableView, seat: Seat, t: TableMessages): string[] {
  const n = handNumber(view, seat);
  return n === null ? [] : [`${t.hands.yours({ n })}.`];
}

function turnSentence(view: TableView, now: LiveState, t: TableMessages): string {
  const texts = t.say;
  const choices = choicesOf(now.legal ?? []);
  const fits = fitting(choices);
  const [only] = fits;
  const led = toLead(view);
  if (choices.done) return texts.goOn({ choice: furtherChoice(fits.length > 0, choices.close) });
  if (only === undefined) {
    if (!choices.draw) return texts.yourTurnPass;
    return isTile(led) ? texts.drawForLead({ tile: led }) : texts.yourTurnDraw;
  }
  if (led !== undefined) {
    if (led === 'double') return texts.yourLeadDouble;
    return led === null ? texts.yourLead : texts.yourLeadWith({ tile: led });
  }
  if (fits.length === 1 && now.forced_ms !== undefined) {
    return texts.onlyFits({ tile: only, n: Math.ceil(now.forced_ms / 1000) });
  }
  const sentence = texts.yourTurn({ fits: fits.length });
  return choices.draw ? `${sentence} ${t.lattice.mayDraw}` : sentence;
}

/** What a turn may go on with. */
function furtherChoice(double: boolean, close: boolean): 'both' | 'double' | 'close' | 'done' {
  if (double) return close ? 'both' : 'double';
  return close ? 'close' : 'done';
}

type Choosing = Extract<Moment, { type: 'choosing' }>;

/** Where the chosen tile may go, and what it would score at each place. */
function choosingText({ tile, places, points }: Choosing, view: TableView, voice: Voice): string {
  const { t, scores = true } = voice;
  const scored = places.flatMap((at, i) => {
    const n = scores ? (points[i] ?? 0) : 0;
    return n === 0 ? [] : [t.say.scoresAt({ where: whereOf(at, view, t), n })];
  });
  return [choiceText(tile, places, view, t), ...scored].join(' ');
}

function choiceText(
  tile: Tile,
  places: readonly Place[],
  view: TableView,
  t: TableMessages,
): string {
  if (places.some((at) => typeof at === 'object' && 'cell' in at) && places.length > 1) {
    return t.lattice.chooseCell({ tile, n: places.length });
  }
  const open = view.round?.ends ?? [];
  const ends = places.flatMap((at) => {
    const end = open.find((listed) => samePlace(listed.at, at));
    return end === undefined ? [] : [{ where: whereOf(at, view, t), n: end.number }];
  });
  return ends.length > 1 ? t.say.chooseEnd({ tile, ends }) : t.say.chosen({ tile });
}

function choosingHalfText(tile: Tile, ways: readonly Way[], t: TableMessages): string {
  const halves = ways.flatMap(({ leaves }) => (leaves === undefined ? [] : [leaves]));
  return t.say.chooseHalf({ tile, halves });
}

/** The announcement when the connection is back: how much was missed, and what. */
export function backText(missed: number, news: readonly string[], t: TableMessages): string {
  return t.say.connected({ missed, news: news.join(' ') });
}
