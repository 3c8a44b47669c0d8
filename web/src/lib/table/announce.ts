import type { TableMessages } from '../i18n/table/en.ts';
import type { Speech } from '../i18n/table/parties.ts';
import type { Now, Place, SeenEvent, TableView, Tile } from '../protocol/types.ts';
import { choicesOf, fitting } from './choices.ts';
import { matchOutcomeOf, nextLeadOf, outcomeOf } from './outcome.ts';
import { whoIs } from './people.ts';
import { refusalText } from './refused.ts';
import type { Moment } from './table.svelte.ts';
import { lineEnds } from './ends.ts';
import { ofSeat } from './tile.ts';

/** Where a sentence is said: plays in order, what concerns the turn at once, answers to keys. */
export type Region = 'plays' | 'turn' | 'answers';

export type Said = { region: Region; text: string };

/** What the words depend on. */
export type Voice = { t: TableMessages; speech: Speech };

/** What is said of a moment at the table. */
export function announce(moment: Moment, view: TableView, voice: Voice): Said[] {
  const { t } = voice;
  switch (moment.type) {
    case 'event':
      // What was missed is told in one sentence when the connection is back.
      return moment.missed ? [] : announceEvent(moment.event, moment.before, moment.after, voice);
    case 'now':
      return moment.turn
        ? [{ region: 'turn', text: turnText(moment.view, moment.now, voice) }]
        : [];
    case 'laid':
      return [];
    case 'refused':
      return [{ region: 'turn', text: refusalText(moment.refusal, view, t) }];
    case 'choosing':
      return [{ region: 'answers', text: choosingText(moment.tile, moment.places, view, t) }];
    case 'lost':
      return [{ region: 'turn', text: t.say.lost }];
    case 'back':
      return [];
  }
}

/** What is said of an event; `before` and `after` are the table around it. */
export function announceEvent(
  event: SeenEvent,
  before: TableView,
  after: TableView,
  { t, speech }: Voice,
): Said[] {
  const says = t.say;
  const plays = (text: string): Said[] => [{ region: 'plays', text }];
  switch (event.type) {
    case 'opened':
      return [];
    case 'seated':
      return plays(says.seated({ who: whoIs(after, event.seat, t) }));
    case 'left':
      return plays(says.left({ who: whoIs(before, event.seat, t) }));
    case 'match-began':
      return plays(says.matchBegan);
    case 'lot-drawn':
      return plays(
        says.lot({
          who: whoIs(after, event.leader, t),
          tile: ofSeat(event.tiles, event.leader),
        }),
      );
    case 'dealt':
      return plays(
        says.dealt({
          round: event.round,
          who: whoIs(after, event.leader, t),
          tile: event.must_lead === 'double' ? null : event.must_lead,
        }),
      );
    case 'thrown-back':
      return plays(says.thrownBack);
    case 'played': {
      const { seat, tile, at } = event;
      const ends = lineEnds(event.ends) ?? [0, 0];
      const drawn = drawnBefore(before, seat);
      return plays(says.played({ who: whoIs(after, seat, t), tile, at, ends, drawn, speech }));
    }
    case 'drew':
      // The others' draws are told with what came of them.
      return event.tile === null ? [] : plays(says.drew({ tile: event.tile }));
    case 'passed': {
      const ends = lineEnds(before.round?.ends ?? []);
      const drawn = drawnBefore(before, event.seat);
      return plays(says.passed({ who: whoIs(after, event.seat, t), ends, drawn, speech }));
    }
    case 'closed':
      return plays(says.closed({ who: whoIs(after, event.seat, t) }));
    case 'done':
      return [];
    case 'round-ended': {
      const { what, why, accounts } = outcomeOf(after, event.result, t);
      const next = nextLeadOf(after, event.result, t);
      return plays([what, ...why, ...accounts, next].join(' ').trim());
    }
    case 'ready':
      return event.seat === after.you || speech !== 'full'
        ? []
        : plays(says.ready({ who: whoIs(after, event.seat, t) }));
    case 'match-ended':
      return [{ region: 'turn', text: (matchOutcomeOf(after, t) ?? []).join(' ') }];
    case 'held':
      return [{ region: 'turn', text: says.held({ who: whoIs(after, event.seat, t) }) }];
    case 'returned':
      // That somebody is back is told when they are, not when they take the seat again.
      return [];
    case 'credited':
      return plays(says.credited({ n: Math.ceil(event.ms / 1000) }));
  }
}

/** How many tiles a seat has drawn in the turn it is in; one's own are told as they are drawn. */
function drawnBefore(view: TableView, seat: number): number {
  if (seat === view.you) return 0;
  let drawn = 0;
  for (const event of [...(view.round?.history ?? [])].reverse()) {
    if (event.type !== 'drew' || event.seat !== seat) break;
    drawn += 1;
  }
  return drawn;
}

/** That it is this seat's turn, and what it can do. */
export function turnText(view: TableView, now: Now, { t }: Voice): string {
  const says = t.say;
  const choices = choicesOf(now.legal ?? []);
  const fits = fitting(choices);
  const [only] = fits;
  if (only === undefined) return choices.draw ? says.yourTurnDraw : says.yourTurnPass;
  if (view.round !== null && view.round.ends.length === 0) {
    const led = view.round.must_lead;
    if (led === 'double') return says.yourLeadDouble;
    return led === null ? says.yourLead : says.yourLeadWith({ tile: led });
  }
  if (fits.length === 1 && now.forced_ms !== undefined) {
    return says.onlyFits({ tile: only, n: Math.ceil(now.forced_ms / 1000) });
  }
  return says.yourTurn({ fits: fits.length });
}

function choosingText(
  tile: Tile,
  places: readonly Place[],
  view: TableView,
  t: TableMessages,
): string {
  const ends = lineEnds(view.round?.ends ?? []);
  return places.length > 1 && ends !== null
    ? t.say.chooseEnd({ tile, ends })
    : t.say.chosen({ tile });
}

/** What is said when the connection is back: how much was missed, and what. */
export function backText(missed: number, news: readonly string[], t: TableMessages): string {
  return t.say.connected({ missed, news: news.join(' ') });
}
