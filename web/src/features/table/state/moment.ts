import type {
  LiveState,
  Place,
  Refusal,
  Said,
  Seat,
  SeenEvent,
  TableView,
  Tile,
} from '../../../net/protocol/types.ts';
import type { Way } from '../view/choices.ts';

/** Something that the page, speech and sound may react to. */
export type Moment =
  /** An applied event; `missed` if it arrived after a loss of the connection. */
  | { type: 'event'; event: SeenEvent; before: TableView; after: TableView; missed: boolean }
  /** The state after a message; `turn` is true if this seat's turn has just begun. */
  | { type: 'now'; view: TableView; now: LiveState; turn: boolean }
  /** A player may announce 6-6 before the lead; `yours` if this seat may. */
  | { type: 'may-declare'; yours: boolean }
  /** This seat's own play, shown before the server has answered. */
  | { type: 'laid'; tile: Tile; at: Place }
  | { type: 'refused'; refusal: Refusal }
  /** A chosen tile waits for its place; `points` is what it would score at each. */
  | { type: 'choosing'; tile: Tile; places: readonly Place[]; points: readonly number[] }
  /** A tile has its place; the player still has to choose which half stays open. */
  | { type: 'choosing-half'; tile: Tile; ways: readonly Way[] }
  /** A person said something. */
  | { type: 'said'; seat: Seat; said: Said }
  /** A snapshot has replaced the table on an open connection. */
  | { type: 'replaced'; before: TableView; after: TableView }
  /** The connection was lost. */
  | { type: 'lost' }
  /** The connection is back; `missed` counts the events that happened meanwhile. */
  | { type: 'back'; missed: number };

/**
 * Whether an event only goes on with the search for the tile that must lead: everyone draws and passes until somebody has
 * it. The first draw stands for the whole of it.
 */
export function isSearch({ event, before }: Extract<Moment, { type: 'event' }>): boolean {
  const { history = [], must_lead } = before.round ?? {};
  const searching = Array.isArray(must_lead) && !history.some(({ type }) => type === 'played');
  return searching && event.type === 'drew'
    ? history.some(({ type }) => type === 'drew')
    : searching && event.type === 'passed';
}

/** Tells listeners of each moment. */
export class Moments {
  readonly #listeners = new Set<(moment: Moment) => void>();

  /** Calls `listener` at every moment, until the returned function is called. */
  listen(listener: (moment: Moment) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(moment: Moment): void {
    for (const listener of this.#listeners) listener(moment);
  }
}

/** A seat's action in its turn. */
export type TurnEvent = Extract<
  SeenEvent,
  { type: 'played' | 'drew' | 'passed' | 'closed' | 'done' }
>;

export function isTurnEvent(event: SeenEvent): event is TurnEvent {
  return ['played', 'drew', 'passed', 'closed', 'done'].includes(event.type);
}

/** Whether the next turn is announced after this event. After a draw the same turn goes on. */
export function endsTurn(event: SeenEvent): boolean {
  return event.type === 'dealt' || (isTurnEvent(event) && event.type !== 'drew');
}
