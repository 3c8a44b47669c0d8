import type { Seat, TableView } from '../../../net/protocol/types.ts';
import {
  announce,
  announceEvent,
  backText,
  type Announcement,
  type Ends,
  type Voice,
} from './announce.ts';
import { gathers } from '../view/gathering.ts';
import { isOwn, personIs } from '../view/people.ts';
import type { Moment } from '../state/moment.ts';
import { ofSeat } from '../view/tile.ts';

/** How many seconds are left when the clock is announced, once each in a turn. */
const CLOCK_SECONDS = [20, 10] as const;

/** Announces what happens at a table, and remembers what it has announced. */
export class Narrator {
  readonly #say: (said: Announcement) => void;
  readonly #voice: () => Voice;
  #away: ReadonlySet<Seat> = new Set();
  /** What was missed while the connection was lost; `null` once it is announced. */
  #news: { missed: number; announced: string[] } | null = null;
  /** The seconds announced last in this turn; infinity for none. */
  #secondsAnnounced = Infinity;

  readonly #loadEnds: () => Promise<Ends>;
  #ends: Ends | undefined;
  /** What is announced once the words for ends are loaded; `null` while nothing waits for them. */
  #waiting: { moment: Moment; view: TableView }[] | null = null;

  constructor(
    say: (said: Announcement) => void,
    voice: () => Voice,
    loadEnds: () => Promise<Ends>,
  ) {
    this.#say = say;
    this.#voice = voice;
    this.#loadEnds = loadEnds;
  }

  /** Announces a moment; `view` is the table as it is shown. */
  hear(moment: Moment, view: TableView): void {
    if (this.#waiting !== null) {
      this.#waiting.push({ moment, view });
    } else if (this.#ends === undefined && isEnd(moment)) {
      this.#waiting = [{ moment, view }];
      void this.#load();
    } else {
      this.#announce(moment, view);
    }
  }

  /** Loads the words for ends, then announces what waits. Without them, the end itself is not announced. */
  async #load(): Promise<void> {
    this.#ends = await this.#loadEnds().catch(() => undefined);
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const { moment, view } of waiting) this.#announce(moment, view);
  }

  #announce(moment: Moment, view: TableView): void {
    const voice = { ...this.#voice(), ...(this.#ends !== undefined && { ends: this.#ends }) };
    if (moment.type === 'back') this.#news = { missed: moment.missed, announced: [] };
    if (moment.type === 'event' && moment.missed) {
      const said = announceEvent(moment.event, moment.before, moment.after, voice);
      this.#news?.announced.push(...said.map(({ text }) => text));
    }
    if (moment.type === 'now') {
      this.#announceNews(voice);
      // People who have not come yet have not lost their connection.
      const away = gathers(moment.view) ? [] : (moment.now.away ?? []);
      this.#announceAway(moment.view, away, voice);
    }
    for (const said of announce(moment, view, voice)) this.#say(said);
  }

  /**
   * Watches the clock of the person's own turn, in milliseconds; `null` while none runs. Returns
   * true once, when it announces ten seconds.
   */
  clock(ms: number | null): boolean {
    if (ms === null) {
      this.#secondsAnnounced = Infinity;
      return false;
    }
    const left = Math.ceil(ms / 1000);
    const due = CLOCK_SECONDS.findLast((seconds) => left <= seconds);
    if (due === undefined || due >= this.#secondsAnnounced) return false;
    // A turn that begins with less time than that skips the announcement.
    const isLate = this.#secondsAnnounced === Infinity && left < due - 1;
    this.#secondsAnnounced = due;
    if (isLate) return false;
    this.#say({ region: 'turn', text: this.#voice().t.say.seconds({ n: due }) });
    return due === 10;
  }

  #announceNews({ t }: Voice): void {
    if (this.#news === null) return;
    const { missed, announced } = this.#news;
    this.#news = null;
    const text =
      missed > 0 && announced.length === 0 ? t.say.connectedAnew : backText(missed, announced, t);
    this.#say({ region: 'turn', text });
  }

  #announceAway(
    view: TableView,
    away: readonly { seat: Seat; grace_ms: number }[],
    { t }: Voice,
  ): void {
    const awayNow = new Set(away.map(({ seat }) => seat));
    for (const { seat, grace_ms } of away) {
      if (this.#away.has(seat) || isOwn(view, seat)) continue;
      const n = Math.ceil(grace_ms / 1000);
      this.#say({ region: 'turn', text: t.say.dropped({ who: personIs(view, seat, t), n }) });
    }
    for (const seat of this.#away) {
      const { sitter } = ofSeat(view.seats, seat);
      if (awayNow.has(seat) || isOwn(view, seat) || sitter.kind !== 'person') continue;
      this.#say({ region: 'turn', text: t.say.back({ who: personIs(view, seat, t) }) });
    }
    this.#away = awayNow;
  }
}

function isEnd(moment: Moment): boolean {
  if (moment.type !== 'event') return false;
  return moment.event.type === 'round-ended' || moment.event.type === 'match-ended';
}
