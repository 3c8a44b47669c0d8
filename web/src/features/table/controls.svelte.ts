import { tick } from 'svelte';
import type { Language } from '../../i18n/language.svelte.ts';
import type { Place, TableView, Tile } from '../../net/protocol/types.ts';
import type { Settings } from '../../device/settings/settings.svelte.ts';
import type { Announcer } from './speech/announcer.svelte.ts';
import { fitting, placesOf } from './view/choices.ts';
import type { CompanyPanel } from './company/asks.ts';
import type { Typed } from './keys/command.ts';
import { actionOf, type Action } from './keys/keys.ts';
import { isOpened } from './view/line.ts';
import { countedPlace, type CountedCell } from './view/place.ts';
import { highestOf } from './view/set.ts';
import type { TableState } from './state/table.svelte.ts';
import type { Feedback } from './sound/feedback.ts';

/** A panel over the table. */
export type Panel =
  'sheet' | 'plays' | 'rules' | 'invite' | 'keys' | 'command' | 'deals' | CompanyPanel;

/** What the controls act on. */
export type Surface = {
  table: TableState;
  announcer: Announcer;
  settings: Settings;
  language: Language;
  feedback: Feedback;
  /** The hand; `undefined` where none is shown. */
  hand: () => HandFocus | undefined;
  /** Outlines a number on the cloth. */
  outline: (number: number) => void;
  /** Whether the page always shows everything, so that there is no zen mode. */
  allShown: boolean;
  /** Moves the focus to the table's heading. */
  toHeading: () => void;
};

/** The hand, as far as keys need it. */
type HandFocus = {
  focus: (index: number) => void;
  focused: () => number;
  tiles: () => readonly Tile[];
  sort: (by: -1 | 1) => Promise<void>;
};

type Answers = typeof import('./speech/answers.ts');

const ANSWER_SHOWN_MS = 4000;
/** How long `N` waits for its digit. */
const ASKING_MS = 4000;

/** The actions of keys, menu and command box, and the panels that they open. */
export class Controls {
  zen = $state(false);
  /** The round in which the person walks along the line, `null` for none. The walk ends with it. */
  #walkedIn: string | null = $state(null);
  panel: Panel | null = $state(null);
  /** The answer that is shown now; `null` for none. */
  answer: string | null = $state(null);
  readonly #surface: Surface;
  /** Whether `N` was pressed and waits for its digit. */
  #asking = false;
  #askingTimer: ReturnType<typeof setTimeout> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(surface: Surface) {
    this.#surface = surface;
  }

  /** Stops all timers. */
  stop(): void {
    clearTimeout(this.#askingTimer);
    clearTimeout(this.#answerTimer);
  }

  /** Whether the person walks along the line. */
  get walking(): boolean {
    return this.#walkedIn !== null && this.#walkedIn === roundOf(this.#surface.table.view);
  }

  readonly keydown = (event: KeyboardEvent): void => {
    const { feedback, settings, table } = this.#surface;
    feedback.unlock();
    const typing = event.target instanceof Element && event.target.matches('input, textarea');
    if (event.defaultPrevented || typing) return;
    const action = actionOf(event, { single: settings.values.keys, asking: this.#asking });
    if (action === null) return;
    // Without a chosen tile, Escape is for an open panel or menu.
    if (action.do === 'cancel' && table.chosen === null) return;
    event.preventDefault();
    this.act(action);
  };

  /** Carries out what was typed into the command box. */
  readonly command = (typed: Typed): void => {
    const { table, language } = this.#surface;
    this.panel = null;
    switch (typed.do) {
      case 'unknown':
        this.#giveAnswer(language.t.table.answer.notUnderstood({ text: typed.text }), true);
        break;
      case 'play-tile': {
        const { tile } = typed;
        const leaves = typed.leaves ?? undefined;
        const places = placesOf(table.choices, tile);
        const [only, other] = places;
        const at = this.#named(typed.at, places);
        if (at === undefined) table.refusePlace(tile);
        else if (at !== null) table.play(tile, at, leaves);
        else if (only !== undefined && other === undefined) table.play(tile, only, leaves);
        else table.choose(tile, { confirm: true });
        focusFirst('[data-half]', '[data-place]', 'button[data-end]');
        break;
      }
      default:
        this.act(typed);
    }
  };

  /** The typed place, `null` for none; `undefined` if the tile does not fit the typed cell. */
  #named(at: Place | CountedCell | null, places: readonly Place[]): Place | null | undefined {
    if (at === null || typeof at === 'string' || !('row' in at)) return at;
    const { view } = this.#surface.table;
    return (view === null ? null : countedPlace(at, places, view)) ?? undefined;
  }

  /** Announces and shows an answer. */
  readonly showAnswer = (text: string): void => this.#giveAnswer(text, true);

  /** Announces and shows how many tiles with a number are laid. */
  readonly showNumberAnswer = (number: number): void => {
    const { table, language } = this.#surface;
    if (table.view === null || number > highestOf(table.view.rules)) return;
    const { view } = table;
    this.#work((work) => work.numberAnswer(view, number, language.t.table), true);
  };

  readonly leaveWalk = async (): Promise<void> => {
    this.#walkedIn = null;
    await tick();
    const hand = this.#surface.hand();
    if (hand === undefined) this.#surface.toHeading();
    else hand.focus(hand.focused());
  };

  act(action: Action): void {
    const { table, announcer, language, settings } = this.#surface;
    const { view } = table;
    if (view === null) return;
    const texts = language.t.table;
    const hand = this.#surface.hand();
    switch (action.do) {
      case 'move':
        hand?.focus(hand.focused() + (isFocusInHand() ? action.by : 0));
        break;
      case 'first':
        hand?.focus(0);
        break;
      case 'last':
        hand?.focus(hand.tiles().length - 1);
        break;
      case 'tile':
        if (hand !== undefined && action.index < hand.tiles().length) hand.focus(action.index);
        break;
      case 'play': {
        const tile = table.chosen ?? hand?.tiles()[hand.focused()];
        if (tile === undefined) break;
        // Other layouts have no left and right: there the tile is chosen first, then its place.
        if (view.rules.layout.shape === 'line' || view.rules.layout.shape === 'cross') {
          table.play(tile, action.at);
          focusFirst('[data-half]');
        } else {
          table.choose(tile);
          focusFirst('[data-half]', '[data-place]', 'button[data-end]');
        }
        break;
      }
      case 'sort':
        void hand?.sort(action.by);
        break;
      case 'number':
        this.#setAsking(false);
        this.#surface.outline(action.number);
        this.showNumberAnswer(action.number);
        break;
      case 'draw':
        table.draw();
        break;
      case 'pass':
        table.pass();
        break;
      case 'close':
        table.close();
        break;
      case 'done':
        table.done();
        break;
      case 'declare':
        table.declare();
        break;
      case 'cancel':
        this.#setAsking(false);
        this.#cancel();
        break;
      case 'say-ends': {
        const lattice = view.rules.layout.shape === 'triangles';
        const opened = isOpened(view.round);
        this.#work(({ cellsAnswer, endsAnswer }) =>
          lattice && opened
            ? cellsAnswer(view, table.choices, texts)
            : endsAnswer(view, table.now, texts),
        );
        break;
      }
      case 'say-hand':
        this.#work((work) => work.handAnswer(view, table.hands, fitting(table.choices), texts));
        break;
      case 'say-line':
        this.#work((work) => work.lineAnswer(view, texts));
        break;
      case 'ask-number':
        this.#setAsking(true);
        this.#giveAnswer(texts.answer.whichNumber, true);
        break;
      case 'say-last':
        this.#work((work) => work.lastPlaysAnswer(view, texts, settings.values.speech));
        break;
      case 'say-counts':
        this.#work((work) => work.countsAnswer(view, texts));
        break;
      case 'say-score':
        this.#work((work) => work.scoreAnswer(view, texts, table.now.made));
        break;
      case 'say-clock':
        this.#work((work) => work.clockAnswer(view, table, texts, language.code));
        break;
      case 'grid':
        if (view.rules.layout.shape === 'triangles' && this.#toCells()) break;
        this.#walkedIn = isOpened(view.round) ? roundOf(view) : null;
        if (!this.walking) this.#giveAnswer(texts.answer.noEnds);
        break;
      case 'zen':
        if (this.#surface.allShown) break;
        this.zen = !this.zen;
        this.#giveAnswer(this.zen ? texts.answer.zenOn : texts.answer.zenOff);
        break;
      case 'take-back':
        table.request('take-back');
        break;
      case 'talk':
        if (view.options.talk !== 'off') this.panel = 'talk';
        break;
      case 'mute':
        this.#toggleSound();
        break;
      case 'help':
        this.panel = 'keys';
        break;
      case 'command':
        this.panel = 'command';
        break;
      case 'previous':
        announcer.previous(texts.answer.nothingSaid);
        break;
      case 'next':
        announcer.next(texts.answer.nothingSaid);
        break;
    }
  }

  /**
   * Chooses the chosen or else the focused tile, and moves the focus to its places on the cloth.
   * Returns false if the focus is already there or the tile fits nowhere: then the person walks
   * along the laid tiles.
   */
  #toCells(): boolean {
    const { table } = this.#surface;
    if (document.activeElement?.matches('[data-place]') === true) return false;
    const tile = table.chosen ?? table.hand[this.#surface.hand()?.focused() ?? 0];
    if (tile === undefined || placesOf(table.choices, tile).length === 0) return false;
    table.lift(tile);
    focusFirst('[data-place]');
    return true;
  }

  #toggleSound(): void {
    const { settings, feedback, language } = this.#surface;
    const on = !settings.values.sound;
    settings.set('sound', on);
    if (on) feedback.unlock();
    const texts = language.t.table;
    this.#giveAnswer(on ? texts.answer.soundOn : texts.answer.soundOff, true);
  }

  #cancel(): void {
    const { table, language } = this.#surface;
    const { chosen } = table;
    if (chosen === null) return;
    table.cancel();
    this.#giveAnswer(language.t.table.say.cancelled({ tile: chosen }));
  }

  #setAsking(on: boolean): void {
    this.#asking = on;
    clearTimeout(this.#askingTimer);
    if (on) this.#askingTimer = setTimeout(() => (this.#asking = false), ASKING_MS);
  }

  /** Works out an answer and gives it. What works out answers is loaded with the first of them. */
  #work(answer: (work: Answers) => string, shown = false): void {
    void import('./speech/answers.ts').then(
      (work) => this.#giveAnswer(answer(work), shown),
      () => this.#giveAnswer(this.#surface.language.t.failed.page, true),
    );
  }

  /**
   * Announces an answer; with `shown`, also shows it for a while to people who do not use speech.
   */
  #giveAnswer(text: string, shown = false): void {
    this.#surface.announcer.say({ region: 'answers', text });
    if (!shown) return;
    this.answer = text;
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => (this.answer = null), ANSWER_SHOWN_MS);
  }
}

/** A key for the round, unique at this table. */
function roundOf(view: TableView | null): string | null {
  return view === null ? null : `${view.match_number} ${view.round?.number}`;
}

/** Moves the focus to the first element that one of the selectors matches, if there is one. */
function focusFirst(...selectors: ('[data-half]' | '[data-place]' | 'button[data-end]')[]): void {
  void tick().then(() => document.querySelector<HTMLElement>(selectors.join())?.focus());
}

function isFocusInHand(): boolean {
  return document.activeElement?.getAttribute('role') === 'option';
}
